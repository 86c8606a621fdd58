/** A place in the server's work that a fault can strike: before or after a node, a model call, a store call, the n-th time it comes by. */
export type Moment = { at: string; visit: number };

export type ServerFault = Moment & {
  kind: "kill" | "store error" | "model error" | "model timeout" | "clock jump";
  ms?: number;
  struck?: boolean;
};
/** On the way between client and server, or in the client, at its n-th post or action. */
export type ClientFault = {
  kind: "response lost" | "double post" | "late repeat" | "connection dropped" | "client killed";
  visit: number;
  struck?: boolean;
};
export type Fault = ServerFault | ClientFault;

export const isServerFault = (fault: Fault): fault is ServerFault => "at" in fault;

/** The fault that strikes here, once. */
export function serverFaultAt(faults: readonly Fault[], { at, visit }: Moment): ServerFault | undefined {
  return strike(
    faults.filter(isServerFault).find((one) => !one.struck && one.at === at && one.visit === visit),
  );
}

export function clientFaultAt(
  faults: readonly Fault[],
  kinds: readonly ClientFault["kind"][],
  visit: number,
): ClientFault | undefined {
  const own = faults.filter((fault): fault is ClientFault => !isServerFault(fault));
  return strike(own.find((one) => !one.struck && kinds.includes(one.kind) && one.visit === visit));
}

function strike<F extends Fault>(fault: F | undefined): F | undefined {
  if (fault) fault.struck = true;
  return fault;
}

const hour = 3_600_000;
const jumps = [-30 * 24 * hour, -hour, 90_000, 26 * hour];

/** Every fault that a run with these moments can meet, in an order that a seed decides; kinds take turns, as some have many more places than others. */
export function everyFault(moments: readonly Moment[], posts: number, random: () => number): Fault[] {
  const server = moments.flatMap(({ at, visit }): Fault[] => {
    const place = { at, visit };
    const jump = jumps[Math.floor(random() * jumps.length)] ?? hour;
    return [
      { kind: "kill", ...place },
      { kind: "clock jump", ...place, ms: jump },
      ...(at.includes(" store ") ? [{ kind: "store error" as const, ...place }] : []),
      ...(at.startsWith("before model ")
        ? [
            { kind: "model error" as const, ...place },
            { kind: "model timeout" as const, ...place },
          ]
        : []),
    ];
  });
  const kinds = [
    "response lost",
    "double post",
    "late repeat",
    "connection dropped",
    "client killed",
  ] as const;
  const client = Array.from({ length: posts }, (_, index) =>
    kinds.map((kind): Fault => ({ kind, visit: index + 1 })),
  ).flat();
  return takingTurns(shuffled([...server, ...client], random));
}

function takingTurns(faults: readonly Fault[]): Fault[] {
  const seen = new Map<string, number>();
  return faults
    .map((fault) => {
      const round = seen.get(fault.kind) ?? 0;
      seen.set(fault.kind, round + 1);
      return { fault, round };
    })
    .sort((a, b) => a.round - b.round)
    .map(({ fault }) => fault);
}

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);
}

/** The same numbers for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
