import { describe, expect, it } from "vitest";
import {
  aBlocker,
  anAction,
  anApprovalRequest,
  aPlan,
  aStep,
  aTask,
  aVerdict,
  now,
} from "@/tests/support/a-task";
import { noUsage } from "./budget";
import { incompleteCompletion } from "./end-task";
import { PolicyPass } from "./policy-pass";
import { planView, respond } from "./respond";
import type { TurnEnding } from "./turn-ending";
import { type TurnNews, turnEvents, turnMessages } from "./turn-news";

const plan = aPlan(aStep({ id: "a", description: "Open it" }), aStep({ id: "b", description: "Save it" }));
const task = aTask({ plan, turn: 3 });
const about = (messageType: string) => ({ metadata: { messageType, taskId: task.id } });
const ask: TurnEnding = {
  kind: "ask",
  question: { questionId: "q", text: "Which?" },
  missingInformation: [],
};

const news = (parts: Partial<TurnNews> = {}): TurnNews => {
  const ending = parts.ending ?? ask;
  const response = respond({
    task,
    ending,
    turnId: "t7",
    turnUsage: noUsage,
    stored: true,
  });
  return { task, ending, response, turnId: "t7", now, ...parts };
};
const said = (parts: Partial<TurnNews>) =>
  turnMessages(news(parts)).map(
    ({ messageId: _, sessionId: _s, sequenceNumber: _n, timestamp: _t, ...rest }) => rest,
  );

describe("what a turn adds to the conversation", () => {
  const endings: [string, TurnEnding, object[]][] = [
    [
      "an action",
      { kind: "act", record: anAction(), pass: PolicyPass.grant(anAction()) },
      [{ role: "assistant", content: "Clicking the button.", actionString: 'click("1")', status: "pending" }],
    ],
    ["a question", ask, [{ role: "assistant", content: "Which?" }]],
    [
      "a blocker",
      { kind: "blocked", blocker: aBlocker },
      [{ role: "assistant", content: "Please solve it.", ...about("blocker") }],
    ],
    [
      "an approval",
      { kind: "approval", request: anApprovalRequest, record: anAction() },
      [{ role: "assistant", content: "Delete it?", ...about("approval") }],
    ],
    [
      "an end",
      { kind: "end", status: "failed", completion: incompleteCompletion(task, "x"), reason: "It is gone." },
      [{ role: "assistant", content: "It is gone.", ...about("completion") }],
    ],
    ["a wish for more of the page", { kind: "context", want: "full_text", reason: "" }, []],
  ];
  it.each(endings)("is told of %s", (_, ending, messages) => {
    expect(said({ ending })).toEqual(messages);
  });

  it("has the user's words first, then the verdict, the plan and the answer", () => {
    const verdict = aVerdict({ semanticSummary: "It opened." });
    expect(said({ said: "Go on", verdict, planNews: "preview" })).toEqual([
      { role: "user", content: "Go on" },
      { role: "system", content: "It opened.", ...about("verification") },
      {
        role: "system",
        content: "Here's my plan to complete this task:\n\n1. Open it\n2. Save it",
        metadata: { messageType: "plan_preview", taskId: task.id, plan: planView(plan) },
      },
      { role: "assistant", content: "Which?" },
    ]);
    const [changed] = said({ planNews: "update" });
    expect(changed).toMatchObject({
      content: "I changed the plan:\n\n1. Open it\n2. Save it",
      metadata: { messageType: "plan_update" },
    });
    const { plan: _none, ...bare } = task;
    expect(said({ task: bare, planNews: "update" })).toHaveLength(1);
  });

  it("is numbered by its turn, and stamped", () => {
    const all = turnMessages(news({ said: "Go on" }));
    expect(all.map(({ messageId }) => messageId)).toEqual(["t7:m0", "t7:m1"]);
    expect(all[0]).toMatchObject({ sessionId: task.sessionId, sequenceNumber: 0, timestamp: now });
  });
});

describe("what watchers are told of a turn", () => {
  it("is each message, a new plan, the answer and how the task stands", () => {
    const given = news({ planNews: "preview" });
    const messages = turnMessages(given);
    const events = turnEvents(given, messages);
    expect(events.map(({ name }) => name)).toEqual([
      "new_message",
      "new_message",
      "plan_update",
      "interact_response",
      "task_status",
    ]);
    expect(events.map(({ data }) => data)).toEqual([
      ...messages.map((message) => ({ type: "new_message", sessionId: task.sessionId, message })),
      { taskId: task.id, plan: planView(plan) },
      given.response,
      { taskId: task.id, status: task.status, turn: 3 },
    ]);
    expect(events.map(({ eventId }) => eventId)).toEqual(["t7:e0", "t7:e1", "t7:e2", "t7:e3", "t7:e4"]);
    expect(events[0]).toMatchObject({ sessionId: task.sessionId, timestamp: now });
  });

  it("is no plan where nothing is new of it, or there is none", () => {
    const { plan: _none, ...bare } = task;
    for (const given of [news(), news({ task: bare, planNews: "update" })])
      expect(turnEvents(given, []).map(({ name }) => name)).toEqual(["interact_response", "task_status"]);
  });
});
