import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { contentStems, fold } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { formOfOther } from "@/lib/agent/verification/change/form-of-other";
import { type Check, refuted } from "@/lib/agent/verification/check";
import { unshownName } from "@/lib/agent/verification/doubts/unshown-name";
import type { Ground } from "@/lib/agent/verification/ground";
import { enteredValues, formOf } from "@/lib/agent/verification/page/form-state";

/**
 * A form with something entered in it is sent for a thing that the step calls by name, and neither what was entered, nor either page, nor an address knows that
 * name: whatever was made or changed is called otherwise.
 */
export const sentOtherwise: Check = {
  name: "sent-otherwise",
  applies: (ground) =>
    ground.action.clicks &&
    sending.has(ground.verb) &&
    ground.target.node?.role === "button" &&
    (enteredValues(ground).some((value) => /\p{L}{2}/u.test(value)) || otherLiteral(ground) !== undefined),
  check(ground) {
    const literal = otherLiteral(ground);
    if (literal !== undefined) return refuted(0.85, `What was entered is not "${literal}".`);
    const other = formOfOther(ground);
    if (other !== undefined) return refuted(0.85, `The form that was sent is that of "${other}".`);
    const name = unshownName(ground);
    if (name === undefined || !isWrittenOut(name)) return undefined;
    if (ground.intent.quoted.includes(name) && (hidesValues(ground) || isRenamed(name, ground)))
      return undefined;
    if (isShort(name, ground) || isAddressed(name, ground) || isPutOtherwise(name, ground)) return undefined;
    return refuted(0.85, `What was entered is not "${name}".`);
  },
};

type Kind = { pattern: RegExp; same: (one: string, other: string) => boolean };
const digits = (text: string): string => text.replace(/\D/g, "");
const kinds: readonly Kind[] = [
  {
    pattern: /[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{2,63}){1,4}/gu,
    same: (one, other) => fold(one) === fold(other),
  },
  {
    // With a country before it or without.
    pattern: /(?<![\p{L}\p{N}.:/#-])\+?\(?\d{1,4}\)?(?:[ /-]?\(?\d{2,5}\)?){2,5}(?![\p{L}\p{N}:]|[.,/-]\d)/gu,
    same: (one, other) =>
      digits(one).endsWith(digits(other).replace(/^0+/, "")) ||
      digits(other).endsWith(digits(one).replace(/^0+/, "")),
  },
];
const fewestDigits = 7;
const literalsIn = (text: string, { pattern }: Kind): string[] =>
  (text.match(pattern) ?? []).filter(
    (one) => one.includes("@") || (digits(one).length >= fewestDigits && !/^\d{4}-\d{2}-\d{2}$/.test(one)),
  );

/** The step says one phone number or address, which no page shows, and the form held others of the kind. What stood on the page tells which thing is meant. */
function otherLiteral(ground: Ground): string | undefined {
  const { asSaid, nodesBefore, before } = ground;
  const held = enteredValues(ground);
  const shown = [...nodesBefore.map(({ name }) => name), ...(before?.semanticSkeleton?.textDigest ?? [])];
  return kinds
    .map((kind) => {
      const [said, ...more] = literalsIn(asSaid, kind);
      const entered = held.filter((value) => literalsIn(value, kind)[0] === value);
      const isThere = (text: string): boolean =>
        literalsIn(text, kind).some((one) => said !== undefined && kind.same(one, said));
      return more.length > 0 || entered.length === 0 || [...held, ...shown].some(isThere) ? undefined : said;
    })
    .find((said) => said !== undefined);
}

const sending: ReadonlySet<string> = new Set(["add", "create", "submit", "send", "edit", "type", "unknown"]);

/** `the Discover card`, which the page calls `DISC •••• 6221`. */
const isShort = (name: string, { nodesBefore }: Ground): boolean =>
  nodesBefore.some((node) =>
    (node.name.match(/(?<!\p{L})\p{Lu}{3,6}(?!\p{L})/gu) ?? []).some((short) =>
      name.toUpperCase().startsWith(short),
    ),
  );

/** `zone C parking permit`, on the page `Parking` of the `Resident permit, zone C`: the page has each word of it, in an order of its own. */
function isPutOtherwise(name: string, { nodesBefore, before }: Ground): boolean {
  const texts = [...nodesBefore.map((node) => node.name), ...(before?.semanticSkeleton?.textDigest ?? [])];
  const shown = new Set(texts.flatMap((text) => contentStems(text)));
  const words = contentStems(name);
  return words.length > 2 && words.every((word) => shown.has(word));
}

/** `Save "Old notes" as "New notes"`: what was entered is the other thing that the step quotes. */
const isRenamed = (name: string, ground: Ground): boolean =>
  ground.intent.quoted.some(
    (quote) => quote !== name && enteredValues(ground).some((value) => fold(value) === fold(quote)),
  );

/** Whom an address is of that was entered, nobody can tell by it. */
const isAddressed = (name: string, ground: Ground): boolean =>
  !ground.intent.quoted.includes(name) && enteredValues(ground).some((value) => value.includes("@"));

/** A password may be what the step quotes, and a file may bear the name: neither is shown. */
const hidesValues = (ground: Ground): boolean =>
  descendantsOf(ground.nodesBefore, formOf(ground)).some(
    ({ inputType = "" }: SkeletonNode) => inputType === "password" || inputType === "file",
  );

/** Names in other scripts or with marks over their letters are spelt in several ways, and numbers are written in several forms. */
const isWrittenOut = (name: string): boolean => /^[\x20-\x7e]+$/.test(name) && /[a-z]{3}/i.test(fold(name));
