import type { Recorder } from "@/lib/agent/ports/recorder";

/** Recording where none is wanted. */
export const noRecorder: Recorder = { turnEnded: () => undefined };
