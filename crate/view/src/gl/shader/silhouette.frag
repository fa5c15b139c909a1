// Paints a line around a mask, outside of it: the red channel is the selection, the green one the hovered part.
uniform sampler2D mask;
uniform vec2 pixel;     // size of a mask's pixel in texture coordinates
uniform float radius;   // device pixels
uniform vec4 selected;
uniform vec4 hovered;
in vec2 uv;
layout (location = 0) out vec4 fragment;

void main() {
    vec2 here = texture(mask, uv).rg;
    vec2 most = vec2(0.0);
    vec2 sum = vec2(0.0);
    for (int i = 0; i < 12; i++) {
        float angle = float(i) * 0.5235988;
        vec2 step = vec2(cos(angle), sin(angle)) * pixel;
        vec2 outer = texture(mask, uv + step * radius).rg;
        most = max(most, outer);
        sum += outer + texture(mask, uv + step * radius * 0.5).rg;
    }
    vec2 line = most * (1.0 - here) * smoothstep(0.0, 0.22, sum / 24.0);
    float strong = line.r * selected.a;
    float weak = line.g * hovered.a * (1.0 - strong);
    float opacity = strong + weak;
    if (opacity <= 0.0) discard;
    fragment = vec4((selected.rgb * strong + hovered.rgb * weak) / opacity, opacity);
}
