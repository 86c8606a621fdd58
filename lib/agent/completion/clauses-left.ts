import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isEntering, isPressing } from "@/lib/agent/domain/deeds";
import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { commandOf, isLooking, readGoalAsks } from "@/lib/agent/domain/wording/goal-asks";
import { stateAsked } from "@/lib/agent/domain/wording/state-asked";
import { contentStems } from "@/lib/agent/domain/wording/words";

type Done = {
  /** What was done, without what was only looked at. */
  records: readonly ActionRecord[];
  /** Something that was done answers to that verb. */
  isDone: (verb: string) => boolean;
  /** What was acted on, and what proves the goal. */
  texts: readonly string[];
};

/**
 * Commands of a goal with an object of their own of which nothing says a word, where fewer things were done than the goal has commands: `… and tick off that I
 * took out the glass`, where only the shopping list was written on.
 */
export function clausesLeft(goal: string, { records, isDone, texts }: Done): string[] {
  const clauses = splitClauses(goal).map((clause) => commandOf(clause).replace(/[.!?]+$/u, ""));
  const commands = clauses.filter(isCommand);
  if (records.filter(isDeed).length >= commands.length) return [];
  const said = new Set(texts.flatMap((text) => contentStems(text)));
  // `Mark the mail as read and move it`: that the mail was opened and moved says nothing of its being read.
  const isStateUntold = (clause: string): boolean => {
    const state = contentStems(stateAsked(clause) ?? "");
    return state.length > 0 && !state.some((word) => said.has(word)) && !records.some(isTicking);
  };
  const objectOf = (clause: string): readonly string[] => contentStems(clause.replace(/^\S+/u, ""));
  const left = commands.filter((clause) => {
    const others = new Set(clauses.filter((other) => other !== clause).flatMap(objectOf));
    const own = objectOf(clause).filter((word) => !others.has(word));
    const [verb = ""] = clause.toLowerCase().split(/\s/u);
    const isTold = own.some((word) => said.has(word)) && !isStateUntold(clause);
    return own.length > 0 && !isTold && !isDone(verb);
  });
  // Where no command is spoken of the site has another language.
  return left.length < commands.length
    ? left.map((clause) => `Nothing that was done speaks of "${clause}".`)
    : [];
}

const isCommand = (clause: string): boolean =>
  !isLooking(clause) && (readGoalAsks(clause).stores || startsWithVerb(clause, false));

const isTicking = ({ target }: ActionRecord): boolean =>
  target !== undefined && ["checkbox", "switch", "radio", "option"].includes(target.role);

/** Followed to where it leads: that changes nothing. */
const onlyLed = ({ target, verdict }: ActionRecord): boolean =>
  target?.role === "link" && verdict?.outcome === "verified" && verdict.check === "known-destination";

/** What is typed is done with the press that sends it. */
const isDeed = (record: ActionRecord): boolean =>
  isEntering(record)
    ? record.action.name !== "setValue" && record.action.name !== "type" && record.action.name !== "select"
    : isPressing(record) && !onlyLed(record);
