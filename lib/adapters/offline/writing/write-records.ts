import type { StepDraft } from "@/lib/agent/domain/plan";
import { fold } from "@/lib/agent/domain/words";
import type { Assertion } from "@/lib/contracts/assertion";
import { searchField } from "../acting/act-on-records";
import { fieldFor, formFor, formPathOf, isInput, submitOf } from "../matching/find-form";
import { addControl, isHere, wayTo } from "../matching/find-way";
import { coverage, likeness } from "../matching/likeness";
import { findElement } from "../matching/match-element";
import { readTarget } from "../reading/read-target";
import type { FieldValue, Target, WantOf } from "../reading/want";
import { isSeen, type SeenPage } from "./page";
import { phrase, quoted, spoken } from "./phrase";
import { change, opening, sending, step, type Written } from "./written";

const plural = (thing: string): string =>
  /(?:s|x|ch|sh)$/i.test(thing)
    ? `${thing}es`
    : /[^aeiou]y$/i.test(thing)
      ? `${thing.slice(0, -1)}ies`
      : `${thing}s`;
const nameOf = (fields: readonly FieldValue[]): string | undefined =>
  fields.find(({ field }) => /^(?:name|title|text)$/i.test(field))?.value;
const article = (thing: string): string => (/^[aeiou]/i.test(thing) ? "an" : "a");

/** Steps that lead to where things of a kind are, when this page is not the place. */
function stepsTo(thing: string, place: string | undefined, page: SeenPage): StepDraft[] {
  if (!isSeen(page) || isHere(place ?? thing, page.nodes, page.title)) return [];
  const way =
    (place ? wayTo(place, page.nodes) : undefined) ??
    wayTo(plural(thing), page.nodes) ??
    wayTo(thing, page.nodes);
  if (!way) return [];
  return [opening(`Open ${quoted(way.best.name)}`, `The page with ${plural(thing)} is shown`)];
}

/** Opens the form for a new thing, fills it in, and sends it. What the present page shows is used; the rest is found when it is there. */
export function writeAdd(want: WantOf<"add">, page: SeenPage): Written {
  const { thing, fields, verb } = want;
  const name = nameOf(fields);
  const label = `${thing}${name ? ` ${quoted(name)}` : ""}`.trim();
  const form = formFor(thing, fields, page.nodes, page.title);
  const steps: StepDraft[] = [];
  const offered = fields.length === 0 && !form ? addControl(verb, thing, page.nodes, page.title) : undefined;
  if (offered) {
    const done = `A ${thing} has been added`;
    return {
      steps: [sending(`Click ${quoted(offered.best.name)}`, done)],
      criteria: [change(done, true)],
      leads: true,
    };
  }
  if (!form) {
    const control = addControl(verb, thing, page.nodes, page.title);
    const way = control ? [] : stepsTo(thing, want.place, page);
    steps.push(...way);
    steps.push(
      control
        ? opening(
            `Click ${quoted(control.best.name)} to add ${article(thing)} ${thing}`,
            `A form for ${article(thing)} ${thing} is shown`,
          )
        : opening(
            `Open the form to add ${article(thing)} ${thing}`,
            `A form for ${article(thing)} ${thing} is shown`,
          ),
    );
  }
  steps.push(...fields.map((field) => fillStep(field, form?.fields ?? [], thing)));
  const sendVerb = verb === "send" ? "sent" : "saved";
  const byEnter = form && !form.submit;
  const last = byEnter ? `Press the Enter key` : `Submit the form for the new ${thing}`;
  steps.push(
    sending(
      last,
      `The ${label} is ${sendVerb}`,
      name ? { assertions: [{ kind: "text", text: name, present: true }] } : {},
    ),
  );
  const done = verb === "send" ? `The ${label} has been sent` : `A ${label} has been added`;
  const shown = name ?? fields.find(({ value }) => value !== "" && !/^\d+$/.test(value))?.value;
  return {
    steps,
    criteria: [
      change(done, true, shown && verb !== "send" ? [{ kind: "text", text: shown, present: true }] : []),
    ],
    leads: true,
  };
}

function fillStep(value: FieldValue, fields: Parameters<typeof fieldFor>[1], thing: string): StepDraft {
  const choice = fields.find(
    (one) =>
      (one.role === "radio" || one.role === "option") &&
      value.hint === "as" &&
      namesOption(value.value, one.name),
  );
  if (choice) return step(`Select ${quoted(choice.name)}`, `${quoted(choice.name)} is chosen`);
  const node = fieldFor(value, fields, thing);
  const named = node && (node.name || node.placeholder);
  const label = named ? quoted(named) : spoken(value.field || hintName(value), false);
  const isList = node?.role === "combobox";
  const description = isList
    ? `Select ${quoted(value.value)} in the ${label} list`
    : `Enter ${quoted(value.value)} in the ${label} field`;
  return step(description, `The ${value.field || "field"} holds ${quoted(value.value)}`);
}

/** `a video visit` is the option `Video`. */
const namesOption = (said: string, option: string): boolean =>
  likeness(said, option) >= 0.6 || coverage(option, said) >= 0.99;

const hintNames: Readonly<Record<string, string>> = {
  for: "name",
  with: "with",
  on: "date",
  at: "time",
  to: "recipient",
  about: "subject",
  as: "type",
};
const hintName = ({ hint }: FieldValue): string =>
  hint === undefined ? "text" : (hintNames[hint] ?? "text");

