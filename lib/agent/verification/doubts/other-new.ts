import { wordsOf } from "@/lib/agent/domain/wording/words";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

const forNew = /^\W*(?:new|add|create)(?: an?| new)? (\p{L}+)$/iu;
const kindOf = (text: string): string =>
  rootOf((wordsOf(forNew.exec(text.trim())?.[1] ?? "")[0] ?? "").replace(/^director(?:y|ies)$/u, "folder"));

/** `Create the folder "Invoices"`, under the heading `New file`, where the page has `New folder` as well: one of the other kind was made. */
export function makesOtherKind({ asSaid, verb, action, nodesBefore, target }: Ground): boolean {
  if (verb !== "create" && verb !== "add" && !(verb === "type" && action.pressesEnter)) return false;
  const said = rootsOf(asSaid.replace(/(?<!\p{L})director(?:y|ies)(?!\p{L})/giu, "folder"));
  const isHead = (at: number): boolean =>
    nodesBefore[at]?.role === "heading" ||
    nodesBefore[at]?.role === "dialog" ||
    nodesBefore[at]?.role === "form";
  const around = new Set(ancestorsOf(nodesBefore, target.index));
  const heads = [...nodesBefore.keys()].filter(
    (at) => isHead(at) && (nodesBefore[at]?.role === "heading" || around.has(at)),
  );
  const made = heads.map((at) => kindOf(nodesBefore[at]?.name ?? "")).filter((kind) => kind !== "");
  const others = nodesBefore.flatMap(({ role, name }, at) =>
    at !== target.index && (role === "button" || role === "link" || role === "menuitem")
      ? [kindOf(name)]
      : [],
  );
  return (
    made.length > 0 &&
    made.every((kind) => !said.has(kind)) &&
    others.some((kind) => kind !== "" && said.has(kind) && !made.includes(kind))
  );
}
