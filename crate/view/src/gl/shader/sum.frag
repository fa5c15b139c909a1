// Behind a plane a ray enters every solid as often as it leaves it, unless the plane is inside the solid. So the sum
// over all surfaces behind the plane, exits minus entries, is the sum of the solids that the plane cuts: their colours,
// and their number.
uniform float weight;   // 1 for parts; for intersections, which are counted separately, see `cap.frag`
flat in vec4 core;
layout (location = 0) out vec4 fragment;

void main() {
    if (core.a < 0.5 || isCut(eyePosition)) discard;
    // Colours are relative to grey, so that sums stay small: the texture's numbers have few digits.
    vec3 colour = weight == 1.0 ? core.rgb - 0.5 : vec3(0.0);
    fragment = (gl_FrontFacing ? -1.0 : 1.0) * vec4(colour, weight);
}
