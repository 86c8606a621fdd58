import { findResult } from "@/lib/adapters/offline/matching/find-result";
import { vowBefore } from "@/lib/adapters/offline/matching/find-vow";
import { isHere } from "@/lib/adapters/offline/matching/find-way";
import { likeness } from "@/lib/adapters/offline/matching/likeness";
import { findElement } from "@/lib/adapters/offline/matching/match-element";
import { pathInside, rowAround } from "@/lib/adapters/offline/matching/parts-of-page";
import type { Target, WantOf } from "@/lib/adapters/offline/reading/want";
import { requestIn } from "@/lib/adapters/offline/writing/write-request";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { countsBothWays } from "@/lib/agent/domain/counting-control";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { compareUrls, readUrl } from "@/lib/agent/domain/urls";
import { affirming, declines, declining } from "@/lib/agent/domain/wording/question-answers";
import { contentStems, fold, stemsOf } from "@/lib/agent/domain/wording/words";
import { act, cannot, describe, holds, prepare } from "./answer";
import { asksOfAnother } from "./asks-of-another";
import { locate, notFound, type PageContext, topDialog } from "./page-context";

/** How a target is spoken of in thoughts and questions. */
export const said = (target: Target): string => {
  const ordinal =
    target.ordinal === undefined ? "" : target.ordinal < 0 ? "the last " : `number ${target.ordinal} of `;
  const name = target.name ? `"${target.name}"` : `the ${target.whole || target.kind || "element"}`;
  return `${ordinal}${name}${target.within ? ` in ${target.within}` : ""}`;
};

export function actOnClick(want: WantOf<"click">, context: PageContext): ActionAnswer {
  const listed = nthListed(want.target, context);
  if (listed) return listed;
  const located = locate(want.target, said(want.target), "click", context);
  if ("answer" in located) return located.answer;
  return act(
    want.how,
    [located.node.id],
    `${describe(located.node)} is what the step means by ${said(want.target)}.`,
    located.certainty,
  );
}

/** `the 3rd result`: counted among the entries that the page lists, over its pages. */
function nthListed({ ordinal, kind, name }: Target, { nodes }: PageContext): ActionAnswer | undefined {
  if (ordinal === undefined || name !== "" || (kind !== "result" && kind !== "row")) return undefined;
  const found = findResult(ordinal, nodes);
  if (!found) return undefined;
  if (found.kind === "page")
    return prepare(
      "click",
      [found.way.id],
      `${describe(found.way)} leads to the page that lists number ${ordinal}.`,
    );
  return act("click", [found.node.id], `${describe(found.node)} is number ${ordinal} of the list.`, 0.85);
}

export function actOnOpen({ target }: WantOf<"open">, context: PageContext): ActionAnswer {
  const { nodes, digest } = context;
  const listed = nthListed(target, context);
  if (listed) return listed;
  const located = locate(target, said(target), "open", context);
  if ("answer" in located)
    return isPlace(target) && isHere(target.name, nodes, digest.title)
      ? holds(`This is ${said(target)} already.`)
      : located.answer;
  const { node, certainty } = located;
  if (isOpen(node, digest.url)) return holds(`${describe(node)} is open already.`);
  return act("click", [node.id], `${describe(node)} leads to ${said(target)}.`, certainty);
}

const isPlace = ({ kind }: Target): boolean => kind === undefined || kind === "page" || kind === "section";

const isOpen = (node: SnapshotNode, url: string): boolean => {
  if (node.role === "tab") return node.states.includes("selected") || node.states.includes("current");
  if (node.states.includes("current")) return true;
  if (node.role !== "link" || !node.href) return false;
  return (
    readUrl(node.href, url) !== undefined &&
    compareUrls(url, readUrl(node.href, url)?.href ?? "") === "none" &&
    !node.href.includes("#")
  );
};

export function actOnFold(want: WantOf<"fold">, context: PageContext): ActionAnswer {
  const from = want.open ? "collapsed" : "expanded";
  const to = want.open ? "expanded" : "collapsed";
  const { target } = want;
  const folding = context.nodes.filter((node) => node.states.includes(from) || node.states.includes(to));
  const found = findElement({ ...target, kind: "section" }, folding, { need: "fold" });
  const waiting = folding.filter((node) => node.states.includes(from) && node.role !== "combobox");
  const [only] = [...waiting].sort((a, b) => likeness(target.whole, b.name) - likeness(target.whole, a.name));
  const isOnly = waiting.length === 1 || (only !== undefined && likeness(target.whole, only.name) > 0);
  const node =
    target.name !== "" && found && found.certainty >= 0.5
      ? found.best
      : isOnly && target.name === ""
        ? only
        : undefined;
  if (!node) {
    if (target.name === "" && waiting.length === 0 && folding.length > 0)
      return holds(`Everything is ${to} already.`);
    const located = locate(
      { ...target, ...(target.name === "" ? { kind: "section" as const } : {}) },
      said(target),
      "fold",
      context,
    );
    return "answer" in located
      ? located.answer
      : act("click", [located.node.id], `${describe(located.node)} is to be ${to}.`, located.certainty);
  }
  if (node.states.includes(to)) return holds(`${describe(node)} is ${to} already.`);
  return act("click", [node.id], `${describe(node)} is ${from}.`, 0.9);
}

