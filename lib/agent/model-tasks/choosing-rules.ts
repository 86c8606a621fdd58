import { z } from "zod";
import { browserActions } from "@/lib/contracts/browser-action";
import { idsRule } from "./question-parts";

/** A judged action as the chooser of the next one is told of it. */
export const PastAction = z.object({
  action: z.string(),
  target: z.string().optional(),
  step: z.string().optional(),
  outcome: z.enum(["verified", "refuted", "undecided", "unknown"]),
  summary: z.string(),
});
export type PastAction = z.infer<typeof PastAction>;

const signature = ({ name, args, doc }: (typeof browserActions)[number]): string =>
  `${name}(${args.map((argument) => `${argument.name}${"optional" in argument ? "?" : ""}`).join(", ")}): ${doc}`;

/** Every action that may be chosen; ends are decisions, not actions. */
export const actionList: string = browserActions
  .filter(({ name }) => name !== "finish" && name !== "fail")
  .map(signature)
  .join("\n");

export const choosingRules = `Answer with ONE action, arguments as JSON: click("12"), setValue("14", "Jas"), wait(2).
${idsRule}
- Do not act on elements marked covered, disabled or hidden: deal with what is in the way first.
- An element that may be further down or outside the view: scroll, or findText.
- prepares: true when the action only makes room for the step's own action (scrolls, opens a closed menu or list, closes what is in the way).
- certainty: how sure you are, 0 to 1. Below 0.5 use "ask" instead of guessing.
- "step_holds": the page already shows what the step is to bring about. "finish": the whole goal is done. "cannot": no action of the list can do it.
- Type only values that the user, the plan or the page gave. Secrets stay placeholders as written: {{secret:name}}.
Actions:
${actionList}`;

export const historyLines = (history: readonly PastAction[], earlierActions: number): string[] => [
  ...(earlierActions > 0 ? [`(${earlierActions} earlier actions completed)`] : []),
  ...history.map(({ action, target, outcome, summary }) =>
    `${action}${target ? ` on ${target}` : ""}: ${outcome}. ${summary}`.trim(),
  ),
];
