import { daysIn, shortDaysIn } from "@/lib/agent/domain/dates/days";
import { isPlaceChange } from "@/lib/agent/domain/urls";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import { type Check, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * `Move the delivery at Elm Farm to 9 May`, by a button beside the list: the site took it, and of all entries only the one with the names of the step reads otherwise; what it
 * gained is what the step says that it is to become, and it stands in place of something.
 */
export const entryBecame: Check = {
  name: "entry-became",
  applies: ({ diff, action, requests, target, observed, nodesBefore, input, fit }) =>
    diff !== undefined &&
    action.clicks &&
    // A button that nothing is said of may be for anything.
    (fit.fit === "this" || (fit.fit === "unclear" && wordsOf(target.node?.name ?? "").length > 0)) &&
    target.index >= 0 &&
    rowOf(nodesBefore, target.index) < 0 &&
    input.step !== undefined &&
    requests.stored.some(({ status }) => status !== 202) &&
    requests.refused.length + requests.lost.length === 0 &&
    observed !== undefined &&
    !isPlaceChange(observed.urlChange, true),
  check(ground) {
    const { diff, nodesBefore, nodesAfter, alerts, input } = ground;
    const wanted = stateAsked(input.step?.description ?? "");
    if (wanted === undefined || alerts.some(({ tone }) => tone === "error")) return undefined;
    const [own, ...others] = (diff?.changed ?? []).filter(
      ({ name, before }) => name !== undefined && entries.has(nodesBefore[before]?.role ?? ""),
    );
    if (!own?.name || others.length > 0) return undefined;
    const { from, to } = own.name;
    const names = namesOf(ground, wanted);
    const bears = (text: string): boolean => names.every((name) => wordsOf(text).includes(name));
    const isOne = nodesAfter.filter(({ role, name }) => entries.has(role) && bears(name)).length === 1;
    const isWanted = isHeldBy(wanted, [to]) && !isHeldBy(wanted, [from]);
    return names.length > 0 &&
      bears(from) &&
      bears(to) &&
      isOne &&
      isWanted &&
      standsInPlace(wanted, from, to) &&
      isOfYear(input.goal, to) &&
      toneOfText(to) !== "error"
      ? verified(0.9, `The site took it, and the entry says "${wanted}" now.`)
      : undefined;
  },
};

/**
 * The entry changed in one place. Where two days or numbers stood in it, the wrong one may have changed (`visit 1 May, bill due 3 May`); what lost more words than it
 * gained may have lost something besides.
 */
function standsInPlace(wanted: string, from: string, to: string): boolean {
  const [was, is] = [wordsOf(from), wordsOf(to)];
  const least = Math.min(was.length, is.length);
  let start = 0;
  while (start < least && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < least - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const lost = was.slice(start, was.length - end);
  const gained = is.slice(start, is.length - end);
  return (
    lost.length > 0 &&
    lost.length <= gained.length &&
    gained.every((word) => wordsOf(wanted).includes(word)) &&
    isOnlyOfKind(wanted, from)
  );
}

const daysOf = (text: string): number => daysIn(text).length + shortDaysIn(text).length;
const isOnlyOfKind = (wanted: string, from: string): boolean =>
  daysOf(wanted) > 0
    ? daysOf(from) === 1
    : !/\d/.test(wanted) || (from.match(/\d[\d.,:]*/g) ?? []).length <= 1;

/** The goal says a year, and the entry no other one. */
const isOfYear = (goal: string, text: string): boolean => {
  const [asked, shown] = [goal, text].map((one): string[] => one.match(aYear) ?? []);
  return !asked?.length || !shown?.length || shown.every((year) => asked.includes(year));
};
const aYear = /(?<!\d)20\d\d(?!\d)/g;

const entries: ReadonlySet<string> = new Set(["row", "item"]);

const namesOf = ({ intent }: Ground, wanted: string): string[] => {
  const said = new Set(wordsOf(wanted));
  return [...properNames(intent), ...intent.quoted.flatMap(wordsOf)].filter((word) => !said.has(word));
};
