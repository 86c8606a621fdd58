import { ordinals } from "@/lib/agent/domain/wording/read-ordinal";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { type Check, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";

/** The entry that the step speaks of stands where the step says among the others of its list, and stood elsewhere before. */
export const entryShifted: Check = {
  name: "entry-shifted",
  applies: ({ action, diff, target, nodesBefore }) =>
    action.clicks && (diff?.reordered.length ?? 0) > 0 && rowOf(nodesBefore, target.index) >= 0,
  check(ground) {
    if (ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    const places = placesOf(ground);
    if (places === undefined || !isOfStep(ground, places.name, places.others)) return undefined;
    return isWanted(ground, places)
      ? verified(0.95, `"${places.name.slice(0, 60)}" is entry ${places.is + 1} of its list now.`)
      : undefined;
  },
};

type Places = { name: string; was: number; is: number; others: readonly string[]; after: readonly string[] };

/** Of the entry that was pressed in: where it stood in its list, and where it stands. */
function placesOf({ diff, target, nodesBefore, nodesAfter }: Ground): Places | undefined {
  const row = rowOf(nodesBefore, target.index);
  const [entry, rowAfter] = [nodesBefore[row], diff?.match.toAfter[row] ?? -1];
  const now = nodesAfter[rowAfter];
  if (!entry || !now || entry.name === "") return undefined;
  const beside = (nodes: typeof nodesBefore, at: number): number[] =>
    [...nodes.keys()].filter(
      (one) => nodes[one]?.role === nodes[at]?.role && nodes[one]?.parent === nodes[at]?.parent,
    );
  const [earlier, later] = [beside(nodesBefore, row), beside(nodesAfter, rowAfter)];
  const [was, is] = [earlier.indexOf(row), later.indexOf(rowAfter)];
  const names = (nodes: typeof nodesBefore, all: readonly number[]): string[] =>
    all.map((at) => nodes[at]?.name ?? "");
  if (was === is || earlier.length !== later.length) return undefined;
  return {
    name: entry.name,
    was,
    is,
    others: names(nodesBefore, earlier).filter((_, at) => at !== was),
    after: names(nodesAfter, later),
  };
}

/** Where an entry is said; it may say more than its name. */
const saidAt = (wording: string, name: string): number =>
  name !== "" && containsPhrase(wording, name) ? fold(wording).indexOf(fold(name)) : -1;

/** The entry is said, and before any other of the list; or it is counted to. */
function isOfStep({ asSaid, fit }: Ground, name: string, others: readonly string[]): boolean {
  const own = saidAt(asSaid, name);
  const its = others.map((one) => saidAt(asSaid, one)).filter((at) => at >= 0);
  if (own < 0) return fit.fit === "this" && its.length === 0;
  return its.every((at) => own < at);
}

const above = /(?<!\p{L})(?:above|before|over|ahead of|in front of)(?!\p{L})/iu;
const below = /(?<!\p{L})(?:below|after|under|behind|beneath)(?!\p{L})/iu;
const upward = /(?<!\p{L})(?:up|upwards?|higher)(?!\p{L})/iu;
const downward = /(?<!\p{L})(?:down|downwards?|lower)(?!\p{L})/iu;
const counted =
  /(?<!\p{L})(?:to|in|into|at|be|the) (?:the )?(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?=st|nd|rd|th)|last|top|bottom|end)(?:st|nd|rd|th)? ?(?:place|position|entry|item|row|of|spot|[.,;!]|$)/iu;
const numbered =
  /(?<!\p{L})(?:to|into|at|be|as) (?:the )?(?:place|position|spot|row|number) (\d{1,2})(?!\d)/iu;
const far =
  /(?<!\p{L})(?:(two|three|four|five|\d{1,2}) (?:places?|positions?|rows?|spots?|steps?|times?)|by (two|three|four|five|\d{1,2})|twice)(?![\p{L}\d])/iu;
const whole = /(?<!\p{L})(?:all the way|entire way|as (?:far|high|low))(?!\p{L})/iu;

function isWanted({ asSaid }: Ground, { was, is, others, after }: Places): boolean {
  const other = others.find((one) => saidAt(asSaid, one) >= 0);
  const place = other === undefined ? -1 : after.indexOf(other);
  if (place >= 0 && above.test(asSaid) !== below.test(asSaid))
    return above.test(asSaid) ? is < place : is > place;
  if (place >= 0) return false;
  const nth = (counted.exec(asSaid) ?? numbered.exec(asSaid))?.[1]?.toLowerCase();
  if (nth !== undefined) return is === placeOf(nth, after.length);
  if (upward.test(asSaid) === downward.test(asSaid)) return false;
  const isUp = upward.test(asSaid);
  if (whole.test(asSaid)) return is === (isUp ? 0 : after.length - 1);
  return is === was + (isUp ? -1 : 1) * placesSaid(asSaid);
}

const placeOf = (nth: string, length: number): number =>
  nth === "last" || nth === "bottom" || nth === "end"
    ? length - 1
    : nth === "top"
      ? 0
      : (ordinals[nth] ?? Number(nth)) - 1;

/** `up two places`: one of them is not the way. */
function placesSaid(asSaid: string): number {
  const [twice, places, by] = far.exec(asSaid) ?? [];
  const said = (places ?? by ?? (twice === undefined ? "1" : "2")).toLowerCase();
  return numerals[said] ?? Number(said);
}
const numerals: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };
