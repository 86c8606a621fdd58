export type Spread = { p50: number; p95: number; p99: number; max: number };

/** Of unsorted values; each is one that was measured, none made up between two. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

export type Measured = {
  name: string;
  requests: number;
  perSecond: number;
  cpuMs: number;
  ms: Spread;
  memoryMb: number;
};

/** Rounds of the same thing as one: it was measured by turns with others, so that whatever else the machine did hit all alike. */
export function joined(rounds: readonly Round[]): Measured {
  const times = rounds.flatMap(({ ms }) => ms);
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0);
  return {
    name: rounds[0]?.name ?? "",
    requests: times.length,
    perSecond: times.length / sum(({ seconds }) => seconds),
    cpuMs: sum(({ cpuMs }) => cpuMs) / times.length,
    ms: spreadOf(times),
    memoryMb: rounds.at(-1)?.memoryMb ?? 0,
  };
}

/** What was measured at one time; `cpuMs` is that of all requests. */
export type Round = { name: string; ms: number[]; seconds: number; cpuMs: number; memoryMb: number };

export type Report = {
  bodyBytes: number;
  turn: Measured;
  emptyNext: Measured;
  bareNode: Measured;
  crowd: Measured & {
    tasks: number;
    /** As many as were wanted; fewer were sent where the time was over before. */
    turnsWanted: number;
    errors: number;
    duplicates: number;
    statuses: Record<string, number>;
  };
  /** Memory at ten moments over the crowd's turns, in MB. */
  memoryMb: number[];
};

export type Aim = { name: string; value: number; limit: number; met: boolean };

/** The later half of the run against the half before it: what grows without end shows there, what warms up at first does not. */
export function memoryGrowth(samples: readonly number[]): number {
  const settled = samples.slice(Math.floor(samples.length * 0.2));
  const half = Math.floor(settled.length / 2);
  if (half === 0) return 0;
  const middle = (values: readonly number[]) => spreadOf(values).p50;
  return middle(settled.slice(half)) / middle(settled.slice(0, half)) - 1;
}

export function aimsOf({ turn, emptyNext, crowd, memoryMb }: Report): Aim[] {
  const aim = (name: string, value: number, limit: number): Aim => ({
    name,
    value,
    limit,
    met: value <= limit,
  });
  return [
    aim("CPU of a turn, in empty Next routes", turn.cpuMs / emptyNext.cpuMs, 5),
    aim(`errors of ${crowd.tasks} tasks at once`, crowd.errors, 0),
    aim("saves done twice", crowd.duplicates, 0),
    aim("p99 of the crowd, in its p50", crowd.ms.p99 / crowd.ms.p50, 20),
    aim("growth of memory, later half over earlier", memoryGrowth(memoryMb), 0.1),
    aim("turns of the crowd that time did not allow", Math.max(0, crowd.turnsWanted - crowd.requests), 0),
  ];
}

const columns: [string, (row: Measured) => string][] = [
  ["", ({ name }) => name],
  ["requests", ({ requests }) => String(requests)],
  ["per s", ({ perSecond }) => perSecond.toFixed(1)],
  ["CPU ms", ({ cpuMs }) => cpuMs.toFixed(2)],
  ["p50 ms", ({ ms }) => ms.p50.toFixed(0)],
  ["p95 ms", ({ ms }) => ms.p95.toFixed(0)],
  ["p99 ms", ({ ms }) => ms.p99.toFixed(0)],
  ["memory MB", ({ memoryMb }) => memoryMb.toFixed(0)],
];

export function reportLines(report: Report): string[] {
  const rows = [report.turn, report.emptyNext, report.bareNode, report.crowd];
  const table = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
  const widths = columns.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("  "),
  );
  const ends = Object.entries(report.crowd.statuses).map(([status, count]) => `${count} ${status}`);
  return [
    `Body of a request: ${(report.bodyBytes / 1024).toFixed(0)} kB`,
    ...lines,
    `The crowd's tasks: ${ends.join(", ")}; ${report.crowd.errors} errors`,
    `The crowd's turns: ${report.crowd.requests} of ${report.crowd.turnsWanted} wanted`,
    `Memory over the crowd's turns, MB: ${report.memoryMb.map((mb) => mb.toFixed(0)).join(" ")}`,
    ...aimsOf(report).map(
      ({ name, value, limit, met }) =>
        `${met ? "ok  " : "MISS"} ${name}: ${value.toFixed(2)} (at most ${limit})`,
    ),
  ];
}
