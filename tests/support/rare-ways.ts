import { createScriptedModel } from "@/lib/adapters/scripted/scripted-model";
import { defaultBudget, noUsage } from "@/lib/agent/domain/budget";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import type { InteractResponse } from "@/lib/contracts/interact-response";
import { addingJas } from "./clinic-scripts";
import { aPlanOf, planning } from "./plan-script";
import { answering, begin, failing } from "./route-talk";

/** A task that is there to take these rows, and the status that it comes to. */
export type Way = {
  rows: string[];
  status: InteractResponse["status"];
  play: () => Promise<InteractResponse>;
};

const cannot = answering("cannot", { reason: "No." });
const shows = (text: string, present: boolean) => ({
  kind: "text" as const,
  text,
  present,
  within: { role: "list" },
});
const judging = (outcome: "verified" | "undecided") => ({
  data: { outcome, taskCompleted: false, confidence: 0.9, reason: "By the model." },
});

const lobby: Partial<InteractRequest> = {
  interactiveTree: [
    { i: "h", r: "head", n: "Lobby" },
    { i: "more", r: "btn", n: "Show the archive" },
  ],
  pageText: "Lobby",
};
const archive: Partial<InteractRequest> = {
  url: "http://clinic.test/archive",
  pageTitle: "Archive",
  interactiveTree: [
    { i: "h", r: "head", n: "Archive" },
    { i: "all", r: "btn", n: "Everything" },
  ],
  pageText: "Archive\nNothing is kept here yet.",
};

/** Tasks for the rows that only unusual turns take. */
export const rareWays: Record<string, Way> = {
  "a form that refuses a value, and asks for another": {
    rows: ["correction replan", "replanning ask"],
    status: "needs_user_input",
    async play() {
      const talk = await begin({});
      const form = talk.clinic.page();
      const refusing = (form.interactiveTree ?? []).map((one) =>
        one.i === "name" ? { ...one, s: ["invalid"], d: "Give the full name." } : one,
      );
      return failing(talk, "VALUE_REFUSED", { interactiveTree: refusing });
    },
  },
  "another page than the plan expects, on which the plan still stands": {
    rows: ["verification replan", "replanning continue"],
    status: "executing",
    async play() {
      const talk = await begin({
        query: "Look through the archive",
        first: lobby,
        script: {
          ...planning(aPlanOf(['Click "Show the archive"', 'Click "Oldest first"'])),
          refine_step: [answering("act", { action: 'click("more")' }), cannot],
          generate_action: [answering("act", { action: 'click("all")' })],
          verify_lightly: [judging("verified")],
          verify_fully: [judging("verified")],
        },
      });
      const last = talk.answers.at(-1);
      return talk.say({
        ...archive,
        lastActionStatus: "success",
        ...(last?.status === "executing" ? { lastActionId: last.actionId } : {}),
      });
    },
  },
  "an end that only the rest of the page can prove": {
    rows: ["completion ask_client", "start claimed"],
    status: "unverified",
    async play() {
      const talk = await begin({
        script: {
          make_plan: [
            {
              data: {
                outcome: "holds",
                reason: "It is there.",
                criteria: [{ text: "Jas is known here", kind: "state", persistence: false }],
              },
            },
          ],
        },
        first: { treeTruncated: 40 },
      });
      const [asked] = talk.answers;
      if (asked?.status !== "needs_full_dom") throw new Error(asked?.status);
      return talk.say({});
    },
  },
  "a doubtful step that turns out proven, with others left": {
    rows: ["verification second_look", "verification claim", "completion refine"],
    status: "awaiting_approval",
    async play() {
      const steps = [
        { description: 'Click "Save"', mutating: true },
        { description: 'Click "Delete Ann"', mutating: true },
      ];
      const criteria = [
        {
          text: '"Jas" is listed',
          kind: "state" as const,
          persistence: false,
          assertions: [shows("Jas", true)],
          step: 0,
        },
        {
          text: '"Ann" is gone',
          kind: "state" as const,
          persistence: false,
          assertions: [shows("Ann", false)],
          step: 1,
        },
      ];
      const talk = await begin({
        env: { ENABLE_TIERED_VERIFICATION: "false" },
        manners: { stored: ["Ann", "Jas"] },
        script: {
          ...planning(aPlanOf(steps, criteria)),
          refine_step: [
            answering("act", { action: 'click("save")' }),
            answering("act", { action: 'click("delete-0")' }),
          ],
          verify_lightly: [judging("undecided")],
          verify_fully: [judging("undecided")],
        },
      });
      await talk.act();
      return talk.act();
    },
  },
  "server tools that use up the budget": {
    rows: ["tool_execution limit"],
    status: "partial",
    play: async () => {
      const reading = {
        description: "Extract all names of the list",
        toolType: "extract" as const,
        dependsOn: [],
      };
      const script = { ...addingJas, ...planning(aPlanOf([reading, 'Type "Jas" into the "Name" field'])) };
      const model = createScriptedModel(script, { ...noUsage, inputTokens: 100, calls: 1 });
      const budget = { ...defaultBudget, tokens: 150 };
      return onlyAnswer(await begin({ parts: { model, budget }, manners: { stored: ["Ann", "Ben"] } }));
    },
  },
  "an action that is generated as the claim of an end": {
    rows: ["step_refinement cannot", "action_generation finish"],
    status: "executing",
    play: async () =>
      onlyAnswer(
        await begin({
          script: {
            refine_step: [cannot, ...addingJas.refine_step],
            generate_action: [answering("finish", { reason: "Done." })],
          },
        }),
      ),
  },
  "an action that nobody finds": {
    rows: ["action_generation cannot"],
    status: "failed",
    play: async () =>
      onlyAnswer(await begin({ script: { refine_step: [cannot], generate_action: [cannot] } })),
  },
};

function onlyAnswer({ answers: [answer] }: { answers: InteractResponse[] }): InteractResponse {
  if (!answer) throw new Error("no answer");
  return answer;
}
