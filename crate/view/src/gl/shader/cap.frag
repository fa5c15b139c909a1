// Where a plane cuts solids: their colours, hatched, with a line where they end.
uniform highp sampler2D sums;
uniform vec4 line;
uniform float scale;    // device pixels a CSS pixel
layout (location = 0) out vec4 fragment;

vec4 solidAt(ivec2 at) {
    vec4 sum = texelFetch(sums, clamp(at, ivec2(0), textureSize(sums, 0) - 1), 0);
    return sum.a > 0.5 ? vec4(sum.rgb / sum.a, 1.0) : vec4(0.0);
}

void main() {
    ivec2 at = ivec2(gl_FragCoord.xy);
    vec4 here = solidAt(at);
    if (isCut(eyePosition) || here.a < 0.5) discard;
    int reach = max(1, int(scale + 0.5));
    vec4 change = max(max(abs(here - solidAt(at + ivec2(reach, 0))), abs(here - solidAt(at - ivec2(reach, 0)))),
                      max(abs(here - solidAt(at + ivec2(0, reach))), abs(here - solidAt(at - ivec2(0, reach)))));
    float border = step(0.06, max(max(change.r, change.g), max(change.b, change.a)));
    // Another colour, another slope.
    float slope = fract(dot(here.rgb, vec3(7.3, 3.1, 5.7))) < 0.5 ? 1.0 : -1.0;
    float stripe = abs(fract((gl_FragCoord.x + slope * gl_FragCoord.y) / (9.0 * scale)) - 0.5) * 2.0;
    vec3 colour = here.rgb * mix(1.0, 0.78, smoothstep(0.70, 0.82, stripe));
    fragment = vec4(mix(colour, line.rgb, border * 0.85), 1.0);
}
