import { count } from "../../../state/format";

/** "1 part", "12 parts". */
export const plural = (n: number, one: string, many: string): string => `${count(n)} ${n === 1 ? one : many}`;
