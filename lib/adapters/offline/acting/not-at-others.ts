import { headsOfOthers, isInEntryOfAnother } from "@/lib/adapters/offline/matching/entry-of-another";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { leafsOn } from "@/lib/agent/domain/wording/pager";
import { describe, prepare } from "./answer";
import { nextPage } from "./hidden-parts";
import { lookUp } from "./look-up";
import { notFound, type PageContext } from "./page-context";

const atControl = /^(?:click|setValue|select|check|uncheck)\("([^"]+)"/;

/**
 * `Mark as paid` at Ada Marchetti, where the goal writes out Leo Marchetti, and the page shows him nowhere: nothing is done in the entry of another. The name is
 * looked up, or the list is turned to its next page.
 */
export function notAtOthers(answer: ActionAnswer, goal: string, context: PageContext): ActionAnswer {
  const { nodes, history } = context;
  const [, id] = atControl.exec(answer.action ?? "") ?? [];
  const node = nodes.find((one) => one.id === id);
  if (answer.decision !== "act" || !node || leafsOn(node.name)) return answer;
  const shown = shownOn(context);
  const page = nextPage(nodes.filter(isUsable), history);
  // A further page is looked at before what another's head unfolds.
  const isAtOther =
    isInEntryOfAnother(goal, node, shown, history.some(isLeafing)) ||
    (page !== undefined && headsOfOthers(goal, shown).includes(node));
  if (!isAtOther) return answer;
  const what = `what ${describe(node)} is for the thing meant`;
  return (
    lookUp(goal, nodes, context) ??
    (page
      ? prepare("click", [page.id], `${describe(page)} may list the thing meant.`)
      : notFound(what, context))
  );
}

/** What the page tells besides its elements, and where it has been come to. */
export const shownOn = ({
  nodes,
  digest,
  history,
}: Pick<PageContext, "nodes" | "digest" | "history">): { nodes: PageContext["nodes"]; texts: string[] } => ({
  nodes,
  texts: [digest.title, ...digest.lines, ...history.flatMap(({ target }) => target ?? [])],
});

const isUsable = ({ states }: PageContext["nodes"][number]): boolean =>
  !states.includes("hidden") && !states.includes("disabled");

const isLeafing = ({ action, target = "" }: PageContext["history"][number]): boolean =>
  action.startsWith("click(") && leafsOn(/"(.*)"$/u.exec(target)?.[1] ?? "");
