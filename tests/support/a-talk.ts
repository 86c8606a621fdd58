import { randomUUID } from "node:crypto";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import type { ServedApi } from "./a-served-api";
import type { SmallClinic } from "./a-small-clinic";
import { answerOf, errorOf } from "./an-api";

export type Talk = {
  clinic: SmallClinic;
  answers: InteractResponse[];
  /** One turn with the page as it is; the task goes on where there is one. Throws the code of an error. */
  say: (body: Partial<InteractRequest>) => Promise<InteractResponse>;
  /** Does what the last answer says, and reports it. */
  act: (more?: Partial<InteractRequest>) => Promise<InteractResponse>;
  /** Goes on until the server says anything else than what to do next. */
  toEnd: () => Promise<InteractResponse>;
};

const mostTurns = 30;

/** A client of the HTTP API with a small clinic in place of a browser. */
export function aTalk({ client }: Pick<ServedApi, "client">, clinic: SmallClinic): Talk {
  const sessionId = randomUUID();
  const answers: InteractResponse[] = [];
  const say: Talk["say"] = async (body) => {
    const taskId = answers.findLast((one) => one.taskId !== undefined)?.taskId;
    const request = {
      sessionId,
      turnId: randomUUID(),
      ...clinic.page(),
      ...(taskId ? { taskId } : {}),
      ...body,
    };
    const reply = await client.post("/api/agent/interact", request);
    if (reply.status !== 200) throw new Error(errorOf(reply).code);
    const answer = answerOf(reply);
    answers.push(answer);
    return answer;
  };
  const act: Talk["act"] = (more = {}) => {
    const last = answers.findLast((one) => one.status === "executing");
    if (last?.status !== "executing") throw new Error("there is nothing to do");
    return say({ ...clinic.act(last.action), lastActionId: last.actionId, ...more });
  };
  return {
    clinic,
    answers,
    say,
    act,
    async toEnd() {
      let last = answers.at(-1);
      if (last?.status !== "executing") last = await say({});
      for (let turn = 0; last.status === "executing" && turn < mostTurns; turn++) last = await act();
      return last;
    },
  };
}
