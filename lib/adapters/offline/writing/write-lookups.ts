import { searchField } from "@/lib/adapters/offline/acting/act-on-records";
import { type FilterChoice, filterChoice, senderOf } from "@/lib/adapters/offline/matching/filter-choice";
import type { WantOf } from "@/lib/adapters/offline/reading/want";
import type { SeenPage } from "./page";
import { inField, quoted } from "./phrase";
import { stepsToFind } from "./ways-there";
import { answerRead, change, state, step, type Written } from "./written";

export function writeSearch(want: WantOf<"search">, page: SeenPage, isSentLater: boolean): Written {
  const where = want.field && want.field.name !== "" ? inField(want.field, "field") : "";
  const steps = [
    step(`Search for ${quoted(want.query)}${where}`, `The search field holds ${quoted(want.query)}`),
  ];
  if (!isSentLater) steps.push(step("Submit the search", `Results for ${quoted(want.query)} are shown`));
  const field = searchField(page, want.field);
  const shown = `Results for ${quoted(want.query)} are shown`;
  const held = field?.name
    ? [{ kind: "element_value", element: { role: field.role, name: field.name }, value: want.query } as const]
    : [];
  return { steps, criteria: [held.length > 0 ? state(shown, held) : change(shown, false)], leads: true };
}

/** Whom or what a question is about, when it names it. */
const subject =
  /\b(?:of|for|about)\s+(?:the\s+)?((?:\p{Lu}[\p{L}'’-]*)(?:\s+\p{Lu}[\p{L}'’-]*)*)\s*\??$|((?:\p{Lu}[\p{L}-]*)(?:\s+\p{Lu}[\p{L}-]*)*)['’]s\s/u;

/** Reads an answer from the page. Among many entries the one in question is looked up first. */
export function writeRead(want: WantOf<"read">, page: SeenPage): Written {
  const [, of, owner] = subject.exec(want.question) ?? [];
  const name = of ?? owner;
  const field = name === undefined ? undefined : searchField(page);
  const lookup = name !== undefined && field && field.value !== name ? stepsToFind(name, field, page) : [];
  const read = step(want.question, "The answer has been read from the page", { toolType: "extract" });
  return {
    steps: [...lookup, read],
    criteria: [state(`${answerRead}: ${want.question}`)],
    leads: lookup.length > 0,
  };
}

/** What a button has take effect is chosen first. */
export function writeFilter(want: WantOf<"filter">, { nodes }: SeenPage): Written {
  const choice = filterChoice(want, nodes);
  const shown = step(want.text, `Done: ${want.text}`);
  const chosen = choice && senderOf(choice.node, nodes) ? [choosing(choice)] : [];
  return { steps: [...chosen, shown], criteria: [change(`Done: ${want.text}`, false)], leads: true };
}

const choosing = ({ node, option }: FilterChoice) =>
  option === undefined
    ? step(`Turn on ${quoted(node.name)}`, `${quoted(node.name)} is on`)
    : step(`Select ${quoted(option)} in the ${quoted(node.name)} list`, `${quoted(option)} is chosen`);
