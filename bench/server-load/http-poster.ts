import { Agent, request } from "node:http";

export type Posted = { status: number; text: string; ms: number };
export type HttpPoster = {
  post(path: string, body: string): Promise<Posted>;
  get(path: string): Promise<Posted>;
  close(): void;
};

const patienceMs = 120_000;

/** Requests over kept connections, cheaper than `fetch`: the one who measures shares the machine with the one who is measured. */
export function httpPoster(base: string, headers: Record<string, string> = {}): HttpPoster {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

  function send(method: string, path: string, body: string): Promise<Posted> {
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const out = request(
        new URL(path, base),
        {
          method,
          agent,
          timeout: patienceMs,
          headers: {
            ...headers,
            ...(body
              ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) }
              : {}),
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.once("error", reject);
          response.once("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              text: Buffer.concat(parts).toString("utf8"),
              ms: performance.now() - startedAt,
            }),
          );
        },
      );
      out.once("timeout", () => out.destroy(new Error(`no answer within ${patienceMs / 1000} s`)));
      out.once("error", reject);
      out.end(body);
    });
  }

  return {
    post: (path, body) => send("POST", path, body),
    get: (path) => send("GET", path, ""),
    close: () => agent.destroy(),
  };
}
