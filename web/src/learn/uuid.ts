/** Returns a unique name; `crypto.randomUUID` only exists on hosts with TLS. */
export function uuid(): string {
  const random = crypto.getRandomValues(new Uint8Array(16));
  const bytes = random.map((byte, i) =>
    i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
