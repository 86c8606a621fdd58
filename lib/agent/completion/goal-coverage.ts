import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isLookOnly } from "@/lib/agent/domain/choose-record";
import type { Criterion } from "@/lib/agent/domain/criterion";
import { isEntering, isPressing } from "@/lib/agent/domain/deeds";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { isTaken } from "@/lib/agent/domain/taken";
import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { readGoalAsks } from "@/lib/agent/domain/wording/goal-asks";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { cutEnding, wordsOf } from "@/lib/agent/domain/wording/words";
import { findElements } from "@/lib/agent/snapshot/find-element";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import { pathParts } from "@/lib/agent/snapshot/path-parts";
import type { Evidence } from "@/lib/contracts/verdict";
import { cameAtAnotherEntry } from "./came-at-another-entry";
import { clausesLeft } from "./clauses-left";
import { codesUnshown } from "./deed/codes-unshown";
import { isSamePlace } from "./deed/entered";
import { enteredAmiss } from "./deed/entered-amiss";
import { hasSwitched } from "./deed/has-switched";
import { entriesTold, otherCount } from "./deed/other-count";
import { doneOnOtherDay } from "./deed/other-day";
import { otherOfKind } from "./deed/other-of-kind";
import { otherUnit } from "./deed/other-unit";
import { pressedBack } from "./deed/pressed-back";
import { scoresUntold } from "./deed/scores-told";
import { doneUnderSibling } from "./deed/sibling-open";
import { takenUnasked } from "./deed/taken-unasked";
import { isSameField, listsReplaced, withoutTypedOver } from "./deed/typed-over";
import { doneAtAnother } from "./done-at-another";
import { doneAtAnotherEntry } from "./done-at-another-entry";
import { isPublishedApart } from "./gathering/published";
import { opensPlace } from "./gathering/reopen";
import {
  addedLeftOut,
  asksOf,
  capitalNames,
  enteredElsewhere,
  letteredLeftOut,
  roleLeftOut,
} from "./goal-words";
import type { Ground, Judgement } from "./ground";
import { isHeadOf } from "./headed-by";
import { judgeByRules } from "./judge-by-rules";
import { otherThings } from "./page/other-thing";
import { textsOf } from "./page/places";
import { actedOn, isReflected } from "./reflected";
import { isVowed } from "./vowed";

/**
 * All criteria met is not yet the goal done: what it asks for beyond them is one more, which a fresh load may still prove. It is never unmet: that
 * would have what was done be done again. Criteria that are open say enough by themselves.
 */
export function withGoal(judged: Judgement[], ground: Ground): Judgement[] {
  if (judged.length === 0 || judged.some(({ result }) => result !== "met")) return judged;
  if (leftOpenByGoal(judged, ground).length === 0) return judged;
  const whole = judgeByRules(goalAsStored(ground.task.goal), ground);
  const open =
    whole.result === "met" ? leftOpenByGoal([...judged, whole], ground) : leftOpenByGoal(judged, ground);
  if (open.length === 0) return [...judged, whole];
  const criterion = { ...whole.criterion, text: `The whole goal. ${open.join(" ")}` };
  return [...judged, { ...whole, criterion, result: "unverifiable", readBack: true }];
}

const doneAmiss = (goal: string, done: readonly ActionRecord[]): string[] => [
  ...doneOnOtherDay(goal, done),
  ...enteredElsewhere(goal, done),
  ...enteredAmiss(goal, done),
];

const goalAsStored = (goal: string): Criterion => ({
  id: "whole-goal",
  text: goal,
  kind: "change",
  persistence: true,
  assertions: [],
  result: "open",
  evidenceIds: [],
});

/**
 * What the goal asks for and neither a deed nor the evidence speaks of, as sentences; none when all of it is covered. Criteria are somebody's reading
 * of the goal, and may say less than it: this reads the goal itself.
 */
