/** three-mesh-bvh, as its makers would tune it for this question: SAH and one triangle a leaf. */

import { BufferAttribute, BufferGeometry, Matrix4, Quaternion, Vector3 } from "three";
import { type ExtendedTriangle, MeshBVH, SAH } from "three-mesh-bvh";

/** w, x, y, z of the rotation, then the translation: B's pose in A's frame. */
export type Pose = readonly [number, number, number, number, number, number, number];

export function geometry(positions: Float32Array, triangles: Uint32Array): BufferGeometry {
  const made = new BufferGeometry();
  made.setAttribute("position", new BufferAttribute(positions, 3));
  made.setIndex(new BufferAttribute(triangles.slice(), 1)); // building a BVH sorts the index
  return made;
}

/** `maxLeafTris` is the option's older name. */
const tuned = { strategy: SAH, maxLeafSize: 1, maxLeafTris: 1 };

export const build = (of: BufferGeometry): MeshBVH => new MeshBVH(of, {});
export const buildTuned = (of: BufferGeometry): MeshBVH => new MeshBVH(of, tuned);

export function matrix([w, x, y, z, tx, ty, tz]: Pose): Matrix4 {
  return new Matrix4().compose(new Vector3(tx, ty, tz), new Quaternion(x, y, z, w).normalize(), new Vector3(1, 1, 1));
}

/** The third argument, missing in its types, keeps it from writing to the console about every coplanar pair. */
interface Quiet {
  intersectsTriangle(other: ExtendedTriangle, target: null, quiet: boolean): boolean;
}

/** How many pairs of triangles meet, by its own test; coplanar ones are left out quietly. */
export function countPairs(a: MeshBVH, b: MeshBVH, bInA: Matrix4): number {
  let count = 0;
  a.bvhcast(b, bInA, {
    intersectsTriangles(one: ExtendedTriangle, other: ExtendedTriangle) {
      if ((one as unknown as Quiet).intersectsTriangle(other, null, true)) count++;
      return false;
    },
  });
  return count;
}
