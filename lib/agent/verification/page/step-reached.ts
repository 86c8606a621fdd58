import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import type { Ground } from "@/lib/agent/verification/ground";
import { kindWords, objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** Also as the end of a class of a kind of widgets: `.stepper-active`. */
const present = /^(?:current|selected)$|^\.(?:[a-z0-9]+[-_]{1,2}){0,4}(?:active|current|selected)$/;

const ofSteps = rootOf("step");

/** `Go to the payment`, by what leads on: of the steps shown side by side the one that is called so is the present one now, and another one no longer is. */
export function stepReached({
  verb,
  intent,
  target,
  diff,
  nodesBefore,
  nodesAfter,
}: Ground): string | undefined {
  if (verb !== "navigate" && verb !== "continue" && verb !== "open") return undefined;
  if (readStepIntent(target.node?.name ?? "").verb !== "continue") return undefined;
  // What it is called a step of says nothing of which one.
  const wanted = objectRoots(intent).filter((word) => word !== ofSteps);
  const changed = diff?.changed ?? [];
  const reached = changed.find(({ after, statesAdded }) => {
    const shown = [...rootsOf(nodesAfter[after]?.name ?? "")].filter((word) => !kindWords.has(word));
    return (
      wanted.length > 0 &&
      statesAdded.some((state) => present.test(state)) &&
      shown.length > 0 &&
      wanted.every((word) => shown.includes(word))
    );
  });
  const role = nodesAfter[reached?.after ?? -1]?.role;
  const left = changed.some(
    ({ before, after, statesRemoved }) =>
      after !== reached?.after &&
      nodesBefore[before]?.role === role &&
      nodesBefore[before]?.name !== "" &&
      statesRemoved.some((state) => present.test(state)),
  );
  // A mark alone may go on before the rest does.
  const isOther = (diff?.appeared.length ?? 0) > 0 && (diff?.disappeared.length ?? 0) > 0;
  return reached && left && isOther ? nodesAfter[reached.after]?.name : undefined;
}
