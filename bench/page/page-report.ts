import type { PageMeasure } from "./measure-page";

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
/** The value that a share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const all = sorted(values);
  return all[Math.min(all.length - 1, Math.max(0, Math.ceil(share * all.length) - 1))] ?? Number.NaN;
}

type Aim = { what: string; value: number; aim: string; holds: boolean };

const text = (value: number, digits = 3): string => (Number.isNaN(value) ? "-" : value.toFixed(digits));

const most = (what: string, value: number, aim: number): Aim => ({
  what,
  value,
  aim: `<= ${aim}`,
  holds: value <= aim,
});
const least = (what: string, value: number, aim: number): Aim => ({
  what,
  value,
  aim: `>= ${aim}`,
  holds: value >= aim,
});
const median = (values: readonly number[]): number => quantile(values, 0.5);

/** What is aimed at, with what was measured. Ratios are to Playwright's AI snapshot of the same page in the same run. */
export function aimsOf(pages: readonly PageMeasure[]): Aim[] {
  return [...tokenAims(pages), ...coverAims(pages), ...timeAims(pages)];
}

/** A page that Playwright says in fewer tokens is next to empty: our views of it are their first two lines, and its ratio says nothing. */
const fewestTokens = 100;

const ratios = (pages: readonly PageMeasure[], of: (tokens: PageMeasure["tokens"]) => number): number[] =>
  pages.filter(({ tokens }) => tokens.ai >= fewestTokens).map(({ tokens }) => of(tokens) / tokens.ai);

function tokenAims(pages: readonly PageMeasure[]): Aim[] {
  const action = ratios(pages, (tokens) => tokens.action);
  const full = ratios(pages, (tokens) => tokens.full);
  const change = ratios(pages, (tokens) => tokens.change);
  const largest = Math.max(0, ...pages.flatMap(({ tokens }) => [tokens.action, tokens.full]));
  return [
    most("action view / AI snapshot, median", median(action), 0.15),
    most("action view / AI snapshot, p90", quantile(action, 0.9), 0.25),
    most("view with text / AI snapshot, median", median(full), 0.3),
    most("view with text / AI snapshot, p90", quantile(full, 0.9), 0.45),
    most("change after an action / AI snapshot, median", median(change), 0.05),
    most("largest view, tokens", largest, 8_000),
  ];
}

function coverAims(pages: readonly PageMeasure[]): Aim[] {
  const marked = pages.reduce((sum, { actionable }) => sum + actionable.marked, 0);
  const found = pages.reduce((sum, { actionable }) => sum + actionable.found, 0);
  const words = pages.map((page) => page.words);
  return [
    least(
      "share of Playwright's actionable elements in the action view",
      marked === 0 ? 1 : found / marked,
      0.99,
    ),
    least("share of visible words in the view with text, median", median(words), 0.98),
    least("share of visible words in the view with text, p10", quantile(words, 0.1), 0.98),
  ];
}

const timeAims = (pages: readonly PageMeasure[]): Aim[] => [
  most(
    "capture in the page / ariaSnapshot, time, median",
    median(pages.map(({ ms }) => ms.capture / ms.aria)),
    0.5,
  ),
  most(
    "capture, snapshot and both views / ariaSnapshot, time, median",
    median(pages.map(({ ms }) => (ms.capture + ms.reading) / ms.aria)),
    1,
  ),
];

/** What the view with text is to be held against: the words themselves cost so much. */
const floorLine = (floor: readonly number[]): string =>
  `      ${"visible text alone / AI snapshot, median and p90".padEnd(62)} ${text(median(floor)).padStart(10)}  ${text(quantile(floor, 0.9))}`;

/** The totals as lines of a table. */
export function pageTable(pages: readonly PageMeasure[]): string[] {
  const middle = (of: (page: PageMeasure) => number | undefined): number =>
    quantile(
      pages.flatMap((page) => of(page) ?? []),
      0.5,
    );
  const rows: [string, number, number][] = [
    ["raw HTML", middle(({ tokens }) => tokens.html), Number.NaN],
    ["visible text alone", middle(({ tokens }) => tokens.visible), Number.NaN],
    ["Playwright ariaSnapshot", middle(({ tokens }) => tokens.aria), middle(({ ms }) => ms.aria)],
    ["Playwright AI snapshot", middle(({ tokens }) => tokens.ai), middle(({ ms }) => ms.ai)],
    ["Stagehand snapshot", middle(({ tokens }) => tokens.stagehand), middle(({ ms }) => ms.stagehand)],
    [
      "Surefoot, what can be acted on",
      middle(({ tokens }) => tokens.action),
      middle(({ ms }) => ms.capture + ms.reading),
    ],
    ["Surefoot, with text", middle(({ tokens }) => tokens.full), Number.NaN],
    ["Surefoot, change after an action", middle(({ tokens }) => tokens.change), Number.NaN],
  ];
  return [
    `${"view".padEnd(34)}${"tokens (median)".padStart(16)}${"ms (median)".padStart(14)}`,
    ...rows.map(
      ([name, tokens, ms]) => `${name.padEnd(34)}${text(tokens, 0).padStart(16)}${text(ms, 1).padStart(14)}`,
    ),
    "",
    floorLine(ratios(pages, ({ visible }) => visible)),
    ...aimsOf(pages).map(
      ({ what, value, aim, holds }) =>
        `${holds ? "ok   " : "SHORT"} ${what.padEnd(62)} ${text(value).padStart(10)}  (${aim})`,
    ),
  ];
}
