import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { isPressing } from "@/lib/agent/domain/deeds";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { isSamePlace } from "./entered";

const boxes: ReadonlySet<string> = new Set(["checkbox", "switch"]);

/**
 * A control that turns something on and off (`Follow` is `Following` then) and that was pressed a second time: each press was taken, and together they did
 * nothing. Where the goal says what the control was called in between, both were meant; where it is called so in the end, it was pressed once more.
 */
export function pressedBack(goal: string, done: readonly ActionRecord[], page: PageSnapshot): string[] {
  const presses = done.filter((record) => isPressing(record) && wasTaken(record));
  return presses.flatMap((second, at) => {
    const first = presses.slice(0, at).findLast((one) => isSameControl(one, second));
    if (!first || !isTurned(first, second, goal)) return [];
    const times = presses.filter((one) => isSameControl(one, second)).length;
    const isStill = isOtherName(first, second) && stands(second, page);
    return times % 2 === 1 || isStill
      ? []
      : [`"${first.target?.name}" was pressed, and then taken back by pressing it again.`];
  });
}

const wasTaken = ({ verdict }: ActionRecord): boolean =>
  verdict?.outcome === "verified" &&
  verdict.evidence.some(({ source, polarity }) => source === "network" && polarity === "for");

const isSameControl = (one: ActionRecord, other: ActionRecord): boolean =>
  one.target !== undefined &&
  one.target.id === other.target?.id &&
  one.target.role === other.target.role &&
  isSamePlace(one.urlAtAction, other.urlAtAction);

const isOtherName = (one: ActionRecord, other: ActionRecord): boolean =>
  fold(one.target?.name ?? "") !== fold(other.target?.name ?? "");

function isTurned(first: ActionRecord, second: ActionRecord, goal: string): boolean {
  if (!isOtherName(first, second)) return boxes.has(first.target?.role ?? "") || wasToTurn(first);
  const before = new Set(wordsOf(first.target?.name ?? ""));
  const own = wordsOf(second.target?.name ?? "").filter((word) => !before.has(word));
  const said = new Set(wordsOf(goal));
  return own.length > 0 && !own.some((word) => said.has(word));
}

/** A button that shows being on: that it would was written down before it was pressed. */
const wasToTurn = ({ target, expectedOutcome }: ActionRecord): boolean =>
  (expectedOutcome?.assertions ?? []).some(
    (one) => one.kind === "element" && turned.has(one.state) && one.element.id === target?.id,
  );
const turned: ReadonlySet<string> = new Set(["checked", "unchecked"]);

const stands = ({ target }: ActionRecord, { nodes }: PageSnapshot): boolean =>
  nodes.some(
    ({ role, name, states }) =>
      role === target?.role && fold(name) === fold(target.name) && !states.includes("hidden"),
  );
