import { eventStream } from "@/lib/server/event-stream";
import { readEventsAsk } from "@/lib/server/events-ask";
import { otherMethods, rawRoute } from "@/lib/server/route";

export const GET = rawRoute(async ({ house, caller, request }) => {
  const ask = readEventsAsk(request);
  const stream = eventStream({ ...ask, tenantId: caller.tenantId, signal: request.signal }, house);
  return new Response(stream, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
    },
  });
});

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods("GET");
