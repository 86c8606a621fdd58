import { protocolHeader } from "@/lib/contracts/limits";
import { house } from "@/lib/server/house";

/** What a script of a paired extension, or of a listed origin, may send and read. */
export function corsHeaders(origin: string): Record<string, string> {
  return {
    "access-control-allow-origin": origin,
    "access-control-expose-headers": `${protocolHeader}, x-request-id, retry-after, x-surefoot-ignored-fields`,
    vary: "Origin",
  };
}

const preflightSeconds = 600;

/** Whether a script from elsewhere may call at all: that of an extension which a key belongs to, or of a listed origin. */
export async function preflight({ headers }: Pick<Request, "headers">): Promise<Response> {
  const { store, addresses } = await house();
  const origin = headers.get("origin") ?? "";
  const isKnown = addresses.allowedOrigins.includes(origin) || (await store.isBoundOrigin(origin));
  if (origin === "" || !isKnown) return new Response(null, { status: 403 });
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(origin),
      "access-control-allow-methods": "GET, POST, PATCH, DELETE",
      "access-control-allow-headers": `authorization, content-type, last-event-id, ${protocolHeader}`,
      "access-control-max-age": String(preflightSeconds),
    },
  });
}
