import { readRecords } from "@/extension/storage";
import { hasTab, recordKey, type TaskRecord } from "@/extension/task-record";

/** The record of one task, kept in the browser's storage; only the worker writes it. */
export type RecordHandle = {
  now: () => TaskRecord;
  /** Stores what the function makes of the record. Changes come one after the other. */
  change: (to: (record: TaskRecord) => TaskRecord) => Promise<void>;
  remove: () => Promise<void>;
};

const handles = new Map<number, RecordHandle>();

export function handleOf(first: TaskRecord): RecordHandle {
  let record = first;
  let writing: Promise<void> = Promise.resolve();
  let isGone = false;
  const { tabId } = first;
  const handle: RecordHandle = {
    now: () => record,
    change: (to) => {
      record = to(record);
      writing = writing.then(async () => {
        if (!isGone) await chrome.storage.local.set({ [recordKey(tabId)]: record });
      });
      return writing;
    },
    remove: () => {
      isGone = true;
      handles.delete(tabId);
      return writing.then(() => chrome.storage.local.remove(recordKey(tabId)));
    },
  };
  handles.set(tabId, handle);
  return handle;
}

/** All tasks of this browser, those read from storage that the worker does not know yet. */
export async function allRecords(): Promise<RecordHandle[]> {
  for (const record of await readRecords()) if (!handles.has(record.tabId)) handleOf(record);
  return [...handles.values()];
}

/** The task that a tab belongs to. */
export async function recordOfTab(tabId: number): Promise<RecordHandle | undefined> {
  return (await allRecords()).find((handle) => hasTab(handle.now(), tabId));
}
