import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

const column =
  /(?<!\p{L})(?:in|to|into|under|of|on) (?:the )?["“'‘]?([\p{L}\p{N}](?:(?! (?:in|to|into|under|of|on) )[\p{L}\p{N} &-]){1,40}?)["”'’]? (?:list|column|lane|section|group)(?!\p{L})/iu;

/** `Add the card "Order flyers" to the To do list`, and the entry came behind the title of another column. */
export function cameToOtherColumn({ asSaid, input, diff, action, intent, nodesAfter }: Ground): boolean {
  const [, name = ""] = column.exec(asSaid) ?? column.exec(input.goal) ?? [];
  const value = action.value ?? intent.quoted.find((quote) => fold(quote) !== fold(name)) ?? "";
  const own = [...nodesAfter.keys()].find((at) => titleOf(nodesAfter[at]) === fold(name));
  if (name === "" || value === "" || own === undefined) return false;
  const { role, parent } = nodesAfter[own] ?? {};
  const titles = [...nodesAfter.keys()].filter((at) => {
    const node = nodesAfter[at];
    return (
      node !== undefined &&
      node.role === role &&
      isBeside(nodesAfter, node.parent, parent ?? -1) &&
      titleOf(node) !== ""
    );
  });
  const entry = (diff?.appeared ?? []).find((at) => {
    const node = nodesAfter[at];
    return node !== undefined && node.role !== "textbox" && containsPhrase(node.name, value);
  });
  const before = titles.filter((at) => entry !== undefined && at < entry);
  return titles.length > 1 && before.length > 0 && before.at(-1) !== own;
}

/** Titles stand in one part, or each in one of several parts side by side. */
const isBeside = (nodes: readonly SkeletonNode[], one: number, other: number): boolean =>
  one === other ||
  (nodes[one] !== undefined &&
    nodes[one]?.role === nodes[other]?.role &&
    nodes[one]?.parent === nodes[other]?.parent);

/** What a column is called: by a heading, or a field in which its title is written over. */
const titleOf = (node: SkeletonNode | undefined): string =>
  node?.role === "heading" ? fold(node.name) : node?.role === "textbox" ? fold(node.value ?? "") : "";
