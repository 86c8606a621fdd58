import type { Entry } from "@/lib/adapters/offline/matching/choices-from-goal";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChosen } from "@/lib/agent/domain/unchosen";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { act, describe, holds } from "./answer";
import { enter, selectIn, toggle } from "./controls";
import { wasPressed } from "./explore";
import type { PageContext } from "./page-context";

/** The action that puts one value of the goal where it belongs, or that it stands there already. */
export function entered({ node, value, kind }: Entry, context: PageContext): ActionAnswer | undefined {
  if (kind === "mark" || kind === "unmark") return toggle(node, kind === "mark", 0.85, context);
  if (kind === "option") return selectIn(node, { name: value, whole: value, exact: true }, 0.85, context);
  if (kind === "press") return press(node, context);
  // What was typed was completed to what the list offers.
  if (node.role === "combobox" && containsPhrase(node.value ?? "", value))
    return holds(`${describe(node)} holds it.`);
  return enter(node, value, 0.85, context);
}

function press(node: SnapshotNode, { history, nodes }: PageContext): ActionAnswer {
  return isChosen(node) || wasPressed(node, nodes, history)
    ? holds(`${describe(node)} is chosen already.`)
    : act("click", [node.id], `${describe(node)} is what the goal says.`, 0.8);
}
