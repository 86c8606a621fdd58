import type { ErrorBody } from "@/lib/contracts/error";

/** `field`: what of the request was wrong, as the API names it. */
export type ApiAnswer<T> =
  | { ok: true; data: T }
  | { ok: false; status: number; message: string; field?: string };

type Envelope<T> = { success: true; data: T } | ErrorBody;

const unreachable = "The server does not answer. Nothing was changed; try again when it is back.";

/** Calls a route of this server with the dashboard's cookie. What goes wrong is an answer too, in words for a person. */
export async function callApi<T>(
  method: "GET" | "POST" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
): Promise<ApiAnswer<T>> {
  const init: RequestInit = { method };
  if (body !== undefined) init.body = body instanceof FormData ? body : JSON.stringify(body);
  const answer = await fetch(path, init).then(
    async (response) => ({ status: response.status, body: await readEnvelope<T>(response) }),
    () => undefined,
  );
  if (!answer?.body) return { ok: false, status: answer?.status ?? 0, message: unreachable };
  if (answer.body.success) return { ok: true, data: answer.body.data };
  const field = fieldName.exec(answer.body.error.message)?.[1];
  const message = messageOf(answer.status, answer.body);
  return { ok: false, status: answer.status, message, ...(field === undefined ? {} : { field }) };
}

const readEnvelope = async <T>(response: Response): Promise<Envelope<T> | undefined> =>
  response.json().then(
    (body: Envelope<T>) => body,
    () => undefined,
  );

const fieldName = /^([\w.[\]]+): /;

/** Messages of the API name the field first, for programs; a person reads the rest. */
function messageOf(status: number, { error }: ErrorBody): string {
  if (status === 401) return "You are signed out. Sign in again, then repeat this.";
  if (status === 429) return "That was too fast for the server's limit; try again in a moment.";
  const text = error.message.replace(fieldName, "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
