import { fieldFor } from "@/lib/adapters/offline/matching/find-form";
import { coverage, likeness } from "@/lib/adapters/offline/matching/likeness";
import { findElement } from "@/lib/adapters/offline/matching/match-element";
import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import type { FieldValue, WantOf } from "@/lib/adapters/offline/reading/want";
import type { StepDraft } from "@/lib/agent/domain/plan";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isSeen, type SeenPage } from "./page";
import { quoted, spoken } from "./phrase";
import { change, opening, step, type Written } from "./written";

/** A step for each value. What the goal names no field for goes into none that another value takes. */
export function fillSteps(
  values: readonly FieldValue[],
  fields: readonly SnapshotNode[],
  thing: string,
): StepDraft[] {
  const taken = new Set<SnapshotNode>();
  const steps = new Map<FieldValue, StepDraft>();
  // Those whose field the goal names come first: `in tray T7` leaves one field for what is sown in it.
  for (const value of [...values.filter((one) => !isLoose(one)), ...values.filter(isLoose)]) {
    const open = isLoose(value) ? fields.filter((node) => !taken.has(node)) : fields;
    const choice = choiceFor(value, open);
    const node = choice ? undefined : fieldFor(value, open, thing);
    if (node) taken.add(node);
    steps.set(
      value,
      choice
        ? step(`Select ${quoted(choice.name)}`, `${quoted(choice.name)} is chosen`)
        : stepFor(value, node),
    );
  }
  return values.flatMap((value) => steps.get(value) ?? []);
}

const isLoose = ({ field, hint }: FieldValue): boolean =>
  hint === undefined && /^(?:name|title|text)?$/i.test(field);

const choiceFor = (value: FieldValue, fields: readonly SnapshotNode[]): SnapshotNode | undefined =>
  fields.find(
    (one) =>
      (one.role === "radio" || one.role === "option") &&
      value.hint === "as" &&
      namesOption(value.value, one.name),
  );

function stepFor(value: FieldValue, node: SnapshotNode | undefined): StepDraft {
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
  from: "from",
  by: "by",
  until: "until",
  under: "name",
  in: "place",
};

const hintName = ({ hint }: FieldValue): string =>
  hint === undefined ? "text" : (hintNames[hint] ?? "text");

export function writeFill(want: WantOf<"fill">, page: SeenPage): Written {
  const fields = page.nodes.filter((node) => isField(node) && !node.states.includes("hidden"));
  return {
    steps: fillSteps(want.fields, fields, ""),
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
  const inputs = page.nodes.filter((node) => isField(node) && !node.states.includes("hidden"));
  const fills = fillSteps(credentials(want.fields), inputs, "");
  return {
    steps: [...open, ...fills, step("Sign in", "The user is signed in")],
    criteria: [change("The user is signed in", false)],
    leads: true,
  };
}
