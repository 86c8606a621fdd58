import { z } from "zod";
import { ErrorBody, successBody } from "@/lib/contracts/error";
import { protocolHeader, protocolVersion } from "@/lib/contracts/limits";

export type AskedServer = { server: string; key: string };

/** What a running server answers to a command, or a sentence that says what is wrong and what to do. */
export async function askServer<T extends z.ZodType>(
  path: string,
  schema: T,
  { server, key }: AskedServer,
): Promise<{ data: z.infer<T> } | string> {
  const headers = { authorization: `Bearer ${key}`, [protocolHeader]: String(protocolVersion) };
  if (!URL.canParse(server)) return `--server: ${server} is no address.`;
  const response = await fetch(new URL(path, server), { headers }).catch(() => undefined);
  if (!response)
    return `No server answers at ${server}. Start it with npm start, or say where it is with --server.`;
  if (response.status === 401)
    return `The server at ${server} wants an API key: --key or SUREFOOT_API_KEY. Make one in its dashboard under Settings, API keys.`;
  const body: unknown = await response.json();
  if (response.ok) return { data: schema.parse(successBody(z.unknown()).parse(body).data) };
  const { code, message } = ErrorBody.parse(body).error;
  return `${code}: ${message}`;
}
