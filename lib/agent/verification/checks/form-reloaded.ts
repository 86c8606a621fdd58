import { isField, type SkeletonNode, type SnapshotNode } from "@/lib/agent/domain/snapshot";
import { asksAndDoes, requestOutcome } from "@/lib/agent/domain/stored-requests";
import { compareUrls, readUrl } from "@/lib/agent/domain/urls";
import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf, isWithin } from "@/lib/agent/snapshot/node-tree";
import { type NewAlert, saysNotKept } from "@/lib/agent/verification/change/new-alerts";
import { endsKept, messageChars } from "@/lib/agent/verification/change/told-as-kept";
import { type Check, refuted, verified } from "@/lib/agent/verification/check";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import { formOf } from "@/lib/agent/verification/page/form-state";
import { isOn } from "@/lib/agent/verification/page/toggle-state";
import { rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * A form was posted, and the site gave its page anew (`POST`, then `GET`), or what it keeps of the thing: with a message that it was done, the fields hold what was entered for the goal,
 * as the site keeps it; or they hold something else again, and what was entered is nowhere.
 */
export const formReloaded: Check = {
  name: "form-reloaded",
  applies: (ground) =>
    ground.fit.fit !== "other" &&
    ground.action.clicks &&
    keeps.test(ground.target.node?.name.trim() ?? "") &&
    ground.kindAfter === "ordinary" &&
    ground.requests.refused.length + ground.requests.lost.length === 0 &&
    formOf(ground) >= 0 &&
    (isLoadedAnew(ground) || isReadAgain(ground) || isAskedForAgain(ground)),
  check(ground) {
    const told = fieldsTold(ground);
    const [lost] = isLoadedAnew(ground) ? told.filter((one) => isLost(one, ground)) : [];
    if (lost)
      return refuted(
        0.85,
        `The page as the site gave it anew holds "${lost.after?.value}", and "${lost.value}" nowhere.`,
      );
    const isKept = told.length > 0 && told.every(({ after, value }) => sameValue(after?.value ?? "", value));
    const isTold = ground.alerts.some(({ tone }) => tone === "success") || saysKeptInPassing(ground);
    const isRefused = ground.alerts.some((alert) => alert.tone === "error" && isAbout(alert, told));
    if (told.length === 0 && isLeftClean(ground))
      return verified(0.9, "The site took the form and says so, and nothing is left to save.");
    if (!isKept || !isTold || isRefused) return undefined;
    return holdsAllOfGoal(told, ground)
      ? verified(0.9, `The site took the form, and gave its page anew with "${told[0]?.value}" in it.`)
      : undefined;
  },
};

/** The message stands in the form, says that something was not kept, or speaks of a field that was filled in. */
function isAbout(alert: NewAlert, told: readonly Told[]): boolean {
  const said = rootsOf(alert.text);
  return (
    alert.near ||
    saysNotKept(alert) ||
    told.some(({ field }) => [...rootsOf(field.name)].every((word) => said.has(word)))
  );
}

/** A short line that came says it, where nothing marks it as a message: `Your profile has been updated!`. */
const saysKeptInPassing = ({ diff, nodesAfter }: Ground): boolean =>
  [...(diff?.linesAdded ?? []), ...(diff?.appeared ?? []).map((at) => nodesAfter[at]?.name ?? "")].some(
    (line) => endsKept.test(line.trim()) && line.length <= messageChars,
  );

/** What is published or sent is more than kept. */
const keeps =
  /^\P{L}{0,3}(?:save|store|update|change|apply|submit|speichern|übernehmen|aktualisieren|enregistrer|guardar|salva(?:r)?|opslaan|zapisz|сохранить)(?!\p{L})/iu;

/** The page was posted, and a document was asked for and given after that. */
function isLoadedAnew({ input, before }: Ground): boolean {
  const host = readUrl(before?.url ?? "")?.host;
  const documents = (input.report.networkEvents ?? []).filter(
    ({ resourceType, host: own }) =>
      resourceType?.toLowerCase() === "document" && (own === undefined || own === host),
  );
  const posted = documents.findIndex(
    (event) => event.method.toUpperCase() === "POST" && (event.status ?? 500) < 400,
  );
  const given = documents.findLastIndex(
    (event) => event.method.toUpperCase() === "GET" && requestOutcome(event) === "stored",
  );
  const change = compareUrls(before?.url ?? "", input.after.url);
  return posted >= 0 && given > posted && (change === "none" || change === "query" || change === "anchor");
}

/**
 * The page stayed and sent it by itself, one thing was taken, and that, or what it is a part of, was asked for after it and given: what the fields hold since
 * then is what the page was told of it.
 */
function isReadAgain({ requests, input, observed, target }: Ground): boolean {
  const [stored, ...more] = requests.stored;
  const events = input.report.networkEvents ?? [];
  const sent = stored === undefined ? -1 : events.indexOf(stored);
  return (
    stored !== undefined &&
    more.length === 0 &&
    requests.open.length === 0 &&
    inScript.test(stored.resourceType ?? "") &&
    /^(?:put|patch|post)$/iu.test(stored.method) &&
    observed?.urlChange === "none" &&
    target.afterIndex >= 0 &&
    events.some(
      (event, at) =>
        at > sent &&
        event.method.toUpperCase() === "GET" &&
        inScript.test(event.resourceType ?? "") &&
        requestOutcome(event) === "stored" &&
        isPartOf(stored.urlPath, event.urlPath),
    )
  );
}
/**
 * Where one address takes both deeds and questions, what followed the deed asks for something: and the button to save was shut with it, for nothing is left to
 * save, as against what was given since then.
 */
function isAskedForAgain({ requests, observed, target, nodesAfter, input, alerts }: Ground): boolean {
  const [sent, ...more] = requests.stored;
  return (
    sent !== undefined &&
    more.length > 0 &&
    // What is asked for may be another thing: the end of a goal is proven otherwise.
    !input.isLastStep &&
    alerts.every(({ tone }) => tone !== "error") &&
    requests.open.length === 0 &&
    [sent, ...more].every(
      ({ method, urlPath, resourceType }) =>
        method.toUpperCase() === "POST" &&
        urlPath === sent.urlPath &&
        asksAndDoes(urlPath) &&
        inScript.test(resourceType ?? ""),
    ) &&
    observed?.urlChange === "none" &&
    target.node?.states.includes("disabled") === false &&
    nodesAfter[target.afterIndex]?.states.includes("disabled") === true
  );
}
/** A step on the way says no more than that the form is to be kept: which values it held is what the steps before it are judged by. */
const isLeftClean = (ground: Ground): boolean =>
  ground.fit.fit === "this" &&
  isAskedForAgain(ground) &&
  ground.alerts.some(
    ({ tone, text }) => tone === "success" && saved.test(text) && text.length <= messageChars,
  ) &&
  holdsAsSent(ground) &&
  ground.intent.quoted.length + properNames(ground.intent).length === 0 &&
  splitClauses(ground.asSaid).length === 1 &&
  !/\d/u.test(ground.asSaid);

const saved = /(?<!\p{L})(?<!draft )(?:saved|updated)(?!\p{L})(?! as (?:a )?draft)/iu;

/** Each field and box of the form stands as it did when it was sent. */
const holdsAsSent = (ground: Ground): boolean => {
  const { nodesBefore, nodesAfter, diff } = ground;
  const form = formOf(ground);
  return nodesBefore.every((node, at) => {
    if (!isField(node) || !isWithin(nodesBefore, at, form)) return true;
    const after = nodesAfter[diff?.match.toAfter[at] ?? -1];
    return (
      after !== undefined && sameValue(after.value ?? "", node.value ?? "") && isOn(after) === isOn(node)
    );
  });
};

const inScript = /^(?:fetch|xhr)$/iu;

/** `/users/7/name` is a part of `/users/7`; the first part of an address alone is the whole site. */
function isPartOf(path: string, whole: string): boolean {
  const [inner, outer] = [path, whole].map((one) => one.replace(/[?#].*$/u, "").replace(/\/+$/u, ""));
  const isDeep = (outer ?? "").split("/").filter(Boolean).length >= fewestSegments;
  return inner !== undefined && outer !== undefined && isDeep && `${inner}/`.startsWith(`${outer}/`);
}
const fewestSegments = 2;

type Told = { value: string; field: SkeletonNode; after: SnapshotNode | undefined };

/** The fields of the form that held something which the goal says, and the same ones of the new page. */
function fieldsTold(ground: Ground): Told[] {
  const { nodesBefore, nodesAfter, input } = ground;
  return descendantsOf(nodesBefore, formOf(ground)).flatMap((field): Told[] => {
    const value = (field.value ?? "").trim();
    const isField =
      (field.role === "textbox" && field.inputType !== "password" && field.inputType !== "search") ||
      (field.role === "combobox" && field.options !== undefined);
    // `(UTC+01:00) Oslo`: what stands in brackets nobody says.
    const said = field.role === "combobox" ? value.replace(/\([^()]{1,20}\)/gu, " ").trim() : value;
    if (!isField || said === "" || !containsPhrase(input.goal, said)) return [];
    const called = (node: SnapshotNode): boolean =>
      node.role === field.role &&
      (field.testId !== undefined ? node.testId === field.testId : node.name === field.name) &&
      node.name === field.name;
    const [after, ...more] = nodesAfter.filter(called);
    return field.name !== "" && more.length === 0 ? [{ value, field, after }] : [];
  });
}

/** Numbers and single words come back as what a form holds at first. */
const fewestWords = 2;
const isLost = ({ value, after }: Told, { nodesAfter, input }: Ground): boolean =>
  wordsOf(value).length >= fewestWords &&
  /\p{L}/u.test(after?.value ?? "") &&
  !sameValue(after?.value ?? "", value) &&
  !input.after.lines.some((line) => containsPhrase(line, value)) &&
  !nodesAfter.some((node) => containsPhrase(`${node.name} ${node.value ?? ""}`, value));

/** `Rename "Old" to`: what was so before is not looked for. */
const formerly = /^\s*\p{L}+ .{1,160}? (?:to|into) (?=\S)/iu;

/** Each name and value of the goal is in one of those fields, or anywhere on the page that came. */
function holdsAllOfGoal(told: readonly Told[], { input, nodesAfter }: Ground): boolean {
  const rest = input.goal.replace(formerly, "");
  const texts = [
    ...told.map(({ value }) => value),
    ...input.after.lines,
    ...nodesAfter.map(({ name, value }) => `${name} ${value ?? ""}`),
  ];
  const names = goalNames(rest);
  const last = names.at(-1);
  return (
    names.every((name) => isHeldBy(name, texts)) &&
    // What is to be stored is said last; what stands before it is what it is stored of.
    (last === undefined || told.some(({ value }) => isHeldBy(last, [value])))
  );
}
