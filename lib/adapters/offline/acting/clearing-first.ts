import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { wayOutOf } from "@/lib/agent/domain/wording/ways-out";
import { contentStems, contentWords, stem } from "@/lib/agent/domain/wording/words";
import { describe, prepare } from "./answer";
import { coverOver, overControls } from "./cover-over";
import type { PageContext } from "./page-context";

/**
 * What lies over the page is taken away first: where the work begins, since a page may be loaded anew for it; where the element is covered that would be
 * used; and where no way was found, which may be under it.
 */
export function clearingFirst(answer: ActionAnswer, goal: string, context: PageContext): ActionAnswer {
  const { nodes, history } = context;
  const id = /^\w+\("([^"]+)"/.exec(answer.action ?? "")?.[1];
  const used = nodes.find((node) => node.id === id);
  if (used?.occluded) return closing(coverOver(nodes, history, used)) ?? answer;
  const isLost = answer.decision === "cannot" || answer.decision === "ask";
  const inTheWay = overControls(nodes);
  if (used?.liesOn !== undefined || inTheWay.length === 0 || takesEntries(inTheWay)) return answer;
  const isBegin = answer.decision === "act" && !history.some(isWork) && !speaksOf(goal, inTheWay);
  return isLost || isBegin ? (closing(coverOver(nodes, history)) ?? answer) : answer;
}

const closing = (way: SnapshotNode | undefined): ActionAnswer | undefined =>
  way && prepare("click", [way.id], `${describe(way)} takes away what lies over the page.`);

/** Something was done besides closing what lay over a page. */
const isWork = ({ action, target = "" }: PageContext["history"][number]): boolean =>
  /^(?:click|setValue|select|check|uncheck|press)\(/.test(action) &&
  wayOutOf(/"(.*)"$/.exec(target)?.[1] ?? "") === undefined;

/** It is worked in: more than an address can be entered there. */
const takesEntries = (inside: readonly SnapshotNode[]): boolean =>
  inside.some((node) => isField(node) && node.role !== "checkbox" && node.inputType !== "email");

/** The goal may be about what lies there. */
function speaksOf(goal: string, inside: readonly SnapshotNode[]): boolean {
  const said = new Set(contentStems(goal));
  return inside.some(({ name, nearText = "" }) =>
    contentWords(`${name} ${nearText}`).some((word) => said.has(stem(word))),
  );
}
