import type { Fact } from "@/lib/adapters/offline/reading/goal-facts";
import { isField } from "@/lib/agent/domain/snapshot";
import { containsPhrase, contentStems, stem, wordsOf } from "@/lib/agent/domain/wording/words";
import { labelOf, type Page } from "./place-values";

const behind = /^ (?:in|at|on) (\p{Lu}\p{L}+) (\d{1,4}|\p{Lu})(?=$|[.!?]*$|[.!?] |[,;])/u;
const calling = /(?<!\p{L})(?:called|named|titled|entitled) $/iu;
const placing =
  /(?<!\p{L})(?:where|place|location|venue|room|hall|site|address|ort|raum|lieu|lugar|luogo)(?!\p{L})/iu;

/** `called Evening Walk in Hall 4`: a place that no field of the page is for is a part of the name. */
export function withPlaces(goal: string, facts: readonly Fact[], { nodes }: Page): readonly Fact[] {
  const name = facts.find(
    ({ kind, literal, start }) => kind === "name" && !literal && calling.test(goal.slice(0, start)),
  );
  const [told = "", kind = "", number = ""] = (name && behind.exec(goal.slice(name.end))) ?? [];
  if (!name || told === "") return facts;
  const fields = nodes.filter((node) => isField(node) && !node.states.includes("hidden"));
  const isTaken = fields.some(
    (node) =>
      placing.test(labelOf(node)) ||
      contentStems(labelOf(node)).includes(stem(wordsOf(kind)[0] ?? "")) ||
      [node.name, ...(node.options ?? [])].some((text) => containsPhrase(text, `${kind} ${number}`)),
  );
  if (fields.length === 0) return facts;
  const end = name.end + told.length;
  const others = facts.filter((fact) => fact !== name && (fact.start >= end || fact.end <= name.end));
  const place = `${kind} ${number}`;
  const own: Fact[] = isTaken
    ? [name, { kind: "name", value: place, start: end - place.length, end }]
    : [{ ...name, value: `${name.value}${told}`, end }];
  return [...others, ...own].sort((a, b) => a.start - b.start);
}
