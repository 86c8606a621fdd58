import "@/lib/page/page-bundle";
import { type PageWitness, witnessPage } from "@/lib/page/page-witness";
import type { PageSignal } from "./messages";

declare global {
  var __surefootWitness: PageWitness | undefined;
}

/** Two presses of Escape within this time stop the task. */
const twiceMs = 600;

/** Entry of what is put into every frame of a page that a task works on. */
if (!globalThis.__surefootWitness) {
  globalThis.__surefootWitness = witnessPage(document, Date.now);
  listenForStopKey();
}

function listenForStopKey(): void {
  let last = Number.NEGATIVE_INFINITY;
  window.addEventListener(
    "keydown",
    (event) => {
      // A key that a script presses is not the person's.
      if (event.key !== "Escape" || !event.isTrusted || event.repeat) return;
      const isSecond = event.timeStamp - last < twiceMs;
      last = isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp;
      const signal: PageSignal = { kind: "stop_key" };
      if (isSecond) chrome.runtime.sendMessage(signal).catch(() => undefined);
    },
    true,
  );
}
