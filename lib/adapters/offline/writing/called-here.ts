import type { Target, Want } from "@/lib/adapters/offline/reading/want";
import { phraseFinder } from "@/lib/agent/domain/wording/words";
import { isSeen, type SeenPage } from "./page";

/** What a thing is, before or behind its name: lower-case words only. */
const kindBefore = /^(?:\p{Ll}[\p{Ll}-]*\s+){1,3}(?=\S)/u;
const kindBehind = /(?<=\S)(?:\s+\p{Ll}[\p{Ll}-]*){1,3}$/u;

/** A name is written with a capital, or is an address; a bare number needs its kind. */
const isName = (name: string): boolean => /\p{Lu}|\p{L}[.@_-]\p{L}/u.test(name);

/** `the server atlas.example.org`, `the Corvus licence`: the page calls the thing by its name alone, and so do the steps. */
function calledHere(name: string, { nodes }: SeenPage): string {
  const isShown = (wording: string): boolean => {
    const finds = phraseFinder(wording);
    return nodes.some((node) => finds(node.name));
  };
  if (!isName(name) || isShown(name)) return name;
  const bare = [kindBefore, kindBehind].map((kind) => name.replace(kind, ""));
  return bare.find((one) => one !== name && isName(one) && isShown(one)) ?? name;
}

/** Whole words only, and what it is called by as it is written: `$&` in a name stands for itself. */
export function renamed(text: string, within: string, called: string): string {
  const at = within === "" ? -1 : text.indexOf(within);
  if (at < 0) return text;
  const [before, behind] = [text.slice(0, at), text.slice(at + within.length)];
  const isInWord = /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(behind);
  return isInWord ? `${before}${within}${renamed(behind, within, called)}` : `${before}${called}${behind}`;
}

/** The want with the thing that it is about, or stands in, called as the page calls it. */
export function asCalledHere(want: Want, page: SeenPage): Want {
  if (!isSeen(page)) return want;
  const placed = <Place extends Target | undefined>(target: Place): Place => {
    const { within } = target ?? {};
    if (target === undefined || within === undefined) return target;
    const called = calledHere(within, page);
    // `The day rate for boat Heron`: its field is called after the thing as the page calls that.
    const named = (name: string): string => renamed(name, within, called);
    return { ...target, name: named(target.name), whole: named(target.whole), within: called };
  };
  switch (want.do) {
    case "set": {
      const of = want.of === undefined ? undefined : calledHere(want.of, page);
      return { ...want, of, field: placed(want.field) };
    }
    case "tick":
    case "remove":
      return { ...want, target: placed(want.target) };
    case "type":
      return { ...want, field: placed(want.field) };
    case "choose":
      return { ...want, field: placed(want.field) };
    default:
      return want;
  }
}
