import type { StepDraft } from "@/lib/agent/domain/plan";
import { isField } from "@/lib/agent/domain/snapshot";
import { fieldFor } from "../matching/find-form";
import { coverage, likeness } from "../matching/likeness";
import { findElement } from "../matching/match-element";
import { readTarget } from "../reading/read-target";
import type { FieldValue, WantOf } from "../reading/want";
import { isSeen, type SeenPage } from "./page";
import { quoted, spoken } from "./phrase";
import { change, opening, step, type Written } from "./written";

export function fillStep(
  value: FieldValue,
  fields: Parameters<typeof fieldFor>[1],
  thing: string,
): StepDraft {
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
  const inputs = page.nodes.filter((node) => isField(node) && !node.states.includes("hidden"));
  const fills = credentials(want.fields).map((field) => fillStep(field, inputs, ""));
  return {
    steps: [...open, ...fills, step("Sign in", "The user is signed in")],
    criteria: [change("The user is signed in", false)],
    leads: true,
  };
}
