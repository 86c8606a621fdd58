import type { Entry } from "@/lib/adapters/offline/matching/choices-from-goal";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import { act, describe, prepare } from "./answer";
import type { PageContext } from "./page-context";

/**
 * What was entered may have to be taken first: once it is waited until the button can be pressed. A field that turns what is typed into chips takes it with
 * Enter, and until then nothing has changed that could be saved.
 */
export function takenFirst(submit: SnapshotNode, { nodes, history }: PageContext): ActionAnswer | undefined {
  const last = history.at(-1)?.action ?? "";
  if (last.startsWith("setValue(")) return prepare("wait", [2], `${describe(submit)} cannot be pressed yet.`);
  const entered = /^setValue\("([^"]+)"/.exec(history.at(-2)?.action ?? "")?.[1];
  const field = nodes.find(({ id }) => id === entered);
  if (!last.startsWith("wait(") || field?.role !== "textbox" || !field.states.includes("focused"))
    return undefined;
  if (field.inputType === "textarea" || (field.value ?? "") === "") return undefined;
  return { ...act("press", ["Enter"], `Enter in ${describe(field)} takes it.`, 0.7), prepares: true };
}

/** It was entered, taken with Enter, and stands beside its field now, which is empty again. */
export function isChip({ node, value, kind }: Entry, { nodes, digest, history }: PageContext): boolean {
  const wasTaken = history.some(
    ({ action }, at) =>
      action.startsWith(`setValue(${JSON.stringify(node.id)}, ${JSON.stringify(value)}`) &&
      history.slice(at + 1).some((later) => later.action.startsWith('press("Enter"')),
  );
  const isShown = [...digest.lines, ...nodes.map(({ name }) => name)].some(
    (text) =>
      fold(
        text
          .replace(/^- /, "")
          .replace(/[×✕xX]$/u, "")
          .trim(),
      ) === fold(value),
  );
  return kind === "text" && (node.value ?? "") === "" && wasTaken && isShown;
}
