//--- unclosed-group
let a = /(a/
//--- unattached-quantifier
let a = /a**/
//--- range-order
let a = #/[b-a]/#
//--- unknown-capture
let a = /(a)\2/
//--- unknown-name
let a = /\k<x>/
//--- same-name
let a = /(?<n>a)(?<n>b)/
//--- unknown-escape
let a = /\q/
//--- lookbehind
let a = /(?<=a)b/
//--- unknown-property
let a = /\p{Foo}/
//--- empty-class
let a = #/[]/#
//--- missing-number
if let match = "a1".firstMatch(of: /(\w)(\d)/) { print(match.3) }
//--- missing-name
if let match = "a1".firstMatch(of: /(?<letter>\w)\d/) { print(match.digit) }
//--- in-a-switch
let text = "abc"
switch text {
case #/a.c/#: print("yes")
default: print("no")
}
//--- optional-capture
if let match = "a1".firstMatch(of: /(\w)(\d)?/) { print(match.2.count) }
