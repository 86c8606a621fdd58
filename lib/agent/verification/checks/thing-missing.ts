import { isActionable } from "@/lib/agent/domain/snapshot";
import { isPlaceChange } from "@/lib/agent/domain/urls";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import { type Check, refuted } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** `Conversation not found`, and next to nothing else. */
const missing =
  /^(?:(?:the|this|that) )?(\p{L}+(?: \p{L}+)?) (?:(?:was |could )?not (?:be )?(?:found|loaded)|(?:is )?unavailable|(?:is )?(?:not|no longer) available|(?:does not|doesn['’]t|no longer) exists?)[.!]?$/iu;
/** In a sentence, of the place itself: `This page does not exist or was moved.`, `The page you asked for could not be loaded (404).` */
const pageMissing =
  /(?<!\p{L})(?:page|screen|site|route|url|address)(?: \p{L}+){0,6}? (?:(?:was |is |could |can)?(?:not |n['’]t )(?:be )?(?:found|loaded|exist|there|available|shown|displayed)|(?:was|has been|is) (?:moved|removed|gone)|no longer (?:exists?|available))(?!\p{L})|(?:could|can)(?: ?not|n['’]t) (?:find|load|open|show) (?:the|this|that|your) (?:page|screen|site)(?!\p{L})/iu;
const longestSentence = 90;
/** Ways out of it. */
const fewControls = 2;
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
    const wording = input.step?.description ?? input.action.stepDescription ?? input.goal;
    const told = pageLacks(ground);
    if (told !== undefined && !rootsOf(wording).has("404") && !containsPhrase(wording, told))
      return refuted(0.9, `The page says: "${told}"`);
    const heading = newHeadings(ground).find((name) => isMissed(name, input.after.url));
    return heading === undefined || containsPhrase(wording, heading)
      ? undefined
      : refuted(0.9, `The page says: "${heading}"`);
  },
};

/** In place of most that was there, and with next to nothing to press, came a sentence that the page or what its address says is not there. */
function pageLacks({ diff, nodesAfter, input }: Ground): string | undefined {
  if (!diff || diff.linesRemoved.length <= diff.linesAdded.length) return undefined;
  const controls = diff.appeared.flatMap((at) => nodesAfter[at] ?? []).filter(isActionable);
  return controls.length > fewControls
    ? undefined
    : diff.linesAdded.find(
        (line) =>
          line.length <= longestSentence && (pageMissing.test(line) || isMissed(line, input.after.url)),
      );
}

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
