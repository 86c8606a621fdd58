import { type Entered, isSamePage, valuesOf } from "@/lib/agent/completion/deed/entered";
import type { Ground } from "@/lib/agent/completion/ground";
import { linesUnder } from "@/lib/agent/completion/page/places";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { destinationsOf, goalNames } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentWords, fold } from "@/lib/agent/domain/wording/words";
import { looksSinceLoad, type Opening } from "./reopen";

const opens: ReadonlySet<string> = new Set(["button", "clickable", "link"]);
const leading = /^(?:open|view|see|show|go to)\s+(?:the\s+|my\s+|your\s+)?(?=\S)/iu;
const inPart = /(?:^|\/)(?:form|dialog|row|item)(?::|\/|$)/;

/** `Cart (1)`, `View basket`: called just what the goal says that a thing is put into, and no command by its name. */
function isCalledAfterPlace({ role, name, path }: Named, goal: string): boolean {
  const plain = name.replace(leading, "");
  const called = contentWords(plain).filter((word) => !/^\d+$/.test(word));
  return (
    opens.has(role) &&
    !inPart.test(path) &&
    readStepIntent(plain).verb === "unknown" &&
    destinationsOf(goal, true).includes(called.join(" "))
  );
}
type Named = Pick<SnapshotNode, "role" | "name" | "path">;

/** The one control that shows, on this same page, the place that a thing was put into. It is looked into once. */
export function placeOpener(deed: ActionRecord, { task, snapshot }: Ground): Opening | undefined {
  const { goal, history } = task;
  const looks = looksSinceLoad(history);
  const isSeen = looks?.some(({ target }) => target && isCalledAfterPlace(target, goal));
  if (!looks || isSeen || isChanging(goal) || !isSamePage(deed.urlAtAction, snapshot.url)) return undefined;
  const [node, ...more] = snapshot.nodes.filter(
    (one) =>
      isCalledAfterPlace(one, goal) &&
      one.href === undefined &&
      !one.occluded &&
      !one.states.includes("hidden") &&
      !one.states.includes("disabled"),
  );
  const isDeed = node?.name === deed.target?.name;
  return node && more.length === 0 && !isDeed
    ? { node, action: { name: "click", args: [node.id] } }
    : undefined;
}

/** What stands under the heading of the place that was looked into last says how many of the one thing are in there: just what was entered. */
export function toldInOpenedPlace(entered: readonly Entered[], { task, snapshot, load }: Ground): string[] {
  const { goal, history } = task;
  const look = looksSinceLoad(history)?.at(-1)?.target;
  if (load !== "in_place" || !look || !isCalledAfterPlace(look, goal)) return [];
  const isPlace = (text: string): boolean =>
    destinationsOf(goal, true).includes(contentWords(text).join(" "));
  const [thing, ...others] = goalNames(goal).filter((name) => !isPlace(name));
  const [value, ...values] = valuesOf(entered);
  if (thing === undefined || others.length > 0 || value === undefined || values.length > 0) return [];
  return countOf(thing, linesUnder(isPlace, snapshot.lines)) === value
    ? [`${value} × "${thing}" is shown`]
    : [];
}

const price = /^\W*\d+[.,]\d{2}\W*$/u;
const count =
  /^(?:qty|quantity|amount|anzahl|menge|quantité|cantidad|quantità|quantidade|aantal)?[.:]? ?[×x]? ?(\d+) ?(?:[×x]|pcs\.?|pieces?)?(?: ?@? ?\W?\d+[.,]\d{2}\W*)?$/u;

/** `3 × Oats`, or the name with `× 3` or `Quantity: 3` right under it: a line further on may be about another thing. Listed twice it is told by no one number. */
function countOf(thing: string, lines: readonly string[]): string | undefined {
  const [at, ...more] = lines.flatMap((line, index) => (isHeldBy(thing, [line]) ? [index] : []));
  if (at === undefined || more.length > 0) return undefined;
  const own = fold(lines[at] ?? "").replace(fold(thing), " ");
  const told = [own, ...lines.slice(at + 1).map(fold)]
    .map((line) => line.replace(/^[#•*-]+ /, "").trim())
    .find((line) => line !== "" && !price.test(line));
  // A bare number under the name may be that of the next thing.
  const isBare = /^\d+$/u.test(told ?? "") && told !== own.trim();
  return isBare ? undefined : count.exec(told ?? "")?.[1];
}
