// Reads tables of numbers: four numbers in a texel, rows of texels, with the last row first.
uniform highp sampler2D placements; // for each slot: three rows of its matrix to the eye's frame, and its colour
uniform int base;                   // the slot of the item with index 0
uniform int only;                   // 0: all, 1: opaque items, 2: transparent items

vec4 texel(highp sampler2D table, int at) {
    ivec2 size = textureSize(table, 0);
    return texelFetch(table, ivec2(at % size.x, size.y - 1 - at / size.x), 0);
}

mat4 eyeFromDrawing(int slot) {
    vec4 x = texel(placements, 4 * slot);
    vec4 y = texel(placements, 4 * slot + 1);
    vec4 z = texel(placements, 4 * slot + 2);
    return transpose(mat4(x, y, z, vec4(0.0, 0.0, 0.0, 1.0)));
}

vec4 ownColour(int slot) {
    return texel(placements, 4 * slot + 3);
}

// An item that is not drawn has a negative opacity. The opacity is 2 larger without edges, 4 larger without an inside, 8
// larger with face colours, and 16 larger for a selected item.
bool hasFlag(vec4 own, float flag) {
    return mod(floor(own.a / flag), 2.0) >= 1.0;
}

float opacityOf(vec4 own) {
    return own.a - 2.0 * floor(own.a / 2.0);
}

bool hasEdges(vec4 own) {
    return !hasFlag(own, 2.0);
}

float insideOf(vec4 own) {
    return hasFlag(own, 4.0) ? 0.0 : 1.0;
}

// The filter `only` excludes items of a batch.
bool isMeant(vec4 own) {
    return own.a >= 0.0 && (only == 0 || (only == 1) == (opacityOf(own) >= 1.0));
}
