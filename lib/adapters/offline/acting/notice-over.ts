import { pathInside } from "@/lib/adapters/offline/matching/parts-of-page";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { contentStems, contentWords, stem } from "@/lib/agent/domain/wording/words";
import { waysThrough } from "@/lib/agent/snapshot/ways-through";
import { describe, prepare } from "./answer";
import { wasPressed } from "./explore";
import type { PageContext } from "./page-context";

const pressable: ReadonlySet<string> = new Set(["button", "link", "clickable"]);
/** A dialog that says nothing of the goal and lies over another one, as a survey over a question, is closed first. */
export function noticeOver(goal: string, { nodes, history }: PageContext): ActionAnswer | undefined {
  const dialogs = nodes
    .filter(({ role, states }) => role === "dialog" && !states.includes("hidden"))
    .map((dialog) => ({ dialog, inside: nodes.filter(({ path }) => path.startsWith(pathInside(dialog))) }))
    .map(({ dialog, inside }) => ({ dialog, inside, own: inside.filter(({ role }) => pressable.has(role)) }));
  const under = dialogs.find(({ own }) => own.length > 0 && own.every(({ occluded }) => occluded));
  const over = dialogs.find(({ own }) => own.some(({ occluded }) => !occluded));
  if (!under || !over) return undefined;
  const said = new Set(contentStems(goal));
  const texts = [over.dialog, ...over.inside].flatMap(({ name, nearText = "" }) => [name, nearText]);
  if (texts.some((text) => contentWords(text).some((word) => said.has(stem(word))))) return undefined;
  const way = waysThrough(over.own, ["closes", "puts_off"]).find((node) => !wasPressed(node, nodes, history));
  return way && prepare("click", [way.id], `${describe(way)} closes what lies over the question.`);
}
