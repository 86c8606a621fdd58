import { isActionable, isField, type NodeRole, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { affirming, declining } from "@/lib/agent/domain/wording/question-answers";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import { isMessageFrame } from "@/lib/agent/snapshot/message-frame";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { isValidation } from "@/lib/agent/verification/change/new-alerts";
import type { Ground } from "@/lib/agent/verification/ground";
import { mentions } from "@/lib/agent/verification/step/mentions";

/** A part of a page that came into view or went: an element with what is in it, or all that came to one container. */
export type Part = {
  role: NodeRole;
  name: string;
  text: string;
  /** Elements in it that can be acted on. */
  controls: number;
  /** Whether something can be entered or chosen in it. */
  hasFields: boolean;
  mentionsStep: boolean;
  /** In the target's row, form, dialog or list, or in what it controls. */
  near: boolean;
  /** The step asks for this kind of thing: a menu, a dialog, a list. */
  isKindWanted: boolean;
  /** It is called something, itself or by a heading in it. */
  isTitled: boolean;
};

const kinds: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/\b(?:dialog|modal|pop-?up|window|form)\b/i, new Set(["dialog", "form"])],
  [/\b(?:menu|sidebar|navigation|drawer|panel)\b/i, new Set(["list", "region", "menuitem"])],
  [/\b(?:list|drop-?down|options|picker)\b/i, new Set(["list", "option", "menuitem"])],
];

/** Parts that appeared, whole elements first, then all that came to one container. Messages are none. */
export function appearedParts(ground: Ground): Part[] {
  const { diff, nodesAfter, effects } = ground;
  if (!diff) return [];
  const come = new Set(diff.appeared);
  const related = new Set(effects.related.map(({ afterIndex }) => afterIndex));
  const tops = diff.appeared.filter((index) => !come.has(nodesAfter[index]?.parent ?? -1));
  const groups = new Map<number, number[]>();
  const parts: Part[] = [];
  for (const index of tops) {
    const node = nodesAfter[index];
    if (!node || node.role === "alert" || node.role === "status" || isValidation(node.name)) continue;
    if (isMessageFrame(nodesAfter, index) && !mentions(node.name, ground.intent)) continue;
    const inside = descendantsOf(nodesAfter, index);
    if (inside.length === 0 && node.states.some((state) => folded.test(state))) continue;
    if (inside.length > 0 || node.role === "dialog")
      // What is put around a dialog is the dialog.
      parts.push(
        partOf(
          ground,
          inside.some(isDialog) ? "dialog" : node.role,
          node.name,
          [node, ...inside],
          related.has(index),
        ),
      );
    groups.set(node.parent, [...(groups.get(node.parent) ?? []), index]);
  }
  for (const indices of groups.values()) {
    const nodes = indices.flatMap((index) =>
      [nodesAfter[index] ?? [], ...descendantsOf(nodesAfter, index)].flat(),
    );
    const first = nodes[0];
    if (first)
      parts.push(
        partOf(
          ground,
          nodes.some(isDialog) || isQuestion(nodes)
            ? "dialog"
            : areChoices(nodes, ground)
              ? "list"
              : first.role,
          "",
          nodes,
          indices.some((index) => related.has(index)),
        ),
      );
  }
  return parts;
}

/** What says that it is folded, and shows nothing, went out of view. */
const folded = /^\.?(?:is-)?(?:collapsed|folded|closed)$/;

/** A field and the two answers beside it are a dialog, whatever they are made of. */
const isQuestion = (nodes: readonly SkeletonNode[]): boolean =>
  nodes.length <= mostOfQuestion &&
  nodes.some(isField) &&
  [affirming, declining].every((answer) =>
    nodes.some(({ role, name }) => role === "button" && answer.test(name.trim())),
  );
const mostOfQuestion = 8;

/** Several controls of one kind that came together, whatever list they are drawn in, with what the opener tells as chosen (`Rows: 10`) among them. */
const areChoices = (nodes: readonly SkeletonNode[], { target }: Ground): boolean =>
  nodes.length > 1 &&
  nodes.some(({ name }) => containsPhrase(target.node?.name ?? "", name)) &&
  choices.has(nodes[0]?.role ?? "") &&
  nodes.every(({ role, name }) => role === nodes[0]?.role && name !== "");
const choices: ReadonlySet<string> = new Set(["button", "link", "clickable"]);

/** Where the step quotes one of several, the control that was used has to be called so itself. */
const isQuotedSo = (node: SkeletonNode | undefined, { quoted }: StepIntent): boolean =>
  quoted.length === 0 ||
  quoted.some((quote) => [node?.name, node?.nearText].some((text) => containsPhrase(text ?? "", quote)));

const isDialog = ({ role }: SkeletonNode): boolean => role === "dialog";

function partOf(
  { intent, input, diff, target }: Ground,
  role: NodeRole,
  name: string,
  nodes: readonly SkeletonNode[],
  near: boolean,
): Part {
  const text = [
    name,
    ...nodes.map((node) => node.name),
    ...(role === "dialog" ? (diff?.linesAdded ?? []) : []),
  ].join("\n");
  const asked = input.step?.description ?? input.action.stepDescription ?? "";
  // What drops down from a button may be drawn as a mere box without a name.
  const isDropped =
    role === "region" &&
    name === "" &&
    near &&
    /\bdrop-?down\b/i.test(asked) &&
    isQuotedSo(target.node, intent);
  const isOfKind = kinds.some(
    ([words, roles]) => words.test(asked) && (roles.has(role) || nodes.some((node) => roles.has(node.role))),
  );
  return {
    role,
    name,
    text,
    controls: nodes.filter(isActionable).length,
    hasFields: nodes.some(isField),
    mentionsStep: mentions(text, intent),
    near,
    isKindWanted: isDropped || isOfKind,
    isTitled: nodes.some((node) => titled.has(node.role) && node.name !== ""),
  };
}

const titled: ReadonlySet<string> = new Set(["heading", "region", "dialog", "form", "table", "list"]);
