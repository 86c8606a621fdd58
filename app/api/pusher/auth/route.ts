import { readChannelAsk } from "@/lib/server/channel-ask";
import { authorizeChannel } from "@/lib/server/realtime";
import { otherMethods, rawRoute } from "@/lib/server/route";

/** Answers as the protocol's clients expect it, without the envelope. */
export const POST = rawRoute(async ({ house, caller, request }) =>
  Response.json(await authorizeChannel(await readChannelAsk(request), caller, house)),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods("POST");
