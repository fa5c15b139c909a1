// Turns a segment into a rectangle on the screen with its width, and with a margin for round ends and a soft border.
uniform mat4 clipFromEye;
uniform vec2 viewport;  // device pixels
uniform float near;     // in the eye's frame
uniform float pull;     // by how much the line is moved off its surface, see nearer
#ifdef STROKES
in vec4 start;          // with the width in device pixels there
in vec4 end;
in vec4 tone;
in vec2 fade;           // the opacity's factor at both ends
out vec4 lineColour;
out vec2 lineFade;
#else
uniform highp sampler2D segments; // two texels each: a start with its index, an end
uniform int first;      // first segment that is drawn
uniform float width;    // device pixels
flat out float opacity;
#ifdef CUT
out vec3 eyePosition;
#endif
#endif
out vec3 place;         // along and across in device pixels, times w, and w: linear on the screen
out vec3 extent;        // length and the widths at both ends, device pixels
out vec2 heading;

// Moves a point towards the eye, by a fraction of its depth. An orthographic eye is far away in one direction.
vec3 nearer(vec3 eye, float by) {
    return clipFromEye[3][3] == 1.0 ? eye + vec3(0.0, 0.0, by) : eye * (1.0 - by);
}

void main() {
#ifdef STROKES
    vec4 a = vec4(start.xyz, 1.0);
    vec4 b = vec4(end.xyz, 1.0);
#else
    int at = 2 * (first + gl_VertexID / 6);
    vec4 start = texel(segments, at);
    vec4 end = texel(segments, at + 1);
    int slot = base + int(start.w) + gl_InstanceID;
    vec4 own = ownColour(slot);
    mat4 placed = eyeFromDrawing(slot);
    vec4 a = placed * vec4(start.xyz, 1.0);
    vec4 b = placed * vec4(end.xyz, 1.0);
    // The edges of a transparent part are a little more opaque than its surface.
    opacity = only == 2 ? max(opacityOf(own), min(0.4, 2.5 * opacityOf(own))) : 1.0;
#endif
    gl_Position = vec4(0.0, 0.0, 2.0, 1.0);
#ifdef CUT
    eyePosition = vec3(0.0);
#endif
    place = vec3(0.0, 0.0, 1.0);
    extent = vec3(0.0);
    heading = vec2(1.0, 0.0);
#ifdef STROKES
    vec2 widths = vec2(start.w, end.w);
    lineColour = tone;
    lineFade = fade;
#else
    vec2 widths = vec2(width);
    if (!isMeant(own) || (only != 0 && !hasEdges(own))) return;
#endif
    if (a.z > -near && b.z > -near) return;
    if (a.z > -near) a = mix(a, b, (a.z + near) / (a.z - b.z));
    if (b.z > -near) b = mix(b, a, (b.z + near) / (b.z - a.z));
    vec4 clipA = clipFromEye * vec4(nearer(a.xyz, pull), 1.0);
    vec4 clipB = clipFromEye * vec4(nearer(b.xyz, pull), 1.0);
    vec2 onScreen = (clipB.xy / clipB.w - clipA.xy / clipA.w) * viewport / 2.0;
    float size = length(onScreen);
    heading = size > 0.0 ? onScreen / size : vec2(1.0, 0.0);

    int corner = gl_VertexID % 6;
    bool atEnd = corner == 1 || corner == 2 || corner == 4;
    float side = (corner == 2 || corner == 4 || corner == 5) ? 1.0 : -1.0;
    float reach = max(widths.x, widths.y) / 2.0 + 1.0;
    float along = atEnd ? size + reach : -reach;
    vec4 clip = atEnd ? clipB : clipA;
#ifdef CUT
    eyePosition = (atEnd ? b : a).xyz;
#endif
    vec2 offset = heading * (atEnd ? reach : -reach) + vec2(-heading.y, heading.x) * side * reach;
    clip.xy += offset * 2.0 / viewport * clip.w;
    gl_Position = clip;
    place = vec3(along, side * reach, 1.0) * clip.w;
    extent = vec3(size, widths);
}
