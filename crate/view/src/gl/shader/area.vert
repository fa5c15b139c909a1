// Transforms a corner of a flat area from its drawing frame to the eye's.
uniform mat4 eyeFromDrawing;
uniform mat4 clipFromEye;
in vec3 position;

void main() {
    gl_Position = clipFromEye * (eyeFromDrawing * vec4(position, 1.0));
}
