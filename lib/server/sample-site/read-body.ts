export const BODY_LIMIT_BYTES = 64 * 1024;

/** One more piece of a body, as both a web stream's reader and an async iterator give it. */
type ReadChunk = () => Promise<{ done?: boolean | undefined; value?: Uint8Array | undefined }>;

/**
 * Reads a request's body, but stops soon after the limit: what comes back is then longer than the limit, so
 * that it is refused as too large, and the rest was never held. The source is left open, because closing a
 * Node request closes its connection before the refusal is sent.
 */
export async function readBody(readChunk: ReadChunk): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  while (size <= BODY_LIMIT_BYTES) {
    const { done, value } = await readChunk();
    if (done || value === undefined) break;
    parts.push(value);
    size += value.byteLength;
  }
  return Buffer.concat(parts).toString("utf8");
}
