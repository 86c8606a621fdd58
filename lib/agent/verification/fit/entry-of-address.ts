import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { StepIntent } from "@/lib/agent/domain/wording/step-intent";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { rowOf } from "./candidates";

/** `ida@garden.test`, `shop.garden.test`, `plan.pdf`: what a thing is written by in one piece. */
const address = /^(?:[\p{L}\p{N}._%+-]+@)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u;
const longest = 100;
/** Piece by piece: looked for from every letter on, it takes seconds in a long name. */
const addressesIn = (text: string): string[] => {
  const pieces = text.split(/[^\p{L}\p{N}._%+@-]/u).filter(({ length }) => length <= longest);
  const plain = pieces.map((piece) => piece.replace(/^[.@-]+|[.@-]+$/gu, ""));
  return [...new Set(plain.filter((piece) => address.test(piece)).map(fold))];
};

/**
 * `Delete the user ida@garden.test`, by the bin of `ida2@garden.test`: the step tells its thing by one address and by no other name, one other entry of the list bears just
 * that, and the one that was taken bears another one.
 */
export function entryOfAddress(
  nodes: readonly SkeletonNode[],
  target: number,
  intent: StepIntent,
): number | undefined {
  const { verb, object, container = "", quoted, value, field } = intent;
  const [said, ...more] = addressesIn(`${object} ${container} ${quoted.join(" ")}`);
  if (said === undefined || more.length > 0 || field !== undefined || sends.has(verb)) return undefined;
  if (!isThing(intent, said)) return undefined;
  if (quoted.some((quote) => fold(quote) !== said) || (value !== undefined && fold(value) === said))
    return undefined;
  const at = rowOf(nodes, target);
  const entry = nodes[at];
  if (!entry) return undefined;
  const own = addressesIn(entry.name);
  if (own.length === 0 || own.includes(said) || addressesIn(nodes[target]?.name ?? "").length > 0)
    return undefined;
  const [found, ...others] = [...nodes.keys()].filter(
    (index) =>
      index !== at &&
      nodes[index]?.role === entry.role &&
      nodes[index]?.parent === entry.parent &&
      addressesIn(nodes[index]?.name ?? "").includes(said),
  );
  return others.length === 0 && !saysMoreOf(entry, nodes[found ?? -1], intent, said) ? found : undefined;
}
/** What goes to somebody is another thing than the one who gets it (`Lend the book to …`). */
const sends: ReadonlySet<string> = new Set(["send", "add", "move", "create", "edit", "submit"]);

/** `the reader ida@lib.test`: right behind verb, article and kind. What stands behind `to`, `with` or `for` is somebody who has to do with the thing. */
function isThing({ verb, object, container = "", controlWord = "" }: StepIntent, said: string): boolean {
  const [inObject, inContainer] = [object, container].map((text) => fold(text).indexOf(said));
  if (inObject !== undefined && inObject >= 0) {
    const before = object.slice(0, inObject);
    return onlyKind.test(verb === "unknown" ? before.replace(/^\p{L}+ /u, "") : before);
  }
  // A step that clicks says whose control it is: of which row, or of which kind of thing (`the bin of the reader …`), not what for (`Assign for …`).
  const kind = container.slice(0, Math.max(inContainer ?? 0, 0));
  const isOfKind = kind !== "" && /^\p{Ll}/u.test(object);
  return verb === "click" && onlyKind.test(kind) && (entries.has(controlWord) || isOfKind);
}
const onlyKind =
  /^(?:(?:the|this|that|an?|my) )?(?:(?!(?:to|with|for|by|from|as|of|in|on|at|into|over|than|not|and|or) )\p{Ll}[\p{L}-]* ){0,2}$/u;
const entries: ReadonlySet<string> = new Set(["row", "item", "entry", "card"]);

/** `ticket 12` in the row of 12: the step says a word of the entry that was taken, and the other one lacks it. */
function saysMoreOf(
  entry: SkeletonNode,
  other: SkeletonNode | undefined,
  { object, container = "" }: StepIntent,
  said: string,
): boolean {
  const told = wordsOf(
    `${object} ${container}`
      .split(/\s+/u)
      .filter((word) => fold(word) !== said)
      .join(" "),
  );
  const [own, there] = [entry, other].map((node) => new Set(wordsOf(node?.name ?? "")));
  return told.some((word) => own?.has(word) && !there?.has(word));
}
