import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";

export type ScriptBytes = { files: number; gzip: number };

/** Script that a page loads until it has come to rest, gzipped as a server sends it. Call before the page is opened. */
export function watchScripts(page: Page): () => Promise<ScriptBytes> {
  const bodies: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    bodies.push(
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    );
  });
  return async () => {
    const sizes = await Promise.all(bodies);
    return { files: sizes.length, gzip: sizes.reduce((sum, size) => sum + size, 0) };
  };
}
