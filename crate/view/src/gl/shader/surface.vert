// Transforms a triangle from its drawing frame to the eye's, where 1 is the distance from the eye to the target.
uniform mat4 clipFromEye;
uniform vec4 colour;    // if its opacity is below 0, each item has its own
in vec3 position;
in ivec2 normal;
in float place;
// Not the first attribute, because drivers expect data for that one, and most meshes have no face colours.
layout (location = 3) in float faceColour;  // 0xRRGGBB
uniform vec4 selection; // the tint of face colours of selected items, and its strength
out vec3 eyePosition;
out vec3 eyeward;       // towards the eye
out vec3 eyeNormal;
flat out vec4 tone;
#ifdef CUT
flat out vec4 core;     // the colour of the inside, and 1 if a section shows it
#endif
invariant gl_Position;

vec3 direction(ivec2 octahedral) {
    vec2 p = vec2(octahedral) / 32767.0;
    float z = 1.0 - abs(p.x) - abs(p.y);
    float fold = max(-z, 0.0);
    return vec3(p.x + (p.x >= 0.0 ? -fold : fold), p.y + (p.y >= 0.0 ? -fold : fold), z);
}

void main() {
    int slot = base + int(place) + gl_InstanceID;
    vec4 own = ownColour(slot);
    mat4 placed = eyeFromDrawing(slot);
    vec4 eye = placed * vec4(position, 1.0);
    bool isOrthographic = clipFromEye[3][3] == 1.0;
    eyePosition = eye.xyz;
    eyeward = isOrthographic ? vec3(0.0, 0.0, 1.0) : -eye.xyz;
    eyeNormal = mat3(placed) * direction(normal);
    tone = colour.a < 0.0 ? vec4(own.rgb, opacityOf(own)) : colour;
#ifdef CUT
    core = vec4(tone.rgb, insideOf(own));
#endif
    if (colour.a < 0.0 && hasFlag(own, 8.0)) {
        vec3 face = mod(floor(vec3(faceColour) / vec3(65536.0, 256.0, 1.0)), 256.0) / 255.0;
        tone.rgb = mix(face, selection.rgb, hasFlag(own, 16.0) ? selection.a : 0.0);
    }
    // A transparent surface is in front of an opaque one at the same position.
    if (only == 2) eye.xyz = isOrthographic ? eye.xyz + vec3(0.0, 0.0, 0.0003) : eye.xyz * 0.9997;
    gl_Position = isMeant(own) ? clipFromEye * eye : vec4(0.0, 0.0, 2.0, 1.0);
}
