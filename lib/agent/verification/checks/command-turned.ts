import { isField } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { pastForms } from "@/lib/agent/domain/wording/done-word";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import { isToldByName } from "@/lib/agent/verification/change/told-by-name";
import { type Check, lookAgain, verified } from "@/lib/agent/verification/check";
import { groupOf, rowOf } from "@/lib/agent/verification/fit/candidates";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";
import { selfNameBefore } from "@/lib/agent/verification/page/place";
import { appReacted } from "@/lib/agent/verification/page/toggle-state";
import { turnedOver } from "@/lib/agent/verification/page/turned-over";
import { commandDone, keptPairs } from "@/lib/agent/verification/step/reverse-names";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** The control that the step names did what it was called by: it is called by the reverse of that now (`Show password`, `Hide password`). */
export const commandTurned: Check = {
  name: "command-turned",
  applies: ({ fit, verb, action, target, requests, nodesBefore, input, alerts, intent }) =>
    fit.fit === "this" &&
    action.clicks &&
    target.node !== undefined &&
    target.after !== undefined &&
    target.node.name !== target.after.name &&
    // What an entry of a list is called by is kept by the site, or by nobody.
    (rowOf(nodesBefore, target.index) < 0 ||
      requests.stored.length > 0 ||
      verb === "select" ||
      wasAskedFor({ target, input }) ||
      isToldOf(alerts, target.node.name) ||
      isToldByName(input, target.node.name, namesOf(intent))) &&
    requests.refused.length + requests.lost.length === 0,
  check(ground) {
    const { node, after } = ground.target;
    const turned = commandDone(node?.name ?? "", after?.name ?? "");
    if (ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    if (!isCalledHere(ground) || !isToldElsewhere(ground)) return undefined;
    const isDone = turned === undefined ? isChosen(ground) : wants(ground, turned);
    const told = `"${node?.name}" is "${after?.name}" now`;
    if (isDone) return verified(0.95, `${told}.`);
    if (turned !== undefined || !isDeedDone(ground)) return undefined;
    return ground.input.secondLook
      ? verified(0.95, `${told}, and the page says so.`)
      : lookAgain(0.9, `${told}, and has yet to stay so.`);
  },
};

/** `Enable` that is `Disable` now: what it was to enable has changed as well, and stays so; or the site took it. */
const isToldElsewhere = (ground: Ground): boolean =>
  !wordsOf(ground.target.node?.name ?? "").some((word) => keptPairs.has(word)) ||
  (ground.input.secondLook && appReacted(ground));

const namesOf = (intent: Ground["intent"]): string[] => [
  ...properNames(intent),
  ...intent.quoted.flatMap(wordsOf),
];

/** `Resumed successfully`, of `Resume`: what goes over a socket is told by no request. */
const isToldOf = (alerts: Ground["alerts"], name: string): boolean =>
  alerts.some(({ tone, text }) => tone === "success" && rootsOf(text).has(rootOf(wordsOf(name)[0] ?? "")));

/** The command is a link, and its address was asked for without leaving the page: the site was told, by whatever method. */
const wasAskedFor = ({ target, input }: Pick<Ground, "target" | "input">): boolean => {
  const path = readUrl(target.node?.href ?? "")?.pathname;
  return (
    input.secondLook &&
    path !== undefined &&
    (input.report?.networkEvents ?? []).some(
      ({ urlPath, status, resourceType }) =>
        asked.has(resourceType?.toLowerCase() ?? "") &&
        status !== undefined &&
        status < 400 &&
        readUrl(urlPath, target.node?.href)?.pathname === path,
    )
  );
};
const asked: ReadonlySet<string> = new Set(["xhr", "fetch"]);

/** `Pause Elm`, and the player holds another song: all names that the step says are of the control, of what it stands in, or of the page. */
function isCalledHere({ intent, target, nodesBefore, ...ground }: Ground): boolean {
  const names = namesOf(intent);
  const around = [
    rowOf(nodesBefore, target.index),
    groupOf(nodesBefore, target.index),
    target.node?.parent ?? -1,
  ];
  // What is shown or hidden by it stands beside it.
  const beside = nodesBefore.filter((node) => node.parent === target.node?.parent && isField(node));
  const page = selfNameBefore({ intent, target, nodesBefore, ...ground });
  const shown = new Set(
    wordsOf(
      [
        target.node?.name,
        target.node?.description,
        ...around.map((at) => nodesBefore[at]?.name),
        ...beside.map(({ name }) => name),
        page,
      ].join(" "),
    ),
  );
  return names.every((name) => shown.has(name));
}

/** `Select` that is `Selected` now. */
const isChosen = ({ verb, target, asSaid }: Ground): boolean =>
  verb === "select" &&
  !denying.test(asSaid) &&
  choosing.test(target.node?.name.trim() ?? "") &&
  turnedOver(target.node, target.after) === "on";
const choosing = /^(?:select|choose|pick)(?!\p{L})/iu;

/** `Connect Notion` by the `Connect` of its entry, that is `Connected` now, and the site took it or says so of Notion. What a form holds is kept by no word of the page. */
function isDeedDone({ intent, target, asSaid, verb, requests, input }: Ground): boolean {
  const [was = "", is = ""] = [target.node?.name, target.after?.name].map((name) => wordsOf(name ?? "")[0]);
  return (
    (verb === "unknown" || verb === "check" || verb === "toggle") &&
    !denying.test(asSaid) &&
    intent.words[0] === was &&
    // `Connecting…` is yet to be done.
    pastForms(was).includes(is) &&
    turnedOver(target.node, target.after) === "on" &&
    (requests.stored.length > 0 || isToldByName(input, was, namesOf(intent)))
  );
}

/** `from light to dark` names what was, too. */
const from = /(?<!\p{L})from [\p{L} ]{1,20}? (?=to(?!\p{L}))/iu;
const denying =
  /(?<!\p{L})(?:no longer|not|never|no more|any ?more|any longer|without)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** What it did is what the step says, and what would take it back is not; or the step says no more than to press what is called so. */
function wants(
  { asSaid, target }: Ground,
  { did, undoes }: NonNullable<ReturnType<typeof commandDone>>,
): boolean {
  const wording = asSaid.replace(from, "");
  const [saysDid, saysReverse] = [did.said.test(wording), undoes.said.test(wording)];
  if (denying.test(wording)) return saysReverse && !saysDid;
  if (saysDid !== saysReverse) return saysDid;
  return pressing.test(wording) && containsPhrase(wording, target.node?.name ?? "");
}
const pressing = /^(?:click|press|tap|hit)(?!\p{L})/iu;
