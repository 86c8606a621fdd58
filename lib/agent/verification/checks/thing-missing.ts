import { isPlaceChange } from "@/lib/agent/domain/urls";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/words";
import { type Check, refuted } from "../check";
import type { Ground } from "../ground";
import { rootOf, rootsOf } from "../word-roots";

/** `Conversation not found`, and next to nothing else. */
const missing =
  /^(?:(?:the|this|that) )?(\p{L}+(?: \p{L}+)?) (?:(?:was |could )?not (?:be )?(?:found|loaded)|(?:is )?unavailable|(?:is )?(?:not|no longer) available|(?:does not|doesn['’]t|no longer) exists?)[.!]?$/iu;
/** What an empty page still says. */
const fewLines = 6;

/** A place came up that is headed by the lack of what it is for, as its address says what that is. */
export const thingMissing: Check = {
  name: "thing-missing",
  applies: ({ observed, verb, action }) =>
    observed !== undefined &&
    isPlaceChange(observed.urlChange, action.navigates) &&
    (verb === "open" || verb === "navigate" || verb === "click"),
  check(ground) {
    const { diff, input } = ground;
    if ((diff?.linesAdded.length ?? 0) > fewLines) return undefined;
    const heading = newHeadings(ground).find((name) => isMissed(name, input.after.url));
    const wording = input.step?.description ?? input.action.stepDescription ?? input.goal;
    return heading === undefined || containsPhrase(wording, heading)
      ? undefined
      : refuted(0.9, `The page says: "${heading}"`);
  },
};

/** Headings whose words are on the page since then. */
const newHeadings = ({ nodesBefore, nodesAfter }: Ground): string[] =>
  nodesAfter.flatMap(({ role, name, states }) =>
    role === "heading" && !states.includes("hidden") && !nodesBefore.some((node) => node.name === name)
      ? [name]
      : [],
  );

function isMissed(name: string, url: string): boolean {
  const [, thing] = missing.exec(name.trim()) ?? [];
  const address = rootsOf(url.replace(/^[a-z]+:\/\/[^/]+/iu, "").replace(/[^\p{L}\d]+/gu, " "));
  return thing !== undefined && wordsOf(thing).some((word) => address.has(rootOf(word)));
}
