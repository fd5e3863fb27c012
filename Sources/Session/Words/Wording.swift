import Wording

public typealias Language = Wording.Language
public typealias Phrase = Wording.Phrase
