type Flushing = { flush(): Promise<void> };

const soonMs = 300;
const due = new WeakMap<Flushing, Promise<void>>();

/** Resolves once what waits now is handed on. All who ask within one short time share a flush, so that turns that come close together make one batch. */
export function flushSoon(traces: Flushing): Promise<void> {
  const known = due.get(traces);
  if (known) return known;
  const flushed = new Promise((resolve) => setTimeout(resolve, soonMs)).then(() => {
    due.delete(traces);
    return traces.flush();
  });
  due.set(traces, flushed);
  return flushed;
}
