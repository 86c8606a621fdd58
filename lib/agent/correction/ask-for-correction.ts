import { chooseCorrectionTask } from "@/lib/agent/model-tasks/choose-correction";
import type { ModelPort } from "@/lib/agent/ports/model";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import { printAction } from "@/lib/contracts/action-text";
import type { BrowserAction } from "@/lib/contracts/browser-action";
import type { Failure, Proposal } from "./strategies";

const pageTokens = 2_500;

/** A model's way on as an action of this page; undefined when it knows none, or names none that can be built. */
export async function askForCorrection(
  { task, step, failed, snapshot, report }: Failure,
  { model, signal }: { model: ModelPort; signal?: AbortSignal },
): Promise<Proposal | undefined> {
  const wording = step?.description ?? failed.stepDescription ?? task.goal;
  const { data } = await model.run(
    chooseCorrectionTask,
    {
      goal: task.goal,
      ...(step ? { step: { description: step.description, verify: step.verify } } : {}),
      action: printAction(failed.action),
      ...(failed.target ? { target: `${failed.target.role} "${failed.target.name}"` } : {}),
      failure: failed.verdict?.reason ?? report.error?.message ?? "It did not work.",
      ...(report.error ? { errorCode: report.error.code } : {}),
      tried: task.history
        .filter(({ stepId }) => stepId === failed.stepId)
        .map(({ action }) => printAction(action)),
      page: viewPage(snapshot, {
        focus: `${wording} ${failed.target?.name ?? ""}`,
        tokenBudget: pageTokens,
        text: false,
        offline: model.info.offline,
      }),
    },
    signal ? { signal } : {},
  );
  if (data.strategy === "fail") return undefined;
  const action = actionFor(data.strategy, data.elementId, failed.action);
  return action && { strategy: data.strategy, action, thought: data.reason };
}

function actionFor(
  strategy: Proposal["strategy"],
  id: string | undefined,
  failed: BrowserAction,
): BrowserAction | undefined {
  switch (strategy) {
    case "wait":
      return { name: "wait", args: [3] };
    case "go_back":
      return { name: "goBack", args: [] };
    case "refresh":
      return { name: "reload", args: [] };
    case "dismiss_overlay":
      return id === undefined ? { name: "press", args: ["Escape"] } : { name: "click", args: [id] };
    case "scroll_into_view":
      return id === undefined ? { name: "scroll", args: ["down"] } : { name: "scroll", args: ["down", id] };
    case "alternative_element":
      return id === undefined || typeof failed.args[0] !== "string"
        ? undefined
        : { name: failed.name, args: [id, ...failed.args.slice(1)] };
  }
}
