import { leadsOn } from "@/lib/adapters/offline/matching/fill-from-goal";
import { formFor } from "@/lib/adapters/offline/matching/find-form";
import { addControl } from "@/lib/adapters/offline/matching/find-way";
import { coverage, likeness } from "@/lib/adapters/offline/matching/likeness";
import type { FieldValue, WantOf } from "@/lib/adapters/offline/reading/want";
import { isWhen } from "@/lib/agent/domain/dates/is-when";
import type { StepDraft } from "@/lib/agent/domain/plan";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import type { Assertion } from "@/lib/contracts/assertion";
import type { SeenPage } from "./page";
import { isNumberWithUnit, quoted } from "./phrase";
import { stepsTo, stepsToEntry } from "./ways-there";
import { fillSteps } from "./write-entries";
import { change, confirming, opening, sending, type Written } from "./written";

const nameOf = (fields: readonly FieldValue[]): string | undefined =>
  fields.find(({ field }) => /^(?:name|title|text)$/i.test(field))?.value;

const article = (thing: string): string => (/^[aeiou]/i.test(thing) ? "an" : "a");

/** Opens the form for a new thing, fills it in, and sends it. What the present page shows is used; the rest is found when it is there. */
export function writeAdd(asked: WantOf<"add">, page: SeenPage): Written {
  const want = withChosenThing(asked, page);
  const { thing, fields, verb } = want;
  const name = nameOf(fields);
  const label = `${thing}${name ? ` ${quoted(name)}` : ""}`.trim();
  const form = formFor(thing, fields, page.nodes, page.title, want.place);
  const steps: StepDraft[] = [];
  const offered = fields.length === 0 && !form ? addControl(verb, thing, page) : undefined;
  if (offered) {
    const done = `${capital(article(thing))} ${thing} has been added`;
    return {
      steps: [sending(`Click ${quoted(offered.best.name)}`, done)],
      criteria: [change(done, true)],
      leads: true,
    };
  }
  if (!form) {
    const control = addControl(verb, thing, page);
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
  steps.push(...fillSteps(fields, form?.fields ?? [], thing));
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
  // What is sent may be shown once more before it counts.
  if (!form || leadsOn(form)) steps.push(confirming("Confirm it", `The ${label} is ${sendVerb}`));
  const done =
    verb === "send" ? `The ${label} has been sent` : `${capital(article(label))} ${label} has been added`;
  // That a day is shown says nothing of what is there on that day.
  const told = fields.find(
    ({ value }) => value !== "" && !/^\d+$/.test(value) && !isNumberWithUnit(value) && !isWhen(value),
  );
  const shown = name ?? told?.value.replace(anyOne, "");
  return {
    steps,
    criteria: [
      change(done, true, shown && verb !== "send" ? [{ kind: "text", text: shown, present: true }] : []),
    ],
    leads: true,
  };
}

/** `for a washing machine`: the page shows it without the article. */
const anyOne = /^an?\s+(?=\p{Ll})/u;

/** `Book room 2`: what is booked is an option of the form, not a kind of thing. */
function withChosenThing(want: WantOf<"add">, { nodes }: SeenPage): WantOf<"add"> {
  const select = nodes.find(
    (node) =>
      node.role === "combobox" &&
      !node.states.includes("hidden") &&
      node.options?.some((option) => likeness(want.thing, option) >= 0.95),
  );
  const option = select?.options?.find((one) => likeness(want.thing, one) >= 0.95);
  if (!select || !option) return want;
  return {
    ...want,
    thing: select.name.replace(/\s*\*$/, ""),
    fields: [{ field: select.name, value: option }, ...want.fields],
  };
}

export function writeRemove(want: WantOf<"remove">, page: SeenPage): Written {
  const { target, verb, thing } = want;
  if (target.name === "") {
    const steps = [
      sending(want.text, `It has been ${past(verb)}`),
      confirming(`Confirm the ${nounOf(verb)}`, "The page asks no more"),
    ];
    return { steps, criteria: [change(`${want.text}: done`, true)], leads: true };
  }
  const way = stepsToEntry(target.name, thing, page);
  const ordinal = target.ordinal === undefined ? "" : ` (number ${target.ordinal})`;
  // `of Acme Ltd` is what the entries are told by, and no place that they are taken from.
  const isPlace = target.within !== undefined && target.within !== target.name;
  const place = isPlace ? ` from ${quoted(target.within ?? "")}` : "";
  const label = `${thing ? `${thing} ` : ""}${quoted(target.name)}`;
  // `the booking of Ida Falk to Bergen`: where it leads tells it from another one of hers.
  const isToldByMore = isPlace && containsPhrase(target.within ?? "", target.name);
  const main =
    !target.every && (target.exact || thing) && !isToldByMore
      ? `${capital(verb)} ${label}${place}${ordinal}`
      : want.text;
  const gone = target.ordinal === undefined ? goneFrom(page, target.name, verb) : [];
  return {
    steps: [
      ...way,
      sending(main, `${label} has been ${past(verb)}, or the page asks to confirm it`),
      confirming(`Confirm the ${nounOf(verb)}`, `${label} is gone`, { assertions: gone }),
    ],
    criteria: [change(`${label} has been ${past(verb)}`, true, gone)],
    leads: true,
  };
}

/** The entry that the page lists now is not listed any more. A name alone proves nothing: the page may say that it was deleted. */
function goneFrom(page: SeenPage, name: string, verb: string): Assertion[] {
  // Where the page has a part for it, as `Archive` below `Current`, it is listed there.
  const isKept = page.nodes.some((node) => node.role === "heading" && coverage(verb, node.name) >= 0.99);
  // `invoice 1002` on a list of invoices: its entries say the number alone.
  const own = [name, name.replace(kindBefore, "")].map((said) =>
    page.nodes.filter(
      (node) => (node.role === "row" || node.role === "item") && coverage(said, node.name) >= 0.99,
    ),
  );
  const listed = own.find(({ length }) => length > 0) ?? [];
  const [only] = listed;
  return only && listed.length === 1 && !isKept
    ? [{ kind: "element", element: { role: only.role, name: only.name }, state: "absent" }]
    : [];
}

const kindBefore = /^(?:\p{Ll}[\p{Ll}-]*\s+){1,3}(?=[#№]?(?:\p{Lu}{0,5}[-–/])?\d[\p{L}\d./-]*$)/u;

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
