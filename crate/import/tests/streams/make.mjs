// Makes the compressed streams beside it, of the surface that `common/streams.rs` makes, too. Run once, where the
// packages meshoptimizer 1.3 and draco3dgltf 1.5.7 are installed.
import { writeFileSync } from "node:fs";
import draco from "draco3dgltf";
import { MeshoptEncoder as meshopt } from "meshoptimizer";

await meshopt.ready;
const [wide, high] = [20, 15];
const points = [];
for (let y = 0; y < high; y++)
  for (let x = 0; x < wide; x++) points.push([37 * x, 41 * y, (x * x + 3 * y * y) % 17]);
const triangles = [];
for (let y = 0; y + 1 < high; y++)
  for (let x = 0; x + 1 < wide; x++) {
    const at = y * wide + x;
    triangles.push(at, at + 1, at + wide, at + 1, at + wide + 1, at + wide);
  }
const strip = [];
for (let x = 0; x < wide; x++) strip.push(x, x + wide);

const bytes = (array) => new Uint8Array(array.buffer);
const shorts = bytes(new Int16Array(points.flatMap((p) => [...p, 0])));
const quarters = bytes(new Float32Array(points.flat().map((c) => c / 4)));
const turns = new Float32Array(
  points.flatMap((_, k) => [0, 0, Math.sin(k / 50), Math.cos(k / 50)]),
);
const count = points.length;
const turned = meshopt.encodeFilterQuat(turns, count, 8, 16);
const floats = new Float32Array(points.flat().map((c) => c / 4));
const exponential = meshopt.encodeFilterExp(floats, count, 12, 15, "Separate");

writeFileSync("shorts-0.bin", meshopt.encodeVertexBufferLevel(shorts, count, 8, 2, 0));
writeFileSync("shorts-1.bin", meshopt.encodeVertexBufferLevel(shorts, count, 8, 3, 1));
writeFileSync("quarters-0.bin", meshopt.encodeVertexBufferLevel(quarters, count, 12, 2, 0));
writeFileSync("quarters-1.bin", meshopt.encodeVertexBufferLevel(quarters, count, 12, 3, 1));
writeFileSync("exponential.bin", meshopt.encodeVertexBuffer(exponential, count, 12));
writeFileSync("quaternions.bin", meshopt.encodeVertexBuffer(turned, count, 8));
const indices = bytes(new Uint32Array(triangles));
writeFileSync("triangles.bin", meshopt.encodeIndexBuffer(indices, triangles.length, 4));
const row = bytes(new Uint16Array(strip));
writeFileSync("strip.bin", meshopt.encodeIndexSequence(row, strip.length, 2));

const encoders = await draco.createEncoderModule();
for (const [name, method, bits] of [
  ["edgebreaker", encoders.MESH_EDGEBREAKER_ENCODING, 12],
  ["sequential", encoders.MESH_SEQUENTIAL_ENCODING, 0],
]) {
  const builder = new encoders.MeshBuilder();
  const mesh = new encoders.Mesh();
  builder.AddFacesToMesh(mesh, triangles.length / 3, new Uint32Array(triangles));
  builder.AddFloatAttributeToMesh(mesh, encoders.POSITION, count, 3, floats);
  const encoder = new encoders.Encoder();
  encoder.SetEncodingMethod(method);
  encoder.SetAttributeQuantization(encoders.POSITION, bits);
  const into = new encoders.DracoInt8Array();
  const length = encoder.EncodeMeshToDracoBuffer(mesh, into);
  const packed = Int8Array.from({ length }, (_, k) => into.GetValue(k));
  writeFileSync(`${name}.drc`, bytes(packed));
}
