/** When a call is over: at its own deadline, or when whoever asked no longer waits. */
export type CallEnds = {
  signal: AbortSignal;
  /** The deadline passed, and nobody else ended the call. */
  isOverdue(): boolean;
  /** Lets go of timer and caller; has to be called when the call is done. */
  done(): void;
};

/** One signal of both. Made by hand: `AbortSignal.any` and `.timeout` would keep what a call holds until its deadline, long after it is answered. */
export function callEnds(caller: AbortSignal | undefined, deadlineMs: number): CallEnds {
  const over = new AbortController();
  let overdue = false;
  const timer = setTimeout(() => {
    overdue = true;
    over.abort(new Error("the deadline passed"));
  }, deadlineMs);
  const end = () => over.abort(caller?.reason);
  if (caller?.aborted) end();
  else caller?.addEventListener("abort", end, { once: true });
  return {
    signal: over.signal,
    isOverdue: () => overdue && !caller?.aborted,
    done() {
      clearTimeout(timer);
      caller?.removeEventListener("abort", end);
    },
  };
}
