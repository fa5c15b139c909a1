// Paints one unlit colour, plain or in stripes.
uniform vec4 colour;
uniform float hatch;    // distance between stripes in device pixels; 0: plain
layout (location = 0) out vec4 fragment;

void main() {
    float opacity = colour.a;
    if (hatch > 0.0) {
        float stripe = abs(fract((gl_FragCoord.x + gl_FragCoord.y) / hatch) - 0.5) * 2.0;
        float edge = 2.0 / hatch;
        opacity *= mix(0.25, 1.0, smoothstep(0.5 - edge, 0.5 + edge, stripe));
    }
    fragment = vec4(colour.rgb, opacity);
}
