import { adaptValue, withoutLabel } from "@/lib/adapters/offline/acting/adapt-value";
import { deedButton } from "@/lib/adapters/offline/matching/deed-button";
import { editorOf } from "@/lib/adapters/offline/matching/editor-of";
import { fieldFor, isSentByButton, submitOf } from "@/lib/adapters/offline/matching/find-form";
import { inputAt, inputOfForm, listsOfEntries } from "@/lib/adapters/offline/matching/find-input";
import { coverage } from "@/lib/adapters/offline/matching/likeness";
import { findElement } from "@/lib/adapters/offline/matching/match-element";
import { nodesAt, nodesAtIn } from "@/lib/adapters/offline/matching/places";
import type { Target, WantOf } from "@/lib/adapters/offline/reading/want";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import type { Assertion } from "@/lib/contracts/assertion";
import { joinedField } from "./joined-field";
import { isSeen, type SeenPage } from "./page";
import { isNumberWithUnit, phrase, quoted, spoken } from "./phrase";
import { isPlaceOnPage, stepsToEntry, stepsToSettings } from "./ways-there";
import { change, opening, saving, savingIfAsked, sending, step, type Written } from "./written";

/** Of a thing that is renamed, its old name goes; a new name that comes up beside it belongs to something else. */
function oldNameGone({ text, value, of = "" }: WantOf<"set">): Assertion[] {
  const own = of.replace(/^(?:\p{Ll}[\p{Ll}-]*\s+)+(?=[\p{Lu}\d"“‘'#])/u, "");
  // `plot B7`: what a thing is known by in its register stays, whatever name it gets.
  const isNumbered = own !== of && code.test(own) && !code.test(value);
  // `Soup` is still read in `Red soup`.
  return /^rename\b/i.test(text) && own !== "" && !isNumbered && !containsPhrase(value, own)
    ? [{ kind: "text", text: own, present: false }]
    : [];
}

const code = /^[#№]?\p{Lu}{0,3}[-/]?\d{1,6}\p{L}?$/u;

const shownAs = (value: string): Assertion[] =>
  isNumberWithUnit(value) ? [] : [{ kind: "text", text: value, present: true }];

export function writeSet(want: WantOf<"set">, page: SeenPage, isSentLater: boolean): Written {
  const { of } = want;
  const joined = joinedField(want, page);
  if (joined) return writeSetOf({ ...want, field: joined, of: undefined }, page, isSentLater);
  const { within, ...field } = want.field;
  // A part of the thing, such as one of its addresses, that this page shows. In a list of such things the one that is called so is meant.
  if (of !== undefined && within !== undefined) {
    const isPart = isPlaceOnPage(within, page) && !isListed(of, page);
    const told = { ...want, field, of: isPart ? within : of };
    // `Helga's booking` is what she has there, and no part of it.
    return writeSetOf(told, page, isSentLater, isPart || !isName.test(within) ? undefined : within);
  }
  return writeSetOf(want, page, isSentLater);
}

const isName = /^[\p{Lu}\d]/u;

const isListed = (name: string, { nodes }: SeenPage): boolean =>
  nodes.some((node) => (node.role === "row" || node.role === "item") && coverage(name, node.name) >= 0.99);

/** `part`: the part of the thing's own page that the field is in, where this page does not show it yet. */
function writeSetOf(want: WantOf<"set">, page: SeenPage, isSentLater: boolean, part?: string): Written {
  const { field, value, of } = want;
  const enter = step(
    `Set ${spokenField(of !== undefined && isPlaceOnPage(of, page) && field.within === undefined ? { ...field, within: of } : field)} to ${quoted(value)}`,
    `${field.name || "The field"} holds ${quoted(value)}`,
  );
  const there =
    of === undefined
      ? undefined
      : (writeSetAt(want, of, page, isSentLater) ?? writeSetAsOthers(want, of, page, isSentLater));
  if (there) return there;
  const holdsText = `${field.name || "The field"}${of ? ` of ${of}` : ""} is ${quoted(value)}`;
  if (of !== undefined && !isPlaceOnPage(of, page)) {
    const there = part === undefined ? field : { ...field, within: part };
    const steps = [
      ...stepsToEntry(of, "", page),
      opening(`Edit ${quoted(of)}`, `${quoted(of)} can be changed`),
      step(
        `Set ${spokenField(there)} to ${quoted(value)}`,
        `${field.name || "The field"} holds ${quoted(value)}`,
      ),
      ...(isSentLater ? [] : [sending(`Submit the form for ${quoted(of)}`, "The change is saved")]),
    ];
    return {
      steps,
      criteria: [change(holdsText, true, [...shownAs(value), ...oldNameGone(want)])],
      leads: true,
    };
  }
  const node = fieldOf(field, value, page);
  const way = node || !isSeen(page) || of !== undefined ? [] : stepsToSettings(page);
  const bySaving = node !== undefined && isSentByButton(node, page.nodes);
  const button =
    node && !bySaving ? deedButton({ text: want.text, object: field.name }, node, page.nodes) : undefined;
  const send = button ? sending(`Click ${quoted(button.name)}`, holdsText) : saving();
  const sends = isSentLater || (node && !bySaving && !button) ? [] : [node ? send : savingIfAsked()];
  // Beside the value as it is now, a field that takes a new one is empty again once that is stored.
  const held = button && node && (node.value ?? "") === "" ? shownAs(withoutLabel(value, node)) : undefined;
  const assertion = node
    ? (held ?? [
        {
          kind: "element_value",
          element: { role: node.role, name: node.name },
          value: valueIn(node, value),
        } as const,
      ])
    : [];
  return {
    steps: [...way, enter, ...sends],
    criteria: [change(holdsText, isSentLater || sends.length > 0 || of !== undefined, assertion)],
    leads: sends.length > 0,
  };
}

/** A field for numbers holds no unit. */
const valueIn = (node: SnapshotNode, value: string): string =>
  node.inputType === "number" ? adaptValue(value, node, new Date(0)) : value;

/** The page shows other things of its kind, each with a list that takes the value: so will this one, once it is found. */
function writeSetAsOthers(
  { field, value }: WantOf<"set">,
  of: string,
  page: SeenPage,
  isSentLater: boolean,
): Written | undefined {
  const [list] = nodesAt(of, page.nodes).length > 0 ? [] : listsOfEntries(field, value, page.nodes);
  if (!list) return undefined;
  const done = `${field.name} of ${of} is ${quoted(value)}`;
  const sends = !isSentLater && isSentByButton(list, page.nodes) ? [saving()] : [];
  const set = sending(`Set ${spokenField({ ...field, within: of })} to ${quoted(value)}`, done);
  return {
    steps: [...stepsToEntry(of, "", page), set, ...sends],
    criteria: [change(done, true)],
    leads: true,
  };
}

/** The thing stands on this page with a field, a list or a menu of its own that takes the value. */
function writeSetAt(
  { field, value, text, around }: WantOf<"set">,
  of: string,
  page: SeenPage,
  isSentLater: boolean,
): Written | undefined {
  const all = nodesAt(of, page.nodes);
  const near = nodesAtIn({ of, around }, page.nodes);
  const at = near.filter((node) => !node.states.includes("hidden"));
  const own = inputAt(field, value, at);
  const place = near.length < all.length ? around : undefined;
  const there = place === undefined ? of : `${of} in ${place}`;
  const done = `${field.name || "The field"} of ${there} is ${quoted(value)}`;
  const set =
    place === undefined
      ? spokenField({ ...field, within: of })
      : `${spokenField(field)} of ${quoted(of)} in ${quoted(place)}`;
  const bySaving = own !== undefined && (isSentByButton(own, page.nodes) || submitOf(at, "") !== undefined);
  const button = own && !bySaving ? deedButton({ text, object: field.name }, own, page.nodes) : undefined;
  const isSent = bySaving || button !== undefined;
  const send = button ? sending(`Click ${quoted(button.name)}`, done) : saving();
  const sends = isSent && !isSentLater ? [send] : [];
  if (own?.role === "combobox")
    return {
      steps: [sending(`Set ${set} to ${quoted(value)}`, done), ...sends],
      criteria: [change(done, true)],
      leads: !isSent || sends.length > 0,
    };
  if (own) {
    const enter = step(`Set ${set} to ${quoted(value)}`, done);
    return {
      steps: [{ ...enter, mutating: !isSent }, ...sends],
      criteria: [change(done, true)],
      leads: !isSent || sends.length > 0,
    };
  }
  const opener = /^rename\b/i.test(text) ? undefined : editorOf(field.name, of, { at, nodes: page.nodes });
  if (opener) return writeSetBehind(opener, { field, value, of, done }, isSentLater);
  const menus = at.filter(({ states, role }) => states.includes("popup") && role !== "combobox");
  const [menu] = menus.length > 1 ? menus.filter(({ name }) => coverage(field.name, name) >= 0.8) : menus;
  if (!menu || field.name === "" || /^rename\b/i.test(text)) return undefined;
  return {
    steps: [
      opening(`Click ${quoted(menu.name)} in ${quoted(of)}`, "What can be chosen is shown"),
      sending(`Set the ${spoken(field.name, field.exact)} of ${quoted(of)} to ${quoted(value)}`, done),
      ...(isSentLater ? [] : [savingIfAsked()]),
    ],
    criteria: [change(done, true)],
    leads: true,
  };
}

function writeSetBehind(
  opener: SnapshotNode,
  { field, value, of, done }: { field: Target; value: string; of: string; done: string },
  isSentLater: boolean,
): Written {
  return {
    steps: [
      opening(`Click ${quoted(opener.name)}`, `The ${field.name} of ${of} can be changed`),
      step(`Set ${spokenField(field)} to ${quoted(value)}`, `${field.name} holds ${quoted(value)}`),
      ...(isSentLater ? [] : [sending(`Submit the form for ${quoted(of)}`, "The change is saved")]),
    ],
    criteria: [change(done, true)],
    leads: true,
  };
}

/** The field of the present page that is meant: by its name and place, else by its meaning. */
function fieldOf(field: Target, value: string, { nodes }: SeenPage): SnapshotNode | undefined {
  const found = findElement({ ...field, kind: field.kind ?? "field" }, nodes, { need: "field" });
  if (found && found.certainty >= 0.5) return found.best;
  return (
    fieldFor(
      { field: field.name, value },
      nodes.filter((one) => isField(one) && !one.states.includes("hidden")),
    ) ?? inputOfForm(field, value, nodes)
  );
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
