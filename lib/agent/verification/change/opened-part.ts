import { isActionable } from "@/lib/agent/domain/snapshot";
import { contentWords, fold } from "@/lib/agent/domain/wording/words";
import { isWithin } from "@/lib/agent/snapshot/node-tree";
import { isMaking } from "@/lib/agent/verification/change/form-for-new";
import type { Part } from "@/lib/agent/verification/change/parts";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { isOnlyPopup } from "@/lib/agent/verification/page/only-popup";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * A part that came into view is the one that the step is to open. Where the step does not say which control it means, only the kind of thing it asks for, at
 * the control and by its name, will do.
 */
export function isOpenedPart(part: Part, ground: Ground): boolean {
  const { fit, target, action, intent, diff } = ground;
  if ((action.persistent || intent.verb === "click" || staysShut(ground)) && part.role !== "dialog")
    return false;
  if (fit.fit !== "this") {
    const gained = diff?.changed.find((change) => change.after === target.afterIndex)?.statesAdded ?? [];
    const own = rootsOf(target.node?.name ?? "");
    if (isOnlyPopup(ground) && part.near && part.controls >= 2 && !part.hasFields) return true;
    const isOwnForm = part.hasFields && objectRoots(intent).some((word) => own.has(word));
    return (
      isCalledAsAsked(part, ground) ||
      ((part.mentionsStep || isOwnForm) &&
        part.isKindWanted &&
        !isForOther(part, ground) &&
        (part.role === "dialog" || (part.near && gained.includes("expanded"))))
    );
  }
  if (offersChoice(ground)) return false;
  if (marksEntry(ground) || isUnderPointer(part, ground)) return false;
  if (isOneOfNewEntries(part, ground)) return false;
  if (part.mentionsStep && part.role !== "dialog") return part.near || part.isKindWanted || part.controls > 0;
  const own = [...rootsOf(target.node?.name ?? "")].filter((word) => word.length > 2);
  const shown = rootsOf(part.text);
  const isCalledLikeControl = own.length > 0 && own.every((word) => shown.has(word));
  // Any dialog is "the dialog" where the step says no more of it.
  const isAnyOfKind = part.isKindWanted && objectRoots(intent).length === 0;
  // `Proceed to the checkout form` by `Proceed to checkout`, whatever the form is headed by.
  const said = rootsOf(ground.asSaid);
  const isQuestion = !part.hasFields && /[?？]/u.test(`${part.name} ${part.text}`);
  const isOfControl =
    part.isKindWanted && !isQuestion && own.length > 1 && own.every((word) => said.has(word));
  if (part.role === "dialog")
    return part.mentionsStep || isCalledLikeControl || isAnyOfKind || isOfControl || isMainMenu(part, ground);
  if (part.isKindWanted && (part.near || (part.controls >= 2 && isAnyOfKind))) return true;
  // A menu that is called as its button is, wherever on the page it is drawn.
  if (part.isKindWanted && isCalledLikeControl && target.node?.states.includes("popup")) return true;
  // A part of another name is another part, and what comes in place of something else is another view.
  return (
    part.controls >= 2 &&
    !part.isTitled &&
    (part.isKindWanted || (part.near && diff?.disappeared.length === 0))
  );
}

/** `Open the form for a new task`, and the dialog `Import tasks` came up: nothing new is made in it. */
const isForOther = ({ name, text }: Part, { intent, target }: Ground): boolean =>
  intent.words.some((word) => isMaking(word)) &&
  ![name, text, target.node?.name ?? ""].some((one) => contentWords(one).some(isMaking));

/** `Open the command palette`, and the dialog that came up goes by just that, whatever it was opened by. */
const isCalledAsAsked = ({ role, name }: Part, { verb, intent }: Ground): boolean => {
  const asked = objectRoots(intent);
  return (
    verb === "open" &&
    role === "dialog" &&
    asked.length > 1 &&
    contentWords(name).length === asked.length &&
    asked.every((word) => rootsOf(name).has(word))
  );
};

/** It said that it is folded, and says so still: whatever came up beside it, nothing was opened by it. */
const staysShut = ({ target }: Ground): boolean =>
  [target.node, target.after].every((node) => node?.states.includes("collapsed"));

/** `Open the side menu`, by what is called `Menu`: what came over the page is that, whatever it calls itself. */
const isMainMenu = ({ controls, hasFields }: Part, { target, intent, asSaid }: Ground): boolean =>
  /(?<!\p{L})(?:menu|navigation|drawer|side ?bar)(?!\p{L})/iu.test(asSaid) &&
  controls >= 2 &&
  !hasFields &&
  menuButton.test(target.node?.name.trim() ?? "") &&
  objectRoots(intent).every((word) => menuWords.has(word));
const menuButton =
  /^(?:(?:open|toggle|show) )?(?:(?:main|side|navigation|hamburger|mobile) )?(?:menu|navigation|sidebar|drawer)$/iu;
const menuWords: ReadonlySet<string> = new Set(
  "main side navigation nav hamburger burger mobile menu drawer sidebar left top".split(" ").map(rootOf),
);

/** The entry that was pressed in is ticked or selected now: what can be done with it came up, and it is not opened by that. */
function marksEntry({ verb, diff, nodesBefore, target }: Ground): boolean {
  const row = rowOf(nodesBefore, target.index);
  if (verb !== "open") return false;
  return (diff?.changed ?? []).some(
    ({ before, statesAdded }) =>
      isWithin(nodesBefore, before, row) &&
      nodesBefore[before]?.role === "checkbox" &&
      statesAdded.includes("checked"),
  );
}

/** The list that came up only offers what the step is to choose. */
const offersChoice = ({ verb, intent, diff, nodesAfter }: Ground): boolean =>
  verb === "select" &&
  [...intent.quoted, intent.value ?? ""].some(
    (wanted) =>
      wanted !== "" &&
      (diff?.appeared ?? []).some((index) => {
        const node = nodesAfter[index];
        return node !== undefined && isActionable(node) && fold(node.name) === fold(wanted);
      }),
  );

/** Buttons of an entry that come up where the pointer is: whatever was pressed in it, they would have. What names only the entry says no more. */
function isUnderPointer({ role, name, text }: Part, { target, nodesBefore, intent }: Ground): boolean {
  const row = rowOf(nodesBefore, target.index);
  if (role !== "button" || name !== "" || target.node?.role === "button" || row < 0) return false;
  const [entry, shown] = [rootsOf(nodesBefore[row]?.name ?? ""), rootsOf(text)];
  const asked = objectRoots(intent).filter((word) => !entry.has(word));
  return asked.length === 0 || !asked.every((word) => shown.has(word));
}

/** A list got other entries: none of them is a part that opened. */
function isOneOfNewEntries({ role, name }: Part, { verb, diff, nodesAfter }: Ground): boolean {
  if (verb === "expand" || (role !== "item" && role !== "row")) return false;
  const come = (diff?.appeared ?? []).flatMap((index) => nodesAfter[index] ?? []);
  const parent = come.find((node) => node.role === role && (name === "" || node.name === name))?.parent;
  // What stands in nothing is no list.
  if (parent === -1) return false;
  return come.filter((node) => node.role === role && node.parent === parent).length > 1;
}
