// Places a symbol of constant size at a point.
uniform mat4 clipFromEye;
uniform vec2 viewport;  // device pixels
in vec4 centre;         // eye frame, and the radius in device pixels
in vec4 tone;
in vec4 halo;
in vec2 form;           // the shape's number, and the line width in device pixels
out vec2 place;         // device pixels from the centre
out vec4 dotColour;
out vec4 haloColour;
out vec3 figure;        // radius, shape, line width

void main() {
    int corner = gl_VertexID % 6;
    vec2 unit = vec2((corner == 1 || corner == 2 || corner == 4) ? 1.0 : -1.0,
                     (corner == 2 || corner == 4 || corner == 5) ? 1.0 : -1.0);
    place = unit * (centre.w + form.y + 3.0);
    dotColour = tone;
    haloColour = halo;
    figure = vec3(centre.w, form);
    vec4 clip = clipFromEye * vec4(centre.xyz, 1.0);
    gl_Position = vec4(clip.xy + place * 2.0 / viewport * clip.w, 0.0, clip.w);
}
