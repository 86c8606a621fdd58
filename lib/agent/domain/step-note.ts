/** What a step says of itself: `[SUCCESS]: …` or `[FAIL]: …`. A note can veto a verdict, never make one. */
export const successNote = (text: string): string => `[SUCCESS]: ${oneLine(text)}`;
export const failNote = (reason: string): string => `[FAIL]: ${oneLine(reason)}`;

const noteChars = 300;

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > noteChars ? `${line.slice(0, noteChars)}…` : line;
}

export type NoteReading = "failed" | "succeeded" | "silent";

/** Only the mark at the very start counts; the rest is prose. */
export function readNote(note: string | undefined): NoteReading {
  const text = note?.trim() ?? "";
  if (text.startsWith("[FAIL]")) return "failed";
  return text.startsWith("[SUCCESS]") ? "succeeded" : "silent";
}

/** A step that says it failed, or still waits for a call, is not done whatever else says so. */
export const noteVetoes = (step: { note?: string | undefined; pendingCalls: number }): boolean =>
  readNote(step.note) === "failed" || step.pendingCalls > 0;
