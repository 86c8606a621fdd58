import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { asksAndDoes } from "@/lib/agent/domain/stored-requests";
import { readUrl } from "@/lib/agent/domain/urls";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { type Check, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { sameValue } from "@/lib/agent/verification/page/field-value";
import {
  enteredValues,
  entersOtherName,
  formOf,
  numbersAgree,
} from "@/lib/agent/verification/page/form-state";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * A form for something new was sent, and the thing has a page of its own since then: at an address beside that of the form (`/beds/new`, `/beds/12`), headed by
 * what was entered, and each field that both pages have holds what it did.
 */
export const ownPageMade: Check = {
  name: "own-page-made",
  applies: ({ action, diff, fit, verb, kindAfter }) =>
    diff !== undefined &&
    fit.fit !== "other" &&
    action.clicks &&
    action.persistent &&
    making.has(verb) &&
    kindAfter === "ordinary",
  check(ground) {
    const { requests, alerts, before, input } = ground;
    if (formOf(ground) < 0 || !isBesideForm(before?.url ?? "", input.after.url)) return undefined;
    if (
      !requests.stored.some(isOfPlace(before?.url ?? "")) ||
      requests.refused.length + requests.lost.length + requests.open.length > 0
    )
      return undefined;
    if (alerts.some(({ tone }) => tone === "error")) return undefined;
    const entered = enteredValues(ground);
    const made = headingMade(ground, entered);
    if (made === undefined || !numbersAgree(ground, entered) || entersOtherName(ground, entered))
      return undefined;
    return isHeld(ground) && isShownElse(ground, entered, made)
      ? verified(0.95, `The site took it, and "${made.slice(0, 60)}" has a page of its own.`)
      : undefined;
  },
};
const making: ReadonlySet<string> = new Set(["create", "add", "submit"]);

/** `/beds/new`, and `/beds/12` after it. */
function isBesideForm(from: string, to: string): boolean {
  const [form, own] = [readUrl(from), readUrl(to)];
  if (!form || !own || form.host !== own.host) return false;
  const [place, name] = [partsOf(form), partsOf(own)];
  const [last = "", its = ""] = [place.at(-1), name.at(-1)];
  return (
    place.length === name.length &&
    place.length > 1 &&
    place.slice(0, -1).join("/") === name.slice(0, -1).join("/") &&
    forNew.test(last) &&
    ofOne.test(its)
  );
}
/** `12`, `b-7`, `rose-corner`: a word alone is another step of the form, or what is said of it. */
const ofOne = /\d|[a-z]-[a-z]/i;
/** `POST /api/beds`, for `/beds/new`; one address for all says of nothing what it is. */
const isOfPlace =
  (form: string) =>
  ({ urlPath }: { urlPath: string }): boolean => {
    const url = readUrl(form);
    const place = url ? partsOf(url).at(-2) : undefined;
    return asksAndDoes(urlPath) || (place !== undefined && rootsOf(urlPath).has(rootOf(fold(place))));
  };

const partsOf = ({ pathname, hash }: URL): string[] =>
  `${pathname}${/^#!?\//.test(hash) ? hash : ""}`.split("/").filter(Boolean);
const forNew = /^(?:new|create|add)$/i;

/** The one heading that came and is just what one of the fields held. */
function headingMade({ nodesBefore, nodesAfter }: Ground, entered: readonly string[]): string | undefined {
  const stood = new Set(headingsOf(nodesBefore));
  const [made, ...more] = headingsOf(nodesAfter).filter(
    (name) => !stood.has(name) && /\p{L}{3}/u.test(name) && entered.some((value) => fold(value) === name),
  );
  return more.length === 0 ? made : undefined;
}
const headingsOf = (nodes: readonly SkeletonNode[]): string[] => [
  ...new Set(
    nodes
      .filter(({ role, states }) => role === "heading" && !states.includes("hidden"))
      .map(({ name }) => fold(name)),
  ),
];

/** Where more was entered than what heads the page, something of it is there as well. */
const isShownElse = ({ nodesAfter, input }: Ground, entered: readonly string[], made: string): boolean => {
  const more = entered.filter((value) => fold(value) !== made);
  const texts = [...input.after.lines, ...nodesAfter.flatMap(({ name, value }) => [name, value ?? ""])];
  return more.length === 0 || more.some((value) => texts.some((text) => containsPhrase(text, value)));
};

/** No field of the form stands on the page of the thing with something else in it. */
const isHeld = (ground: Ground): boolean =>
  descendantsOf(ground.nodesBefore, formOf(ground)).every(
    ({ role, name, value = "", inputType }) =>
      (role !== "textbox" && role !== "combobox") ||
      inputType === "password" ||
      name === "" ||
      value.trim() === "" ||
      ground.nodesAfter.every(
        (node) => node.role !== role || node.name !== name || sameValue(node.value ?? "", value),
      ),
  );
