// A triangle of a part, from its drawing frame to the eye's, where 1 is the distance from the eye to the target.
uniform mat4 eyeFromDrawing;
uniform mat4 clipFromEye;
in vec3 position;
in ivec2 normal;
out vec3 eyePosition;
out vec3 eyeNormal;
invariant gl_Position;

vec3 direction(ivec2 octahedral) {
    vec2 p = vec2(octahedral) / 32767.0;
    float z = 1.0 - abs(p.x) - abs(p.y);
    float fold = max(-z, 0.0);
    return vec3(p.x + (p.x >= 0.0 ? -fold : fold), p.y + (p.y >= 0.0 ? -fold : fold), z);
}

void main() {
    vec4 eye = eyeFromDrawing * vec4(position, 1.0);
    eyePosition = eye.xyz;
    eyeNormal = mat3(eyeFromDrawing) * direction(normal);
    gl_Position = clipFromEye * eye;
}
