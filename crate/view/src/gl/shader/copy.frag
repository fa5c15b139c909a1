// Copies a picture without changes.
uniform sampler2D picture;
in vec2 uv;
layout (location = 0) out vec4 fragment;

void main() {
    fragment = vec4(texture(picture, uv).rgb, 1.0);
}
