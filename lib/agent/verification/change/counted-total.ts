import { startsWithVerb } from "@/lib/agent/domain/wording/action-verbs";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";
import { asksForMore, thingIn } from "./put-into-list";

/** What is compared, wished for or kept for later is not put into the cart. */
const otherLists =
  /(?<!\p{L})(?:compar(?:e|ison)(?: list)?|wish ?list|favou?rites|watch ?list|registry|saved for later)[.!]?$/iu;
const holders: ReadonlySet<string> = new Set(["cart", "basket", "bag", "trolley"]);
/** Counts and sums alike. */
const figure = /\d[\d.,]*\d|\d/g;

type Change = { line: string; by: number; isSum: boolean };

/**
 * What the page says of the cart went up when something was put into it, or down when it was taken out: its sum, and the site took the press and said so of
 * that thing; or, where the page keeps the cart itself, its count by one and its sum by what the thing costs.
 */
export function countedTotal(ground: Ground): string | undefined {
  const { verb, requests, alerts, nodesBefore, target, intent, asSaid } = ground;
  const direction = verb === "add" ? 1 : verb === "remove" ? -1 : 0;
  const row = rowOf(nodesBefore, target.index);
  if (direction === 0 || asksForMore(ground) || otherLists.test(asSaid)) return undefined;
  const counter = cartCountedOn(ground, row);
  if (counter !== undefined) return `"${counter}" is what the page says of it now.`;
  const changes = changesOf(ground);
  const ofCart = changes.filter(
    ({ line }) => wordsOf(line).some((word) => holders.has(word)) || itemCount.test(line),
  );
  if (ofCart.length === 0 || !changes.every(({ by }) => Math.sign(by) === direction)) return undefined;
  const [first] = ofCart;
  const told = `"${first?.line.slice(0, 60)}" is what the page says now.`;
  if (requests.stored.length > 0) {
    const things = [
      ...intent.quoted,
      ...(row < 0 ? [headingSaid(ground)] : []),
      ...(row < 0 ? [] : [thingIn(nodesBefore, row), headingIn(ground, row)]),
    ];
    const isTold = alerts.some(
      ({ tone, text }) =>
        tone === "success" && things.some((thing) => /\p{L}{3}/u.test(thing) && containsPhrase(text, thing)),
    );
    return isTold ? told : undefined;
  }
  const sum = changes.find(({ isSum }) => isSum);
  const isPriced = prices(nodesBefore[row]?.name ?? "").includes(Math.abs(sum?.by ?? 0));
  const isOne = ofCart.some(({ by, isSum }) => !isSum && Math.abs(by) === 1);
  return isOne && sum !== undefined && isPriced && !/(?<!\p{L})(?:all|whole|empty)(?!\p{L})/iu.test(asSaid)
    ? told
    : undefined;
}

/**
 * `Add "Slim pant" to the cart`, in the one entry that is called so: a page that keeps the cart itself counts one more on what leads there (`Cart` is `Cart 1`
 * now).
 */
function cartCountedOn(ground: Ground, row: number): string | undefined {
  const { verb, fit, intent, requests, nodesBefore, nodesAfter, diff } = ground;
  const [thing = intent.object, ...more] = intent.quoted;
  const isOfThing =
    more.length === 0 &&
    /\p{L}{3}/u.test(thing) &&
    (row < 0
      ? fold(headingSaid(ground)) === fold(thing)
      : containsPhrase(nodesBefore[row]?.name ?? "", thing));
  if (verb !== "add" || fit.fit !== "this" || !isOfThing || requests.stored.length > 0) return undefined;
  if (!wordsOf(intent.container ?? "").some((word) => holders.has(word))) return undefined;
  const counters = (diff?.changed ?? []).flatMap(({ before, after }) => {
    const [was, is] = [nodesBefore[before], nodesAfter[after]];
    if (!was || !is || !leading.has(is.role)) return [];
    if (!wordsOf(is.name).some((word) => holders.has(word))) return [];
    const [then, now] = [was, is].map(({ name }) => (name.match(/\d+/g) ?? []).map(Number));
    return then && now && then.length <= 1 && now.length === 1
      ? [{ name: is.name, by: (now[0] ?? 0) - (then[0] ?? 0) }]
      : [];
  });
  const [only, ...others] = counters;
  if (only === undefined) return bareCountAtCart(ground);
  return only.by === 1 && others.length === 0 ? only.name : undefined;
}

