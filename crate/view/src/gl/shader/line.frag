// Paints a line with round ends and a soft border.
uniform float dash;     // period in device pixels; 0: solid
#ifdef STROKES
in vec4 lineColour;
in vec2 lineFade;
#else
uniform vec4 colour;
flat in float opacity;
#endif
in vec3 place;
in vec3 extent;
in vec2 heading;
layout (location = 0) out vec4 fragment;

void main() {
#ifdef CUT
    if (isCut(eyePosition)) discard;
#endif
    vec2 p = place.xy / place.z;
    float beyond = max(max(-p.x, p.x - extent.x), 0.0);
    float share = extent.x > 0.0 ? clamp(p.x / extent.x, 0.0, 1.0) : 0.0;
    float breadth = mix(extent.y, extent.z, share);
    float cover = clamp(breadth / 2.0 + 0.5 - length(vec2(beyond, p.y)), 0.0, 1.0) * min(breadth, 1.0);
#ifdef STROKES
    vec4 tone = lineColour;
    tone.a *= mix(lineFade.x, lineFade.y, share);
#else
    vec4 tone = colour;
    tone.a *= opacity;
#endif
    if (dash > 0.0) {
        // The dashes are counted along the screen, so that the dashes of a curve's pieces join.
        float along = abs(heading.x) > abs(heading.y) ? gl_FragCoord.x : gl_FragCoord.y;
        cover *= step(fract(along / dash), 0.55);
    }
    fragment = vec4(tone.rgb, tone.a * cover);
}
