import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import { textWithin } from "@/lib/agent/snapshot/node-tree";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";

/** `Delete this post` on the page of one: what its fields hold, its heading tells or quotes, or the number or name in the step, is an entry of the list that came up. */
export function isListedStill(ground: Ground): boolean {
  if (isGoalListed(ground) || isCodeListed(ground)) return true;
  const { nodesBefore, nodesAfter, observed, asSaid, intent } = ground;
  const numbers = asSaid.match(/#?\d{3,12}/g) ?? [];
  const isThere = (name: string): boolean =>
    nodesAfter.some((node) => entryRoles.has(node.role) && containsPhrase(node.name, name));
  if (observed?.urlChange === "none")
    return numbers.some((number) => wordsOf(number).length > 0 && isThere(number));
  const names = nodesBefore
    .flatMap(({ role, name, value = "" }) =>
      role === "textbox"
        ? [value]
        : role === "heading"
          ? [...readStepIntent(name).quoted, ...(wordsOf(name).length > 2 ? [name] : [])]
          : [],
    )
    .concat(numbers, intent.quoted)
    .filter((name) => name.length >= shortestName);
  return names.some(isThere);
}
const shortestName = 4;

/** `mail_sender_test`: an entry that is called just so stands there still, though that of `mail_sender` went. */
function isCodeListed({ asSaid, nodesAfter }: Ground): boolean {
  const codes = asSaid.split(/[\s"'“”‘’(),;]+/u).filter((word) => /[\p{L}\d]_[\p{L}\d]/u.test(word));
  return nodesAfter.some(
    ({ role }, at) =>
      entryRoles.has(role) &&
      textWithin(nodesAfter, at)
        .split(/\s+/)
        .some((word) => codes.includes(word)),
  );
}

/** `Confirm the deletion`, of what the goal names: an entry that bears all of its names stands there as before. */
function isGoalListed({ input, diff, nodesBefore, nodesAfter }: Ground): boolean {
  const goal = readStepIntent(input.goal);
  const names = goal.verb === "remove" ? [...properNames(goal), ...goal.quoted.flatMap(wordsOf)] : [];
  const bears = (name: string): boolean => {
    const words = wordsOf(name);
    return names.every((one) => words.includes(one));
  };
  return (
    names.length > 0 &&
    nodesBefore.some(
      ({ role, name }, at) =>
        entryRoles.has(role) && bears(name) && bears(nodesAfter[diff?.match.toAfter[at] ?? -1]?.name ?? ""),
    )
  );
}
const entryRoles: ReadonlySet<string> = new Set(["item", "row"]);
