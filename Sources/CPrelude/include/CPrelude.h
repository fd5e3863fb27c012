// The texts of Sources/Prelude, as they are in the binary.
#pragma once

typedef struct {
    const char *_Nonnull name;
    const unsigned char *_Nonnull bytes;
    unsigned long count;
} EmbeddedText;

// What all SDKs have, in the order in which it is read.
unsigned long countOfCommonDeclarations(void);
EmbeddedText commonDeclarations(unsigned long index);

// What only one SDK has.
EmbeddedText xcode26Declarations(void);
EmbeddedText xcode27Declarations(void);

// Markdown.
EmbeddedText diagnosticPages(void);
EmbeddedText diagnosticPagesInKorean(void);
EmbeddedText examplePages(void);
