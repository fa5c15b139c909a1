/** The names of the functions that a learner can write. */

export const functionNames = ["intersects", "distance"] as const;
export type FunctionName = (typeof functionNames)[number];