function leftOpenByGoal(judged: readonly Judgement[], ground: Ground): string[] {
  const { goal } = ground.task;
  const proof = judged.filter(({ result }) => result === "met").flatMap(({ evidence }) => evidence);
  const speaking = proof.filter(({ polarity }) => polarity === "for");
  const done = withoutTypedOver(
    ground.task.history.filter((record) => !isLookOnly(record) && !isRefuted(record)),
  );
  const asks = asksOf(goal, done);
  const told = speaking.map(({ text }) => text);
  const open = [
    // Where nothing had to be done, what the page showed from the start is stored.
    ...(asks.stores &&
    done.length > 0 &&
    !isStored([...speaking, ...done.flatMap(said)]) &&
    !judged.some(isSeenChange)
      ? ["Nothing shows that anything was stored."]
      : []),
    ...(asks.stores ? neverSent(done, speaking, ground) : []),
    ...neverChosen(done),
    ...listsReplaced(goal, done),
    ...(asks.stores
      ? otherThings(goal, ground.snapshot).map((thing) => `The page is about another thing than "${thing}".`)
      : []),
    ...(asks.switches && !hasSwitched(asks.switches, done, ground)
      ? ["Nothing shows that anything was switched on or off."]
      : []),
    ...(asks.stores ? doneAmiss(goal, done) : []),
    ...doneAtAnother(goal, done),
    ...(ground.task.earlierActions === 0 ? doneAtAnotherEntry(goal, done, ground.snapshot) : []),
    ...cameAtAnotherEntry(done, ground.snapshot),
    ...(asks.stores ? doneUnderSibling(criteriaOf(judged), done) : []),
    ...takenUnasked(ground.task),
    ...pressedBack(goal, done, ground.snapshot),
    ...(asks.stores ? codesUnshown(goal, done, persisted(speaking), ground.snapshot) : []),
    ...otherCount(goal, [...told, ...entriesTold(goal, told, ground.snapshot)]),
    ...(asks.stores ? scoresUntold(goal, done, ground.snapshot) : []),
    ...otherUnit(goal, told, ground.snapshot),
    ...(asks.stores ? otherOfKind(goal, told, done, ground.snapshot) : []),
    ...(asks.stores ? roleLeftOut(goal, done.flatMap(actedOn), asks.values, ground.snapshot) : []),
    ...(asks.stores ? wordsLeftOut(done, speaking, ground) : []),
    ...clausesLeft(goal, {
      records: done,
      isDone: (verb) => isDone(verb, done),
      texts: [
        ...done.flatMap((one) => [...actedOn(one), one.target?.path ?? ""]),
        ...speaking.map(({ text }) => text),
      ],
    }),
    // A goal that only asks may word its question as it likes.
    ...(asks.stores ? [...asks.values, ...namesToShow(ground)] : [])
      .filter((value) => !isReflected(value, done, speaking, ground) && !isHeadOf(value, judged))
      .map((value) => `Nothing that was done or shown speaks of "${value}".`),
    ...asks.deeds
      .filter((verb) => !isDone(verb, done) && !done.some((record) => isVowed(verb, { goal, record })))
      .filter((verb) => !isRead(speaking) || !isPublishedApart(verb, done, ground))
      .map((verb) => `Nothing that was done answers to "${verb}".`),
  ];
  return [...new Set(open)];
}

const isRead = (speaking: readonly Evidence[]): boolean =>
  speaking.some(({ rank, source }) => rank === "persisted" && source === "read_back");

const persisted = (speaking: readonly Evidence[]): string[] =>
  speaking.flatMap(({ rank, text }) => (rank === "persisted" ? [text] : []));

const criteriaOf = (judged: readonly Judgement[]): Judgement["criterion"][] =>
  judged.map(({ criterion }) => criterion);

/** Where nothing had to be done, or the first of many actions are no longer known, a name that nothing speaks of says nothing. */
const namesToShow = ({ task }: Ground): string[] =>
  task.earlierActions === 0 && task.history.some((record) => !isLookOnly(record))
    ? capitalNames(task.goal)
    : [];

/** `Filter the bins to aisle C and set …`: what is only looked at on the way may be left out where it is not needed. */
const storingPart = (goal: string): string =>
  splitClauses(goal)
    .filter((clause) => readGoalAsks(clause).stores)
    .join(". ");

/** A field or list counts with what was put into it: `Zone` with `B`. */
function wordsLeftOut(
  done: readonly ActionRecord[],
  speaking: readonly Evidence[],
  { task, snapshot }: Ground,
): string[] {
  if (task.earlierActions > 0 || done.length === 0) return [];
  const texts = (): string[] => [
    ...done.flatMap((record) => [
      ...actedOn(record),
      `${record.target?.name ?? ""} ${record.action.args.slice(1).join(" ")}`,
      [...(record.chainTargets ?? []).map(({ name }) => name), ...actedOn(record)].join(" "),
      record.target?.path ?? "",
    ]),
    ...speaking.map(({ text }) => text),
    snapshot.url,
    snapshot.title,
    ...textsOf(snapshot),
    ...snapshot.nodes.flatMap(({ name, value = "" }) => [value, `${name} ${value}`]),
  ];
  const { quoted } = readStepIntent(task.goal);
  return [...letteredLeftOut(storingPart(task.goal), quoted, texts), ...addedLeftOut(task.goal, texts)];
}

/** A page that keeps things by itself: what was not there before is there since a deed, and nobody said that it is stored elsewhere. */
const isSeenChange = ({ criterion, result, proof }: Judgement): boolean =>
  result === "met" &&
  criterion.kind === "change" &&
  !criterion.persistence &&
  criterion.assertions.length > 0 &&
  proof.state === "verified" &&
  proof.records.some((record) => !isEntering(record) && isPressing(record));

const said = ({ verdict }: ActionRecord): Evidence[] =>
  (verdict?.evidence ?? []).filter(({ polarity }) => polarity === "for");
