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
    fit.fit !== "other" &&
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
    const [was, is] = [wordsOf(from), wordsOf(to)];
    const bears = (text: string): boolean => names.every((name) => wordsOf(text).includes(name));
    const isOne = nodesAfter.filter(({ role, name }) => entries.has(role) && bears(name)).length === 1;
    const gained = is.filter((word) => !was.includes(word));
    const isWanted = isHeldBy(wanted, [to]) && !isHeldBy(wanted, [from]);
    return names.length > 0 &&
      bears(from) &&
      bears(to) &&
      isOne &&
      isWanted &&
      gained.every((word) => wordsOf(wanted).includes(word)) &&
      was.some((word) => !is.includes(word)) &&
      toneOfText(to) !== "error"
      ? verified(0.9, `The site took it, and the entry says "${wanted}" now.`)
      : undefined;
  },
};

const entries: ReadonlySet<string> = new Set(["row", "item"]);

const namesOf = ({ intent }: Ground, wanted: string): string[] => {
  const said = new Set(wordsOf(wanted));
  return [...properNames(intent), ...intent.quoted.flatMap(wordsOf)].filter((word) => !said.has(word));
};
