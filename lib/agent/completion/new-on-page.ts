import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { isHeldBy } from "@/lib/agent/domain/same-value";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { compareUrls } from "@/lib/agent/domain/urls";
import { fold } from "@/lib/agent/domain/words";
import { checkAssertion } from "@/lib/agent/snapshot/check-assertion";
import { findElements } from "@/lib/agent/snapshot/find-element";
import type { Assertion } from "@/lib/contracts/assertion";
import type { Entered } from "./entered";
import { goalNames, takesAway } from "./goal-names";
import type { Ground } from "./ground";
import { assertionText } from "./page-answer";
import { echoes, isShownIn, lastingTexts, saysNotYet, textsOf } from "./places";

const fewLines = 8;

/** What came with the deed, as far as the page before it is known. Nothing when the page says itself that it is not done yet. */
export function newOnPage(
  deed: ActionRecord | undefined,
  entered: readonly Entered[],
  ground: Ground,
): ReadBack {
  const { before, snapshot, task } = ground;
  const seen = before?.semanticSkeleton;
  if (!deed || !before || !seen) return nothing;
  const then: PageSnapshot = {
    ...snapshot,
    url: before.url,
    title: before.title ?? "",
    nodes: seen.nodes,
    lines: seen.textDigest,
  };
  if (saysNotYet(snapshot, [...then.lines, ...then.nodes.map(({ name }) => name)], task.goal)) return nothing;
  const values = entered.flatMap((one) =>
    one.kind === "element_value" && fold(one.value).length > 1 ? [one.value] : [],
  );
  const now = lastingTexts(snapshot, task.goal);
  const old = lastingTexts(then, task.goal);
  const fresh = values.filter((value) => !isShownIn(value, old));
  const texts = fresh.filter((value) => isShownIn(value, now));
  const isObjectless = values.length === 0 && goalNames(task.goal).length === 0;
  const isSame = isSamePage(then.url, snapshot.url);
  return {
    shown: [
      ...texts.map((text): Assertion => ({ kind: "text", text, present: true })),
      ...(isSame ? [...controlGone(deed, then, snapshot), ...entriesNew(then, snapshot, task.goal)] : []),
    ],
    awaited: fresh.filter((value) => !texts.includes(value)),
    lines: isObjectless && isSame ? linesNew(textsOf(then), textsOf(snapshot)) : [],
  };
}

const nothing: ReadBack = { shown: [], awaited: [], lines: [] };

function isSamePage(a: string, b: string): boolean {
  const change = compareUrls(a, b);
  return change === "none" || change === "anchor";
}

const controls: ReadonlySet<string> = new Set(["button", "link", "clickable", "menuitem"]);

/** A button that became another one. In a dialog everything goes when it closes. */
function controlGone({ target }: ActionRecord, then: PageSnapshot, now: PageSnapshot): Assertion[] {
  if (!target?.name || !controls.has(target.role) || /(?:^|\/)dialog\b/.test(target.path)) return [];
  const element = { role: target.role, name: target.name };
  const isThere = (page: PageSnapshot): boolean =>
    findElements(element, page.nodes).some(({ states }) => !states.includes("hidden"));
  return isThere(then) && !isThere(now) ? [{ kind: "element", element, state: "absent" }] : [];
}

const entryRoles: ReadonlySet<string> = new Set(["row", "item"]);

/** Entries of lists that are new and hold what the goal names. */
function entriesNew(then: PageSnapshot, now: PageSnapshot, goal: string): Assertion[] {
  const names = goalNames(goal);
  if (names.length === 0 || takesAway(goal)) return [];
  const faces = new Set(then.nodes.map(faceOf));
  // An entry that named it before only reads otherwise now; whether that lasts says nothing.
  const known = then.nodes.filter(
    ({ role, name }) => entryRoles.has(role) && names.some((one) => isHeldBy(one, [name])),
  );
  return now.nodes
    .filter(
      (node) =>
        !known.some(({ role, path }) => role === node.role && path === node.path) &&
        entryRoles.has(node.role) &&
        !faces.has(faceOf(node)) &&
        names.some((name) => isHeldBy(name, [node.name])),
    )
    .slice(0, 3)
    .map(({ role, name }): Assertion => ({ kind: "element", element: { role, name }, state: "present" }));
}

/** Prices and clocks in an entry go on by themselves: with another number in it, it is the same entry. */
const faceOf = ({ role, name, path }: SkeletonNode): string =>
  `${role}|${path}|${fold(name).replace(/\d[\d.,:]*/g, "#")}`;

/** Texts that came, where what they replaced went: a page that only grew by a remark changed nothing. */
function linesNew(old: readonly string[], now: readonly string[]): string[] {
  const before = new Set(old.map(fold));
  const after = new Set(now.map(fold));
  const came = [...new Set(now)].filter((line) => !before.has(fold(line)));
  const went = old.filter((line) => !after.has(fold(line)));
  return went.length > 0 && came.length <= fewLines ? came : [];
}

/** What a fresh load says of it. `texts`: entered values that are shown. */
export type Kept = { held: string[]; lost: string[]; texts: string[] };

export function readKept({ shown, awaited, lines }: ReadBack, page: PageSnapshot, goal: string): Kept {
  const lasting = lastingTexts(page, goal);
  const kept: Kept = { held: [], lost: [], texts: [] };
  for (const one of shown) {
    if (one.kind === "text" && echoes(page.url, one.text)) continue;
    const answer = one.kind === "text" ? isShownIn(one.text, lasting) : checkAssertion(one, { after: page });
    if (answer !== undefined) kept[answer ? "held" : "lost"].push(assertionText(one));
    if (answer && one.kind === "text") kept.texts.push(one.text);
  }
  const come = awaited.filter((value) => !echoes(page.url, value) && isShownIn(value, lasting));
  const folded = new Set(textsOf(page).map(fold));
  const stay = lines.length > 0 && lines.every((line) => folded.has(fold(line))) ? lines : [];
  return {
    held: [...kept.held, ...[...come, ...stay].map((text) => `"${text}" is shown`)],
    lost: kept.lost,
    texts: [...kept.texts, ...come],
  };
}

/** The same entry twice, with the very same words: it may have been done twice. */
export function isDoubled(values: readonly string[], { nodes, lines }: PageSnapshot): boolean {
  if (values.length === 0) return false;
  const entries = nodes
    .filter(({ role, states }) => entryRoles.has(role) && !states.includes("hidden"))
    .map(({ name }) => name);
  const texts = entries.length > 0 ? entries : lines;
  const about = texts.filter((text) => values.every((value) => isHeldBy(value, [text]))).map(fold);
  return new Set(about).size < about.length;
}
