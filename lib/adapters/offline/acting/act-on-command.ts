import { findWay } from "@/lib/adapters/offline/matching/find-command";
import { asksMore } from "@/lib/adapters/offline/matching/opening-words";
import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import type { WantOf } from "@/lib/adapters/offline/reading/want";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { affirming, declining } from "@/lib/agent/domain/wording/question-answers";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { act, cannot, describe, prepare } from "./answer";
import { selectIn, toggle } from "./controls";
import { wasPressed } from "./explore";
import { notFound, type PageContext } from "./page-context";

/** The one action towards what a command says: the control that does it, or what may hold that control. */
export function actOnCommand(want: WantOf<"command">, context: PageContext): ActionAnswer {
  const { nodes, digest, history } = context;
  const pressed = new Set(nodes.filter((node) => wasPressed(node, nodes, history)).map(({ id }) => id));
  const way = findWay(want, { nodes, title: digest.title }, pressed);
  if (!way) return notFound(`a way to do this: ${want.text}`, context);
  switch (way.kind) {
    case "press": {
      const yes = affirmingBeside(way.node, want.verb, nodes);
      if (yes) return act("click", [yes.id], `${describe(yes)} answers what is asked for it.`, 0.8);
      if (way.certainty < 0.5) return cannot(`Several controls could be meant by this: ${want.text}`);
      return way.values.length > 0 || opensMore(way.node)
        ? prepare("click", [way.node.id], `${describe(way.node)} may open where the rest is done.`)
        : act("click", [way.node.id], `${describe(way.node)} does it.`, way.certainty);
    }
    case "choose":
      return selectIn(way.node, readTarget(way.option), 0.85, context);
    case "toggle":
      return toggle(way.node, way.on, 0.85, context);
    case "form":
      return cannot("This takes several actions.");
    case "open":
      return prepare("click", [way.node.id], `${describe(way.node)} may hold what does it.`);
  }
}

/** `Cancel` beside `OK` leaves a dialog, whatever it is like in meaning: only a command of that very word means it. */
function affirmingBeside(
  node: SnapshotNode,
  verb: string,
  nodes: readonly SnapshotNode[],
): SnapshotNode | undefined {
  if (!declining.test(node.name.trim()) || wordsOf(node.name).includes(fold(verb))) return undefined;
  const beside = nodes.filter(
    ({ path, role, name, states }) =>
      path === node.path && role === node.role && !states.includes("hidden") && affirming.test(name.trim()),
  );
  return beside.length === 1 ? beside[0] : undefined;
}

/** A menu, and a link to a page of its own, are called after what is done there, and do nothing yet. */
const opensMore = ({ role, name, states, href = "" }: SnapshotNode): boolean =>
  states.includes("popup") ||
  asksMore(name) ||
  ((role === "link" || role === "menuitem") && /^[^#]/.test(href));
