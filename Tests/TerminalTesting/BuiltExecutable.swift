import Foundation

/// An executable of this package: beside the test bundle, where the package manager builds both.
public func builtExecutable(_ name: String) -> URL {
    let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" } ?? Bundle.main.bundleURL
    let folder = bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    return folder.appendingPathComponent(name)
}
