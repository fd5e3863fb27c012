struct Card: View { var body: some View { Text("card") } }
#Preview("one") { Card() }
#Preview("two") { unknownCard() }
#Preview("three") {
    @Previewable @State var count = 0
    Button("\(count)") { count += "1" }
}

// error: 3: cannot find 'unknownCard' in scope
// error: 6: cannot convert value of type 'String' to expected argument type 'Int'
