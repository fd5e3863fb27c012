let session = UISceneSession()
let columns = NavigationSplitViewColumn()
let style = Text.DateStyle("date")
let length = Duration()

// error: 1: 'UISceneSession' cannot be constructed because it has no accessible initializers
// error: 2: 'NavigationSplitViewColumn' cannot be constructed because it has no accessible initializers
// error: 3: 'Text.DateStyle' cannot be constructed because it has no accessible initializers
// error: 4: missing argument for parameter 'from' in call
