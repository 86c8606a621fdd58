import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";

/** What the address of a page is called, by steps and by fields. */
const addresses: ReadonlySet<string> = new Set(["address", "url", "link", "website", "webpage", "site"]);
const isCalledSo = (words: readonly string[]): boolean => words.some((word) => addresses.has(word));

/** `Enter the address https://…`, and a field `URL`: both call what is entered by one of its names. */
export const isAddressAsked = (value: string, said: readonly string[], name: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$/iu.test(value.trim()) && isCalledSo(said) && isCalledSo(wordsOf(name));

/** … and no other field of the page is called by any of them, unless it searches. */
export const isAddressField = (
  nodes: readonly SkeletonNode[],
  target: number,
  said: readonly string[],
  value = "",
): boolean =>
  nodes[target]?.role === "textbox" &&
  isAddressAsked(value, said, nodes[target].name) &&
  nodes.every(
    (node, at) =>
      at === target ||
      node.role !== "textbox" ||
      !isCalledSo(wordsOf(node.name)) ||
      /^(?:search|find|filter)(?!\p{L})/iu.test(node.name.trim()),
  );
