/// The keys of declarations with `@_inert`: modifiers that are accepted and listed, and change nothing that the engine computes.
package enum InertKey {
    package static let prefix = "@inert "
}
