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
  const text = JSON.stringify(packText(pageJson(page)));
  packed.set(page, text);
  return text;
}

/** A task as JSON, its pages packed: they are nine tenths of it. */
export function taskJson({ pendingAction, reobserved, ...rest }: Task): string {
  const { record, ...report } = reobserved ?? {};
  return jsonWith(rest, {
    pendingAction: pendingAction && recordJson(pendingAction),
    reobserved: record && jsonWith(report, { record: recordJson(record) }),
  });
}

const recordJson = ({ beforeState, ...rest }: ActionRecord): string =>
  jsonWith(rest, { beforeState: beforeState && packedPage(beforeState) });

export const pagesJson = ({ before, after, ...rest }: JudgedPages): string =>
  jsonWith(rest, { before: packedPage(before), after: packedPage(after) });

export const readTaskJson = (text: string): Task => Task.parse(unpackTask(JSON.parse(text)));

/** A task as it was read from its JSON; those that were stored by an older program have their pages as they are. */
export function unpackTask(stored: unknown): unknown {
  const { pendingAction, reobserved, ...rest } = StoredTask.parse(stored);
  return {
    ...rest,
    ...(pendingAction ? { pendingAction: unpackRecord(pendingAction) } : {}),
    ...(reobserved ? { reobserved: { ...reobserved, record: unpackRecord(reobserved.record) } } : {}),
  };
}

const StoredRecord = z.looseObject({ beforeState: z.unknown().optional() });
const StoredTask = z.looseObject({
  pendingAction: StoredRecord.optional(),
  reobserved: z.looseObject({ record: StoredRecord }).optional(),
});
const StoredPages = z.looseObject({ before: z.unknown(), after: z.unknown() });

const unpackRecord = ({ beforeState, ...rest }: z.infer<typeof StoredRecord>) => ({
  ...rest,
  ...(beforeState === undefined ? {} : { beforeState: unpackPage(beforeState) }),
});

const unpackPage = (page: unknown): unknown =>
  typeof page === "string" ? JSON.parse(unpackText(page)) : page;

export function readPagesJson(text: string): JudgedPages {
  const { before, after, ...rest } = StoredPages.parse(JSON.parse(text));
  return JudgedPages.parse({ ...rest, before: unpackPage(before), after: unpackPage(after) });
}
