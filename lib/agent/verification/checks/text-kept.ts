import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import { saysUnsent, writtenEntry } from "@/lib/agent/verification/change/written-listed";
import { type Check, lookAgain, verified } from "@/lib/agent/verification/check";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { selfNameAfter } from "@/lib/agent/verification/page/place";
import { kindWords } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * The site took a form, and what was written in it stands on the page that came, line by line and no longer in a field: a page, a comment, a description. What
 * the step says of it is in that text.
 */
export const textKept: Check = {
  name: "text-kept",
  applies: ({ fit, verb, action, target, requests, kindAfter, asSaid }) =>
    fit.fit !== "other" &&
    // The text is one half of `Send the reply and mark the ticket as solved`.
    splitClauses(asSaid).length === 1 &&
    action.clicks &&
    keeping.has(verb) &&
    kindAfter === "ordinary" &&
    keeps.test(target.node?.name.trim() ?? "") &&
    requests.stored.length > 0 &&
    requests.refused.length + requests.lost.length + requests.open.length === 0,
  check(ground) {
    if (ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    const listed = writtenEntry(ground, wantedIn(ground));
    if (listed !== undefined) {
      const reason = `"${listed.slice(0, 60)}" was written, and is an entry of the list now.`;
      return ground.input.secondLook
        ? verified(0.95, reason)
        : lookAgain(0.9, `${reason} It has yet to last.`);
    }
    if (formOf(ground) < 0) return undefined;
    const [kept, ...more] = writtenTexts(ground).flatMap((text) => keptOf(text, ground) ?? []);
    if (kept === undefined) return undefined;
    const { first, text } = kept;
    const said = [text, ...more.map((one) => one.text)].join("\n");
    if (!saysOf(said, ground) && !cameAsEntry(first, ground) && !isSaidByGoal(said, ground)) return undefined;
    return verified(0.95, `"${first.slice(0, 60)}" was written, and the page that came shows it.`);
  },
};

const keeping: ReadonlySet<string> = new Set(["submit", "create", "send", "add", "edit"]);
const keeps = /^\P{L}{0,3}(?:save|submit|post|publish|send|create|add|update|store|comment|reply)(?!\p{L})/iu;

/** Fewer words stand on many pages by chance. */
const fewestWords = 3;
const inWords = (text: string): string => ` ${wordsOf(text).join(" ")} `;
const linesOf = (text: string): string[] =>
  text.split("\n").filter((line) => wordsOf(line).length >= fewestWords);

/** What the text fields of the form hold, where that is more than a name or a number. */
const writtenTexts = (ground: Ground): string[] =>
  descendantsOf(ground.nodesBefore, formOf(ground))
    .filter(({ role, inputType }) => role === "textbox" && inputType !== "password" && inputType !== "search")
    .flatMap(({ value = "" }) => (linesOf(value).length > 0 ? [value] : []));

/**
 * The first line that is on the page only since then, and all of the text that is not missing there, where most of its lines are on the page and no field
 * holds it any more. Markup (`* Kale`) is no part of a line's words; a line may have an address in it, of which the page shows nothing.
 */
function keptOf(
  text: string,
  { before, nodesAfter, input }: Ground,
): { first: string; text: string } | undefined {
  const isHeld = nodesAfter.some(
    ({ role, value = "" }) => role === "textbox" && inWords(value) === inWords(text),
  );
  const earlier = inWords((before?.semanticSkeleton?.textDigest ?? []).join("\n"));
  const now = inWords(input.after.lines.join("\n"));
  const lines = linesOf(text);
  const missing = lines.filter((line) => !now.includes(inWords(line)));
  const first = lines.find((line) => !missing.includes(line) && !earlier.includes(inWords(line)));
  if (isHeld || missing.length * 2 > lines.length || first === undefined) return undefined;
  const rest = text.split("\n").filter((line) => !missing.includes(line));
  return { first, text: rest.join("\n") };
}

/** The step says no more than that it is sent (`Post the comment in the box`), and one entry came with it. */
function cameAsEntry(line: string, ground: Ground): boolean {
  const { diff, nodesAfter } = ground;
  const come = (diff?.appeared ?? []).filter((at) => entryRoles.has(nodesAfter[at]?.role ?? ""));
  const outer = come.filter((at) => !come.some((other) => other !== at && isWithin(nodesAfter, at, other)));
  const isNew = (diff?.linesAdded ?? []).some((one) => inWords(one).includes(inWords(line)));
  return (
    wantedIn(ground).length === 0 &&
    outer.length === 1 &&
    isNew &&
    !saysUnsent(nodesAfter, outer[0] ?? -1, line)
  );
}
const entryRoles: ReadonlySet<string> = new Set(["item", "row"]);

/**
 * The step says no more than that it is saved (`Save the page`), and the goal quotes what was written and came, with whatever else it names beside it in the text
 * or in what the page that came calls itself.
 */
function isSaidByGoal(said: string, ground: Ground): boolean {
  const { diff, input, asSaid, intent } = ground;
  if (wantedIn(ground).length + intent.quoted.length > 0 || /\d/.test(asSaid)) return false;
  const came = inWords((diff?.linesAdded ?? []).join("\n"));
  const shown = wordsOf(`${said}\n${selfNameAfter(ground)}`);
  return splitClauses(input.goal).some((clause) => {
    const told = readStepIntent(clause);
    const names = [...properNames(told), ...told.quoted.flatMap(wordsOf)];
    const isWritten = told.quoted.some(
      (quote) => linesOf(quote).length > 0 && containsPhrase(said, quote) && came.includes(inWords(quote)),
    );
    return isWritten && names.every((name) => shown.includes(name));
  });
}

/** All names and numbers of the step are in the text, and most of its other words. */
function saysOf(text: string, ground: Ground): boolean {
  const { asSaid, intent } = ground;
  const written = rootsOf(text);
  const numbers = wordsOf(asSaid).filter((word) => /\d/.test(word));
  const told = [...properNames(intent), ...intent.quoted.flatMap(wordsOf), ...numbers];
  const wanted = wantedIn(ground);
  const found = wanted.filter((word) => written.has(word)).length;
  return told.every((word) => written.has(rootOf(word))) && found > 0 && found * 3 >= wanted.length * 2;
}

/** What the step says of the text, behind its verb. */
const wantedIn = ({ asSaid }: Ground): string[] =>
  [...new Set(contentWords(wordsOf(asSaid).slice(1).join(" ")).map(rootOf))].filter(
    (word) => !kindWords.has(word) && !writings.has(word),
  );

/** Words for what is written, and for what becomes of it. */
const writings: ReadonlySet<string> = new Set(
  (
    "comment line note wording content contents correction change changes changed edit version remark reply answer paragraph sentence description " +
    "message post draft new your my write written save saved wiki article part chapter"
  )
    .split(" ")
    .map(rootOf),
);
