import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentWords, stem } from "@/lib/agent/domain/words";
import { likeness } from "../matching/likeness";
import { pathInside } from "../matching/parts-of-page";
import { describe, prepare } from "./answer";
import { wasPressed } from "./explore";
import type { PageContext } from "./page-context";

const pressable: ReadonlySet<string> = new Set(["button", "link", "clickable"]);
/** Ways out that agree to nothing. */
const ways =
  /^(?:close|dismiss|not now|no,? thanks|maybe later|skip|schließen|nicht jetzt|fermer|plus tard|cerrar|ahora no|chiudi|fechar|[x×✕✖])(?!\p{L})/iu;

/** A dialog that says nothing of the goal and lies over another one, as a survey over a question, is closed first. */
export function noticeOver(goal: string, { nodes, history }: PageContext): ActionAnswer | undefined {
  const dialogs = nodes
    .filter(({ role, states }) => role === "dialog" && !states.includes("hidden"))
    .map((dialog) => ({ dialog, inside: nodes.filter(({ path }) => path.startsWith(pathInside(dialog))) }))
    .map(({ dialog, inside }) => ({ dialog, inside, own: inside.filter(({ role }) => pressable.has(role)) }));
  const under = dialogs.find(({ own }) => own.length > 0 && own.every(({ occluded }) => occluded));
  const over = dialogs.find(({ own }) => own.some(({ occluded }) => !occluded));
  if (!under || !over) return undefined;
  const said = new Set(contentWords(goal).map(stem));
  const texts = [over.dialog, ...over.inside].flatMap(({ name, nearText = "" }) => [name, nearText]);
  if (texts.some((text) => contentWords(text).some((word) => said.has(stem(word))))) return undefined;
  const way = over.own.find((node) => closes(node) && !wasPressed(node, nodes, history));
  return way && prepare("click", [way.id], `${describe(way)} closes what lies over the question.`);
}

const closes = ({ name, occluded, states }: SnapshotNode): boolean =>
  !occluded &&
  !states.includes("disabled") &&
  (ways.test(name.trim()) || likeness("close", name) >= 0.85 || likeness("dismiss", name) >= 0.85);
