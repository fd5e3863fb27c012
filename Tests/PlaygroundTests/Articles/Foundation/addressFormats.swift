import Foundation

let url = URL(string: "https://www.example.com:8080/a/b?q=1#f")!
print(url.formatted())
print(url.formatted(.url.scheme(.omitIfHTTPFamily)))
print(url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])).port(.always).query()))
print(url.formatted(URL.FormatStyle(scheme: .never, host: .omitIfHTTPFamily, path: .always)))
print(URL(string: "ftp://ann:pass@files.example.com:21/x")!.formatted(.url.user().scheme(.displayWhen(.scheme, matches: ["ftp"]))))

// output: https://www.example.com/a/b
// output: www.example.com/a/b
// output: example.com:8080/a/b?q=1
// output: /a/b
// output: ftp://ann@files.example.com:21/x
