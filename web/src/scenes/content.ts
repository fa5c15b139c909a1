/** What a file is called by its content, so that the same bytes are kept once. */

/** Bytes that are read and hashed at once: a file of any size takes no more memory, and no moment of the page that is felt. */
const piece = 4 * 2 ** 20;

/**
 * SHA-256 of the SHA-256 of its pieces, in hex. Where the page may not hash, which it may on secure origins alone, a name
 * that no other file has: then the same bytes can be kept twice.
 */
export async function contentId(blob: Blob): Promise<string> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return freshId();
  const sha = async (bytes: BufferSource) => new Uint8Array(await subtle.digest("SHA-256", bytes));
  const digests: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < blob.size; at += piece) {
    digests.push(await sha(await blob.slice(at, at + piece).arrayBuffer()));
  }
  return hex(await sha(await new Blob(digests).arrayBuffer()));
}

/** A name that nothing else has. */
export const freshId = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
