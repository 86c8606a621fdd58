import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { isWithin } from "@/lib/agent/snapshot/node-tree";
import { isFormForNew, isHeadedAsNew, opensForNew } from "@/lib/agent/verification/change/form-for-new";
import { menuCame } from "@/lib/agent/verification/change/menu-came";
import { menuOfEntryCame } from "@/lib/agent/verification/change/menu-of-entry";
import { isOpenedPart } from "@/lib/agent/verification/change/opened-part";
import { pageStays } from "@/lib/agent/verification/change/page-change";
import { appearedParts } from "@/lib/agent/verification/change/parts";
import { saysToHide } from "@/lib/agent/verification/change/says-to-hide";
import { titleHeld } from "@/lib/agent/verification/change/title-held";
import { treeEntryUnfolded } from "@/lib/agent/verification/change/tree-entry-unfolded";
import { type Check, type Decision, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import { adjusted } from "@/lib/agent/verification/fit/for-other";
import { isLinkOfTab } from "@/lib/agent/verification/fit/toggle-label";
import type { Ground } from "@/lib/agent/verification/ground";
import { crossCame } from "@/lib/agent/verification/page/crossed-part";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import { foldTurned } from "@/lib/agent/verification/page/fold-sign";
import { markedAt } from "@/lib/agent/verification/page/marked-at";
import { stepReached } from "@/lib/agent/verification/page/step-reached";
import { isOn } from "@/lib/agent/verification/page/toggle-state";
import { wantedPage } from "./list-paged";

const opening: ReadonlySet<string> = new Set(["open", "expand", "click", "navigate", "select", "continue"]);

/** What the step names opened: the control says so, or a part that it speaks of came into view with it. */
export const partOpened: Check = {
  name: "part-opened",
  applies: ({ fit, verb, intent, action, diff, input, target }) =>
    diff !== undefined &&
    fit.fit !== "other" &&
    action.clicks &&
    !choosesOption({ verb, intent, target }) &&
    // That a page of a list is marked is not yet that it is shown.
    typeof wantedPage(input.step?.description ?? input.action.stepDescription ?? "") !== "number" &&
    (opening.has(verb) ||
      (intent.verb === "click" && !input.isLastStep) ||
      opensToEdit({ verb, intent, input }) ||
      opensForNew({ verb, intent, input })),
  check(ground) {
    if (opensForNew(ground)) return byNewForm(ground);
    if (ground.verb === "edit" && ground.intent.verb !== "click")
      return byFields(ground) ?? byFieldOfEntry(ground);
    return (
      byState(ground) ??
      byPosition(ground) ??
      byStep(ground) ??
      byUnfolding(ground) ??
      byTree(ground) ??
      byFieldOfEntry(ground) ??
      (menuOfEntryCame(ground)
        ? verified(0.95, "The menu of the entry came into view, with what comes next.")
        : undefined) ??
      (ground.verb === "open" ? byNewForm(ground) : undefined) ??
      (menuCame(ground) ? verified(0.9, "The menu came into view.") : undefined) ??
      (pageStays(ground) && ground.verb !== "continue" ? (byPart(ground) ?? byCross(ground)) : undefined)
    );
  },
};

/** `Select "Finance" in the Department list`, by the list: it is open then, and nothing chosen. */
const choosesOption = ({ verb, intent, target }: Pick<Ground, "verb" | "intent" | "target">): boolean =>
  verb === "select" &&
  intent.field !== undefined &&
  intent.value !== undefined &&
  !containsPhrase(target.node?.name ?? "", intent.value);

function byStep(ground: Ground): Decision | undefined {
  const reached = stepReached(ground);
  return reached === undefined ? undefined : verified(0.95, `"${reached}" is the present step now.`);
}

function byNewForm(ground: Ground): Decision | undefined {
  // Another page has to be headed so; of the same one the control may say what came with it.
  const isPlace = ground.verb === "open" && !pageStays(ground) && isHeadedAsNew(ground);
  const part =
    isPlace || pageStays(ground) ? appearedParts(ground).find((one) => isFormForNew(one, ground)) : undefined;
  return part && verified(0.95, "What the new thing is written in came into view.");
}

/** `Edit "Ann"` with what she is to be changed to in a later step: it opens her for changes, and changes nothing. */
const opensToEdit = ({ verb, intent, input }: Pick<Ground, "verb" | "intent" | "input">): boolean =>
  verb === "edit" && intent.value === undefined && !input.isLastStep && input.step?.mutating !== true;

/** Fields came into view at the control, or in a part that speaks of the thing, and nothing was stored. */
function byFields(ground: Ground): Decision | undefined {
  if (ground.fit.fit !== "this") return undefined;
  const held = fieldWithQuoted(ground);
  if (held !== undefined) return verified(0.95, `A field came into view that holds "${held.slice(0, 60)}".`);
  if (ground.requests.stored.length > 0) return undefined;
  const part = appearedParts(ground).find(
    ({ hasFields, mentionsStep, near, role }) => hasFields && (mentionsStep || (near && role !== "dialog")),
  );
  return part && verified(0.95, `${part.name ? `"${part.name.slice(0, 60)}"` : "A form"} came into view.`);
}

/** What the step names word for word can be written over now; that a draft of it was stored takes nothing from that. */
function fieldWithQuoted({ intent, diff, nodesAfter }: Ground): string | undefined {
  const [name, ...more] = intent.quoted;
  if (intent.verb !== "edit" || name === undefined || more.length > 0) return undefined;
  const isOpen = (diff?.appeared ?? []).some((at) => {
    const node = nodesAfter[at];
    return node?.role === "textbox" && node.value !== undefined && sameValue(node.value, name);
  });
  return isOpen ? name : undefined;
}

/** The one name that the step tells the thing by: in quotes, in words with capitals, or in one of those behind its kind (`the project Galileo`). */
function nameOf({ intent }: Ground): string | undefined {
  const told =
    intent.quoted.length > 0
      ? intent.quoted
      : (`${intent.object} , ${intent.container ?? ""}`.match(inCapitals) ?? []);
  return told.length === 1 ? told[0] : undefined;
}
const inCapitals =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+|(?<=\p{Ll} )\p{Lu}[\p{L}'’-]{2,}(?! \p{Lu})/gu;

/** `Open the card "North bed"`: a dialog or form came up with a field that holds just that name, which no field held before. */
function byFieldOfEntry(ground: Ground): Decision | undefined {
  const { verb, fit, intent, input, target, diff, nodesBefore, nodesAfter } = ground;
  const adjusts = adjustedOf(ground);
  const name = adjusts ?? titleHeld(ground) ?? nameOf(ground);
  const isMeant = fit.fit === "this" || (fit.fit === "unclear" && adjusts !== undefined);
  // What only the control says is to be done may be another thing than the step's.
  const opens = verb === "open" || (verb === "edit" && isTold.has(intent.verb) && !input.isLastStep);
  if (!opens || !isMeant || name === undefined) return undefined;
  const holds = (node: SkeletonNode | undefined): boolean =>
    node?.role === "textbox" && fold(node.value ?? "") === fold(name);
  const come = new Set(diff?.appeared ?? []);
  const holders = [...come].filter((at) => editors.has(nodesAfter[at]?.role ?? ""));
  const isHeld = [...come].some(
    (at) => holds(nodesAfter[at]) && holders.some((one) => isWithin(nodesAfter, at, one)),
  );
  // The entry itself, or a control in it.
  const entry = nodesBefore[rowOf(nodesBefore, target.index)];
  const isOfEntry = [target.node, entry].some((node) => containsPhrase(node?.name ?? "", name));
  return isHeld && !nodesBefore.some(holds) && isOfEntry
    ? verified(0.95, `What came into view holds "${name.slice(0, 60)}" to be written over.`)
    : undefined;
}
/** `Open the settings of the pump North bed 2`, by `Edit`: what it is called, but for its kind. Whose settings came is told by that name in their field. */
const adjustedOf = ({ verb, intent, target }: Ground): string | undefined =>
  verb === "open" &&
  adjusted.test(intent.object) &&
  intent.container !== undefined &&
  (target.node?.name === "" || readStepIntent(target.node?.name ?? "").verb === "edit")
    ? intent.container.replace(/^(?:\p{Ll}{1,30} ){1,2}(?=[\p{Lu}\d])/u, "")
    : undefined;
const isTold: ReadonlySet<string> = new Set(["edit", "click", "open"]);
const editors: ReadonlySet<string> = new Set(["dialog", "form"]);

/** The target's own state, where it is the one that the step names. */
function byState(ground: Ground): Decision | undefined {
  const { diff, fit, effects, action, verb, nodesBefore, nodesAfter } = ground;
  const { before, after } = markedAt(ground);
  const gained = diff?.changed.find((change) => change.after === after)?.statesAdded ?? [];
  if (fit.fit !== "this" || action.persistent) return undefined;
  if (tabIsSelected(ground)) return verified(0.95, "Its tab is the selected one now.");
  if (saysToHide(ground) && !ground.alerts.some(({ tone }) => tone === "error"))
    return verified(0.95, "Its control would hide it now.");
  if (gained.includes("expanded")) return verified(0.95, "It is expanded now.");
  if (entryIsOpen(ground)) return verified(0.95, "Its entry is marked as open now.");
  if (isDrawnOpen(ground)) return verified(0.95, "It is drawn as unfolded now, and more is shown.");
  if (onlyPicked(ground)) return undefined;
  if (gained.some((state) => state === "selected" || state === "current"))
    return verified(0.95, "It is the selected one now.");
  if (verb === "select" && gained.some((state) => /^\.(?:is-)?(?:selected|current)$/.test(state)))
    return verified(0.95, "It is the selected one now.");
  const marked = gained.length > 0 && isOn(nodesBefore[before]) !== true && isOn(nodesAfter[after]) === true;
  return marked && effects.related.length + effects.elsewhere.length > 1
    ? verified(0.95, "It is marked as open now.")
    : undefined;
}

/** `Open the folder Crew`, and it is marked, with what can be done to it: rename, copy, delete. */
function onlyPicked({ verb, target, diff, nodesAfter }: Ground): boolean {
  const commands = (diff?.appeared ?? []).flatMap((at) => {
    const { role, name } = nodesAfter[at] ?? { role: "", name: "" };
    return pressable.has(role) && ofPicked.test(name.trim()) ? [name] : [];
  });
  return verb === "open" && !leads.has(target.node?.role ?? "") && new Set(commands).size >= fewestCommands;
}
const fewestCommands = 2;
const pressable: ReadonlySet<string> = new Set(["button", "link", "clickable", "menuitem"]);
const leads: ReadonlySet<string> = new Set(["tab", "link", "option", "menuitem"]);
const ofPicked =
  /^(?:rename|delete|remove|copy|cut|move|share|archive|download|umbenennen|löschen|kopieren|verschieben|renommer|supprimer|copier|déplacer|eliminar|copiar|mover)(?!\p{L})/iu;

/** `Open the answer to …` by the question in it: the entry that both stand in says so, and was not open before. */
function entryIsOpen({ verb, target, diff, nodesBefore }: Ground): boolean {
  const row = rowOf(nodesBefore, target.index);
  const gained = diff?.changed.find(({ before }) => before === row)?.statesAdded ?? [];
  return row >= 0 && (verb === "open" || verb === "expand") && gained.some((state) => entryOpen.test(state));
}
const entryOpen = /^\.?(?:is-|has-)?(?:open|opened|expanded|unfolded)$/u;

/** By its sign alone, with what came into view. */
const isDrawnOpen = ({ target, diff }: Ground): boolean =>
  foldTurned(target.node, target.after) === "expanded" &&
  (diff?.appeared.length ?? 0) + (diff?.linesAdded.length ?? 0) > 0;

/** Several elements stand right behind what was to be unfolded that were not there before. */
function byUnfolding({
  verb,
  fit,
  target,
  diff,
  nodesBefore,
  nodesAfter,
  requests,
}: Ground): Decision | undefined {
  if (verb !== "expand" || fit.fit !== "this" || target.afterIndex < 0 || requests.stored.length > 0)
    return undefined;
  const come = new Set(diff?.appeared ?? []);
  const from = target.afterIndex + 1;
  // A dot or an arrow that is drawn behind its name says how it is, and is no entry after it.
  const sign = nodesAfter[from];
  const isSign =
    sign?.role === "region" &&
    sign.name === "" &&
    nodesAfter[from + 1]?.parent === sign.parent &&
    diff?.match.toBefore[from] === target.index + 1 &&
    nodesBefore[target.index + 1]?.parent === target.node?.parent;
  const first = isSign ? from + 1 : from;
  const behind = nodesAfter.slice(first);
  const until = behind.findIndex((_, at) => !come.has(first + at));
  const count = until < 0 ? behind.length : until;
  // Choices that are no elements of their own are lines, in one part behind it.
  const lines = count === 1 && diff?.linesRemoved.length === 0 ? (diff?.linesAdded.length ?? 0) : 0;
  // What is unfolded may be one part that names its entries, and is called after what unfolds it.
  const part = nodesAfter[first];
  const isItsPart =
    count === 1 &&
    part !== undefined &&
    lists.has(part.role) &&
    wordsOf(part.name).length > wordsOf(target.node?.name ?? "").length &&
    fold(part.name).startsWith(fold(target.node?.name ?? "-"));
  return count > 1 || lines > 1 || isItsPart
    ? verified(0.95, `Behind it ${Math.max(count, lines)} elements came into view.`)
    : undefined;
}
const lists: ReadonlySet<string> = new Set(["region", "list"]);
/** The link in a tab was pressed, as it is where a tab is built of an item with a link in it: the tab of that name is the selected one. */
const tabIsSelected = ({ target, diff, nodesBefore }: Ground): boolean =>
  (diff?.changed ?? []).some(({ before, statesAdded }) => {
    const tab = nodesBefore[before];
    return (
      tab !== undefined && !!target.node && isLinkOfTab(target.node, tab) && statesAdded.includes("selected")
    );
  });

/** "the second step": of items side by side, the one at that place became the present one. */
function byPosition({ intent, verb, target, diff, nodesAfter }: Ground): Decision | undefined {
  if (intent.ordinal === undefined) return undefined;
  const steps =
    (verb === "navigate" || verb === "continue") &&
    readStepIntent(target.node?.name ?? "").verb === "continue";
  for (const change of diff?.changed ?? []) {
    const node = nodesAfter[change.after];
    if (
      !node ||
      !change.statesAdded.some((state) =>
        /^(?:current|selected|\.(?:is-)?(?:active|current|selected))$/.test(state),
      )
    )
      continue;
    if (!steps && !isWithin(nodesAfter, target.afterIndex, change.after)) continue;
    const siblings = [...nodesAfter.keys()].filter(
      (index) => nodesAfter[index]?.parent === node.parent && nodesAfter[index]?.role === node.role,
    );
    const wanted = intent.ordinal < 0 ? siblings.length + intent.ordinal : intent.ordinal - 1;
    if (siblings[wanted] === change.after) return verified(0.95, `"${node.name}" is the present one now.`);
  }
  return undefined;
}

function byTree(ground: Ground): Decision | undefined {
  const entry = treeEntryUnfolded(ground);
  return entry === undefined ? undefined : verified(0.95, `"${entry.slice(0, 60)}" is unfolded now.`);
}

/** A dialog, menu, list or group came into view: near the target, or speaking of what the step or the control names. */
function byPart(ground: Ground): Decision | undefined {
  const part = appearedParts(ground).find((one) => isOpenedPart(one, ground));
  return (
    part &&
    verified(0.95, `${part.name ? `"${part.name.slice(0, 60)}"` : "A part of the page"} came into view.`)
  );
}

const byCross = (ground: Ground): Decision | undefined =>
  ground.verb === "open" && crossCame(ground)
    ? verified(0.9, "What the step names came into view, with a cross to close it.")
    : undefined;
