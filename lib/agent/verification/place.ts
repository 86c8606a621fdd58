import { readUrl } from "@/lib/agent/domain/urls";
import { containsPhrase } from "@/lib/agent/domain/words";
import type { Ground } from "./ground";
import { objectRoots } from "./mentions";
import { rootsOf } from "./word-roots";

/** What a page calls itself: path of its address, title, headings, and what it marks as the present one. */
function selfName({ nodesAfter, input }: Ground): string {
  const url = readUrl(input.after.url);
  const path = `${url?.pathname ?? ""} ${url?.hash ?? ""} ${url?.search ?? ""}`
    .replace(/[-_/.#?=&]+/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2");
  const names = nodesAfter
    .filter((node) => node.role === "heading" || node.states.includes("current"))
    .map(({ name }) => name);
  return [path, input.after.title, ...names].join("\n");
}

/** True when the page that came up goes by the name that the step gives it. */
export function placeIsNamed(ground: Ground): boolean {
  const { intent, input } = ground;
  if (intent.quoted.length > 0) {
    const all = [selfName(ground), ...input.after.lines].join("\n");
    return intent.quoted.every((quote) => containsPhrase(all, quote));
  }
  const wanted = objectRoots(intent);
  if (wanted.length === 0) return false;
  const shown = rootsOf(selfName(ground));
  const earlier = rootsOf(selfNameBefore(ground));
  return (
    wanted.some((word) => shown.has(word) && !earlier.has(word)) || wanted.every((word) => shown.has(word))
  );
}

function selfNameBefore({ nodesBefore, before }: Ground): string {
  const url = readUrl(before?.url ?? "");
  const path = `${url?.pathname ?? ""} ${url?.hash ?? ""} ${url?.search ?? ""}`.replace(/[-_/.#?=&]+/g, " ");
  const names = nodesBefore
    .filter((node) => node.role === "heading" || node.states.includes("current"))
    .map(({ name }) => name);
  return [path, before?.title ?? "", ...names].join("\n");
}
