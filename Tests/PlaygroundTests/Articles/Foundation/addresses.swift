import Foundation
for text in ["https://a.b/ü x", "x y", "https://a.b/a%20b", "https://a.b/a%zzb", "https://a.b/a%20b c", "https://a.b/?q=a b&c=ü", "https://a.b/#f g", "https://ü.de/a", "a|b^c", "http://[::1]:80/", "", "http://a b/c", "ht tp://a", "file:///a b", "mailto:a b@c.d", "https://a.b/x?y=[z]", "日本", "https://a.b/100%"] {
    if let url = URL(string: text) { print(url, url.path, url.query ?? "-", url.fragment ?? "-", url.host ?? "-", url.lastPathComponent, url.path(percentEncoded: true), separator: " | ") } else { print("no address:", text) }
    print(URL(string: text, encodingInvalidCharacters: false) as Any)
}
print(["x y"].compactMap(URL.init(string:)), URL(string: "https://a.b/x?q=a%20b")!.query(percentEncoded: false) as Any)
var url = URL(string: "https://a.b/c?x=1#f")!
url.append(queryItems: [URLQueryItem(name: "k", value: "v w"), URLQueryItem(name: "n", value: nil)]); print(url)
url = URL(string: "https://a.b/c/d.txt")!
url.append(path: "e/f"); print(url)
url.append(path: "dir", directoryHint: .isDirectory); print(url)
url.append(component: "x/y"); print(url)
url.append(components: "p", "q"); print(url)
url.append(components: "p", "q", directoryHint: .isDirectory); print(url)
url.appendPathComponent("zz"); print(url)
url.appendPathComponent("zz", isDirectory: true); print(url)
url.appendPathExtension("html"); print(url)
url.deletePathExtension(); print(url)
url.deleteLastPathComponent(); print(url)
url = URL(string: "https://a.b/c/../d/./e")!; url.standardize(); print(url)

// output: https://a.b/%C3%BC%20x | /ü x | - | - | a.b | ü x | /%C3%BC%20x
// output: nil
// output: x%20y | x y | - | - | - | x y | x%20y
// output: nil
// output: https://a.b/a%20b | /a b | - | - | a.b | a b | /a%20b
// output: Optional(https://a.b/a%20b)
// output: https://a.b/a%25zzb | /a%zzb | - | - | a.b | a%zzb | /a%25zzb
// output: nil
// output: https://a.b/a%2520b%20c | /a%20b c | - | - | a.b | a%20b c | /a%2520b%20c
// output: nil
// output: https://a.b/?q=a%20b&c=%C3%BC | / | q=a%20b&c=%C3%BC | - | a.b | / | /
// output: nil
// output: https://a.b/#f%20g | / | - | f%20g | a.b | / | /
// output: nil
// output: https://xn--tda.de/a | /a | - | - | xn--tda.de | a | /a
// output: nil
// output: a%7Cb%5Ec | a|b^c | - | - | - | a|b^c | a%7Cb%5Ec
// output: nil
// output: http://[::1]:80/ | / | - | - | ::1 | / | /
// output: Optional(http://[::1]:80/)
// output: no address:
// output: nil
// output: no address: http://a b/c
// output: nil
// output: no address: ht tp://a
// output: nil
// output: file:///a%20b | /a b | - | - | - | a b | /a%20b
// output: nil
// output: mailto:a%20b@c.d | a b@c.d | - | - | - | a b@c.d | a%20b@c.d
// output: nil
// output: https://a.b/x?y=%5Bz%5D | /x | y=%5Bz%5D | - | a.b | x | /x
// output: nil
// output: %E6%97%A5%E6%9C%AC | 日本 | - | - | - | 日本 | %E6%97%A5%E6%9C%AC
// output: nil
// output: https://a.b/100%25 | /100% | - | - | a.b | 100% | /100%25
// output: nil
// output: [x%20y] Optional("q=a b")
// output: https://a.b/c?x=1&k=v%20w&n#f
// output: https://a.b/c/d.txt/e/f
// output: https://a.b/c/d.txt/e/f/dir/
// output: https://a.b/c/d.txt/e/f/dir/x%2Fy
// output: https://a.b/c/d.txt/e/f/dir/x%2Fy/p/q
// output: https://a.b/c/d.txt/e/f/dir/x%2Fy/p/q/p/q/
// output: https://a.b/c/d.txt/e/f/dir/x%2Fy/p/q/p/q/zz
// output: https://a.b/c/d.txt/e/f/dir/x%2Fy/p/q/p/q/zz/zz/
// output: https://a.b/c/d.txt/e/f/dir/x%2Fy/p/q/p/q/zz/zz.html/
// output: https://a.b/c/d.txt/e/f/dir/x%2Fy/p/q/p/q/zz/zz/
// output: https://a.b/c/d.txt/e/f/dir/x%2Fy/p/q/p/q/zz/
// output: https://a.b/d/e
