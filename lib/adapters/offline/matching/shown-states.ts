import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import type { Want } from "@/lib/adapters/offline/reading/want";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { entryPart } from "@/lib/agent/snapshot/path-parts";
import type { Entry } from "./choices-from-goal";
import { isOpposite } from "./opposites";

type Switch = { node: SnapshotNode; name: string; entry: string; isOn: boolean };

const isSwitch = ({ role }: SnapshotNode): boolean => role === "switch" || role === "checkbox";

/** A switch in an entry of a list, with what the entry says: `Lemon tart Sold out` around the switch `Lemon tart`. */
function switchIn(node: SnapshotNode): Switch[] {
  if (!isSwitch(node) || node.states.includes("hidden")) return [];
  const entry = entryPart(node.path);
  if (!entry) return [];
  return [{ node, name: fold(node.name), entry: fold(entry.name), isOn: node.states.includes("checked") }];
}

type Asked = { thing: string; state: string };

/** `Set 'Lemon tart' to available`, `Mark Ida Falk as absent`: what is to be in which state. */
function askedBy(want: Want): Asked[] {
  if (want.do === "set") return [{ thing: want.field.name, state: want.value }];
  if (want.do === "mark") return [{ thing: want.name, state: want.state }];
  if (want.do !== "command" || !/^(?:mark|set|make|list|show|put)$/i.test(want.verb)) return [];
  const [first] = want.parts;
  const state = want.parts.find(({ prep }) => prep === "as")?.whole;
  return first?.prep === "" && state !== undefined ? [{ thing: first.name || first.whole, state }] : [];
}

/**
 * Which way a switch of a list is turned for the state that the goal gives its entry: as the others of the list say, else as the switch's own name does
 * (`Ida Falk present` is off for an absent one). Said both ways, or of none, it tells nothing.
 */
export function shownStatesIn(goal: string, fields: readonly SnapshotNode[]): Entry[] {
  if (!fields.some(isSwitch)) return [];
  const asked = readGoal(goal).flatMap(askedBy);
  const switches = asked.length === 0 ? [] : fields.flatMap(switchIn);
  if (switches.length < 2) return [];
  return asked.flatMap(({ thing, state }): Entry[] => {
    const [name, wanted] = [fold(thing), fold(state)];
    const called = switches.filter((one) => one.name === name);
    const [own, ...more] =
      called.length > 0 ? called : switches.filter(({ entry }) => containsPhrase(entry, name));
    if (name === "" || !own || more.length > 0) return [];
    const isOn = wayTold(wanted, switches) ?? wayCalled(own, name, wanted);
    if (isOn === undefined) return [];
    return [{ node: own.node, value: own.node.name, kind: isOn ? "mark" : "unmark" }];
  });
}

/** In a list of boxes that are called by their things alone, as a register or a packing list, a ticked one is `present`, or `packed`. */
export function tickedIn(goal: string, fields: readonly SnapshotNode[]): Entry[] {
  const asked = readGoal(goal).flatMap(askedBy);
  const switches = asked.length === 0 ? [] : fields.flatMap(switchIn);
  const isList = switches.length > 1 && switches.every(({ name, entry }) => name !== "" && entry === name);
  return asked.flatMap(({ thing, state }): Entry[] => {
    const [own, ...more] = switches.filter(({ name }) => name === fold(thing));
    const isOn = ticked.test(state.trim()) ? true : unticked.test(state.trim()) ? false : undefined;
    if (!isList || !own || more.length > 0 || isOn === undefined) return [];
    return [{ node: own.node, value: own.node.name, kind: isOn ? "mark" : "unmark" }];
  });
}
const ticked =
  /^(?:present|here|attending|attended|in attendance|done|complete|completed|finished|packed|bought|collected|picked up|arrived|checked in|received|returned|delivered|paid)$/iu;
const unticked = /^(?:absent|missing|away|incomplete|unfinished|unpaid|outstanding)$/iu;

/** All entries that say so are turned one way, and where an entry has more to say than its name and that, all others the other way. */
function wayTold(state: string, switches: readonly Switch[]): boolean | undefined {
  const just = switches.filter(({ name, entry }) => name !== "" && entry === `${name} ${state}`);
  const saying = just.length > 0 ? just : switches.filter(({ entry }) => containsPhrase(entry, state));
  const silent = switches.filter((one) => !saying.includes(one));
  const isOn = saying[0]?.isOn;
  const isClear =
    saying.every((one) => one.isOn === isOn) &&
    (just.length > 0 || (silent.length > 0 && silent.every((one) => one.isOn !== isOn)));
  return isClear ? isOn : undefined;
}

/** By what the switch is called beside the name of its thing. */
function wayCalled({ name, entry }: Switch, thing: string, state: string): boolean | undefined {
  const own = containsPhrase(name, thing) ? name.replace(thing, " ").trim() : name;
  if (own === "" || !containsPhrase(entry, thing)) return undefined;
  if (own === state) return true;
  return isOpposite(own, state) ? false : undefined;
}
