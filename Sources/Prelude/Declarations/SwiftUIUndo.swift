/// What can be undone and done again, in groups. A group opens with the first registration of an event and closes when the event is over.
/// - Since: iOS 3
class UndoManager: NSObject {
    static let _ofWindow = UndoManager()
    /// The groups that are open, the outermost first.
    var _open: [UndoManager._Group] = []
    var _undoStack: [UndoManager._Group] = []
    var _redoStack: [UndoManager._Group] = []
    /// Whether the outermost open group was opened by a registration.
    var _opensByEvent = false
    var _disabled = 0
    var groupsByEvent = true
    /// How many groups are kept; with 0 all are.
    var levelsOfUndo = 0 { didSet { _keepToLevels() } }
    private(set) var isUndoing = false
    private(set) var isRedoing = false
    override init() {}
    var groupingLevel: Int { _open.count }
    var isUndoRegistrationEnabled: Bool { _disabled == 0 }
    var canUndo: Bool { _open.contains { $0._hasActions } || !_undoStack.isEmpty }
    var canRedo: Bool { !_redoStack.isEmpty && !_opensByEvent }
    /// - Since: iOS 26
    var undoCount: Int { _undoStack.count + (_opensByEvent ? 1 : 0) }
    /// - Since: iOS 26
    var redoCount: Int { _redoStack.count }
    func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping (TargetType) -> Void) {
        _register(UndoManager._Action(target) { [weak target] in if let target { handler(target) } })
    }
    func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        guard let owner = target as? AnyObject else { return }
        _register(UndoManager._Action(owner) { [weak owner] in if let owner { selector._call(owner, anObject) } })
    }
    func _register(_ action: UndoManager._Action) {
        guard isUndoRegistrationEnabled else { return }
        if _open.isEmpty {
            guard groupsByEvent else { fatalError("registerUndo: must begin a group before registering undo") }
            beginUndoGrouping()
            _opensByEvent = true
            DispatchQueue.main.async { [weak self] in self?._closeEvent() }
        }
        _open[_open.count - 1]._add(action)
        if !isUndoing, !isRedoing { _redoStack = [] }
    }
    func beginUndoGrouping() {
        _post(.NSUndoManagerCheckpoint)
        _open.append(UndoManager._Group())
        _post(.NSUndoManagerDidOpenUndoGroup)
    }
    func endUndoGrouping() {
        guard !_open.isEmpty else { fatalError("endUndoGrouping called with no matching begin") }
        _post(.NSUndoManagerCheckpoint)
        _post(.NSUndoManagerWillCloseUndoGroup)
        let group = _open.removeLast()
        if !_open.isEmpty {
            _open[_open.count - 1]._add(group)
        } else {
            _opensByEvent = false
            if group._hasActions {
                if isUndoing { _redoStack.append(group) } else { _undoStack.append(group) }
                _keepToLevels()
            }
        }
        _post(.NSUndoManagerDidCloseUndoGroup)
    }
    func _closeEvent() { if _opensByEvent, _open.count == 1 { endUndoGrouping() } }
    func _keepToLevels() {
        guard levelsOfUndo > 0 else { return }
        _undoStack = Array(_undoStack.suffix(levelsOfUndo))
        _redoStack = Array(_redoStack.suffix(levelsOfUndo))
    }
    func undo() {
        guard _open.count <= 1 else { fatalError("undo was called with too many nested undo groups") }
        if !_open.isEmpty { endUndoGrouping() }
        undoNestedGroup()
    }
    func undoNestedGroup() {
        guard _open.isEmpty else { fatalError("undoNestedGroup can't be called while a group is open") }
        guard !isUndoing, !isRedoing, let group = _undoStack.popLast() else { return }
        isUndoing = true
        _perform(group, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange)
    }
    func redo() {
        _closeEvent()
        guard _open.isEmpty, !isUndoing, !isRedoing, let group = _redoStack.popLast() else { return }
        isRedoing = true
        _perform(group, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange)
    }
    /// What is registered meanwhile is a group of the other stack, with the same name.
    func _perform(_ group: UndoManager._Group, _ before: Notification.Name, _ after: Notification.Name) {
        _post(.NSUndoManagerCheckpoint)
        _post(before)
        beginUndoGrouping()
        _open[0]._name = group._name
        _open[0]._isDiscardable = group._isDiscardable
        _open[0]._userInfo = group._userInfo
        group._perform()
        while !_open.isEmpty { endUndoGrouping() }
        (isUndoing, isRedoing) = (false, false)
        _post(after)
    }
    /// Undoes or redoes for a key, where something can be.
    func _answer(redoes: Bool) -> Bool {
        guard redoes ? canRedo : canUndo else { return false }
        if redoes { redo() } else { undo() }
        return true
    }
    func disableUndoRegistration() { _disabled += 1 }
    func enableUndoRegistration() {
        guard _disabled > 0 else { fatalError("enableUndoRegistration may only be invoked with matching call to disableUndoRegistration") }
        _disabled -= 1
    }
    func removeAllActions() {
        (_open, _undoStack, _redoStack) = ([], [], [])
        (_opensByEvent, _disabled) = (false, 0)
    }
    func removeAllActions(withTarget target: Any) {
        guard let owner = target as? AnyObject else { return }
        for group in _open + _undoStack + _redoStack { group._removeActions(of: ObjectIdentifier(owner)) }
        _undoStack.removeAll { !$0._hasActions }
        _redoStack.removeAll { !$0._hasActions }
    }
    func setActionName(_ actionName: String) { (_open.first ?? _undoStack.last)?._name = actionName }
    func setActionIsDiscardable(_ discardable: Bool) { (_open.first ?? _undoStack.last)?._isDiscardable = discardable }
    /// - Since: iOS 26
    func setActionUserInfoValue(_ info: Any?, forKey key: UndoManager.UserInfoKey) { (_open.first ?? _undoStack.last)?._userInfo[key] = info }
    /// - Since: iOS 26
    func undoActionUserInfoValue(forKey key: UndoManager.UserInfoKey) -> Any? { _undone?._userInfo[key] }
    /// - Since: iOS 26
    func redoActionUserInfoValue(forKey key: UndoManager.UserInfoKey) -> Any? { _redone?._userInfo[key] }
    var _undone: UndoManager._Group? { _open.first ?? _undoStack.last }
    var _redone: UndoManager._Group? { canRedo ? _redoStack.last : nil }
    var undoActionName: String { _undone?._name ?? "" }
    var redoActionName: String { _redone?._name ?? "" }
    var undoActionIsDiscardable: Bool { _undone?._isDiscardable ?? false }
    var redoActionIsDiscardable: Bool { _redone?._isDiscardable ?? false }
    var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
    func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }
    func _post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
    /// - Since: iOS 26
    struct UserInfoKey: Hashable, RawRepresentable {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
    }
    /// One registration, which doesn't keep its target alive.
    class _Action {
        let _owner: ObjectIdentifier?
        let _handler: () -> Void
        init(_ owner: AnyObject?, _ handler: @escaping () -> Void) {
            _owner = owner.map { ObjectIdentifier($0) }
            _handler = handler
        }
        var _hasActions: Bool { true }
        func _perform() { _handler() }
    }
    /// Registrations and groups inside, which are performed from the last to the first.
    class _Group: _Action {
        var _actions: [UndoManager._Action] = []
        var _name = ""
        var _isDiscardable = false
        var _userInfo: [UndoManager.UserInfoKey: Any] = [:]
        init() { super.init(nil) {} }
        override var _hasActions: Bool { _actions.contains { $0._hasActions } }
        override func _perform() { for action in _actions.reversed() { action._perform() } }
        func _add(_ action: UndoManager._Action) { _actions.append(action) }
        func _removeActions(of owner: ObjectIdentifier) {
            _actions.removeAll { $0._owner == owner }
            for action in _actions { (action as? UndoManager._Group)?._removeActions(of: owner) }
        }
    }
}
extension Notification.Name {
    static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
    static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
    static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
extension EnvironmentValues {
    /// What the window undoes with; Command-Z and Command-Shift-Z ask it.
    var undoManager: UndoManager? { UndoManager._ofWindow }
}
