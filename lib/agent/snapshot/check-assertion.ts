import type { ClientReport } from "@/lib/agent/domain/client-report";
import { daysIn } from "@/lib/agent/domain/dates/days";
import type { BeforeState, PageSnapshot, SkeletonNode, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { compareUrls, isPlaceChange, readUrl } from "@/lib/agent/domain/urls";
import { optionHead } from "@/lib/agent/domain/wording/option-head";
import { keepsSign } from "@/lib/agent/domain/wording/same-number";
import { containsPhrase, fold, phraseFinder } from "@/lib/agent/domain/wording/words";
import type { Assertion, ElementQuery } from "@/lib/contracts/assertion";
import { toneOf } from "./alert-tone";
import { isThereWithControls } from "./entry-text";
import { findElements } from "./find-element";
import { childrenOf, descendantsOf, textWithin } from "./node-tree";

/** What an assertion is checked on. `before` is needed by comparisons, `report` by requests. */
export type AssertionGround = {
  before?: BeforeState | undefined;
  after: PageSnapshot;
  report?: ClientReport | undefined;
};

type Answer = boolean | undefined;
type Of<Kind extends Assertion["kind"]> = Extract<Assertion, { kind: Kind }>;

/** True or false where the page says so; undefined where it cannot be known (a cut page, a masked value, no before-state, no network record). */
export function checkAssertion(assertion: Assertion, ground: AssertionGround): Answer {
  switch (assertion.kind) {
    case "url":
      return checkUrl(assertion, ground);
    case "element":
      return checkState(assertion, ground.after);
    case "element_value":
      return checkValue(assertion, ground.after);
    case "element_text":
      return checkElementText(assertion, ground.after);
    case "text":
      return checkText(assertion, ground.after);
    case "count":
      return checkCount(assertion, ground);
    case "order":
      return checkOrder(assertion, ground.after);
    case "alert":
      return checkAlert(assertion, ground.after);
    case "request":
      return checkRequest(assertion, ground);
  }
}

/** Checks on the page as it is before the action: what is true already proves nothing later. */
export const holdsAlready = (assertion: Assertion, page: PageSnapshot): boolean =>
  checkAssertion(assertion, { after: page }) === true;

function checkUrl(assertion: Of<"url">, { before, after }: AssertionGround): Answer {
  if (assertion.match === "changed")
    return before === undefined ? undefined : isPlaceChange(compareUrls(before.url, after.url), true);
  const wanted = assertion.value;
  if (wanted === undefined) return undefined;
  if (assertion.match === "contains") return after.url.includes(wanted);
  const goal = readUrl(wanted, after.url || undefined);
  const there = readUrl(after.url);
  if (!goal || !there) return undefined;
  const change = compareUrls(goal.href, there.href);
  if (assertion.match === "equals") return change === "none" || change === "anchor";
  return change !== "host" && change !== "path" && change !== "fragment";
}

/** A page that the client cut, or did not show, cannot say that something is absent. */
const maySayAbsent = (page: PageSnapshot): boolean => page.form !== "none" && page.truncated === 0;

function checkState({ element, state }: Of<"element">, page: PageSnapshot): Answer {
  const found = findElements(element, page.nodes);
  const visible = found.filter((node) => !node.states.includes("hidden"));
  const absent = maySayAbsent(page) ? true : undefined;
  if (state === "present") return visible.length > 0 ? true : absent && false;
  if (state === "absent")
    return visible.length > 0 || isThereWithControls(element, page.nodes) ? false : absent;
  const node = visible[0];
  if (!node) return state === "enabled" ? absent && false : undefined;
  // Several that differ in this state: which one is meant cannot be known.
  const answers = new Set(visible.map((one) => hasState(one, state)));
  // A list that marks none of its options says of none that it is not chosen.
  if (state === "selected" && node.role === "option" && !page.nodes.some(isMarkedOption)) return undefined;
  return answers.size === 1 ? hasState(node, state) : undefined;
}

const isMarkedOption = (node: SnapshotNode): boolean =>
  node.role === "option" && hasState(node, "selected") === true;

function hasState(node: SnapshotNode, state: Of<"element">["state"]): Answer {
  const has = (word: string): boolean => node.states.includes(word);
  if (state === "enabled") return !has("disabled");
  if (state === "disabled") return has("disabled");
  if (state === "checked") return has("checked") || has("pressed") ? true : has("mixed") ? undefined : false;
  if (state === "unchecked") return has("mixed") ? undefined : !has("checked") && !has("pressed");
  if (state === "selected") return has("selected") || has("current") || has(".active") || has(".selected");
  if (state === "expanded") return has("expanded") ? true : has("collapsed") ? false : undefined;
  return has("collapsed") ? true : has("expanded") ? false : undefined;
}

const isMasked = (value: string): boolean => /^[•*●]+$/.test(value);

function checkValue({ element, value }: Of<"element_value">, page: PageSnapshot): Answer {
  const found = findElements(element, page.nodes).filter((node) => node.value !== undefined);
  const node = found[0];
  if (!node || found.length > 1) return undefined;
  const held = node.value ?? "";
  if (isMasked(held)) return undefined;
  return (
    held.trim() === value.trim() || (node.role === "combobox" && isHeadOf(held, value, node.options ?? []))
  );
}

/** `Half marathon 21.1 km`, said as `the half marathon`: what an option says behind its name explains it, where no other option has that name. */
function isHeadOf(option: string, value: string, options: readonly string[]): boolean {
  const head = (one: string): string => fold(optionHead(one));
  const said = fold(value.trim().replace(/^(?:the|an?|der|die|das|le|la|les|el|il)\s/iu, ""));
  return (
    head(option) === said &&
    /\p{L}{3}/u.test(said) &&
    options.filter((other) => head(other) === said).length === 1
  );
}

function checkElementText({ element, text }: Of<"element_text">, page: PageSnapshot): Answer {
  const found = findElements(element, page.nodes);
  if (found.length === 0) return undefined;
  const shows = found.some((node) => containsPhrase(textWithin(page.nodes, page.nodes.indexOf(node)), text));
  return shows || (maySayAbsent(page) && !page.textCut ? false : undefined);
}

function checkText({ text, present, within }: Of<"text">, page: PageSnapshot): Answer {
  if (within !== undefined) {
    const inside = checkElementText({ kind: "element_text", element: within, text }, page);
    return inside === undefined ? undefined : inside === present;
  }
  if (showsText(page, text) || showsDay(page, text)) return present;
  return maySayAbsent(page) && !page.textCut ? !present : undefined;
}

/** A day may be written otherwise than it was asked for: `6 December 2026` as `2026-12-06`. */
function showsDay({ lines, nodes }: PageSnapshot, text: string): boolean {
  const [day, ...others] = daysIn(text);
  if (!day || others.length > 0 || fold(day.text) !== fold(text)) return false;
  const shown = nodes.flatMap(({ name, states }) => (states.includes("hidden") ? [] : [name]));
  return [...lines, ...shown].some((line) => daysIn(line).some(({ time }) => time === day.time));
}

/** True when the page shows these words in one line or in one element's name. */
export const showsText = (page: PageSnapshot, text: string): boolean => {
  const wanted = fold(text);
  const isIn = phraseFinder(text);
  return (
    page.lines.some((line) => isIn(line) && fold(line).includes(wanted)) ||
    page.nodes.some(
      (node) => !node.states.includes("hidden") && isIn(node.name) && keepsSign(text, node.name),
    )
  );
};

type Listed = { nodes: readonly SkeletonNode[] };

/** Number of items of a list or table; of anything else, how many elements the query finds. */
function countOf(element: ElementQuery, { nodes }: Listed): number | undefined {
  const found = findElements(element, nodes);
  const holders = found.filter((node) => node.role === "list" || node.role === "table");
  const holder = holders[0];
  if (!holder) return found.length;
  if (holders.length > 1) return undefined;
  const stated = Number(holder.value);
  if (holder.value !== undefined && Number.isInteger(stated)) return stated;
  return childrenOf(nodes, nodes.indexOf(holder)).filter(({ role }) => role === "item" || role === "row")
    .length;
}

function checkCount({ element, compare, count }: Of<"count">, { before, after }: AssertionGround): Answer {
  if (!maySayAbsent(after)) return undefined;
  const now = countOf(element, after);
  if (now === undefined) return undefined;
  if (compare === "equals") return now === count;
  if (compare === "at_least") return now >= count;
  if (compare === "at_most") return now <= count;
  const then = before?.semanticSkeleton && countOf(element, before.semanticSkeleton);
  if (then === undefined) return undefined;
  return compare === "added" ? now - then === count : then - now === count;
}

function checkOrder({ element, names }: Of<"order">, page: PageSnapshot): Answer {
  const holder = findElements(element, page.nodes)[0];
  if (!holder) return undefined;
  const shown = descendantsOf(page.nodes, page.nodes.indexOf(holder)).map((node) => fold(node.name));
  const places = names.map((name) =>
    shown.findIndex((text) => text === fold(name) || containsPhrase(text, name)),
  );
  if (places.includes(-1)) return undefined;
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1));
}

function checkAlert({ tone, present }: Of<"alert">, page: PageSnapshot): Answer {
  const shown = page.nodes.some((node) => toneOf(node) === tone && !node.states.includes("hidden"));
  return shown ? present : maySayAbsent(page) ? !present : undefined;
}

function checkRequest({ method, path }: Of<"request">, { report }: AssertionGround): Answer {
  if (report?.networkEvents === undefined) return undefined;
  const same = report.networkEvents.filter(
    (event) =>
      (method === undefined || event.method.toUpperCase() === method.toUpperCase()) &&
      (path === undefined || event.urlPath === path),
  );
  if (same.some((event) => !event.failed && event.status !== undefined && event.status < 400)) return true;
  return same.some((event) => !event.failed && event.status === undefined) ? undefined : false;
}
