import { goalFacts } from "@/lib/adapters/offline/reading/goal-facts";
import { isField, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { takesReasons, withoutReasons } from "@/lib/agent/domain/wording/reasons";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { standsInstead } from "./traded-values";

/** `Brake pads (set)`: one plain word is a part of what something is called. */
const ofName = /^\p{Ll}{2,12}$/u;
const choices: ReadonlySet<string> = new Set(["radio", "checkbox", "option"]);

/** What stands in brackets explains the goal and is none of it, but for a single word, and for values and what the page offers just so; nor is what something is no more to be. */
export const withoutAsides = (goal: string, nodes: readonly SnapshotNode[]): string =>
  (takesReasons(nodes.filter(isField).map(({ name }) => name)) ? goal : withoutReasons(goal))
    .replace(/\s*\(([^()]*)\)/g, (whole, aside: string) =>
      isToldIn(aside, nodes) ? `, ${aside},` : ofName.test(aside) ? whole : "",
    )
    .replace(
      /,?\s+(?:instead of|rather than|in place of|(?:an)?statt|au lieu d[eu']|en (?:vez|lugar) de)\s+([^,.;]+)/giu,
      (whole, old: string, at: number, text: string) => (isReplaced(text, at, old, nodes) ? whole : ""),
    )
    .replace(/,$/, "");

/** `“Oak” instead of the ash`, where the page has an ash and no oak: what is to be changed is told by what it is until now. */
function isReplaced(text: string, at: number, old: string, nodes: readonly SnapshotNode[]): boolean {
  const fact = goalFacts(text).findLast(({ kind, end }) => texts.has(kind) && end <= at + 1);
  const until = old.replace(/^(?:the|an?|its|his|her|their)\s+/iu, "").replace(/["“”'’.!]+/gu, "");
  const shown = nodes.filter(({ states }) => !states.includes("hidden"));
  return (
    fact !== undefined &&
    standsInstead(text, fact) &&
    shown.some(({ name, value = "" }) => containsPhrase(name, until) || containsPhrase(value, until)) &&
    !shown.some(({ name, options = [] }) => [name, ...options].some((one) => containsPhrase(one, fact.value)))
  );
}
const texts: ReadonlySet<string> = new Set(["said", "name"]);

/** `(ida@blom.example)`, `(mother, ida@blom.example)`: each part is a value or a choice, or one word beside such a part. */
function isToldIn(aside: string, nodes: readonly SnapshotNode[]): boolean {
  const parts = isOffered(aside, nodes) ? [aside] : aside.split(/\s*[,;]\s+/);
  const told = parts.filter((part) => isOffered(part, nodes) || isValue(part) || isLabelled(part, nodes));
  return told.length > 0 && parts.every((part) => told.includes(part) || ofName.test(part));
}

/** `Ida Blom (ida@blom.example)`: an address or a day is no explanation. */
const isValue = (aside: string): boolean =>
  goalFacts(aside).some(({ kind, value }) => kinds.has(kind) && value === aside.trim());
/** `(sail number 417)`: a value behind the label of a field that takes it. */
const isLabelled = (part: string, nodes: readonly SnapshotNode[]): boolean =>
  nodes.some((node) => {
    const label = fold(node.name);
    return (
      isField(node) &&
      label !== "" &&
      fold(part).startsWith(`${label} `) &&
      /^[\p{L}-]*\d[\p{L}\d-]*$/u.test(part.trim().slice(label.length).trim())
    );
  });

const kinds: ReadonlySet<string> = new Set(["email", "phone", "date", "time", "code"]);

const isOffered = (aside: string, nodes: readonly SnapshotNode[]): boolean =>
  nodes.some(
    ({ role, name, states, options = [] }) =>
      !states.includes("hidden") &&
      ((choices.has(role) && fold(name) === fold(aside)) ||
        options.some((option) => fold(option) === fold(aside))),
  );
