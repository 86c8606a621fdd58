import { isPlaceChange } from "@/lib/agent/domain/urls";
import { pastForms } from "@/lib/agent/domain/wording/done-word";
import { verbAtBegin } from "@/lib/agent/domain/wording/step-intent";
import { verbOfState } from "@/lib/agent/domain/wording/step-purpose";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import { isWithin } from "@/lib/agent/snapshot/node-tree";
import { offered } from "@/lib/agent/verification/change/no-other-meant";
import { type Check, verified } from "@/lib/agent/verification/check";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { isOn } from "@/lib/agent/verification/page/toggle-state";
import { isState } from "@/lib/agent/verification/step/state-words";
import { rootOf } from "@/lib/agent/verification/step/word-roots";

/**
 * The site took a request by a control that bears the step's own verb, and the entry which the step names alone reads otherwise since then, whatever it says: the
 * control stands in it, in its menu, or beside the list of which this entry alone is ticked.
 */
export const entryAnswered: Check = {
  name: "entry-answered",
  applies: ({ diff, action, requests, target, observed }) =>
    diff !== undefined &&
    action.clicks &&
    target.index >= 0 &&
    requests.stored.length > 0 &&
    requests.refused.length + requests.lost.length === 0 &&
    observed !== undefined &&
    !isPlaceChange(observed.urlChange, true),
  check(ground) {
    const { diff, nodesAfter, alerts, target } = ground;
    const entry = entryOf(ground);
    if (entry < 0 || !isMeant(ground, entry) || !bearsDeed(ground)) return undefined;
    if (alerts.some(({ tone }) => tone === "error")) return undefined;
    if ((diff?.appeared ?? []).some((at) => nodesAfter[at]?.role === "dialog")) return undefined;
    // What shows being on or off has to show it.
    if (isOn(target.node) !== undefined && isOn(target.node) === isOn(target.after)) return undefined;
    return isAnswered(ground, entry)
      ? verified(0.9, "The site took it, and the entry tells something else now.")
      : undefined;
  },
};

const entries: ReadonlySet<string> = new Set(["row", "item"]);

/** The entry that the control belongs to; -1: none, or several. */
function entryOf({ target, nodesBefore }: Ground): number {
  const all = [...nodesBefore.keys()];
  if (offered.has(target.node?.role ?? "")) {
    const open = all.filter((at) => {
      const { states = [] } = nodesBefore[at] ?? {};
      return states.includes("popup") && states.includes("expanded") && !states.includes("hidden");
    });
    return open.length === 1 ? rowOf(nodesBefore, open[0] ?? -1) : -1;
  }
  const own = rowOf(nodesBefore, target.index);
  if (own >= 0) return own;
  const ticked = all.filter(
    (at) => nodesBefore[at]?.role === "checkbox" && nodesBefore[at]?.states.includes("checked"),
  );
  return ticked.length === 1 ? rowOf(nodesBefore, ticked[0] ?? -1) : -1;
}

/** The step says more of its words than of any other of the list. A rival may be what it is called by. */
function isMeant({ fit, intent, target, nodesBefore }: Ground, entry: number): boolean {
  if (fit.fit === "other" && rowOf(nodesBefore, fit.rival ?? -1) !== entry) return false;
  const isInEntry = !offered.has(target.node?.role ?? "") && rowOf(nodesBefore, target.index) >= 0;
  if (fit.fit !== "this" && isInEntry) return false;
  const said = new Set([...intent.words, ...intent.quoted.flatMap(wordsOf)].map(rootOf));
  const shared = (at: number): number =>
    [...rooted(nodesBefore[at]?.name ?? "")].filter((word) => said.has(word)).length;
  const { role, parent } = nodesBefore[entry] ?? {};
  const others = [...nodesBefore.keys()].filter(
    (at) => at !== entry && nodesBefore[at]?.role === role && nodesBefore[at]?.parent === parent,
  );
  return entries.has(role ?? "") && others.every((at) => shared(at) < shared(entry)) && shared(entry) > 0;
}

/** It begins with the verb of the step, or the step says its whole name as it is written. */
function bearsDeed({ target, intent, asSaid, input }: Ground): boolean {
  const name = target.node?.name.trim() ?? "";
  const [first] = wordsOf(name);
  const deed = fold(intent.words[intent.verb === "click" ? 1 : 0] ?? "");
  if (first !== undefined && rootOf(first) === rootOf(deed)) return true;
  const wording = input.step?.description ?? asSaid;
  if ([offs, ons].some((verbs) => verbs.test(name) && verbs.test(wording))) return true;
  const at = /^\p{Lu}/u.test(name) ? asSaid.indexOf(name) : -1;
  return at >= 0 && !/^[\p{L}\p{N}]/u.test(asSaid.slice(at + name.length));
}

const offs = /^(?:disable|deactivate|(?:turn|switch) off)(?!\p{L})/iu;
const ons = /^(?:enable|activate|(?:turn|switch) on)(?!\p{L})/iu;

const rooted = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(rootOf));

const how = /\s(?:to|as|into|for|by|until|till|with|from)\s(.{1,200})$/iu;

/** It still bears what the step calls it by, and what it gained no other one gained or lost, but for the one that lost just that. */
function isAnswered(ground: Ground, entry: number): boolean {
  const { diff, nodesBefore, input, intent, asSaid, target } = ground;
  const renamed = (diff?.changed ?? []).filter(
    (change) => change.name !== undefined && entries.has(nodesBefore[change.before]?.role ?? ""),
  );
  const own = renamed.find(({ before }) => before === entry)?.name;
  if (!own) return false;
  const [was, is] = [rooted(own.from), rooted(own.to)];
  const gained = wordsOf(own.to).filter((word) => !was.has(rootOf(word)));
  const isMoved = (from: string, to: string): boolean => {
    const left = wordsOf(from).filter((word) => !rooted(to).has(rootOf(word)));
    return left.length === gained.length && left.every((word) => gained.includes(word));
  };
  const others = renamed.filter(
    ({ before, name }) =>
      before !== entry && !isWithin(nodesBefore, entry, before) && !isMoved(name?.from ?? "", name?.to ?? ""),
  );
  const said = new Set(intent.words.map(rootOf));
  const kept = wordsOf(own.from).filter((word) => said.has(rootOf(word)) && !isState(word));
  // `Roll back to this one` says itself to what.
  const beside = (input.step?.description ?? asSaid).replace(target.node?.name ?? "", "");
  const [, wanted = ""] = how.exec(beside) ?? [];
  return (
    gained.length > 0 &&
    others.length === 0 &&
    kept.every((word) => is.has(rootOf(word))) &&
    // What it is to become is for others to judge.
    [...rooted(wanted)].every((word) => was.has(word)) &&
    toneOfText(own.to) !== "error" &&
    saysSo(ground, gained)
  );
}

/** Where its own words tell how a deed went they have to be those of this one; and a step of a known verb is done by what shows it, unless it quotes the thing. */
function saysSo({ target, intent, verb }: Ground, gained: readonly string[]): boolean {
  const [deed = ""] = wordsOf(target.node?.name ?? "");
  if (gained.some((word) => pastForms(deed).includes(word))) return true;
  const isUnderWay = gained.some((word) => word.endsWith("ing") && rootOf(word) === rootOf(`${deed}ing`));
  const isOther = gained.some((word) => verbOfState(word) !== undefined);
  const isPressed = verb === "click" && verbAtBegin(target.node?.name ?? "") === "unknown";
  return (intent.quoted.length > 0 || verb === "unknown" || isPressed) && !isOther && !isUnderWay;
}
