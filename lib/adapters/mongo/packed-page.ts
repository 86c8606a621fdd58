import { z } from "zod";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { pageJson } from "@/lib/agent/domain/page-json";
import type { BeforeState } from "@/lib/agent/domain/snapshot";
import { Task } from "@/lib/agent/domain/task";
import { JudgedPages } from "@/lib/agent/domain/turn";
import { jsonWith, packText, unpackText } from "./packed-text";

const packed = new WeakMap<BeforeState, string>();

/** A page as a JSON text that holds it packed, made once: the page that a turn saw is the one before the action of the next. */
function packedPage(page: BeforeState): string {
  const known = packed.get(page);
  if (known !== undefined) return known;
  // Base64 holds nothing that JSON writes otherwise.
  const text = `"${packText(pageJson(page))}"`;
  packed.set(page, text);
  return text;
}

export type TurnPlace = { taskId: string; turn: number };

const nameOf = ({ taskId, turn }: TurnPlace): string => `${taskId}/${turn}`;

/** The turn whose row holds a page as the one before its judged action: the latest that this process stored. */
const turnsOf = new WeakMap<BeforeState, string>();
/** Stands for that page in a recording of the same turn. */
const PageOfTurn = z.strictObject({ standsWith: z.literal("turn") });
const pageOfTurnJson = JSON.stringify({ standsWith: "turn" } satisfies z.infer<typeof PageOfTurn>);

/** A task as JSON, its pages packed: they are nine tenths of it. A recording of a turn leaves out the page that stands with the turn. */
export function taskJson({ pendingAction, reobserved, ...rest }: Task, of?: TurnPlace): string {
  const { record, ...report } = reobserved ?? {};
  return jsonWith(rest, {
    pendingAction: pendingAction && recordJson(pendingAction, of),
    reobserved: record && jsonWith(report, { record: recordJson(record, of) }),
  });
}

function recordJson({ beforeState, ...rest }: ActionRecord, of: TurnPlace | undefined): string {
  const isKept = beforeState && of && turnsOf.get(beforeState) === nameOf(of);
  return jsonWith(rest, { beforeState: isKept ? pageOfTurnJson : beforeState && packedPage(beforeState) });
}

/** What stands with the turn at this place. */
export function pagesJson({ before, after, ...rest }: JudgedPages, place: TurnPlace): string {
  turnsOf.set(before, nameOf(place));
  return jsonWith(rest, { before: packedPage(before), after: packedPage(after) });
}

export const readTaskJson = (text: string): Task => Task.parse(unpackTask(JSON.parse(text)));

/**
 * A task as it was read from its JSON; those that were stored by an older program have their pages as they are. `ofTurn`: the page that stands with
 * the turn that the task is recorded for.
 */
export function unpackTask(stored: unknown, ofTurn?: unknown): unknown {
  const { pendingAction, reobserved, ...rest } = StoredTask.parse(stored);
  const unpackRecord = ({ beforeState, ...record }: z.infer<typeof StoredRecord>) => ({
    ...record,
    ...(beforeState === undefined ? {} : { beforeState: unpackPage(beforeState, ofTurn) }),
  });
  return {
    ...rest,
    ...(pendingAction ? { pendingAction: unpackRecord(pendingAction) } : {}),
    ...(reobserved ? { reobserved: { ...reobserved, record: unpackRecord(reobserved.record) } } : {}),
  };
}

/** A recorded task that leaves its page to its turn. */
export function wantsPageOfTurn(stored: unknown): boolean {
  const { pendingAction, reobserved } = StoredTask.parse(stored);
  return [pendingAction, reobserved?.record].some((record) => isPageOfTurn(record?.beforeState));
}

const isPageOfTurn = (page: unknown): boolean => PageOfTurn.safeParse(page).success;

const StoredRecord = z.looseObject({ beforeState: z.unknown().optional() });
const StoredTask = z.looseObject({
  pendingAction: StoredRecord.optional(),
  reobserved: z.looseObject({ record: StoredRecord }).optional(),
});
const StoredPages = z.looseObject({ before: z.unknown(), after: z.unknown() });

function unpackPage(page: unknown, ofTurn?: unknown): unknown {
  if (typeof page === "string") return JSON.parse(unpackText(page));
  return isPageOfTurn(page) ? ofTurn : page;
}

export function readPagesJson(text: string): JudgedPages {
  const { before, after, ...rest } = StoredPages.parse(JSON.parse(text));
  return JudgedPages.parse({ ...rest, before: unpackPage(before), after: unpackPage(after) });
}
