// Values of SwiftUI are their names and what they hold, without the names that the library has inside.
import SwiftUI

print(NavigationSplitViewVisibility.all, [NavigationSplitViewColumn.detail], NavigationPath([1, 2]))
print(EdgeInsets(), UnitPoint.top, ContentMode.fit)

// output: NavigationSplitViewVisibility.all [SwiftUI.NavigationSplitViewColumn.detail] NavigationPath([AnyHashable(1), AnyHashable(2)])
// output: EdgeInsets(top: 0.0, leading: 0.0, bottom: 0.0, trailing: 0.0) UnitPoint(x: 0.5, y: 0.0) fit
