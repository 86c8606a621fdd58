import { isShown } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isCounting } from "@/lib/agent/domain/counting-control";
import { numberOfWord } from "@/lib/agent/domain/counts-towards";
import { isPressing } from "@/lib/agent/domain/deeds";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { contentStems, stem, wordsOf } from "@/lib/agent/domain/wording/words";
import { findElements } from "@/lib/agent/snapshot/find-element";
import type { Assertion } from "@/lib/contracts/assertion";
import { isSamePlace } from "./entered";

/** Words between a number and what is counted: `2 more child seats`. */
const mostBetween = 3;

/**
 * `Add two child seats`, pressed with `+` from 0 to 2: the number beside that control is the one that the goal says for what the control stands at, and was one short
 * of it before the last press. A fresh load has to show it there again. What is to be added to what was there already is not known to be all of it.
 */
export function countedTo(
  deed: ActionRecord,
  records: readonly ActionRecord[],
  then: PageSnapshot,
  now: PageSnapshot,
  goal: string,
): Assertion[] {
  const { target } = deed;
  if (!target || !isPressing(deed)) return [];
  if (!isCounting(target.name)) return countedThenStored(deed, records, then, goal);
  const place = placeOf(target.id, then);
  const [was, is] = [numberAt(target.id, then), numberAt(target.id, now)];
  if (place === "" || was === undefined || is === undefined || Math.abs(is.count - was.count) !== 1)
    return [];
  const presses = records.filter(
    (record) =>
      isPressing(record) &&
      record.target?.name === target.name &&
      record.target.path === target.path &&
      isSamePlace(record.urlAtAction, deed.urlAtAction),
  ).length;
  const isFromNone = is.count === presses && is.count > was.count;
  const isMeant = numbersFor(place, goal).some(
    ({ count, isWhole }) => count === is.count && (isWhole || isFromNone),
  );
  const element = { role: is.node.role, name: is.node.name, place };
  // Another place that is called alike may have stood there before.
  const stoodThere = findElements(element, then.nodes).length > 0;
  return isMeant && !stoodThere ? [{ kind: "element", element, state: "present" }] : [];
}

/**
 * `Set the study to 19`, counted with `One degree less` and then stored by another button of that part: the one field for a number there, which was turned by these
 * presses, stands at what the goal says is to become of the part. A fresh load has to show it so again.
 */
function countedThenStored(
  deed: ActionRecord,
  records: readonly ActionRecord[],
  then: PageSnapshot,
  goal: string,
): Assertion[] {
  const { target } = deed;
  if (!target) return [];
  const place = placeOf(target.id, then);
  const isCounted = records.some(
    (record) =>
      isPressing(record) &&
      isCounting(record.target?.name ?? "") &&
      record.target?.path === target.path &&
      isSamePlace(record.urlAtAction, deed.urlAtAction),
  );
  const [dial, ...others] = then.nodes.filter(
    (node) =>
      node.role === "textbox" && node.inputType === "number" && node.path === target.path && isShown(node),
  );
  const value = dial?.value ?? "";
  const isMeant =
    dial !== undefined &&
    others.length === 0 &&
    bare.test(value) &&
    numbersFor(place, goal).some(({ count, isWhole }) => isWhole && count === Number(value));
  return isCounted && isMeant
    ? [{ kind: "element_value", element: { role: dial.role, name: dial.name }, value }]
    : [];
}

/** What the part of the page is called that the control stands in. */
const placeOf = (id: string, { nodes }: PageSnapshot): string =>
  nodes[nodes.find((node) => node.id === id)?.parent ?? -1]?.name ?? "";

/** The one number that stands by itself beside the control. */
function numberAt(id: string, { nodes }: PageSnapshot): { count: number; node: SkeletonNode } | undefined {
  const control = nodes.find((node) => node.id === id);
  const beside = nodes.filter(
    (node) =>
      control !== undefined &&
      control.parent >= 0 &&
      node.parent === control.parent &&
      isShown(node) &&
      bare.test(node.name),
  );
  const [node] = beside;
  return node && beside.length === 1 ? { count: Number(node.name), node } : undefined;
}
const bare = /^\d{1,4}$/u;

/** Numbers that the goal says right before the words of that place, or as what they are to become: `the child seats to 2` says how many there are to be in all. */
function numbersFor(place: string, goal: string): { count: number; isWhole: boolean }[] {
  const own = contentStems(place);
  const words = wordsOf(goal);
  const said = words.map(stem);
  if (own.length === 0 || !own.every((word) => said.includes(word))) return [];
  return words.flatMap((word, at) => {
    const count = bare.test(word) ? Number(word) : numberOfWord(word);
    if (count === undefined) return [];
    const isWhole = becoming.has(words[at - 1] ?? "");
    const isCounted = said.slice(at + 1, at + 1 + mostBetween + own.length).some((one) => own.includes(one));
    return isWhole || isCounted ? [{ count, isWhole }] : [];
  });
}
const becoming: ReadonlySet<string> = new Set("to auf à a".split(" "));
