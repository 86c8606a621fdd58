/**
 * What is known of models, as of 2026-11: capabilities and list prices in US dollars per million tokens, each from the day it holds. Models that
 * are not here can be used as well; see `unknownModel`. Prices may be added with SUREFOOT_MODEL_PRICES.
 */
const fourLevels = ["minimal", "low", "medium", "high"] as const;
const threeLevels = ["low", "medium", "high"] as const;
/** Google's price for a thousand searches of a grounded call. */
const searchPrice = 14;

/** Google's introductory price of its 3.6, 3.7 and 3.8 flash models holds through 2026-12-31. */
const flashPrices = (released: string) =>
  [
    { from: released, input: 0.75, cachedInput: 0.075, output: 3.75 },
    { from: "2027-01-01", input: 1.5, cachedInput: 0.15, output: 7.5 },
  ] as const;

const gemini3 = { grounding: "with_schema", vision: true, searchPrice } as const;
const gemini2 = { grounding: "apart", vision: true, searchPrice } as const;

export const knownModels = [
  {
    name: "gemini-3.5-flash-lite",
    thinking: { by: "level", levels: fourLevels },
    ...gemini3,
    prices: [{ from: "2026-01-01", input: 0.3, output: 2.5 }],
  },
  {
    name: "gemini-3.8-flash",
    thinking: { by: "level", levels: threeLevels },
    ...gemini3,
    prices: flashPrices("2026-09-02"),
  },
  {
    name: "gemini-3.7-flash",
    thinking: { by: "level", levels: threeLevels },
    ...gemini3,
    prices: flashPrices("2026-08-13"),
  },
  {
    name: "gemini-3.6-flash",
    thinking: { by: "level", levels: fourLevels },
    ...gemini3,
    prices: flashPrices("2026-07-21"),
  },
  // Google ends the 2.5 models on 2026-12-01 (flash and pro).
  {
    name: "gemini-2.5-flash",
    thinking: { by: "tokens", least: 0 },
    ...gemini2,
    prices: [{ from: "2025-06-17", input: 0.3, output: 2.5 }],
  },
  {
    name: "gemini-2.5-pro",
    thinking: { by: "tokens", least: 128 },
    ...gemini2,
    prices: [{ from: "2025-06-17", input: 1.25, output: 10 }],
  },
] as const;

/** A model that is not in the table: nothing is asked of it that it might not have. */
export const unknownModel = {
  thinking: { by: "unknown" },
  grounding: "none",
  vision: false,
  prices: [],
} as const;

export const geminiDefaults = { small: "gemini-3.5-flash-lite", full: "gemini-3.8-flash" } as const;
