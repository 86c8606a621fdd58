import type { Dialog, Page } from "playwright-core";

/** What to answer when a page asks back with `confirm`: only after an approved action, always, or never. */
export type ConfirmPolicy = "approved" | "always" | "never";

export type DialogLog = {
  /** The next action was approved: a question of the page is part of it. */
  approveNext: () => void;
  begin: () => void;
  /** What dialogs said in this window, as event lines. */
  events: () => string[];
};

/** Answers the dialogs of a tab, so that none holds the page up. A `prompt` is dismissed: nobody said what to enter. */
export function answerDialogs(page: Page, policy: ConfirmPolicy): DialogLog {
  let approved = false;
  let inWindow = false;
  let said: { text: string; at: number }[] = [];
  const accepts = (type: string): boolean => {
    if (type === "alert" || type === "beforeunload") return true;
    return type === "confirm" && (policy === "always" || (policy === "approved" && approved && inWindow));
  };
  page.on("dialog", (dialog: Dialog) => {
    const accept = accepts(dialog.type());
    said.push({
      text: `Dialog (${dialog.type()}, ${accept ? "accepted" : "dismissed"}): '${dialog.message().slice(0, 300)}'`,
      at: Date.now(),
    });
    const answered = accept ? dialog.accept() : dialog.dismiss();
    answered.catch(() => undefined);
  });
  return {
    approveNext: () => {
      approved = true;
      inWindow = false;
    },
    begin: () => {
      if (inWindow) approved = false;
      inWindow = true;
      said = [];
    },
    events: () => said.map(({ text, at }) => `[${((Date.now() - at) / 1_000).toFixed(1)}s ago] ${text}`),
  };
}
