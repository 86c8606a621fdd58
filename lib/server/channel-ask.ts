import { z } from "zod";
import { parseInput } from "@/lib/server/parse-input";
import { readBody } from "@/lib/server/read-body";

const bodyBytes = 4_096;
const ChannelAsk = z.strictObject({
  socket_id: z.string().regex(/^\d{1,20}\.\d{1,20}$/, "is not a socket id"),
  channel_name: z.string().regex(/^private-[\w-]{1,180}$/, "is not a private channel"),
});

/** The form that the protocol's clients send: which connection wants into which channel. */
export async function readChannelAsk(request: Request): Promise<{ socketId: string; channel: string }> {
  const fields = Object.fromEntries(new URLSearchParams(await readBody(request, bodyBytes)));
  const { socket_id: socketId, channel_name: channel } = parseInput(ChannelAsk, fields);
  return { socketId, channel };
}
