import { compareUrls, readUrl } from "@/lib/agent/domain/urls";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

const opens: ReadonlySet<string> = new Set(["open", "navigate"]);

/** `Open the user accounts setup` by `Setup`: the place that came is not called so, and has the whole name as one of several entries. */
export function leadsOn({
  verb,
  action,
  intent,
  target,
  nodesBefore,
  nodesAfter,
  input,
  before,
}: Ground): boolean {
  const wanted = objectRoots(intent);
  const holdsAll = (name: string): boolean => {
    const words = rootsOf(name);
    return wanted.every((word) => words.has(word));
  };
  const own = target.node?.name ?? "";
  const isMoreNamed =
    wanted.length > 1 && !holdsAll(own) && !intent.quoted.some((quote) => containsPhrase(own, quote));
  if (!opens.has(verb) || !action.clicks || !isMoreNamed) return false;
  const isHere = (href: string): boolean => {
    const change = compareUrls(readUrl(href, input.after.url)?.href ?? href, input.after.url);
    return change === "none" || change === "anchor";
  };
  const links = nodesAfter.filter(({ role, name, href }) => role === "link" && href && holdsAll(name));
  const isName = (line: string): boolean => wordsOf(line).length <= wanted.length && holdsAll(line);
  const heads = [
    input.after.title ?? "",
    ...nodesAfter.flatMap(({ role, name }) => (role === "heading" ? [name] : [])),
  ];
  const stood = [...nodesBefore.map(({ name }) => name), ...(before?.semanticSkeleton?.textDigest ?? [])];
  return (
    (links.length > 0 || input.after.lines.some(isName)) &&
    !heads.some(holdsAll) &&
    !links.some(({ href = "", states }) => states.includes("current") || isHere(href)) &&
    !stood.some(holdsAll)
  );
}

const purpose =
  /(?<!\p{L})(?:for|to) (edit(?:ing)?|chang(?:e|ing)|modify(?:ing)?|updat(?:e|ing)|delet(?:e|ing)|print(?:ing)?|copy(?:ing)?)[.!]?$/iu;
const changing: ReadonlySet<string> = new Set(["edit", "change", "modify", "update"]);

/** `Open order 10 for editing`, by a control that says nothing of that, and neither does the place that came. */
export function isForOtherPurpose({ action, asSaid, target, nodesAfter, input }: Ground): boolean {
  const [, said = ""] = purpose.exec(asSaid.trim()) ?? [];
  if (said === "" || !action.clicks) return false;
  const root = rootOf(said.toLowerCase());
  const wanted = [...changing].map(rootOf).includes(root) ? [...changing].map(rootOf) : [root];
  const { name = "", description = "", testId = "" } = target.node ?? {};
  const heads = nodesAfter.flatMap((node) => (node.role === "heading" ? [node.name] : []));
  const told = [name, description, testId, input.after.title ?? "", input.after.url, ...heads]
    .flatMap(wordsOf)
    .map(rootOf);
  return !told.some((word) => wanted.includes(word));
}
