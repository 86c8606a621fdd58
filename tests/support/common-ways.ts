import { expect } from "vitest";
import { defaultBudget } from "@/lib/agent/domain/budget";
import { defaultPolicyRules } from "@/lib/agent/domain/policy";
import { addingJas, deleteAnn, deletingAnn } from "./clinic-scripts";
import { aPlanOf, planning } from "./plan-script";
import { answering, asking, begin, failing, lastOf } from "./route-talk";

const reading = { description: "Extract all names of the list", toolType: "extract" as const, dependsOn: [] };
const searching = { description: 'Search the web for "Jas"', toolType: "search" as const, dependsOn: [] };
/** Tasks that between them go most ways through the graph. */
export const commonWays: [name: string, play: () => Promise<unknown>][] = [
  ["a plan that is carried out and proven", async () => (await begin({})).toEnd()],
  [
    "an action that asks first, and is approved",
    async () => {
      const talk = await begin({
        script: deletingAnn,
        query: deleteAnn,
        manners: { stored: ["Ann", "Ben"] },
      });
      const asked = talk.answers.at(-1);
      if (asked?.status !== "awaiting_approval") throw new Error(asked?.status);
      await talk.say({});
      await talk.say({ approval: { actionId: asked.approvalRequest.actionId, decision: "approve" } });
      return talk.toEnd();
    },
  ],
  [
    "a question before there is a task",
    () =>
      begin({
        script: {
          analyse_context: [{ data: { decision: "ask", question: "Who?", missingInformation: ["who"] } }],
        },
      }),
  ],
  [
    "a simple goal",
    async () =>
      (
        await begin({
          script: {
            analyse_context: [{ data: { decision: "simple" } }],
            generate_action: [answering("act", { action: 'click("save")' })],
          },
          query: 'Click "Save"',
        })
      ).toEnd(),
  ],
  [
    "a simple goal that is claimed at once",
    () =>
      begin({
        script: {
          analyse_context: [{ data: { decision: "simple" } }],
          generate_action: [answering("finish", { reason: "Done." })],
        },
      }),
  ],
  [
    "a simple goal that needs an answer",
    () =>
      begin({ script: { analyse_context: [{ data: { decision: "simple" } }], generate_action: [asking] } }),
  ],
  [
    "a simple goal that cannot be done",
    () =>
      begin({
        script: {
          analyse_context: [{ data: { decision: "simple" } }],
          generate_action: [answering("cannot", { reason: "No." })],
        },
      }),
  ],
  [
    "a plan that waits for approval",
    () => begin({ parts: { rules: { ...defaultPolicyRules, approvePlans: true } } }),
  ],
  [
    "a goal that is impossible",
    () => begin({ script: { make_plan: [{ data: { outcome: "impossible", reason: "No." } }] } }),
  ],
  [
    "a planner that asks, and is answered",
    async () => {
      const talk = await begin({
        script: {
          make_plan: [
            { data: { outcome: "ask", question: "Who?", missingInformation: ["who"] } },
            ...addingJas.make_plan,
          ],
        },
      });
      const asked = talk.answers.at(-1);
      if (asked?.status !== "needs_user_input") throw new Error(asked?.status);
      return talk.say({ answer: { questionId: asked.userQuestion.questionId, text: "Jas" } });
    },
  ],
  [
    "a goal that holds",
    () =>
      begin({
        script: { make_plan: [{ data: { outcome: "holds", reason: "It is there." } }] },
        manners: { stored: ["Jas"] },
      }),
  ],
  [
    "tools, then the browser",
    async () =>
      (
        await begin({
          script: planning(aPlanOf([reading, 'Type "Jas" into the "Name" field'])),
          manners: { stored: ["Ann", "Ben"] },
        })
      ).toEnd(),
  ],
  [
    "nothing but tools",
    () => begin({ script: planning(aPlanOf([reading])), manners: { stored: ["Ann", "Ben"] } }),
  ],
  [
    "a tool that fails",
    () => begin({ script: planning(aPlanOf([searching, { description: 'Click "Save"', dependsOn: [0] }])) }),
  ],
  ["a refinement that asks", () => begin({ script: { refine_step: [asking] } })],
  [
    "a refinement that claims the end",
    () =>
      begin({
        script: {
          refine_step: [answering("finish", { reason: "Done." })],
          generate_action: [answering("cannot", { reason: "No." })],
        },
      }),
  ],
  [
    "a refinement that finds nothing, and generation that does",
    () =>
      begin({
        script: {
          refine_step: [answering("cannot", { reason: "No." })],
          generate_action: [answering("act", { action: 'setValue("name", "Jas")' })],
        },
      }),
  ],
  [
    "a refinement and a generation that ask",
    () =>
      begin({ script: { refine_step: [answering("cannot", { reason: "No." })], generate_action: [asking] } }),
  ],
  [
    "a step whose state holds",
    () =>
      begin({
        script: { refine_step: [answering("step_holds", { reason: "It holds." }), ...addingJas.refine_step] },
      }),
  ],
  [
    "an action that policy refuses twice",
    () =>
      begin({
        script: {
          refine_step: [answering("act", { action: 'navigate("javascript:alert(1)")' })],
          generate_action: [answering("act", { action: 'navigate("javascript:alert(2)")' })],
        },
      }),
  ],
  [
    "a failed action that is corrected",
    async () => {
      const talk = await begin({});
      return failing(talk);
    },
  ],
  [
    "a failed action that no correction helps",
    async () => {
      const talk = await begin({ parts: { budget: { ...defaultBudget, corrections: 0 } } });
      await failing(talk);
      expect(lastOf(talk)).toBe("partial");
    },
  ],
  [
    "a failed action that leads to another plan",
    async () => {
      const talk = await begin({});
      for (let tries = 0; tries < 8 && lastOf(talk) === "executing"; tries++) await failing(talk);
    },
  ],
  [
    "replans that are used up",
    async () => {
      const talk = await begin({ parts: { budget: { ...defaultBudget, replans: 0 } } });
      for (let tries = 0; tries < 8 && lastOf(talk) === "executing"; tries++) await failing(talk);
    },
  ],
  [
    "a question in the middle, and its answer",
    async () => {
      const refine_step = [...addingJas.refine_step, asking, ...addingJas.refine_step];
      const talk = await begin({ script: { refine_step } });
      const asked = await talk.act();
      if (asked.status !== "needs_user_input") throw new Error(asked.status);
      return talk.say({ answer: { questionId: asked.userQuestion.questionId, text: "That one" } });
    },
  ],
  [
    "a budget of turns that is used up",
    async () => (await begin({ parts: { budget: { ...defaultBudget, turns: 2 } } })).toEnd(),
  ],
  [
    "a value that comes from nowhere, twice",
    () => {
      const evil = answering("act", { action: 'setValue("name", "Mallory 4711")' });
      return begin({ script: { refine_step: [evil], generate_action: [evil] } });
    },
  ],
  [
    "an end that is claimed and does not hold",
    async () =>
      (
        await begin({ manners: { forgets: true }, parts: { budget: { ...defaultBudget, replans: 1 } } })
      ).toEnd(),
  ],
];