const isStored = (evidence: readonly Evidence[]): boolean =>
  evidence.some(({ rank }) => rank === "persisted" || rank === "network");
const isRefuted = ({ verdict, maybeDone }: ActionRecord): boolean =>
  verdict?.outcome === "refuted" && maybeDone !== true;

const isSearch = ({ target }: ActionRecord): boolean => target?.inputType === "search";

/** Values that stayed in their fields: nothing was pressed after them in their form, no request went out with them, no fresh load showed them. */
function neverSent(done: readonly ActionRecord[], speaking: readonly Evidence[], ground: Ground): string[] {
  return done.flatMap((record, at) => {
    if (!isEntering(record) || isSearch(record) || opensPlace(record, ground.task.goal)) return [];
    const later = done.slice(at + 1);
    if (later.some((other) => isEntering(other) && isSameField(record, other))) return [];
    const isSent =
      isStored(said(record)) ||
      later.some((other) => !isEntering(other) && isPressing(other) && sends(other, record, ground));
    if (isSent) return [];
    const value = String(record.action.args[1] ?? "");
    const name = record.target?.name ?? "";
    const isRead = speaking.some(
      ({ rank, text }) =>
        rank === "persisted" &&
        (value !== "" ? isHeldBy(value, [text]) : name !== "" && isHeldBy(name, [text])),
    );
    return isRead ? [] : [`What was entered in "${name}" was never sent.`];
  });
}

/** The form offered just what the goal says, and it was sent with something else. */
function neverChosen(done: readonly ActionRecord[]): string[] {
  const chosen = done.flatMap(({ action, target, chain, chainTargets = [] }) => [
    target?.name ?? "",
    ...pathParts(target?.path ?? "").flatMap(({ role, name }) =>
      role === "row" || role === "item" ? [name] : [],
    ),
    ...chainTargets.map(({ name }) => name),
    ...action.args.map(String),
    ...(chain?.actions ?? []).map((link) => link.action),
  ]);
  const isChosen = (name: string): boolean =>
    chosen.some((text) => text === name || text.includes(JSON.stringify(name)));
  return done
    .flatMap(({ unchosen = [] }) => unchosen)
    .filter((name) => !isChosen(name))
    .map((name) => `"${name}" was offered and never chosen.`);
}

/** A control in another form than the field sends another form. */
function sends(deed: ActionRecord, field: ActionRecord, { snapshot }: Ground): boolean {
  if (!isSamePlace(deed.urlAtAction, field.urlAtAction)) return false;
  const own = formOn(snapshot, deed) ?? formIn(deed);
  const other = formOn(snapshot, field) ?? formIn(field);
  return own === undefined || other === undefined || typeof own !== typeof other || own === other;
}

/** The form around a control as the page stands, where it is still there and no other bears its name. */
function formOn({ nodes }: PageSnapshot, { target }: ActionRecord): number | undefined {
  const [node, ...more] = target?.name ? findElements({ role: target.role, name: target.name }, nodes) : [];
  if (!node || more.length > 0) return undefined;
  return ancestorsOf(nodes, nodes.indexOf(node)).find((at) => nodes[at]?.role === "form");
}

const formIn = ({ target }: ActionRecord): string | undefined =>
  /^.*(?:^|\/)form[^/]*/u.exec(target?.path ?? "")?.[0];

const takesText = ({ action }: ActionRecord): boolean => action.name === "setValue" || action.name === "type";
const setting =
  /^(?:turn|switch|(?:un)?tick|(?:un)?check|enable|disable|(?:de)?activate|choose|select|pick)$/i;

/** Words by which forms are sent stand for each other; what goes further than that, as to publish, has a control of its own. */
const sending =
  /^(?:save|submit|confirm|send|finish|complete|apply|add|put|create|change|update|place|book|reserve|order|register|request|schedule|file|lodge|log)$/iu;
const isSending = (name: string): boolean => wordsOf(name).some((word) => sending.test(word));

/** Some control that was pressed bears the word, or one of its kind, or did it by a verified step. What goes further than saving takes its own control, verified or with a request. */
function isDone(verb: string, done: readonly ActionRecord[]): boolean {
  const kind = readStepIntent(verb).verb;
  return done.some((record) => {
    const { target, verdict, stepDescription = "" } = record;
    const isVerified = verdict?.outcome === "verified";
    // Boxes are turned on and options chosen without a button that says so.
    if (isEntering(record) && !takesText(record) && setting.test(verb)) return isVerified;
    if (!isPressing(record)) return false;
    if (isVerified && wordsOf(stepDescription)[0] === verb) return true;
    const name = target?.name ?? "";
    const bearsIt = wordsOf(name).some((word) => cutEnding(word) === cutEnding(verb));
    if (sending.test(verb)) return bearsIt || target?.inputType === "submit" || isSending(name);
    if (!isVerified && !isTaken(record)) return false;
    return bearsIt || (kind !== "unknown" && !isSending(name) && readStepIntent(name).verb === kind);
  });
}
