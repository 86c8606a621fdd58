import { isSamePlace } from "@/lib/agent/completion/deed/entered";
import { thingsBeside } from "@/lib/agent/completion/deed/state-told";
import type { Ground } from "@/lib/agent/completion/ground";
import { entriesOf, entryAround, isShown } from "@/lib/agent/completion/page/entries";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PageSnapshot, SkeletonNode, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { entryPart } from "@/lib/agent/snapshot/path-parts";

/** The list was looked at, and tells too little of the thing: the one link of its entry, which leads to its own page. */
export function ownPageLink(
  { task, snapshot }: Ground,
  entered: readonly string[],
  deed?: ActionRecord,
): SnapshotNode | undefined {
  const looks = task.history.filter(({ purpose }) => purpose === "gather_evidence");
  if (looks.length !== 1 || looks[0]?.action.name !== "navigate") return undefined;
  const [only, ...more] = thingsBeside(task.goal, entered).names;
  const [entry, ...others] =
    only === undefined
      ? entriesWorkedIn(entered, deed, snapshot)
      : more.length > 0
        ? []
        : entriesOf(only, snapshot);
  if (!entry || others.length > 0) return undefined;
  const at = snapshot.nodes.findIndex(({ id }) => id === entry.id);
  const inside = new Set(descendantsOf(snapshot.nodes, at).map(({ id }) => id));
  const links = snapshot.nodes.filter((node) => node.role === "link" && inside.has(node.id) && isShown(node));
  const [link] = links;
  return links.length === 1 ? link : undefined;
}

/**
 * `Saturday morning, 4 of 6, Who is coming?`: the card that held the form in which it was entered, of a list of such cards, each with the same button. That is empty again, and what was
 * entered stands nowhere on the page. Numbers in it may have moved since.
 */
function entriesWorkedIn(
  entered: readonly string[],
  deed: ActionRecord | undefined,
  { nodes, lines, url }: PageSnapshot,
): SkeletonNode[] {
  const { role, name, path = "" } = deed?.target ?? {};
  const own = entryPart(path)?.name;
  const isShownHere = entered.some((value) => isHeldBy(value, [...lines, ...nodes.map((node) => node.name)]));
  if (!deed || !own || entered.length === 0 || isShownHere || !isSamePlace(deed.urlAtAction, url)) return [];
  const buttons = nodes.filter((node) => isShown(node) && node.role === role && node.name === name);
  return buttons.length < 2
    ? []
    : buttons
        .filter((node) => withoutNumbers(entryPart(node.path)?.name ?? "") === withoutNumbers(own))
        .flatMap((node) => entryAround(nodes.indexOf(node), nodes) ?? []);
}
const withoutNumbers = (text: string): string => text.replace(/\d+/gu, "0");
