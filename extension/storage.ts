import { isRecordKey, type TaskRecord } from "./task-record";

/** Where the server is and what to call it with. */
export type Connection = { server: string; key: string };

/** A session that was begun in this browser. */
export type PastSession = { sessionId: string; goal: string; startedAt: string };

const connectionKey = "connection";
/** The server of the last pairing, so that it need not be typed again when only the key was lost. */
export const lastServerKey = "lastServer";
const pastKey = "past";
const maxPast = 50;

const read = async <T>(key: string): Promise<T | undefined> =>
  (await chrome.storage.local.get(key))[key] as T | undefined;

export const readConnection = (): Promise<Connection | undefined> => read<Connection>(connectionKey);
export const saveConnection = (connection: Connection): Promise<void> =>
  chrome.storage.local.set({ [connectionKey]: connection, [lastServerKey]: connection.server });
/** The server takes the key no more. */
export const forgetKey = (): Promise<void> => chrome.storage.local.remove(connectionKey);
export const forgetServer = (): Promise<void> => chrome.storage.local.remove([connectionKey, lastServerKey]);

export const readPast = async (): Promise<PastSession[]> => (await read<PastSession[]>(pastKey)) ?? [];

/** Newest first; a session is listed once, by its latest goal. */
export async function notePast(session: PastSession): Promise<void> {
  const others = (await readPast()).filter(({ sessionId }) => sessionId !== session.sessionId);
  await chrome.storage.local.set({ [pastKey]: [session, ...others].slice(0, maxPast) });
}

export async function readRecords(): Promise<TaskRecord[]> {
  const all: Record<string, unknown> = await chrome.storage.local.get(null);
  return Object.entries(all).flatMap(([key, value]) => (isRecordKey(key) ? [value as TaskRecord] : []));
}
