import { isToldOfIt } from "@/lib/agent/completion/deed/other-count";
import type { Ground } from "@/lib/agent/completion/ground";
import { entriesCalled, isShown, shownEntries } from "@/lib/agent/completion/page/entries";
import { echoes, waitingFor } from "@/lib/agent/completion/page/places";
import { sectionsOf } from "@/lib/agent/completion/page/sections";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { compareUrls } from "@/lib/agent/domain/urls";
import { isChanging } from "@/lib/agent/domain/wording/changing-goal";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { toneOfText } from "@/lib/agent/snapshot/alert-tone";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { isCalledOwn, isKeeping } from "./own-list";

/** The page calls itself a list of one's own (`My courses`), or is where a link that is called so leads. */
export function isOwnList({ title, nodes, url }: PageSnapshot): boolean {
  const heading = nodes.find((node) => node.role === "heading" && isShown(node))?.name ?? "";
  const links = nodes.filter(
    ({ role, href }) => role === "link" && href !== undefined && compareUrls(url, href) === "none",
  );
  return [title, heading, ...links.map(({ name }) => name)].some(isCalledOwn);
}

/** Under such a heading stands what one has not: what is offered beside it. */
const offering =
  /(?<!\p{L})(?:recommend\p{L}*|suggest\p{L}*|popular|also like|(?:you )?might like|available|discover|browse|explore|more (?:for you|like this)|empfehl\p{L}*|empfohlen\p{L}*|verfügbar\p{L}*|beliebt\p{L}*|recommand\p{L}*|disponibles?|populaires?|recomend\p{L}*|sugerid\p{L}*|consigliat\p{L}*|disponibil\p{L}*)(?!\p{L})/iu;

/** An entry that waits or was turned down, stands among what is offered, or still has the control that was used, is nothing one has. */
export function isHad(
  entry: SkeletonNode,
  used: string,
  { snapshot, task }: Pick<Ground, "snapshot" | "task">,
): boolean {
  const { nodes } = snapshot;
  const waits = waitingFor(task.goal);
  const heading = headingOver(entry, nodes);
  const controls = descendantsOf(nodes, nodes.indexOf(entry)).map(({ name }) => fold(name));
  return (
    ![entry.name, heading].some(waits) &&
    toneOfText(entry.name) !== "error" &&
    !offering.test(heading) &&
    !(used !== "" && controls.includes(fold(used)))
  );
}

/** The entries of a list of one's own in which all of this stands, as what one has. */
export const hadInOwnList = (
  about: readonly string[],
  used: string,
  ground: Pick<Ground, "snapshot" | "task">,
): SkeletonNode[] =>
  about.length === 0 || !isOwnList(ground.snapshot)
    ? []
    : shownEntries(ground.snapshot.nodes).filter(
        (entry) =>
          about.every((one) => isHeldBy(one, [entry.name]) && !echoes(ground.snapshot.url, one)) &&
          isHad(entry, used, ground),
      );

/**
 * `Enrol me in …` led to `My courses`, and there the thing stands: that page, loaded anew, tells more than the list of all such things, where it stood before
 * as well.
 */
export function ledToOwnList(
  deed: ActionRecord | undefined,
  values: readonly string[],
  ground: Pick<Ground, "snapshot" | "task">,
): boolean {
  const { goal } = ground.task;
  const about = [...new Set([...goalNames(goal), ...values])];
  return (
    !takesAway(goal) &&
    deed !== undefined &&
    compareUrls(deed.urlAtAction, ground.snapshot.url) === "path" &&
    hadInOwnList(about, deed.target?.name ?? "", ground).length > 0
  );
}

/**
 * `Tile cutter`, over the page on which `Reserve the tile cutter for 2 days` was done: the one heading that the goal says. `ofThing`: what the goal says of it right
 * behind that, and that page tells as well (`box 217 of the Tiedemann papers`).
 */
export function headingSaid(
  { nodes, lines, url }: Pick<PageSnapshot, "nodes" | "lines" | "url">,
  goal: string,
): { thing?: string; ofThing?: string[] } {
  const [thing, ...others] = nodes.filter(
    (node) => node.role === "heading" && isShown(node) && containsPhrase(goal, node.name),
  );
  if (!thing || others.length > 0) return {};
  const at = goal.toLowerCase().indexOf(thing.name.toLowerCase());
  const [, behind = ""] = at < 0 ? [] : (ofIt.exec(goal.slice(at + thing.name.length)) ?? []);
  const told = [...lines, ...nodes.filter((node) => node !== thing && isShown(node)).map(({ name }) => name)];
  const ofThing = goalNames(goal).filter(
    (name) => behind.startsWith(name) && isHeldBy(name, told) && !echoes(url, name),
  );
  return { thing: thing.name, ...(ofThing.length > 0 ? { ofThing } : {}) };
}
const ofIt =
  /^,?\s(?:of|from|by|von|vom|aus|de|du|des|del|della|di|van|uit|z)\s(?:(?:the|der|des|dem|den|la|le|les|el|los|las|il|de|het)\s)?(.+)$/iu;

/**
 * The one entry of a list of one's own with the thing whose page the deed was done on, all that was entered and all that the goal names, but for what the thing's own
 * page told of it: which thing it is its name says.
 */
export function toldInOwnList(
  { thing, ofThing = [] }: Pick<ReadBack, "thing" | "ofThing">,
  values: readonly string[],
  used: string,
  ground: Pick<Ground, "snapshot" | "task">,
): string[] {
  const { goal } = ground.task;
  if (takesAway(goal) || values.length === 0 || thing === undefined) return [];
  const named = goalNames(goal).filter((name) => !ofThing.includes(name));
  const about = [...new Set([thing, ...named, ...values])];
  const entries = hadInOwnList(about, used, ground);
  return entries.length === 1 ? about.map((one) => `"${one}" is shown`) : [];
}

/**
 * The one entry or card of a list of one's own with all that the goal names and all that was entered on the way to the deed, where that is more than one thing:
 * `My courses` with `Portuguese B1, evening group`, after both were chosen on pages that are gone. What was to be followed or kept is told by its name alone.
 */
export function toldAsOwn(
  values: readonly string[],
  used: string,
  ground: Pick<Ground, "snapshot" | "task">,
): string[] {
  const { snapshot, task } = ground;
  const about = [...new Set([...goalNames(task.goal), ...values])];
  const [thing = "", ...more] = about;
  const isKept = isKeeping(task.goal) && more.length === 0 && entriesCalled(thing, snapshot).length === 1;
  if (takesAway(task.goal) || !isOwnList(snapshot)) return [];
  if (!isKept && (isChanging(task.goal) || more.length === 0)) return [];
  const waits = waitingFor(task.goal);
  const cards = sectionsOf(snapshot).filter(
    (text) => !waits(text) && about.every((one) => isHeldBy(one, [text]) && !echoes(snapshot.url, one)),
  );
  const entries = hadInOwnList(about, used, ground).map(({ name }) => name);
  const own = entries.length > 0 ? entries : cards;
  const isCounted = about.every((one) => isToldOfIt(one, task.goal, own));
  return own.length === 1 && isCounted ? about.map((one) => `"${one}" is shown`) : [];
}
