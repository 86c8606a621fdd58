import { isDenied, pastForms } from "@/lib/agent/domain/wording/done-word";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { formIsLeft, formOf } from "@/lib/agent/verification/page/form-state";

const making: ReadonlySet<string> = new Set(["add", "create"]);

/**
 * `Add the address "ida@site.example"`: the field that held it is empty, it stands on the page as a text of its own, and the site says of it by the step's own word that
 * it was done.
 */
export function isToldAndListed({ verb, intent, alerts, diff, nodesBefore, nodesAfter }: Ground): boolean {
  const [quote, ...more] = intent.quoted;
  if (!diff || quote === undefined || more.length > 0 || !making.has(verb)) return false;
  if (alerts.some(({ tone }) => tone === "error")) return false;
  const done = [...pastForms(intent.words[0] ?? ""), ...pastForms(verb)];
  const isTold = alerts.some(
    ({ tone, text }) =>
      tone === "success" &&
      containsPhrase(text, quote) &&
      done.some((word) => wordsOf(text).includes(word) && !isDenied(text, word)),
  );
  const wasEntered = diff.changed.some(({ before, after }) => {
    const [was, is] = [nodesBefore[before], nodesAfter[after]];
    return was?.role === "textbox" && fold(was.value ?? "") === fold(quote) && (is?.value ?? "") === "";
  });
  return isTold && wasEntered && diff.linesAdded.some((line) => fold(line) === fold(quote));
}

const entryRoles: ReadonlySet<string> = new Set(["item", "row"]);

/** `Save the role Developer for Ida Falk`: the dialog closed, and the one entry that has her name says that role, which it did not say before. */
export function isSavedInEntry(ground: Ground): boolean {
  const { verb, intent, alerts, diff, nodesBefore, nodesAfter, requests } = ground;
  const names = [...properNames(intent), ...intent.quoted.flatMap(wordsOf)];
  if (verb !== "submit" || names.length < 2 || nodesBefore[formOf(ground)]?.role !== "dialog") return false;
  if (!formIsLeft(ground) || requests.open.length > 0 || alerts.some(({ tone }) => tone === "error"))
    return false;
  const bearing = nodesAfter.flatMap((node, at) => {
    const words = new Set(wordsOf(node.name));
    return entryRoles.has(node.role) && names.every((name) => words.has(name)) ? [at] : [];
  });
  const [entry, ...others] = bearing;
  const change = diff?.changed.find(({ after, name }) => after === entry && name !== undefined);
  if (!change || others.length > 0) return false;
  const earlier = new Set(wordsOf(nodesBefore[change.before]?.name ?? ""));
  return names.some((name) => earlier.has(name)) && names.some((name) => !earlier.has(name));
}
