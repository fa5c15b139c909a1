// Paints the pixels that a part covers in one colour.
uniform vec4 colour;
layout (location = 0) out vec4 fragment;

void main() {
#ifdef CUT
    if (isCut(eyePosition)) discard;
#endif
    fragment = colour;
}
