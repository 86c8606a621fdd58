import type { InteractiveElement } from "@/lib/contracts/page-element";

/** What is remembered of an element, to find the one that takes its place when its node is replaced. */
export type Trace = {
  role: string;
  kind: string | undefined;
  name: string;
  href: string | undefined;
  testId: string | undefined;
  near: string | undefined;
  box: InteractiveElement["box"];
  /** Names of the context elements around it, innermost first. */
  contexts: string[];
  /** How many elements of the page look the same by role, name and target, and which of them it is. */
  twins: number;
  ordinal: number;
};

/** How far the successor of an element with twins may stand from where that one stood, in pixels. */
const maxDrift = 60;

export function traceOf(id: string, tree: readonly InteractiveElement[]): Trace | undefined {
  const element = tree.find((one) => one.i === id);
  if (!element) return undefined;
  const twins = tree.filter((one) => looksLike(one, element));
  return {
    role: element.r,
    kind: element.k,
    name: element.n,
    href: element.h,
    testId: element.t,
    near: element.near,
    box: element.box,
    contexts: contextNames(element, tree),
    twins: twins.length,
    ordinal: twins.indexOf(element),
  };
}

/**
 * The one element of a newer tree that can be taken for the remembered one, or none. An element that had twins ("Delete" in each row) is only
 * found again by what is around it: the one that slid into its place is another.
 */
export function successorOf(
  trace: Trace,
  tree: readonly InteractiveElement[],
): InteractiveElement | undefined {
  const alike = tree.filter(
    (one) => one.r === trace.role && one.k === trace.kind && one.n === trace.name && one.h === trace.href,
  );
  if (trace.twins === 1) {
    if (alike.length === 1 && trace.name !== "") return alike[0];
    const tested = tree.filter(
      (one) => one.r === trace.role && one.t !== undefined && one.t === trace.testId,
    );
    if (tested.length === 1) return tested[0];
  }
  const surrounded = alike.filter(
    (one) =>
      sameContexts(contextNames(one, tree), trace.contexts) &&
      one.near === trace.near &&
      one.t === trace.testId,
  );
  if (trace.twins === 1 && trace.name === "" && !hasOwnPlace(trace)) return undefined;
  if (surrounded.length === 1)
    return alike.length >= trace.twins || hasOwnPlace(trace) ? surrounded[0] : undefined;
  const same = alike.length === trace.twins ? alike[trace.ordinal] : undefined;
  return same && surrounded.includes(same) && drift(same, trace) <= maxDrift ? same : undefined;
}

const looksLike = (one: InteractiveElement, other: InteractiveElement): boolean =>
  one.r === other.r && one.k === other.k && one.n === other.n && one.h === other.h;

/** A row or item that is told by its text, or words beside it. */
const hasOwnPlace = (trace: Trace): boolean => trace.contexts.some(Boolean) || trace.near !== undefined;

function contextNames(element: InteractiveElement, tree: readonly InteractiveElement[]): string[] {
  const names: string[] = [];
  let id = element.c;
  while (id !== undefined && names.length < 4) {
    const context = tree.find((one) => one.i === id);
    if (!context) break;
    names.push(context.r === "item" || context.r === "row" || context.r === "dlg" ? context.n : "");
    id = context.c;
  }
  return names;
}

const sameContexts = (some: string[], others: string[]): boolean =>
  some.length === others.length && some.every((name, at) => name === others[at]);

function drift(one: InteractiveElement, trace: Trace): number {
  if (!one.box || !trace.box) return Number.POSITIVE_INFINITY;
  return Math.hypot(one.box[0] - trace.box[0], one.box[1] - trace.box[1]);
}
