import type { Listed } from "@/lib/agent/domain/listed";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { isActionable } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";
import { withoutControls } from "./entry-text";
import { listEntries } from "./list-entries";
import { ancestorsOf, descendantsOf } from "./node-tree";
import { hashOf } from "./skeleton";

/** A longer list is not kept: then nothing is known of it. */
const mostEntries = 60;
const digits = 8;
const brief = (texts: readonly string[]): string => hashOf([], texts).slice(0, digits);

/** That all are shut once one was pressed tells of none of them. */
const turned: ReadonlySet<string> = new Set(["checked", "pressed", "selected"]);

/** One entry in short: what it says, the same without its numbers, what can be done with it now, and of what form it is. */
export type EntryMark = { text: string; words: string; controls: string; shape: string };

/** What an entry says, without its controls, as its mark has it. */
export const textMark = (said: string): string => brief([fold(said)]);

export function markOf(entry: SkeletonNode, nodes: readonly SkeletonNode[]): EntryMark {
  const controls = descendantsOf(nodes, nodes.indexOf(entry)).filter(isActionable);
  const text = fold(withoutControls(entry, nodes).name);
  return {
    text: textMark(text),
    words: brief([text.replace(/\d[\d.,:]*/g, "#")]),
    controls: brief(
      controls.map(
        (node) => `${node.role} ${node.name} ${node.states.filter((state) => turned.has(state)).join(" ")}`,
      ),
    ),
    shape: brief([entry.role, ...new Set(controls.map(({ role }) => role))]),
  };
}

const written = ({ text, words, controls, shape }: EntryMark): string =>
  [text, words, controls, shape].join(" ");

export function readMark(mark: string): EntryMark {
  const [text = "", words = "", controls = "", shape = ""] = mark.split(" ");
  return { text, words, controls, shape };
}

/** The lists of a page as they read when an element of it was acted on. */
export function listedOn(nodes: readonly SkeletonNode[], targetId: string): { listed?: Listed } {
  const entries = listEntries(nodes);
  if (entries.length === 0 || entries.length > mostEntries) return {};
  const at = nodes.findIndex(({ id }) => id === targetId);
  const around = at < 0 ? [] : [at, ...ancestorsOf(nodes, at)].map((index) => nodes[index]);
  const own = entries.findIndex((entry) => around.includes(entry));
  return {
    listed: {
      entries: entries.map((entry) => written(markOf(entry, nodes))),
      ...(own < 0 ? {} : { own }),
    },
  };
}
