// Paints a matte surface, lit from the sky, from over the viewer's left shoulder, and a little along the rim. Both
// sides are alike.
uniform vec3 up;        // the scene's up direction in the eye's frame
uniform float hatch;    // distance between stripes in device pixels; 0: plain
uniform float glow;     // 0: lit, 1: unlit
in vec3 eyeward;
in vec3 eyeNormal;
flat in vec4 tone;
#ifdef CUT
flat in vec4 core;
#endif
layout (location = 0) out vec4 fragment;

const vec3 KEY = vec3(-0.38, 0.56, 0.74);
const vec3 FILL = vec3(0.78, -0.10, 0.62);

void main() {
#ifdef CUT
    if (isCut(eyePosition)) discard;
    // The inside of a solid is visible through the section, which has one colour.
    if (!gl_FrontFacing && core.a > 0.5) {
        fragment = vec4(core.rgb * 0.86, tone.a);
        return;
    }
#endif
    vec3 toEye = normalize(eyeward);
    vec3 n = normalize(eyeNormal);
    float facing = dot(n, toEye);
    if (facing < 0.0) { n = -n; facing = -facing; }
    vec3 base = pow(tone.rgb, vec3(2.2));

    float sky = 0.5 + 0.5 * dot(n, up);
    vec3 ambient = mix(vec3(0.16, 0.17, 0.19), vec3(0.50, 0.53, 0.58), sky * sky);
    float key = max(dot(n, KEY), 0.0);
    float fill = max(dot(n, FILL), 0.0);
    vec3 light = ambient + vec3(0.66, 0.64, 0.60) * key + vec3(0.10, 0.11, 0.13) * fill;

    float shine = pow(max(dot(n, normalize(KEY + toEye)), 0.0), 36.0);
    float rim = pow(1.0 - facing, 4.0) * sky;
    vec3 lit = base * light + vec3(0.11) * shine + vec3(0.10, 0.11, 0.13) * rim;

    float opacity = tone.a;
    if (hatch > 0.0) {
        float stripe = abs(fract((gl_FragCoord.x + gl_FragCoord.y) / hatch) - 0.5) * 2.0;
        float edge = 2.0 / hatch;
        opacity *= mix(0.35, 1.0, smoothstep(0.5 - edge, 0.5 + edge, stripe));
    }
    fragment = vec4(pow(mix(lit, base, glow), vec3(1.0 / 2.2)), opacity);
}
