import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold, remember, stemsOf } from "@/lib/agent/domain/wording/words";
import { type FoundForm, submitOf } from "./find-form";
import { likeness } from "./likeness";
import { formPathOf, isInRow, type PagePart, rowAround } from "./parts-of-page";

/** Boxes that select rows, with the button over or under the list that does what is asked to all that are selected. */
export function bulkForm(goal: string, form: FoundForm, nodes: readonly SnapshotNode[]): BulkForm[] {
  const boxes = form.fields.filter((node) => node.role === "checkbox" && isInRow(node));
  const submit = boxes.length > 1 ? submitFor(goal, form, nodes) : undefined;
  const verb = commandVerb(goal);
  if (!submit || likeness(verb, submit.name) < 0.5) return [];
  const isOwn = boxes.some((node) => submitOf(rowAround(node, nodes)?.inside ?? [], "", verb) !== undefined);
  return isOwn ? [] : [{ ...form, fields: boxes, submit, isBulk: true }];
}
export type BulkForm = FoundForm & { submit: SnapshotNode; isBulk: true };

/** An entry, or a part that is laid out like others, with fields and a button of its own that says what the goal wants done is a form. */
export function rowForms(
  goal: string,
  { path, fields }: FoundForm,
  nodes: readonly SnapshotNode[],
): FoundForm[] {
  if (path !== "" || !fields.every(isInRow)) return [];
  const rows = new Map<string, PagePart>();
  for (const row of fields.flatMap((node) => rowAround(node, nodes) ?? []))
    if (!rows.has(row.path)) rows.set(row.path, row);
  return [...rows.values()].flatMap((row) => {
    const submit = verbsOf(goal)
      .map((verb) =>
        row.inside.filter((node) => node.role === "button" && likeness(verb, node.name, true) >= 0.6),
      )
      .find((buttons) => buttons.length === 1)?.[0];
    return submit ? [{ ...row, fields: fields.filter((node) => row.inside.includes(node)), submit }] : [];
  });
}

/** What the goal is to end with, before what it begins with: `Edit the page …, and publish it`. */
const verbsOf = remember((goal): readonly string[] => {
  const last = splitClauses(goal).at(-1);
  return [...new Set([last === undefined ? "" : commandVerb(last), commandVerb(goal)])].filter(Boolean);
});

/** Of several buttons of a form the one that says the goal's verb: `Publish` beside `Save draft`. */
export function ownSubmit(goal: string, { path, inside }: FoundForm): SnapshotNode | undefined {
  const buttons = inside.filter(
    (node) => path !== "" && node.role === "button" && !node.states.includes("hidden"),
  );
  const named = verbsOf(goal).map((verb) => buttons.filter((node) => likeness(verb, node.name, true) >= 0.6));
  return named.find((own) => own.length === 1)?.[0] ?? named.map((own) => saidAmong(goal, own)).find(Boolean);
}

/** `Flag as urgent` beside `Flag as settled`, for what is to be flagged as urgent: of buttons that begin alike the one of which the goal says each word. */
function saidAmong(goal: string, buttons: readonly SnapshotNode[]): SnapshotNode | undefined {
  const said = new Set(stemsOf(goal));
  const told = buttons.filter(({ name }) =>
    stemsOf(name).every((word) => said.has(word) || joining.has(word)),
  );
  return buttons.length > 1 && told.length === 1 ? told[0] : undefined;
}
const joining: ReadonlySet<string> = new Set(
  "as to the these them selected".split(" ").flatMap((word) => stemsOf(word)),
);
/** What comes behind it is the state that something is brought to. */
const bringsTo = /^\p{L}+\s(?:(?:selected|these|them)\s)?(?:as|to)\s\S/iu;

/** `Assign …`: the button that says the goal's own verb sends, where none says so in general; in a form with fields of its own it sends those. */
export function submitFor(
  goal: string,
  { path, inside }: FoundForm,
  nodes: readonly SnapshotNode[],
): SnapshotNode | undefined {
  const others = new Set(nodes.filter(isField).map(formPathOf));
  const isOfOther = (node: SnapshotNode): boolean => formPathOf(node) !== "" && others.has(formPathOf(node));
  const around = path === "" ? nodes.filter((node) => !isOfOther(node)) : inside;
  const loose = around.filter(({ path: at }) => !/(?:^|\/)(?:row|item)(?::|\/|$)/.test(at));
  return verbsOf(goal)
    .toReversed()
    .map((verb) => byVerb(goal, verb, loose, path))
    .find(Boolean);
}

/** Of several that bring things to a state none is pressed but that of the goal's own. */
function byVerb(
  goal: string,
  verb: string,
  loose: readonly SnapshotNode[],
  path: string,
): SnapshotNode | undefined {
  const states = loose.filter(
    (node) =>
      node.role === "button" &&
      !node.states.includes("hidden") &&
      bringsTo.test(node.name) &&
      fold(node.name).startsWith(`${fold(verb)} `),
  );
  return states.length > 1 ? saidAmong(goal, states) : submitOf(loose, path, verb);
}

/**
 * `Your name` over a table of hours, each free one with `Book court 2 at 18:00`: of buttons in entries that say the goal's verb the one that names, by its own words,
 * all values of the goal that any of the others names, and more. A field that stands in an entry has a button of its own.
 */
export function submitInEntries(goal: string, { fields, inside }: FoundForm): SnapshotNode | undefined {
  if (fields.some(isInRow)) return undefined;
  const verbs = verbsOf(goal);
  const values = goalFacts(goal).map(({ value }) => value);
  const buttons = inside
    .filter((node) => node.role === "button" && isInRow(node) && !node.states.includes("hidden"))
    .filter(({ name }) => verbs.some((verb) => fold(name).startsWith(`${fold(verb)} `)))
    .map((node) => ({ node, held: values.filter((value) => isHeldBy(value, [node.name])) }))
    .sort((one, other) => other.held.length - one.held.length);
  const [best, ...others] = buttons;
  const isTold = others.every(
    ({ held }) => held.length < (best?.held.length ?? 0) && held.every((one) => best?.held.includes(one)),
  );
  return best && best.held.length > 0 && isTold ? best.node : undefined;
}
