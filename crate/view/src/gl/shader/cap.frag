// Paints where a plane cuts solids: their colours, hatched, with a line at their border; over these the intersections.
uniform highp sampler2D sums;
uniform vec4 line;
uniform vec4 certain;   // colour of proven intersections
uniform vec4 uncertain;
uniform float scale;    // device pixels in a CSS pixel
layout (location = 0) out vec4 fragment;

// Returns the colour at a pixel, and its kind: 0: nothing, 1: a part, 2: an undecided intersection, 3: an intersection.
vec4 summedAt(ivec2 at) {
    vec4 sum = texelFetch(sums, clamp(at, ivec2(0), textureSize(sums, 0) - 1), 0);
    float count = floor(sum.a + 0.5);
    float maybe = floor(count / 1024.0);
    count -= 1024.0 * maybe;
    float bodies = floor(count / 32.0);
    count -= 32.0 * bodies;
    if (bodies > 0.0) return vec4(certain.rgb, 3.0);
    if (maybe > 0.0) return vec4(uncertain.rgb, 2.0);
    return count > 0.0 ? vec4(clamp(sum.rgb / count + 0.5, 0.0, 1.0), 1.0) : vec4(0.0);
}

bool isSame(vec4 a, vec4 b) {
    return all(lessThan(abs(a - b), vec4(0.04)));
}

// The facing of a triangle smaller than a pixel is not always right, so single pixels may have a wrong sum. A pixel
// that differs from three equal neighbours gets their value.
vec4 solidAt(ivec2 at) {
    vec4 here = summedAt(at);
    vec4 left = summedAt(at - ivec2(1, 0)), right = summedAt(at + ivec2(1, 0));
    vec4 below = summedAt(at - ivec2(0, 1)), above = summedAt(at + ivec2(0, 1));
    bool across = isSame(left, right) && !isSame(here, left);
    bool along = isSame(below, above) && !isSame(here, below);
    if (across && (isSame(left, below) || isSame(left, above))) return left;
    if (along && (isSame(below, left) || isSame(below, right))) return below;
    return here;
}

void main() {
    ivec2 at = ivec2(gl_FragCoord.xy);
    vec4 here = solidAt(at);
    if (isCut(eyePosition) || here.a < 0.5) discard;
    int reach = max(1, int(scale + 0.5));
    vec4 change = max(max(abs(here - solidAt(at + ivec2(reach, 0))), abs(here - solidAt(at - ivec2(reach, 0)))),
                      max(abs(here - solidAt(at + ivec2(0, reach))), abs(here - solidAt(at - ivec2(0, reach)))));
    // Intersections have no border: a thin one would be only a line.
    float border = here.a > 1.5 ? 0.0 : step(0.08, max(max(change.r, change.g), max(change.b, change.a)));
    // The slope depends on the colour. A proven intersection is not hatched.
    float slope = fract(dot(here.rgb, vec3(7.3, 3.1, 5.7))) < 0.5 ? 1.0 : -1.0;
    float stripe = abs(fract((gl_FragCoord.x + slope * gl_FragCoord.y) / (9.0 * scale)) - 0.5) * 2.0;
    float hatch = here.a > 2.5 ? 0.0 : smoothstep(0.70, 0.82, stripe);
    vec3 colour = here.rgb * mix(1.0, 0.78, hatch);
    fragment = vec4(mix(colour, line.rgb, border * 0.85), 1.0);
}
