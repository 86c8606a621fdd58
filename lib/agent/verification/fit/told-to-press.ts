import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold, wordsOf } from "@/lib/agent/domain/wording/words";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import { crosses } from "@/lib/agent/verification/step/meant-verb";
import { candidatesFor, rowOf } from "./candidates";

const pressed: ReadonlySet<string> = new Set(["button", "link", "menuitem", "tab"]);
const pressing = /^(?:please )?(?:click|press|tap|hit|push)(?: on)? (?:the )?(?:button |link )?/iu;
const quotes = /["“”„«»'‘’`]/gu;
/** `Choose "Oldest first"` and no more: what is in quotes is the name of what is chosen. */
const choosing =
  /^(?:please )?(?:choose|select|pick)(?: the (?:entry|option|choice|item))? ["“„«]([^"”“»]{2,60})["”»][.!]?$/iu;
/** What comes after the name of a control: why, where, or what kind of control it is. */
const afterName =
  /^(?:$|[.,;:!]|\s+(?:to|in|for|of|on|at|under|beside|next|and|by|with|button|link|icon|again|below|above)(?!\p{L}))/iu;
/** `Away with Oak Weekly` tells no way. */
const byName = /^(?:confirm|answer|\S+ \S.*)\s(?:with|by|using) (?:the )?(?:button )?([^,;]{2,40})$/iu;

/**
 * `Click Update to save the new name`, `Confirm the deletion with Yes`, and a control with another name was pressed, of which the step says nothing, while one
 * that alone is called just so stands there. Its index.
 */
export function toldToPress(
  step: string,
  nodes: readonly SkeletonNode[],
  target: number,
): number | undefined {
  const own = nodes[target];
  if (!own || !pressed.has(own.role)) return undefined;
  const isNamed = /\p{L}{2}/u.test(own.name) || crosses.test(own.name.trim());
  if (!isNamed || containsPhrase(step, own.name)) return undefined;
  const { quoted, isTold } = namesToldBy(step);
  const called = candidatesFor(nodes, target, false).filter((at) => {
    const { role = "", name = "" } = nodes[at] ?? {};
    return (
      pressed.has(role) &&
      /\p{L}{2}/u.test(name) &&
      (fold(name) === quoted ||
        ((isTold(name) || (areInOneList(nodes, own, at) && isAllSaid(step, name))) &&
          !isWhose(step, nodes, target, at)))
    );
  });
  const longest = Math.max(0, ...called.map((at) => nodes[at]?.name.length ?? 0));
  const all = called.filter((at) => nodes[at]?.name.length === longest);
  const row = rowOf(nodes, target);
  const beside = all.filter((at) => rowOf(nodes, at) === row);
  const [only, ...more] = beside.length > 0 ? beside : all;
  const { name = "" } = nodes[only ?? -1] ?? {};
  const isOther = only !== undefined && more.length === 0 && isApart(own, name);
  return isOther && isWithinDialog(nodes, target) === isWithinDialog(nodes, only) ? only : undefined;
}

/** `Log out`, by what stands beside `Logout` in one list: the step is the name of a control and nothing more. */
const isAllSaid = (step: string, name: string): boolean => lettersOf(step) === lettersOf(name);
const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

/** In one part, or each in an item of its own of one list. */
function areInOneList(nodes: readonly SkeletonNode[], own: SkeletonNode, at: number): boolean {
  const [ours, theirs] = [nodes[own.parent], nodes[nodes[at]?.parent ?? -1]];
  return (
    nodes[at]?.role === own.role &&
    ours?.role === "item" &&
    theirs?.role === "item" &&
    ours.parent >= 0 &&
    ours.parent === theirs.parent
  );
}

/** `Like the answer by Tom`: in the entry that the pressed control stands in, the link with his name says whose it is. */
const isWhose = (step: string, nodes: readonly SkeletonNode[], target: number, at: number): boolean =>
  byLink.test(step) &&
  nodes[at]?.role === "link" &&
  (rowOf(nodes, at) >= 0
    ? rowOf(nodes, at) === rowOf(nodes, target)
    : wordsOf(nodes[target]?.name ?? "")[0] === wordsOf(step)[0]);
const byLink = / by [^,;]{2,40}$/iu;

/** Neither is called all of what the other one is. */
const isApart = ({ name, description = "" }: SkeletonNode, other: string): boolean =>
  !containsPhrase(`${name} ${description}`, other) && !containsPhrase(other, name);

const isWithinDialog = (nodes: readonly SkeletonNode[], at: number): boolean =>
  ancestorsOf(nodes, at).some((above) => nodes[above]?.role === "dialog");

/** Of which control the step says to choose or press it: read once, for every control of the page is held against it. */
function namesToldBy(step: string): { quoted: string; isTold: (name: string) => boolean } {
  const quoted = fold(choosing.exec(step.trim())?.[1] ?? "");
  const bare = fold(step.replace(quotes, "").trim());
  const [lead = ""] = pressing.exec(bare) ?? [];
  const rest = bare.slice(lead.length);
  const [, last = ""] = byName.exec(bare.replace(/[.!]$/u, "")) ?? [];
  // `Press Save now` calls no longer name than `Save`.
  const follows = (wanted: string): boolean =>
    rest.startsWith(wanted) && afterName.test(rest.slice(wanted.length));
  const isTold = (name: string): boolean => {
    if (lead === "" && last === "") return false;
    const wanted = fold(name.replace(quotes, "").trim());
    return lead === "" ? last === wanted : follows(wanted);
  };
  return { quoted, isTold };
}
