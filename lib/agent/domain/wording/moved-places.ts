import { withoutKind } from "./state-asked";
import { readStepIntent } from "./step-intent";
import { containsPhrase, contentStems } from "./words";

const between =
  /\sfrom\s+(?:the\s+|my\s+|our\s+)?(.{1,60}?)\s+(?:in)?to\s+(?:the\s+|my\s+|our\s+)?(.{1,60}?)(?:[.,;!?](?:\s|$)|$)/iu;

/** What a goal says that a thing is moved from, and to. */
export function movedPlaces(goal: string): { from: string; to: string } | undefined {
  const [, from, to] = readStepIntent(goal).verb === "move" ? (between.exec(goal) ?? []) : [];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** `bay A3` is called `A3` as well, `the Doing column` is `Doing`. */
const calledOf = (place: string): string[] => {
  const codes =
    place.match(/(?<![\p{L}\p{N}])(?=\p{L}*\d)[\p{L}\d]*\p{L}[\p{L}\d-]*(?![\p{L}\p{N}])/gu) ?? [];
  return [place, withoutKind(place), ...(codes.length === 1 ? codes : [])].map((one) =>
    one.replace(/["'“”‘’]/gu, "").trim(),
  );
};

/** The text is the place's name. */
export const isPlaceCalled = (text: string, place: string): boolean =>
  calledOf(place).some(
    (one) => contentStems(one).length > 0 && contentStems(one).join(" ") === contentStems(text).join(" "),
  );

/** The text has the place's name in it. */
export const tellsPlace = (text: string, place: string): boolean =>
  calledOf(place).some((one) => one !== "" && containsPhrase(text, one));
