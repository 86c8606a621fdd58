import { createScriptedModel, type Script } from "@/lib/adapters/scripted/scripted-model";
import type { ExecutionErrorCode } from "@/lib/contracts/execution-error";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import type { HouseParts } from "@/lib/server/composition";
import { type ServedApi, serveApi } from "./a-served-api";
import { aSmallClinic, type ClinicManners } from "./a-small-clinic";
import { aTalk, type Talk } from "./a-talk";
import { addingJas, addJas } from "./clinic-scripts";

export type Begin = {
  script?: Script;
  query?: string;
  manners?: ClinicManners;
  parts?: HouseParts;
  env?: Record<string, string>;
  first?: Partial<InteractRequest>;
};

let api: ServedApi | undefined;

/** The HTTP API with a scripted model, and a client that says its first word. One at a time. */
export async function begin({
  script = addingJas,
  query = addJas,
  manners = {},
  parts = {},
  env = {},
  first = {},
}: Begin): Promise<Talk> {
  api = await serveApi({ model: createScriptedModel({ ...addingJas, ...script }), ...parts }, { env });
  const talk = aTalk(api, aSmallClinic(manners));
  await talk.say({ query, ...first });
  return talk;
}

/** After each way: the API is closed. */
export async function leave(): Promise<void> {
  await api?.close();
  api = undefined;
}

/** What a model says when it is asked for an action. */
export const answering = (decision: string, more: object = {}) => ({
  data: { thought: "So.", decision, certainty: 0.9, ...more },
});
export const asking = answering("ask", { question: "Which one?", missingInformation: ["which"] });
export const lastOf = ({ answers }: Talk) => answers.at(-1)?.status;
/** The client could not do what it was told, and what the page looks like then. */
export function failing(
  talk: Talk,
  code: ExecutionErrorCode = "ELEMENT_COVERED",
  page: Partial<InteractRequest> = {},
): Promise<InteractResponse> {
  const acting = talk.answers.findLast((one) => one.status === "executing");
  const [lastActionId, action] =
    acting?.status === "executing" ? [acting.actionId, acting.actionDetails.name] : ["", ""];
  const lastActionError = { code, message: "It could not be done.", action };
  return talk.say({ lastActionId, lastActionStatus: "failure", lastActionError, networkEvents: [], ...page });
}
