@_exported import LargeStack
