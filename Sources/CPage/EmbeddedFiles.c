#include "CPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char page_html[] = {
#embed "Files/page.html"
};
static const unsigned char page_css[] = {
#embed "Files/page.css"
};
static const unsigned char page_js[] = {
#embed "Files/page.js"
};
static const unsigned char editor_js[] = {
#embed "Files/editor.js"
};
static const unsigned char questions_js[] = {
#embed "Files/questions.js"
};
static const unsigned char stage_js[] = {
#embed "Files/stage.js"
};
static const unsigned char scene_js[] = {
#embed "Files/scene.js"
};
static const unsigned char recording_html[] = {
#embed "Files/recording.html"
};
static const unsigned char recording_js[] = {
#embed "Files/recording.js"
};

EmbeddedFile pageHTML(void) { return (EmbeddedFile){page_html, sizeof page_html}; }
EmbeddedFile pageCSS(void) { return (EmbeddedFile){page_css, sizeof page_css}; }
EmbeddedFile pageScript(void) { return (EmbeddedFile){page_js, sizeof page_js}; }
EmbeddedFile editorScript(void) { return (EmbeddedFile){editor_js, sizeof editor_js}; }
EmbeddedFile questionsScript(void) { return (EmbeddedFile){questions_js, sizeof questions_js}; }
EmbeddedFile stageScript(void) { return (EmbeddedFile){stage_js, sizeof stage_js}; }
EmbeddedFile sceneScript(void) { return (EmbeddedFile){scene_js, sizeof scene_js}; }
EmbeddedFile recordingHTML(void) { return (EmbeddedFile){recording_html, sizeof recording_html}; }
EmbeddedFile recordingScript(void) { return (EmbeddedFile){recording_js, sizeof recording_js}; }
