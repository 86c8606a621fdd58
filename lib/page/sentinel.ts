import type { Assertion, ElementQuery, ExpectedOutcome } from "@/lib/contracts/assertion";
import type { InteractiveElement, RoleCode } from "@/lib/contracts/page-element";
import { mask } from "./secret-field";
import { sameText, tidy } from "./text-form";

/** What a check of the expected outcome in the page came to; undefined where nothing of it could be checked. */
export type SentinelReport = {
  passed: boolean | undefined;
  message: string;
  /** Of `elementShouldExist`. */
  elementFound: boolean | undefined;
};

export type SentinelView = {
  tree: readonly InteractiveElement[];
  text: string;
  url: string;
  urlChanged: boolean;
  query: (selector: string) => boolean | undefined;
  roleName: (code: RoleCode) => string | undefined;
};

type Check = { what: string; holds: boolean | undefined };

/** Checks in the page what the server expects. A check that cannot be made says nothing; it never counts as passed. */
export function checkOutcome(expected: ExpectedOutcome, view: SentinelView): SentinelReport {
  const { domChanges } = expected;
  const found =
    domChanges.elementShouldExist === undefined ? undefined : exists(domChanges.elementShouldExist, view);
  const checks: Check[] = [];
  if (domChanges.elementShouldExist !== undefined)
    checks.push({ what: `${domChanges.elementShouldExist} is there`, holds: found });
  if (domChanges.elementShouldNotExist !== undefined)
    checks.push({
      what: `${domChanges.elementShouldNotExist} is gone`,
      holds: negated(exists(domChanges.elementShouldNotExist, view)),
    });
  if (domChanges.urlShouldChange !== undefined)
    checks.push({
      what: domChanges.urlShouldChange ? "the address changed" : "the address is the same",
      holds: view.urlChanged === domChanges.urlShouldChange,
    });
  for (const query of domChanges.elementsToAppear ?? [])
    checks.push({ what: `${queryText(query)} appeared`, holds: matching(query, view).length > 0 });
  for (const assertion of expected.assertions) checks.push(checkAssertion(assertion, view));
  const next = expected.nextGoal;
  if (next)
    checks.push({
      what: `next: ${next.description}`,
      holds: matching(next.element, view).length > 0 || (next.required ? false : undefined),
    });
  return { ...summarise(checks), elementFound: found };
}

function summarise(checks: Check[]): { passed: boolean | undefined; message: string } {
  const failed = checks.filter(({ holds }) => holds === false);
  const held = checks.filter(({ holds }) => holds === true);
  const list = (some: Check[]): string => some.map(({ what }) => what).join("; ");
  if (failed.length > 0) return { passed: false, message: `not seen: ${list(failed)}`.slice(0, 500) };
  if (held.length > 0) return { passed: true, message: `seen: ${list(held)}`.slice(0, 500) };
  return { passed: undefined, message: "" };
}

const negated = (holds: boolean | undefined): boolean | undefined =>
  holds === undefined ? undefined : !holds;

/** A selector, or the name of an element, or a text. */
function exists(said: string, view: SentinelView): boolean | undefined {
  const selected = view.query(said);
  if (selected) return true;
  if (view.tree.some((element) => sameText(element.n, said))) return true;
  return selected === undefined || !looksLikeSelector(said) ? contains(view.text, said) : false;
}

const looksLikeSelector = (said: string): boolean => /[#.[\]>:=]/.test(said);
const contains = (text: string, part: string): boolean =>
  tidy(text).toLowerCase().includes(tidy(part).toLowerCase());

function matching(query: ElementQuery, view: SentinelView): InteractiveElement[] {
  return view.tree.filter(
    (element) =>
      (query.id === undefined || element.i === query.id || query.name !== undefined) &&
      (query.role === undefined ||
        element.r === query.role ||
        view.roleName(element.r as RoleCode) === query.role) &&
      (query.name === undefined || sameText(element.n, query.name)),
  );
}

const queryText = ({ id, role, name }: ElementQuery): string =>
  [role, name === undefined ? undefined : JSON.stringify(name), name === undefined ? id : undefined]
    .filter(Boolean)
    .join(" ") || "element";

const hasState = (element: InteractiveElement, state: string): boolean =>
  Array.isArray(element.s) ? element.s.includes(state) : (element.s ?? "").split(/\s+/).includes(state);

/** What this page alone can answer; counts before the action and requests are the server's to judge. */
function checkAssertion(assertion: Assertion, view: SentinelView): Check {
  switch (assertion.kind) {
    case "url":
      return {
        what:
          assertion.match === "changed"
            ? "the address changed"
            : `the address ${assertion.match === "contains" ? "contains" : "is"} ${assertion.value ?? ""}`,
        holds: urlHolds(assertion, view),
      };
    case "text":
      return {
        what: `${assertion.present ? "the text" : "no text"} ${JSON.stringify(assertion.text)}`,
        holds: assertion.within ? undefined : contains(view.text, assertion.text) === assertion.present,
      };
    case "element":
      return {
        what: `${queryText(assertion.element)} ${assertion.state}`,
        holds: elementHolds(assertion, view),
      };
    case "element_value":
      return {
        what: `${queryText(assertion.element)} holds ${JSON.stringify(assertion.value)}`,
        // What stands for a secret tells nothing of the value itself.
        holds: onOne(
          matching(assertion.element, view).filter(({ v }) => v !== mask),
          (element) => sameText(element.v ?? "", assertion.value),
        ),
      };
    default:
      return { what: assertion.kind, holds: undefined };
  }
}

function urlHolds(assertion: Extract<Assertion, { kind: "url" }>, view: SentinelView): boolean | undefined {
  const { match, value } = assertion;
  if (match === "changed") return view.urlChanged;
  if (value === undefined || !URL.canParse(value, view.url)) return undefined;
  if (match === "contains") return view.url.includes(value);
  const wanted = new URL(value, view.url);
  const now = new URL(view.url);
  const path = (url: URL): string => url.pathname.replace(/\/+$/, "");
  if (match === "path") return path(wanted) === path(now);
  return wanted.href === now.href;
}

function elementHolds(
  assertion: Extract<Assertion, { kind: "element" }>,
  view: SentinelView,
): boolean | undefined {
  const elements = matching(assertion.element, view);
  if (assertion.state === "present") return elements.length > 0;
  if (assertion.state === "absent") return elements.length === 0;
  return onOne(elements, (element) => {
    if (assertion.state === "enabled") return !hasState(element, "disabled");
    return hasState(element, assertion.state);
  });
}

/** Only where it is clear which element is meant. */
const onOne = (
  elements: InteractiveElement[],
  holds: (element: InteractiveElement) => boolean,
): boolean | undefined => (elements.length === 1 && elements[0] ? holds(elements[0]) : undefined);
