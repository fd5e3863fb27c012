// The files of the page, as they are in the binary.
#pragma once

typedef struct {
    const unsigned char *_Nonnull bytes;
    unsigned long count;
} EmbeddedFile;

EmbeddedFile pageHTML(void);
EmbeddedFile pageCSS(void);
EmbeddedFile pageScript(void);
EmbeddedFile editorScript(void);
EmbeddedFile questionsScript(void);
EmbeddedFile stageScript(void);
EmbeddedFile sceneScript(void);
EmbeddedFile recordingHTML(void);
EmbeddedFile recordingScript(void);
