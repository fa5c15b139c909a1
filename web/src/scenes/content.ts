/** Names files by their content, so that the same bytes are stored once. */

/** The bytes that are read and hashed at once. So a file of any size needs little memory and does not block the page. */
const chunkBytes = 4 * 2 ** 20;

/**
 * Returns the SHA-256 of the SHA-256 of the file's pieces, in hex. Browsers allow hashing on secure origins only; elsewhere the name is random, and
 * the same bytes may be stored twice.
 */
export async function contentId(blob: Blob): Promise<string> {
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) return freshId();
  const sha = async (bytes: BufferSource) => new Uint8Array(await subtle.digest("SHA-256", bytes));
  const digests: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < blob.size; at += chunkBytes) {
    digests.push(await sha(await blob.slice(at, at + chunkBytes).arrayBuffer()));
  }
  return hex(await sha(await new Blob(digests).arrayBuffer()));
}

/** Returns a unique name. */
export const freshId = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
