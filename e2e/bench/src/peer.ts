/** The peers: three-mesh-bvh, with defaults and as its authors would tune it (SAH, one triangle per leaf), and Rapier for convex shapes. */

import RAPIER from "@dimforge/rapier3d-compat";
import { BufferAttribute, BufferGeometry, Matrix4, Quaternion, Vector3 } from "three";
import { type ExtendedTriangle, MeshBVH, SAH } from "three-mesh-bvh";

/** B's pose in A's frame: w, x, y, z of the rotation, then the translation. */
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

/** The third argument, which its types lack, keeps it from logging every coplanar pair. */
interface Quiet {
  intersectsTriangle(other: ExtendedTriangle, target: null, quiet: boolean): boolean;
}

/** Returns how many pairs of triangles intersect, by its own test, which omits coplanar ones. */
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

/** Returns the distance of two meshes, both with a BVH; no state is reused between calls. */
export function distance(a: MeshBVH, b: BufferGeometry, bInA: Matrix4): number {
  return a.closestPointToGeometry(b, bInA)?.distance ?? Number.NaN;
}

/** Returns a function for the distance of two convex hulls, which are colliders of a world so that they are built only once. */
export async function hullDistance(a: Float32Array, b: Float32Array): Promise<(bInA: Pose) => number> {
  await RAPIER.init();
  const world = new RAPIER.World({ x: 0, y: 0, z: 0 });
  const collider = (points: Float32Array) => {
    const made = RAPIER.ColliderDesc.convexHull(points);
    if (!made) throw new Error("Rapier found no hull");
    return world.createCollider(made);
  };
  const [one, other] = [collider(a), collider(b)];
  return ([w, x, y, z, tx, ty, tz]) => {
    other.setTranslation({ x: tx, y: ty, z: tz });
    other.setRotation({ x, y, z, w });
    return one.contactCollider(other, 1e6)?.distance ?? Number.NaN;
  };
}