/** `(0)` is `(1)` now, of all lines with nothing but a number the only one that changed, on a page with a way to the cart. */
function bareCountAtCart({ diff, nodesAfter }: Ground): string | undefined {
  const [[was, ...gone], [is, ...come]] = [diff?.linesRemoved ?? [], diff?.linesAdded ?? []].map((lines) =>
    lines.flatMap((line) => bareCount.exec(line)?.[1] ?? []),
  ) as [string[], string[]];
  const ways = nodesAfter.filter(
    ({ role, name, states }) =>
      leading.has(role) &&
      !states.includes("hidden") &&
      !startsWithVerb(name) &&
      !puttingIn.test(name) &&
      wordsOf(name).some((word) => holders.has(word)),
  );
  const places = new Set(ways.map(({ name }) => name));
  return gone.length + come.length === 0 && places.size > 0 && Number(is) - Number(was) === 1
    ? `${[...places][0]} ${is}`
    : undefined;
}
/** `Into the basket` is a command, too. */
const puttingIn = /^\P{L}{0,3}(?:in|into|to|on|onto)(?!\p{L})/iu;
const bareCount = /^\(?(\d{1,4})\)?$/u;
const leading: ReadonlySet<string> = new Set(["link", "button", "clickable"]);

/** `1 item(s) - $123.20` counts what is in the cart, without a word for it. */
const itemCount = /^\D{0,3}\d{1,4} items?(?:\(s\))?(?![\p{L}\p{N}])/iu;

/** `iPhone`, over the page of the thing that the step says. */
const headingSaid = ({ nodesBefore, asSaid }: Ground): string =>
  nodesBefore.find(
    ({ role, name, states }) =>
      role === "heading" && name !== "" && !states.includes("hidden") && containsPhrase(asSaid, name),
  )?.name ?? "";

const headingIn = ({ nodesBefore }: Ground, row: number): string =>
  nodesBefore.find(({ role, parent }) => role === "heading" && parent === row)?.name ?? "";

const amount = (text: string): number => Number(text.replace(/,(?=\d{3}(?:\D|$))/g, "").replace(",", "."));
/** In hundredths, so that they can be compared. */
const cents = (text: string): number => Math.round(amount(text) * 100);
const prices = (text: string): number[] =>
  [...text.matchAll(/\d[\d.,]*[.,]\d{2}(?!\d)/g)].map(([one]) => cents(one) / 100);

/** Lines of the cart that say the same but for one figure; by how much it changed. */
function changesOf({ diff }: Ground): Change[] {
  const isOfCart = (line: string): boolean =>
    wordsOf(line).some((word) => holders.has(word) || word === "total") || itemCount.test(line);
  const [gone, come] = [diff?.linesRemoved ?? [], diff?.linesAdded ?? []].map((lines) =>
    lines.filter(isOfCart),
  );
  return (come ?? []).flatMap((line) => {
    const earlier = (gone ?? []).find((one) => one.replace(figure, "#") === line.replace(figure, "#"));
    const [then = [], now = []] = [earlier ?? "", line].map((text) => text.match(figure) ?? []);
    const changed = now.flatMap((text, at) => {
      const was = then[at];
      return was === undefined || was === text ? [] : [(cents(text) - cents(was)) / 100];
    });
    const [by, ...more] = changed;
    // How many there are, and what they cost.
    const isOneWay = itemCount.test(line) && more.every((one) => Math.sign(one) === Math.sign(by ?? 0));
    return by === undefined || (more.length > 0 && !isOneWay)
      ? []
      : [{ line, by, isSum: /[.,]\d{2}(?!\d)|\p{Sc}/u.test(line) }];
  });
}
