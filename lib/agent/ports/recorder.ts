import type { OwnedRecording } from "./trace-store";

/** Takes what a turn was made of, once it was answered. Returns at once, never throws; `tell` is called later, or not at all. */
export type Recorder = { turnEnded(tell: () => OwnedRecording): void };
