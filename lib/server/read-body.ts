import { AppError } from "@/lib/agent/domain/app-error";

/** The body as text; reading stops, and the rest is never held, where it grows past `limit` bytes. */
export async function readBody(request: Request, limit: number): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge(limit);
  if (!request.body) return "";
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge(limit);
    }
    parts.push(value);
  }
  return Buffer.concat(parts).toString("utf8");
}

const tooLarge = (limit: number) =>
  new AppError("too_large", `body: at most ${limit} bytes`, { details: { limit } });