/** A list shows only some of its entries: looking it up comes before acting on it. */
function stepsToEntry(name: string, thing: string, page: SeenPage): StepDraft[] {
  if (!isSeen(page)) return [];
  const shown = page.nodes.some(
    (node) => coverage(name, `${node.name} ${node.description ?? ""} ${node.nearText ?? ""}`) >= 0.99,
  );
  if (shown) return [];
  const way = thing === "" ? [] : stepsTo(thing, undefined, page);
  if (way.length > 0) return way;
  const field = searchField(page);
  return field ? [step(`Search for ${quoted(name)}`, `The list shows ${quoted(name)}`)] : [];
}

export function writeRemove(want: WantOf<"remove">, page: SeenPage): Written {
  const { target, verb, thing } = want;
  if (target.name === "") {
    const steps = [
      sending(want.text, `It has been ${past(verb)}`),
      step(`Confirm the ${nounOf(verb)}`, "The page asks no more"),
    ];
    return { steps, criteria: [change(`${want.text}: done`, true)], leads: true };
  }
  const way = stepsToEntry(target.name, thing, page);
  const ordinal = target.ordinal === undefined ? "" : ` (number ${target.ordinal})`;
  const place = target.within === undefined ? "" : ` from ${quoted(target.within)}`;
  const label = `${thing ? `${thing} ` : ""}${quoted(target.name)}`;
  const main = target.exact || thing ? `${capital(verb)} ${label}${place}${ordinal}` : want.text;
  const gone = [{ kind: "text", text: target.name, present: false } as const];
  return {
    steps: [
      ...way,
      sending(main, `${label} has been ${past(verb)}, or the page asks to confirm it`),
      sending(`Confirm the ${nounOf(verb)}`, `${label} is gone`, { assertions: gone }),
    ],
    criteria: [
      change(
        `${label} has been ${past(verb)}`,
        true,
        target.ordinal === undefined && target.exact ? gone : [],
      ),
    ],
    leads: true,
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const past = (verb: string): string =>
  /e$/.test(verb) ? `${verb}d` : verb === "drop" ? "dropped" : verb === "cancel" ? "cancelled" : `${verb}ed`;
const nounOf = (verb: string): string =>
  verb === "cancel"
    ? "cancellation"
    : verb === "archive"
      ? "archiving"
      : verb === "remove"
        ? "removal"
        : "deletion";

/** Changes a value: of a named entry through its form, or of a field that is on the page. */
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
    : way.length > 0;
  const sends =
    hasForm && !isSentLater
      ? [sending(`Submit the form for ${field.name || "the change"}`, "The change is saved")]
      : [];
  const assertion = node
    ? [{ kind: "element_value", element: { role: node.role, name: node.name }, value } as const]
    : [];
  return {
    steps: [...way, enter, ...sends],
    criteria: [change(holdsText, isSentLater || sends.length > 0, assertion)],
    leads: sends.length > 0,
  };
}

/** A field by its name; one that is only called by its kind, place or position by these. */
const spokenField = (field: Target): string =>
  field.name !== "" && field.kind === undefined && field.ordinal === undefined
    ? `the ${spoken(field.name, field.exact)} field`
    : phrase({ ...field, kind: field.kind ?? "field" });

/** `the phone of Reception` where Reception is a section of this page: nothing to open. */
const isPlaceOnPage = (of: string, page: SeenPage): boolean =>
  page.nodes.some(
    (node) => ["region", "form", "dialog", "heading"].includes(node.role) && coverage(of, node.name) >= 0.99,
  ) ||
  isHere(of, page.nodes, page.title) ||
  fold(page.title).includes(fold(of));

/** What is not on this page and belongs to no entry is as a rule among the settings. */
export function stepsToSettings(page: SeenPage): StepDraft[] {
  const way = wayTo("settings", page.nodes) ?? wayTo("preferences", page.nodes);
  return way ? [opening(`Open ${quoted(way.best.name)}`, `${way.best.name} is shown`)] : [];
}

export function writeEdit(want: WantOf<"edit">, page: SeenPage): Written {
  const steps = [
    ...stepsToEntry(want.name, want.thing, page),
    opening(`Edit ${quoted(want.name)}`, `${quoted(want.name)} can be changed`),
  ];
  return { steps, criteria: [change(`${quoted(want.name)} is open for changes`, false)], leads: true };
}

export function writeFill(want: WantOf<"fill">, page: SeenPage): Written {
  const fields = page.nodes.filter((node) => isInput(node) && !node.states.includes("hidden"));
  return {
    steps: want.fields.map((field) => fillStep(field, fields, "")),
    criteria: want.fields.map((field) =>
      change(`${field.field || "The field"} holds ${quoted(field.value)}`, false),
    ),
    leads: false,
  };
}

const credentials = (fields: readonly FieldValue[]): FieldValue[] =>
  fields.map((one) =>
    one.field === "email" || one.field === "" ? { ...one, field: one.field || "username" } : one,
  );

export function writeLogin(want: WantOf<"login">, page: SeenPage): Written {
  const hasForm = page.nodes.some((node) => node.inputType === "password" && !node.states.includes("hidden"));
  const way =
    hasForm || !isSeen(page) ? [] : findElement(readTarget("sign in"), page.nodes, { need: "open" });
  const open =
    way && !Array.isArray(way) && way.certainty >= 0.6
      ? [opening(`Open ${quoted(way.best.name)}`, "The sign-in form is shown")]
      : [];
  const inputs = page.nodes.filter((node) => isInput(node) && !node.states.includes("hidden"));
  const fills = credentials(want.fields).map((field) => fillStep(field, inputs, ""));
  return {
    steps: [...open, ...fills, step("Sign in", "The user is signed in")],
    criteria: [change("The user is signed in", false)],
    leads: true,
  };
}
