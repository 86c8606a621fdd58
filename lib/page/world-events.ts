/**
 * What the page's own world and the extension's world in the page say to each other. They share no variables, only the DOM: events cross it
 * at once, their `detail` as text. A page can hear and send these events too, so what comes through them is the page's word.
 */
export const worldEvents = {
  /** A request began or ended; `detail`: a `WorldRequest`. */
  request: "surefoot-request",
  /** A dialog is about to open; `detail`: a `WorldDialog`. Prevented: it was answered, and must not open. */
  dialog: "surefoot-dialog",
  /** Asked after an answered dialog. Prevented: the answer was yes. */
  accepted: "surefoot-accepted",
  /** Asked before the page may hold back a navigation. Prevented: it may not. */
  leaving: "surefoot-leaving",
  /** The browser refused to open a window; `detail`: its address. */
  blockedWindow: "surefoot-blocked-window",
} as const;

export type WorldRequest = {
  id: string;
  method: string;
  url: string;
  type: "fetch" | "xhr";
  phase: "begins" | "ends";
  status?: number;
  failed?: boolean;
};

export type WorldDialog = { type: "alert" | "confirm" | "prompt"; message: string };
