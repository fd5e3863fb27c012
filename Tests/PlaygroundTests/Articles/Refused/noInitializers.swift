let session = UISceneSession()
let columns = NavigationSplitViewVisibility()
let style = Text.DateStyle("date")
let length = Duration()

// error: 1: 'UISceneSession' cannot be constructed because it has no accessible initializers
// error: 2: 'NavigationSplitViewVisibility' cannot be constructed because it has no accessible initializers
// error: 3: 'Text.DateStyle' cannot be constructed because it has no accessible initializers
// error: 4: missing arguments for parameters 'secondsComponent', 'attosecondsComponent' in call
