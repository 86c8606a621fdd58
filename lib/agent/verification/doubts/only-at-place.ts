import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { selfNameAfter } from "@/lib/agent/verification/page/place";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** What the control is called by: its own texts, and those of the entry it stands in. */
const calledBy = ({ target, nodesBefore }: Ground): string => {
  const { name = "", description = "", nearText = "", value = "" } = target.node ?? {};
  return [name, description, nearText, value, nodesBefore[rowOf(nodesBefore, target.index)]?.name ?? ""].join(
    "\n",
  );
};

const finding: ReadonlySet<StepVerb> = new Set(["search", "filter"]);
/** `the damages of type "General"`. */
const ofKind =
  /(?<!\p{L})(?:of|with|in|from) (?:the )?(?:type|kind|category|status|state|role|label|tag|priority) ["“]/iu;
/** `Search the employers for "consulting"` by the link `Employers`: nothing on the way, and no field or name of the page that came, holds what is to be found. */
function isYetToFind(ground: Ground): boolean {
  const { verb, intent, nodesAfter, asSaid } = ground;
  if (!finding.has(verb) && !ofKind.test(asSaid)) return false;
  const values = intent.quoted.length > 0 ? intent.quoted : properNames(intent);
  const held = [
    calledBy(ground),
    selfNameAfter(ground),
    ...nodesAfter.flatMap(({ role, name, value = "", states }) =>
      role === "textbox" || role === "combobox" || states.includes("selected") ? [name, value] : [],
    ),
  ];
  return values.length > 0 && !values.some((value) => held.some((text) => containsPhrase(text, value)));
}

const turning =
  /(?<!\p{L})(?:next|previous|prev|following|preceding) (?:page|month|week|day|year)(?!\p{L})|(?<!\p{L})page \d{1,4}(?!\d)/iu;
const turns =
  /\d|[<>‹›«»←→▶◀]|(?<!\p{L})(?:next|prev|previous|following|forward|back|older|newer|more|chevron|arrow)/iu;
/** `Go to the next page of the patients` by the link `Patients`. */
const isYetToTurn = (ground: Ground): boolean =>
  turning.test(ground.asSaid) &&
  /\p{L}{3}/u.test(ground.target.node?.name ?? "") &&
  !turns.test(calledBy(ground));

const switching =
  /^(?:switch|change|turn|set|bring|put) (.{2,80}?) (?:in)?to (?:the |its )?(.{2,60}?)(?: (?:view|mode|tab|layout))?[.!]?$/iu;
/** `Switch the calendar to the week view` by the link `Calendar`. */
function isYetToSwitch(ground: Ground): boolean {
  const [, thing = "", view = ""] = switching.exec(ground.asSaid.trim()) ?? [];
  const own = rootsOf(calledBy(ground));
  const says = (text: string): boolean => contentWords(text).some((word) => own.has(rootOf(word)));
  return view !== "" && !inOrder.test(view) && says(thing) && !says(view);
}

/** `Bring the tab to the front`. */
const inOrder = /^(?:front|top|end|bottom|back|foreground|background|left|right|focus)$/iu;

const narrowing = /(?<!\p{L})(?:only|just|solely)(?!\p{L})/iu;
const choosing: ReadonlySet<string> = new Set([
  "tab",
  "button",
  "link",
  "radio",
  "checkbox",
  "item",
  "option",
]);
/** `Show the denied requests only` by `Requests`, and the page that came offers `Denied`. */
function isYetToNarrow(ground: Ground): boolean {
  const { asSaid, intent, nodesAfter } = ground;
  if (!narrowing.test(asSaid)) return false;
  const own = rootsOf(calledBy(ground));
  const left = objectRoots(intent).filter((word) => !own.has(word));
  return nodesAfter.some(({ role, name, states }) => {
    const words = contentWords(name);
    return (
      choosing.has(role) &&
      words.length === 1 &&
      left.includes(rootOf(words[0] ?? "")) &&
      !states.some((state) => /selected|current|checked|pressed|active/.test(state))
    );
  });
}

const holder =
  /^(?:list|page|overview|section|area|tab|view|table|menu|screen|panel|board|management|directory|archive|history|settings?|log|cent(?:er|re)|catalog(?:ue)?|library|editor|form|dialog|group|folder|tree|report|index)s?$/;
/** `Open the draft to Ann` by `Drafts`, `Open the pools` by `pool 7`: a list for one of its entries, or one for the list, where the other says more than that. */
function isOneForMany({ asSaid, target, fit, verb, intent }: Ground): boolean {
  if (verb !== "open" && verb !== "navigate") return false;
  const said = wordsOf(asSaid);
  const own = wordsOf(target.node?.name ?? "");
  const isPlural = (many: string, one: string): boolean => one.length > 2 && many === `${one}s`;
  const one = said.find(
    (word, at) =>
      !own.includes(word) && own.some((other) => isPlural(other, word)) && !holder.test(said[at + 1] ?? ""),
  );
  const rest = objectRoots(intent).filter((word) => !own.some((other) => rootOf(other) === word));
  if (one !== undefined && rest.length > 0) return true;
  const many = said.find(
    (word) => !said.includes(word.slice(0, -1)) && own.some((other) => isPlural(word, other)),
  );
  return (
    many !== undefined &&
    fit.fit === "unclear" &&
    !own.includes(many) &&
    own.some((word) => !/^\d+$/.test(word) && !rootsOf(asSaid).has(rootOf(word)))
  );
}

const bare = /^\P{L}{0,3}(?:open|show|view|see|display|go)\P{L}{0,3}$/iu;
/** `Go on to the shelves` by the `Show` of a book: neither its entry nor the page that came is called by a word of the step. */
function isBareVerb(ground: Ground): boolean {
  const about = objectRoots(ground.intent);
  if (about.length === 0 || !bare.test(ground.target.node?.name ?? "")) return false;
  const heads = ground.nodesAfter.flatMap(({ role, name }) => (role === "heading" ? [name] : []));
  const texts = [calledBy(ground), ground.input.after.title, ...heads];
  const { quoted } = ground.intent;
  // `Open the discussion "Parking"`: what kind of thing it is need not stand there.
  if (quoted.length > 0 && quoted.every((quote) => heads.some((text) => containsPhrase(text, quote))))
    return false;
  const known = rootsOf(texts.join("\n"));
  return !about.every((word) => known.has(word));
}

/** The step does something at a place, or opens one entry of it, and what was pressed only led there. */
export const isOnlyAtPlace = (ground: Ground): boolean =>
  ground.action.clicks &&
  (isYetToFind(ground) ||
    isYetToTurn(ground) ||
    isYetToSwitch(ground) ||
    isYetToNarrow(ground) ||
    isOneForMany(ground) ||
    isBareVerb(ground));