const closers = ["close", "dismiss", "x", "ok", "cancel", "got it", "no thanks", "done"];

export function actOnClose({ target }: WantOf<"close">, context: PageContext): ActionAnswer {
  const { nodes } = context;
  const dialog = topDialog(nodes);
  const isDialog =
    target.kind === "dialog" || (dialog !== undefined && likeness(target.name, dialog.name) >= 0.5);
  const inside = dialog && nodes.filter((node) => node.path.startsWith(pathInside(dialog)));
  if (isDialog && !dialog && nodes.every((node) => node.role !== "dialog"))
    return closerAmong(nodes, context) ?? holds("No dialog is open.");
  if (isDialog && inside)
    return closerAmong(inside, context) ?? notFound("a way to close the dialog", context);
  const located = locate(
    { ...target, name: `close ${target.name}`, whole: `close ${target.name}`, exact: false },
    said(target),
    "click",
    context,
  );
  if (!("answer" in located))
    return act(
      "click",
      [located.node.id],
      `${describe(located.node)} closes ${said(target)}.`,
      located.certainty,
    );
  return closerAmong(inside ?? [], context) ?? located.answer;
}

function closerAmong(nodes: readonly SnapshotNode[], _context: PageContext): ActionAnswer | undefined {
  const pressable = nodes.filter(
    (node) => ["button", "link", "clickable"].includes(node.role) && !node.states.includes("hidden"),
  );
  for (const word of closers) {
    const found = pressable.find((node) => likeness(word, node.name, word !== "close") >= 0.85);
    if (found) return act("click", [found.id], `${describe(found)} closes it.`, 0.85);
  }
  return undefined;
}

const confirming = ["confirm", "yes", "ok", "continue", "agree", "proceed", "done", "save", "allow"];
const pressables: ReadonlySet<string> = new Set(["button", "link", "clickable"]);

/** Answers a question that the page asks, in a dialog or as a page of its own; where none is asked there is nothing to confirm. */
export function actOnConfirm(want: WantOf<"confirm">, context: PageContext): ActionAnswer {
  const { nodes, history } = context;
  const dialog = topDialog(nodes);
  // What was pressed just before asks nothing: a dialog that stays open after it is done has its button still.
  const pressed = history.findLast(({ action }) => action.startsWith("click("))?.action;
  const asked = (
    dialog ? insideOf(dialog, nodes).filter(({ role }) => pressables.has(role)) : askedWithout(context)
  ).filter(({ id }) => pressed !== `click(${JSON.stringify(id)})`);
  const named =
    want.by && nodes.find((node) => pressables.has(node.role) && fold(node.name) === fold(want.by ?? ""));
  if (named) return act("click", [named.id], `${describe(named)} confirms.`, 0.9);
  if (asked.length === 0) return holds("The page asks for no confirmation.");
  const other = asksOfAnother(want.text, asked, context);
  if (other !== undefined) return cannot(`The page asks about "${other}", which is not what is meant.`);
  const before = history.findLast(({ outcome }) => outcome !== "refuted")?.step ?? "";
  const words = [...want.text.split(/\s+/).slice(-2), ...confirming, ...before.split(/\s+/).slice(0, 1)];
  const scored = asked
    .filter((node) => !declines(node.name, asked, `${want.text} ${context.goal ?? ""}`))
    .map((node) => ({ node, score: Math.max(...words.map((word) => likeness(verbOf(word), node.name))) }))
    .sort((a, b) => b.score - a.score);
  const best = scored[0];
  if (!best) return holds("The page asks for no confirmation.");
  const vow = vowBefore(best.node, dialog ? insideOf(dialog, nodes) : nodes);
  if (vow && (best.score >= 0.5 || scored.length === 1))
    return prepare("check", [vow.id], `${describe(vow)} has to be said before ${describe(best.node)}.`);
  if (best.score >= 0.5 || scored.length === 1)
    return act("click", [best.node.id], `${describe(best.node)} confirms.`, 0.8);
  return dialog ? cannot("No button of the dialog confirms.") : holds("The page asks for no confirmation.");
}

/**
 * The page asks about what was pressed for a step, or for the goal itself where there is none: in a dialog that came up with nothing to enter, or as a page
 * of its own. Undefined where it does not.
 */
