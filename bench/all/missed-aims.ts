import { z } from "zod";

type Aim = { what: string; holds: boolean };

const number = z.number().nullable();
const Named = z.object({
  aims: z.array(z.object({ what: z.string(), holds: z.boolean() })),
});
const Met = z.object({ aims: z.array(z.looseObject({ name: z.string(), met: z.boolean() })) });
const Extract = z.object({
  ratios: z.object({ tokenizer: z.number(), cheerio: z.number() }),
  memory: z.object({ rssMb: z.number() }),
});
const Tokens = z.object({
  totals: z.object({
    multiStep: z.object({ saved: number }),
    completedBothWays: z.object({ saved: number }),
    gate: z.object({ calls: z.number(), rejections: z.number() }),
    simpleNavigation: z.object({ verdicts: z.number(), atTierOne: z.number() }),
    boundaryErrors: z.number(),
  }),
});

/** Aims of a bench that its summary shows to be missed; nothing where the summary knows of no aims. Several benches end with 0 all the same. */
export function missedAims(summary: unknown): string[] | undefined {
  const aims = aimsIn(summary);
  return aims?.filter(({ holds }) => !holds).map(({ what }) => what);
}

function aimsIn(summary: unknown): Aim[] | undefined {
  const named = Named.safeParse(summary);
  if (named.success) return named.data.aims;
  const met = Met.safeParse(summary);
  if (met.success) return met.data.aims.map(({ name, met: holds }) => ({ what: name, holds }));
  const extract = Extract.safeParse(summary);
  if (extract.success) return extractAims(extract.data);
  const tokens = Tokens.safeParse(summary);
  return tokens.success ? tokenAims(tokens.data.totals) : undefined;
}

const extractAims = ({ ratios, memory }: z.infer<typeof Extract>): Aim[] => [
  { what: "at most 5 tokenizer passes", holds: ratios.tokenizer <= 5 },
  { what: "5 times as fast as default cheerio", holds: ratios.cheerio >= 5 },
  { what: "memory", holds: memory.rssMb <= 80 },
];

/** What was not seen at all meets no aim: that no tier-2 call was rejected says nothing where none was made. */
const tokenAims = (totals: z.infer<typeof Tokens>["totals"]): Aim[] => [
  {
    what: "60 % of verification tokens saved",
    holds: Math.min(totals.multiStep.saved ?? 0, totals.completedBothWays.saved ?? 0) >= 0.6,
  },
  {
    what: `tier-2 calls sent on below 5 %${totals.gate.calls === 0 ? " (no such call was made)" : ""}`,
    holds: totals.gate.calls > 0 && totals.gate.rejections / totals.gate.calls < 0.05,
  },
  {
    what: "95 % of SIMPLE navigation at tier 1",
    holds:
      totals.simpleNavigation.verdicts > 0 &&
      totals.simpleNavigation.atTierOne >= 0.95 * totals.simpleNavigation.verdicts,
  },
  { what: "no sub-task boundary errors", holds: totals.boundaryErrors === 0 },
];
