// Covers the whole screen.
out vec2 uv;

void main() {
    int corner = gl_VertexID % 6;
    vec2 unit = vec2((corner == 1 || corner == 2 || corner == 4) ? 1.0 : 0.0,
                     (corner == 2 || corner == 4 || corner == 5) ? 1.0 : 0.0);
    uv = unit;
    gl_Position = vec4(unit * 2.0 - 1.0, 0.0, 1.0);
}
