import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { remember } from "@/lib/agent/domain/wording/words";
import { type FoundForm, submitOf } from "./find-form";
import { likeness } from "./likeness";
import { isInRow, type PagePart, rowAround } from "./parts-of-page";

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
  return named.find((own) => own.length === 1)?.[0];
}

/** `Assign …`: the button that says the goal's own verb sends, where none says so in general. */
export function submitFor(
  goal: string,
  { path, inside }: FoundForm,
  nodes: readonly SnapshotNode[],
): SnapshotNode | undefined {
  const around = path === "" ? nodes : inside;
  const loose = around.filter(({ path: at }) => !/(?:^|\/)(?:row|item)(?::|\/|$)/.test(at));
  return verbsOf(goal)
    .toReversed()
    .map((verb) => submitOf(loose, path, verb))
    .find(Boolean);
}
