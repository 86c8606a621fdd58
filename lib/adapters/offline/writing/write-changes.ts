import type { Assertion } from "@/lib/contracts/assertion";
import { fieldFor, formPathOf, isInput, submitOf } from "../matching/find-form";
import type { Target, WantOf } from "../reading/want";
import { isSeen, type SeenPage } from "./page";
import { phrase, quoted, spoken } from "./phrase";
import { isPlaceOnPage, stepsToEntry, stepsToSettings } from "./ways-there";
import { change, opening, sending, step, type Written } from "./written";

/** Of a thing that is renamed, its old name goes; a new name that comes up beside it belongs to something else. */
function oldNameGone({ text, of = "" }: WantOf<"set">): Assertion[] {
  const own = of.replace(/^(?:\p{Ll}[\p{Ll}-]*\s+)+(?=[\p{Lu}\d"“‘'#])/u, "");
  return /^rename\b/i.test(text) && own !== "" ? [{ kind: "text", text: own, present: false }] : [];
}

export function writeSet(want: WantOf<"set">, page: SeenPage, isSentLater: boolean): Written {
  const { field, value, of } = want;
  const enter = step(
    `Set ${spokenField(of !== undefined && isPlaceOnPage(of, page) && field.within === undefined ? { ...field, within: of } : field)} to ${quoted(value)}`,
    `${field.name || "The field"} holds ${quoted(value)}`,
  );
  const holdsText = `${field.name || "The field"}${of ? ` of ${of}` : ""} is ${quoted(value)}`;
  if (of !== undefined && !isPlaceOnPage(of, page)) {
    const steps = [
      ...stepsToEntry(of, "", page),
      opening(`Edit ${quoted(of)}`, `${quoted(of)} can be changed`),
      enter,
      sending(`Submit the form for ${quoted(of)}`, "The change is saved"),
    ];
    return {
      steps,
      criteria: [
        change(holdsText, true, [{ kind: "text", text: value, present: true }, ...oldNameGone(want)]),
      ],
      leads: true,
    };
  }
  const node = fieldFor(
    { field: field.name, value },
    page.nodes.filter((one) => isInput(one) && !one.states.includes("hidden")),
  );
  const way = node || !isSeen(page) || of !== undefined ? [] : stepsToSettings(page);
  const hasForm = node
    ? formPathOf(node) !== "" && submitOf(page.nodes, formPathOf(node)) !== undefined
    : way.length > 0 || of !== undefined;
  const sends = hasForm && !isSentLater ? [sending("Save the change", "The change is saved")] : [];
  const assertion = node
    ? [{ kind: "element_value", element: { role: node.role, name: node.name }, value } as const]
    : [];
  return {
    steps: [...way, enter, ...sends],
    criteria: [change(holdsText, isSentLater || sends.length > 0 || of !== undefined, assertion)],
    leads: sends.length > 0,
  };
}

/** A field by its name; one that is only called by its kind, place or position by these. */
const spokenField = (field: Target): string =>
  field.name !== "" && field.kind === undefined && field.ordinal === undefined && field.within === undefined
    ? `the ${spoken(field.name, field.exact)} field`
    : phrase({ ...field, kind: field.kind ?? "field" });

export function writeEdit(want: WantOf<"edit">, page: SeenPage): Written {
  const steps = [
    ...stepsToEntry(want.name, want.thing, page),
    opening(`Edit ${quoted(want.name)}`, `${quoted(want.name)} can be changed`),
  ];
  return { steps, criteria: [change(`${quoted(want.name)} is open for changes`, false)], leads: true };
}
