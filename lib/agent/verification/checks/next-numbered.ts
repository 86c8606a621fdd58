import { isRoute, readUrl } from "@/lib/agent/domain/urls";
import { contentWords, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { type Check, lookAgain, verified } from "@/lib/agent/verification/check";
import type { Ground } from "@/lib/agent/verification/ground";
import { isEmptyPlace } from "@/lib/agent/verification/page/empty-place";
import { formIsLeft, formOf } from "@/lib/agent/verification/page/form-state";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/**
 * A form that makes one more of what a thing has (`Start the firing`, on the page of a kiln) was sent and went, the site took it, and what it led to is the page of
 * the next one by its number: one higher than any that the page before led to, beneath the same thing. All that the step says, and the goal of a last one, is what that
 * thing is called, or what the form held.
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

/** Another option, thing or value that the wording says makes it another one, and what it denies was not looked at. */
function isAllTold(ground: Ground, called: string): boolean {
  const { asSaid, input, target } = ground;
  const said = [asSaid, ...(input.isLastStep ? [input.goal] : [])];
  const held = descendantsOf(ground.nodesBefore, formOf(ground)).flatMap(
    ({ role, name, nearText = "", value = "", states }) => {
      if (role === "heading") return [name];
      if (states.includes("checked")) return [name || nearText];
      return fields.has(role) && `${value}${role === "combobox" ? nearText : ""}`.trim() !== ""
        ? [name, nearText, value]
        : [];
    },
  );
  const told = [target.node?.name ?? "", called, ...held];
  const roots = rootsOf(told.join("\n"));
  const words = said.flatMap((text) => contentWords(text).slice(1));
  const own = wordsOf(called);
  const spoken = own.filter((word) => words.includes(word));
  const names = new Set(told.flatMap((text) => text.match(joined) ?? []).map(fold));
  return (
    !said.some((text) => denying.test(text)) &&
    words.every((word) => making.has(word) || roots.has(rootOf(word))) &&
    (spoken.length === 0 || spoken.length === own.length) &&
    said.flatMap((text) => text.match(joined) ?? []).every((name) => names.has(fold(name)))
  );
}
const fields: ReadonlySet<string> = new Set(["textbox", "combobox", "slider"]);
const making: ReadonlySet<string> = new Set(
  "new another start begin launch queue trigger create make add run".split(" "),
);
const denying = /(?<!\p{L})(?:no|not|without|except|but|never)(?!\p{L})|n['’]t(?!\p{L})/iu;
/** `kiln-2`, `2.5.0`: one name. */
const joined = /[\p{L}\d]{1,40}(?:[-_./][\p{L}\d]{1,40}){1,6}/gu;
