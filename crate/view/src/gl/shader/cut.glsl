// Planes that cut the picture open, in the eye's frame: a column each. Points beyond one are not drawn.
#define CUT
uniform mat4 cuts;
in vec3 eyePosition;

bool isCut(vec3 point) {
    return any(greaterThan(vec4(point, 1.0) * cuts, vec4(0.0)));
}
