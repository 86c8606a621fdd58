import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isRoute, readUrl } from "@/lib/agent/domain/urls";
import { containsPhrase, contentWords, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { type Check, lookAgain, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { isEmptyPlace } from "@/lib/agent/verification/page/empty-place";
import { formIsLeft, formOf } from "@/lib/agent/verification/page/form-state";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * A form that makes one more of what a thing has (`Start the firing`, on the page of a kiln) was sent and went, the site took it, and what it led to is the page of
 * the next one by its number: one higher than any that the page before led to, beneath the same thing. All that the step says, and the goal of a last one, is what that
 * thing is called, or what the form held, each by its field.
 */
export const nextNumbered: Check = {
  name: "next-numbered",
  applies: ({ action, diff, fit, requests, kindAfter, verb }) =>
    diff !== undefined &&
    action.clicks &&
    fit.fit === "this" &&
    verb !== "remove" &&
    kindAfter === "ordinary" &&
    requests.stored.length === 1 &&
    requests.refused.length + requests.lost.length + requests.open.length === 0,
  check(ground) {
    const { before, input, nodesBefore, nodesAfter } = ground;
    const at = /^(\/.+)\/([^/]+)\/(\d{1,9})$/.exec(placeOf(input.after.url));
    if (!at || !before || formOf(ground) < 0 || !formIsLeft(ground) || isEmptyPlace(ground)) return undefined;
    if (ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    const told = [
      input.after.title,
      ...(ground.diff?.linesAdded ?? []),
      ...nodesAfter.map(({ name }) => name),
    ];
    const was = new Set(nodesBefore.map(({ name }) => name));
    if (told.some((line) => !was.has(line) && failing.test(line))) return undefined;
    const [whole, thing = "", kind = "", number = ""] = at;
    if (!`${placeOf(before.url)}/`.startsWith(`${thing}/`)) return undefined;
    const known = nodesBefore.flatMap(({ href }) => {
      const place = placeOf(href ?? "");
      return place.startsWith(`${thing}/${kind}/`)
        ? [Number(place.slice(`${thing}/${kind}/`.length).split("/")[0])]
        : [];
    });
    const isNext = known.length > 0 && Number(number) === Math.max(...known) + 1;
    const called = nodesAfter.find(({ name, href }) => name !== "" && placeOf(href ?? "") === thing)?.name;
    const isItself = nodesAfter.some(({ href }) => placeOf(href ?? "") === whole);
    if (!isNext || !isItself || called === undefined || !isAllTold(ground, called)) return undefined;
    const reason = `The page is that of the next one of "${called.slice(0, 60)}", number ${number}.`;
    return input.secondLook ? verified(0.9, reason) : lookAgain(0.9, `${reason} It has yet to last.`);
  },
};

/** The path, with the route that stands behind `#`. */
const placeOf = (href: string): string => {
  const url = href === "" ? undefined : readUrl(href);
  if (!url) return "";
  const route = isRoute(url.hash) ? (url.hash.replace(/^#!?/, "").split("?")[0] ?? "") : "";
  return `${url.pathname.replace(/\/$/, "")}${route}`.replace(/\/$/, "");
};

/**
 * The wording says nothing but the deed, the whole name of the thing, and what the form held: a value right behind the name of its field (`the glaze ash`), a box that
 * is ticked by its name. No box is ticked, and nothing was entered or chosen on the way, that it does not say. What it denies was not looked at.
 */
function isAllTold(ground: Ground, called: string): boolean {
  const { asSaid, input, target, nodesBefore } = ground;
  const said = [asSaid, ...(input.isLastStep ? [input.goal] : [])];
  if (said.some((text) => denying.test(text))) return false;
  const held = descendantsOf(nodesBefore, formOf(ground));
  const ticked = held.filter(({ states }) => states.includes("checked")).map(labelOf);
  const filled = held.filter(({ role, value = "" }) => fields.has(role) && value.trim() !== "");
  const pairs = filled.flatMap((one) => (labelOf(one) === "" ? [] : [`${labelOf(one)} ${one.value}`]));
  const isSaid = (part: string): boolean => said.some((text) => containsPhrase(text, part));
  if (!ticked.every(isSaid) || !enteredIn(ground).every(isSaid)) return false;
  const own = rootsOf(target.node?.name ?? "");
  return said.every((text) => {
    const rest = [called, ...ticked, ...pairs].reduce(without, spaced(text));
    return contentWords(rest)
      .slice(1)
      .every((word) => making.has(word) || own.has(rootOf(word)));
  });
}
const labelOf = ({ name, nearText = "" }: SkeletonNode): string => wordsOf(name || nearText).join(" ");
const spaced = (text: string): string => ` ${wordsOf(text).join(" ")} `;
const without = (text: string, part: string): string => text.replace(spaced(part), " ");

/** What was typed and chosen on the way here; where it went in may not show. */
const enteredIn = ({ input }: Ground): string[] =>
  input.history.flatMap(({ action, target }) =>
    action.name !== "click"
      ? action.args.slice(1).map(String)
      : chosen.has(target?.role ?? "")
        ? [target?.name ?? ""]
        : [],
  );
const chosen: ReadonlySet<string> = new Set(["option", "checkbox", "radio", "switch"]);
const fields: ReadonlySet<string> = new Set(["textbox", "combobox", "slider"]);
const making: ReadonlySet<string> = new Set(
  "new another start begin launch queue trigger create make add run".split(" "),
);
const denying = /(?<!\p{L})(?:no|not|without|except|but|never)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** What the page that came says of one that did not go on. */
const failing =
  /(?<!\p{L})(?:fail\p{L}*|errors?|not|never|cancell?ed|abort\p{L}*|reject\p{L}*|refused|denied|stopped|skipped|exception|unable|invalid)(?!\p{L})|n['’]t(?!\p{L})/iu;
