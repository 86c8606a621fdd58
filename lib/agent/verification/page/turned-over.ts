import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { pastForms } from "@/lib/agent/domain/wording/done-word";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";

/** Signs that are drawn full where something is marked, and hollow where it is not. */
const full = /^[★⭐✭❤♥☑✅✔🔔]\uFE0F?$/u;
const hollow = /^[☆✩♡🤍☐⬜🔕]\uFE0F?$/u;

type Named = Pick<SkeletonNode, "name"> | undefined;

/**
 * Which way a control turned, as far as its two names say: `Following` that is `Follow` now, or a full star that is hollow, has been on and is off. Undefined
 * where they do not tell.
 */
export function turnedOver(before: Named, after: Named): "on" | "off" | undefined {
  const [was, is] = [before?.name.trim() ?? "", after?.name.trim() ?? ""];
  const drawn = drawnOver(was, is);
  if (drawn !== undefined) return drawn;
  const [then, now] = [was, is].map((name) => side.exec(name));
  if (then && now && fold(then[2] ?? "") === fold(now[2] ?? "") && fold(then[1] ?? "") !== fold(now[1] ?? ""))
    return fold(now[1] ?? "") === "on" ? "on" : "off";
  if (isDeniedState(was, is)) return "on";
  if (isDeniedState(is, was)) return "off";
  if (saysHeld(was, is)) return "off";
  return saysHeld(is, was) ? "on" : undefined;
}

/** The same by signs alone. */
function drawnOver(was: string, is: string): "on" | "off" | undefined {
  if ((full.test(was) && hollow.test(is)) || isOutlineOf(is, was)) return "off";
  return (hollow.test(was) && full.test(is)) || isOutlineOf(was, is) ? "on" : undefined;
}

/** `Off` that is `On` now, `star_border` that is `star`. Of a word alone nobody knows whether it says what is, or what would be chosen. */
export function toldInWord(before: Named, after: Named): { before: boolean; after: boolean } | undefined {
  const [was = "", is = ""] = [before, after].map((node) => fold(node?.name ?? ""));
  const drawn = drawnOver(was, is);
  if (drawn !== undefined) return { before: drawn === "off", after: drawn === "on" };
  if (was === "off" && is === "on") return { before: false, after: true };
  return was === "on" && is === "off" ? { before: true, after: false } : undefined;
}

/** A font of icons draws a sign by its name: `star` full, `star_border` hollow. */
const outline = /^([a-z]+(?:_[a-z]+)*?)_(?:border|outline|outline_blank|off_alt|none)$/u;
const isOutlineOf = (hollowed: string, filled: string): boolean =>
  outline.exec(hollowed)?.[1] === filled || (filled === "toggle_on" && hollowed === "toggle_off");

/** `ON Alarm` and `OFF Alarm`. */
const side = /^(on|off)(?!\p{L})(.*)$/iu;

/** `Unstarred` and `Starred` tell what is, both of them, where `Unwatch` is a command. */
function isDeniedState(denied: string, state: string): boolean {
  const [no = "", ...more] = wordsOf(denied).filter((word) => /\p{L}/u.test(word));
  const [own = "", ...rest] = wordsOf(state).filter((word) => /\p{L}/u.test(word));
  return participle.test(own) && no === `un${own}` && more.join(" ") === rest.join(" ");
}
/** `Embed` and `feed` are commands. */
const participle = /^(?!embed$)\p{L}{2,20}(?<!e)ed$/u;

/** One tells the state that the other would bring about: `Following` and `Follow`, `Unwatch` and `Watch`. */
function saysHeld(state: string, command: string): boolean {
  const [own = "", ...more] = wordsOf(state).filter((word) => /\p{L}/u.test(word));
  const [verb = "", ...rest] = wordsOf(command).filter((word) => /\p{L}/u.test(word));
  if (verb === "" || more.join(" ") !== rest.join(" ")) return false;
  const states = [...pastForms(verb), `${verb.replace(/e$/u, "")}ing`, `${verb}${verb.at(-1)}ing`];
  return states.includes(own) || own === `un${fold(verb)}`;
}
