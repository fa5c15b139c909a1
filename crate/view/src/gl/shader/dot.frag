// Paints discs, rings, diamonds and squares by their distance functions, each with a halo.
in vec2 place;
in vec4 dotColour;
in vec4 haloColour;
in vec3 figure;
layout (location = 0) out vec4 fragment;

void main() {
    float radius = figure.x;
    float shape = figure.y;
    float line = figure.z;
    float distance;
    if (shape < 0.5) distance = length(place) - radius;                                  // disc
    else if (shape < 1.5) distance = abs(length(place) - radius) - line / 2.0;           // ring
    else if (shape < 2.5) distance = abs((abs(place.x) + abs(place.y)) * 0.7071 - radius * 0.85) - line / 2.0; // diamond
    else distance = max(abs(place.x), abs(place.y)) - radius;                            // square
    float inside = clamp(0.5 - distance, 0.0, 1.0);
    float around = clamp(0.5 - (distance - line * 0.6), 0.0, 1.0) * haloColour.a;
    float opacity = inside * dotColour.a + around * (1.0 - inside * dotColour.a);
    if (opacity <= 0.0) discard;
    vec3 mixed = mix(haloColour.rgb, dotColour.rgb, inside * dotColour.a / opacity);
    fragment = vec4(mixed, opacity);
}