export function actOnQuestion(
  step: string | undefined,
  wording: string,
  context: PageContext,
): ActionAnswer | undefined {
  const { nodes, history } = context;
  const dialog = topDialog(nodes);
  const last = history.at(-1);
  const isAnswer =
    last !== undefined &&
    (last.step === step || last.step === undefined || requestIn(step ?? "") !== undefined) &&
    /^(?:click|press|wait)\(/.test(last.action) &&
    last.outcome !== "refuted";
  const asked = dialog ? [] : askedWithout(context);
  if (!isAnswer || (!dialog && asked.length === 0)) return undefined;
  const inRow = asked.some((node) => rowAround(node, nodes) !== undefined);
  const inside = dialog ? insideOf(dialog, nodes) : inRow ? asked : nodes;
  if (
    inside.some((node) => isField(node) && node.role !== "checkbox" && !(asked.length > 0 && isShut(node))) ||
    countsBothWays(inside) ||
    !(inside.some((node) => declining.test(node.name.trim())) || (dialog && isAskedByHeading(inside)))
  )
    return undefined;
  const answer = actOnConfirm({ do: "confirm", text: wording }, context);
  const isOther = answer.decision === "cannot" && asksOfAnother(wording, asked, context) !== undefined;
  return answer.decision === "act" || isOther ? answer : undefined;
}

/** `Book this slot?` over `Confirm` alone: a cross or a press beside it may be the way back. */
const isAskedByHeading = (inside: readonly SnapshotNode[]): boolean =>
  inside.some(({ role, name }) => role === "heading" && /[?？]\s*$/u.test(name)) &&
  inside.filter(({ role, name }) => pressables.has(role) && affirming.test(name.trim())).length === 1;

const isShut = ({ states }: SnapshotNode): boolean => states.includes("disabled");

const insideOf = (dialog: SnapshotNode, nodes: readonly SnapshotNode[]): SnapshotNode[] =>
  nodes.filter((node) => node.path.startsWith(pathInside(dialog)));

/** Where no dialog asks: the row whose control was pressed, or the page itself. */
const askedWithout = ({ nodes, history }: PageContext): SnapshotNode[] => {
  const inRow = askedInRow(nodes, history);
  return inRow.length > 0 ? inRow : askedByPage(nodes);
};

/** `Yes, remove | Keep` in one row, in place of the control that was pressed there. */
function askedInRow(nodes: readonly SnapshotNode[], history: PageContext["history"]): SnapshotNode[] {
  const last = history.findLast(({ action }) => !action.startsWith("wait("));
  const pressed = last?.action.startsWith("click(") ? /"(.*)"$/.exec(last.target ?? "")?.[1] : undefined;
  if (pressed === undefined) return [];
  const ways = nodes.filter(
    ({ role, states }) => pressables.has(role) && !states.includes("hidden") && !states.includes("disabled"),
  );
  const words = contentStems(pressed);
  const saysYes = ({ role, name }: SnapshotNode): boolean => {
    const own = new Set(stemsOf(name));
    return (
      role !== "link" &&
      !declining.test(name.trim()) &&
      (affirming.test(name.trim()) || (words.length > 0 && words.every((word) => own.has(word))))
    );
  };
  const rows = ways
    .filter(({ name }) => declining.test(name.trim()))
    .map((way) => rowAround(way, nodes)?.inside.filter((node) => ways.includes(node)) ?? [])
    .filter(
      (own) => own.filter(saysYes).length === 1 && !own.some(({ name }) => fold(name) === fold(pressed)),
    );
  const [only] = rows;
  return only && rows.length === 1 ? only : [];
}

/** The answers of a page that is nothing but a question: its heading asks, or beside a way back there is a button that says yes or does what heads the page. */
function askedByPage(nodes: readonly SnapshotNode[]): SnapshotNode[] {
  const shown = nodes.filter((node) => !node.states.includes("hidden") && !node.states.includes("disabled"));
  const ways = shown.filter(
    (node) => pressables.has(node.role) && !/(?:^|\/)(?:row|item)(?::|\/|$)/.test(node.path),
  );
  const questions = shown.flatMap(({ role, name }) =>
    role === "heading" && /[?？]\s*$/.test(name) ? [new Set(stemsOf(name))] : [],
  );
  // `Cancel this permit`, under `Cancel a permit`, where nothing can be filled in.
  const deeds = shown.some(isField)
    ? []
    : shown.flatMap(({ role, name }) => (role === "heading" ? [new Set(stemsOf(name))] : []));
  // `Approve`, under `Approve this request?`.
  const isIn = (name: string, headings: readonly Set<string>[]): boolean => {
    const words = contentStems(name);
    return words.length > 0 && headings.some((heading) => words.every((word) => heading.has(word)));
  };
  const yes = ways.filter(
    ({ role, name }) =>
      role !== "link" &&
      /\p{L}/u.test(name) &&
      !declining.test(name.trim()) &&
      (affirming.test(name.trim()) || isIn(name, [...questions, ...deeds])),
  );
  const [only, ...more] = yes;
  if (only === undefined || more.length > 0) return [];
  const beside = ways.filter(({ path }) => path === only.path);
  const isQuestion = questions.length > 0 && (affirming.test(only.name.trim()) || isIn(only.name, questions));
  return isQuestion || beside.some(({ name }) => declining.test(name.trim())) ? beside : [];
}

const verbs: Readonly<Record<string, string>> = {
  deletion: "delete",
  removal: "remove",
  cancellation: "cancel",
  archiving: "archive",
  change: "save",
};
const verbOf = (word: string): string => verbs[word.toLowerCase().replace(/\W/g, "")] ?? word;
