import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Criterion } from "@/lib/agent/domain/criterion";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { compareUrls } from "@/lib/agent/domain/urls";
import { checkAssertion } from "@/lib/agent/snapshot/check-assertion";
import { findElements } from "@/lib/agent/snapshot/find-element";
import type { Assertion } from "@/lib/contracts/assertion";
import type { Ground } from "./ground";
import { assertionText, isShownLastingly } from "./page-answer";
import type { StepProof } from "./step-proof";

/** What was entered before the deed that was to store it, as assertions that were false when it was entered. */
export type Entered = Extract<Assertion, { kind: "element_value" } | { kind: "element" }>;

const doing: ReadonlySet<string> = new Set([
  "click",
  "doubleClick",
  "press",
  "clickAt",
  "dragAndDrop",
  "uploadFile",
]);

/** The action that was to store: the last click or key of the criterion's steps, else the last of them. */
export const deedOf = ({ records }: StepProof): ActionRecord | undefined =>
  records.findLast(({ action }) => doing.has(action.name)) ?? records.at(-1);

/** Values that this task put into the fields of the page on which the deed was done. Secrets cannot be read back. */
export function enteredFor(deed: ActionRecord | undefined, task: Task): Entered[] {
  if (!deed) return [];
  const upTo = task.history.findIndex(({ actionId }) => actionId === deed.actionId);
  return task.history.slice(0, upTo + 1).flatMap((record) => {
    const change = compareUrls(record.urlAtAction, deed.urlAtAction);
    const isThere = change === "none" || change === "anchor" || change === "query";
    if (!isThere || record.verdict?.outcome !== "verified" || record.target?.inputType === "search")
      return [];
    return (record.expectedOutcome?.assertions ?? []).flatMap((one) => enteredBy(one) ?? []);
  });
}

function enteredBy(assertion: Assertion): Entered | undefined {
  if (assertion.kind !== "element_value" && assertion.kind !== "element") return undefined;
  if (assertion.kind === "element" && assertion.state !== "checked" && assertion.state !== "unchecked")
    return undefined;
  if (assertion.kind === "element_value" && assertion.value.trim() === "") return undefined;
  const { role, name } = assertion.element;
  // Ids are new after a load.
  return name ? { ...assertion, element: { name, ...(role ? { role } : {}) } } : undefined;
}

export type ReadingBack = { held: string[]; lost: string[] };

/** What a page holds of what was entered. A field that is empty or not there says nothing; one that holds another text does. */
export function readEntered(entered: readonly Entered[], page: PageSnapshot): ReadingBack {
  const reading: ReadingBack = { held: [], lost: [] };
  for (const one of entered) {
    const answer =
      one.kind === "element"
        ? checkAssertion(one, { after: page })
        : fieldAnswer(one.value, findElements(one.element, page.nodes));
    if (answer !== undefined) reading[answer ? "held" : "lost"].push(assertionText(one));
  }
  return reading;
}

/** Sites write phone numbers, dates and amounts in their own way: letters and digits count. */
const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

function fieldAnswer(value: string, fields: readonly SnapshotNode[]): boolean | undefined {
  const values = fields.flatMap((node) => (node.value ? [node] : []));
  if (values.length !== 1) return undefined;
  const [field] = values;
  if (bare(field?.value ?? "") === bare(value)) return true;
  // A choice may have gone back to its default in a form that is empty again; a text in it is somebody's.
  return field?.role === "textbox" ? false : undefined;
}

/**
 * What the page shows now and did not show before the deed: entered texts outside of fields, and that the control itself is gone from where it was. Known only
 * while the page before is; kept with the criterion for the look after a fresh load.
 */
export function newOnPage(
  deed: ActionRecord | undefined,
  entered: readonly Entered[],
  { before, snapshot }: Ground,
): Assertion[] {
  const seen = before?.semanticSkeleton;
  if (!deed || !before || !seen) return [];
  const then: PageSnapshot = { ...snapshot, url: before.url, nodes: seen.nodes, lines: seen.textDigest };
  const texts = entered.flatMap((one) =>
    one.kind === "element_value" && bare(one.value).length > 1 ? [one.value] : [],
  );
  const shown = texts
    .filter((text) => isShownOutsideFields(text, snapshot) && !isShownOutsideFields(text, then))
    .map((text): Assertion => ({ kind: "text", text, present: true }));
  return [...shown, ...controlGone(deed, then, snapshot)];
}

const isShownOutsideFields = (text: string, page: PageSnapshot): boolean =>
  isShownLastingly(text, { ...page, nodes: page.nodes.map((node) => ({ ...node, value: "" })) });

const controls: ReadonlySet<string> = new Set(["button", "link", "clickable", "menuitem"]);

/** A button that became another one, on the same page. In a dialog everything goes when it closes. */
function controlGone({ target }: ActionRecord, then: PageSnapshot, now: PageSnapshot): Assertion[] {
  if (!target?.name || !controls.has(target.role) || /(?:^|\/)dialog\b/.test(target.path)) return [];
  const element = { role: target.role, name: target.name };
  const change = compareUrls(then.url, now.url);
  if (change !== "none" && change !== "anchor") return [];
  const isThere = (page: PageSnapshot): boolean =>
    findElements(element, page.nodes).some(({ states }) => !states.includes("hidden"));
  return isThere(then) && !isThere(now) ? [{ kind: "element", element, state: "absent" }] : [];
}

/** Reads again what a criterion keeps for that. */
export function readKept({ readBack = [] }: Criterion, page: PageSnapshot): ReadingBack {
  const reading: ReadingBack = { held: [], lost: [] };
  for (const one of readBack) {
    const answer =
      one.kind === "text" ? isShownOutsideFields(one.text, page) : checkAssertion(one, { after: page });
    if (answer !== undefined) reading[answer ? "held" : "lost"].push(assertionText(one));
  }
  return reading;
}
