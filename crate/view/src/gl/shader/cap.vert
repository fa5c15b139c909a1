// Places a large square in a plane.
uniform mat4 clipFromEye;
uniform mat4 corners;   // a column each, in the eye's frame
out vec3 eyePosition;

const int CORNER[6] = int[6](0, 1, 2, 0, 2, 3);

void main() {
    vec4 eye = corners[CORNER[gl_VertexID % 6]];
    eyePosition = eye.xyz;
    gl_Position = clipFromEye * eye;
}
