// One colour: which pixels a part covers.
uniform vec4 colour;
layout (location = 0) out vec4 fragment;

void main() {
#ifdef CUT
    if (isCut(eyePosition)) discard;
#endif
    fragment = colour;
}
