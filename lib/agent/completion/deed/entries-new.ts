import { entryRoles } from "@/lib/agent/completion/page/entries";
import { isSentence, waitingFor } from "@/lib/agent/completion/page/places";
import { isRunning, withoutRunning } from "@/lib/agent/completion/page/running-numbers";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { PageSnapshot, SkeletonNode } from "@/lib/agent/domain/snapshot";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import { fold } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Assertion } from "@/lib/contracts/assertion";

/** Entries of lists that are new and hold what the goal names. The part of the page that was pressed in is none of them, though it be laid out as one. */
export function entriesNew(
  { target }: ActionRecord,
  then: PageSnapshot,
  now: PageSnapshot,
  goal: string,
): Assertion[] {
  const names = goalNames(goal);
  if (names.length === 0 || takesAway(goal)) return [];
  const isNaming = ({ role, name }: SkeletonNode): boolean =>
    entryRoles.has(role) && names.some((one) => isHeldBy(one, [name]));
  if (!now.nodes.some(isNaming)) return [];
  const faces = new Set(then.nodes.filter(({ role }) => entryRoles.has(role)).map(faceOf));
  const waits = waitingFor(goal);
  const runs = isRunning(then, now);
  // An entry that named it before only reads otherwise now; whether that lasts says nothing.
  const known = new Set(then.nodes.filter(isNaming).map((entry) => listOf(entry, then)));
  return now.nodes
    .filter(
      (node, at) =>
        isNaming(node) &&
        !logged.test(node.name) &&
        !waits(node.name) &&
        !isReport(node.name, names) &&
        !faces.has(faceOf(node)) &&
        !known.has(listOf(node, now)) &&
        !descendantsOf(now.nodes, at).some(({ id }) => id === target?.id),
    )
    .slice(0, 3)
    .map(({ role, name }): Assertion => {
      const kept = runs ? withoutRunning(name, goal) : name;
      return { kind: "element", element: { role, name: kept }, state: "present" };
    });
}

/** `Book a visit Thank you! The visit of Elm Park is booked.`, where the form stood: said to the user, unless a sentence is what the goal has put there. */
const isReport = (text: string, names: readonly string[]): boolean =>
  isSentence(text) &&
  thanking.test(text) &&
  !names.some((name) => isSentence(name) && isHeldBy(name, [text]));
const thanking =
  /(?<!\p{L})(?:thank you|thanks|success(?:fully)?|we have (?:received|saved|booked)|you(?:['’]re| are| will| have)|danke|merci|gracias|grazie|obrigad[oa])(?!\p{L})/iu;

/** The list an entry stands in. Lists without a name are told by their order: what was offered in the first one is new in the second. */
function listOf({ role, path, parent }: SkeletonNode, { nodes }: PageSnapshot): string {
  const list = nodes[parent];
  const alike = nodes.filter(
    (node) => node.role === list?.role && node.path === list.path && node.name === "",
  );
  const order = list === undefined || list.name !== "" ? 0 : alike.indexOf(list);
  return `${role}|${withoutNumbers(path)}|${order}`;
}

/** A line of a log begins with its time to the second: it tells what happened, and goes. */
const logged = /^\d{1,2}:\d{2}:\d{2}\b/;

/** Prices and clocks in an entry go on by themselves: with another number in it, it is the same entry. */
const faceOf = ({ role, name, path }: SkeletonNode): string =>
  `${role}|${withoutNumbers(path)}|${withoutNumbers(fold(name))}`;
const withoutNumbers = (text: string): string => text.replace(/\d[\d.,:]*/g, "#");
