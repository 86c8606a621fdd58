import { setTimeout as wait } from "node:timers/promises";
import type { LangfuseAddress } from "@/lib/adapters/langfuse/langfuse-address";
import { noRecorder } from "@/lib/adapters/system/no-recorder";
import { secretsOf } from "@/lib/agent/domain/secrets-of";
import { withoutSecrets } from "@/lib/agent/domain/without-secrets";
import type { Recorder } from "@/lib/agent/ports/recorder";
import type { OwnedRecording, TraceStore } from "@/lib/agent/ports/trace-store";
import type { OwnedTrace, TraceSink, Tracing } from "@/lib/agent/ports/tracing";
import type { Config } from "@/lib/config/env";
import type { Log } from "@/lib/server/log";
import { handLater, type Later } from "@/lib/server/traces/hand-later";
import { hashedExchange } from "@/lib/server/traces/question-hash";

export type Traces = {
  tracing: Tracing;
  recorder: Recorder;
  /** Hands on what waits; resolves when that is over, one way or the other. */
  flush(): Promise<void>;
  /** Flushes for a process that is to end: after so many milliseconds nobody waits any more, for any flush. */
  end(withinMs: number): Promise<void>;
};

/** A recording that waits holds a whole page. */
const limits = { traces: 1_000, recordings: 100 };
const pace = { afterMs: 300, patienceMs: 15_000 };

/** Traces go into the store, for the product's own waterfall, and to Langfuse where it has keys. */
export function openTraces(config: Config, store: TraceStore, log: Log): Traces {
  const onLoss = (to: string) => (count: number) =>
    log({ level: "warn", event: "traces_lost", fields: { to, count } });
  const later = (sink: TraceSink, to: string): Later<OwnedTrace> =>
    handLater((traces) => sink.send(traces), { ...pace, limit: limits.traces, onLoss: onLoss(to) });
  const langfuse = langfuseOf(config);
  const queues = [
    later({ send: (traces) => store.saveTraces(traces) }, "store"),
    ...(langfuse ? [later(langfuse, "langfuse")] : []),
  ];
  const recordings = handLater<() => OwnedRecording>((told) => keep(told, store), {
    ...pace,
    limit: limits.recordings,
    onLoss: onLoss("recordings"),
  });
  const patience = patienceOfAll();
  const flush = () => patience.waitFor(Promise.all([...queues, recordings].map((queue) => queue.flush())));
  return {
    tracing: {
      turnEnded(trace) {
        for (const queue of queues) queue.add(trace);
      },
    },
    recorder: config.SUREFOOT_RECORD_TURNS ? { turnEnded: recordings.add } : noRecorder,
    flush,
    async end(withinMs) {
      await Promise.race([flush(), wait(withinMs)]);
      patience.end();
    },
  };
}

/** Waits for many things at once, until it ends for all of them. Nothing stays of one that is over. */
function patienceOfAll(): { waitFor(work: Promise<unknown>): Promise<void>; end(): void } {
  const waiting = new Set<() => void>();
  let isOver = false;
  return {
    waitFor: (work) =>
      new Promise((resolve) => {
        const release = (): void => {
          waiting.delete(release);
          resolve();
        };
        waiting.add(release);
        void work.then(release);
        if (isOver) release();
      }),
    end() {
      isOver = true;
      for (const release of waiting) release();
    },
  };
}

function langfuseOf(config: Config): TraceSink | undefined {
  const { LANGFUSE_PUBLIC_KEY: publicKey, LANGFUSE_SECRET_KEY: secretKey } = config;
  if (!publicKey || !secretKey) return undefined;
  const baseUrl = config.LANGFUSE_BASE_URL.replace(/\/$/, "");
  const address = { publicKey, secretKey, baseUrl, timeoutSeconds: 5 };
  let sink: Promise<TraceSink> | undefined;
  return {
    async send(traces) {
      sink ??= openLangfuse(config.LANGFUSE_SDK, address);
      await (await sink).send(traces);
    },
  };
}

/** Only who sends traces there has its SDK loaded. */
const openLangfuse = async (sdk: Config["LANGFUSE_SDK"], address: LangfuseAddress): Promise<TraceSink> =>
  sdk === "v3"
    ? (await import("@/lib/adapters/langfuse/langfuse-v3")).langfuseV3(address)
    : (await import("@/lib/adapters/langfuse/langfuse-v5")).langfuseV5(address);

/** What of them is gone through at a stretch: a page of thousands of elements takes a while, and turns wait for the same processor. */
const stretchMs = 10;
const savedAtOnce = 20;

async function keep(told: readonly (() => OwnedRecording)[], store: TraceStore): Promise<void> {
  const whole: OwnedRecording[] = [];
  let restsAt = 0;
  for (const tell of told) {
    if (performance.now() >= restsAt) {
      await new Promise(setImmediate);
      restsAt = performance.now() + stretchMs;
    }
    whole.push(kept(tell()));
    if (whole.length >= savedAtOnce) await store.saveRecordings(whole.splice(0));
  }
  await store.saveRecordings(whole);
}

/** What goes to the store: without secrets, and of what was asked only the hashes. */
function kept(recording: OwnedRecording): OwnedRecording {
  const { requestText, ...facts } = recording;
  const secrets = secretsOf([recording]);
  const plain = withoutSecrets(facts, secrets);
  return {
    ...plain,
    exchanges: plain.exchanges.map(hashedExchange),
    ...(requestText === undefined || secrets.length > 0 ? {} : { requestText }),
  };
}
