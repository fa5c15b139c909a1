// Behind a plane every solid is entered as often as it is left, unless the plane is inside of it: so the sum over all
// surfaces behind it, what is left minus what is entered, is the sum of the solids that it cuts: their colours, and how many.
uniform float weight;   // of bodies in common, which are counted apart, see `cap.frag`; 1: of parts
flat in vec4 tone;
flat in float inside;
layout (location = 0) out vec4 fragment;

void main() {
    if (inside < 0.5 || isCut(eyePosition)) discard;
    // From grey, so that sums stay small: the texture's numbers have few digits.
    vec3 colour = weight == 1.0 ? tone.rgb - 0.5 : vec3(0.0);
    fragment = (gl_FrontFacing ? -1.0 : 1.0) * vec4(colour, weight);
}
