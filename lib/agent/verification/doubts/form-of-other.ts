import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { ancestorsOf, descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { properNames } from "@/lib/agent/verification/fit/named-entry";
import type { Ground } from "@/lib/agent/verification/ground";

type Page = { nodes: readonly SkeletonNode[]; lines: readonly string[] };

const entryRoles: ReadonlySet<string> = new Set(["row", "item"]);
const telling: ReadonlySet<string> = new Set(["row", "heading", "textbox"]);
/** The field that tells what the thing is called; others may tell who it belongs to. */
const naming = /(?<!\p{L})(?:name|title|subject|label|summary)(?!\p{L})/iu;
const capital = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]{2,40}(?![\p{L}\p{N}])/gu;

/** `Click Edit pet for Max`: the form that came says nothing of Max, but what another entry of the list is called by that Max stood in. */
export const cameOfOther = (ground: Ground): string | undefined =>
  formOfOther(ground, pageAfter(ground), ground.nodesBefore);

/** `Add the visit for Max`, by a form that says nothing of him, but what another entry of the list is called by that came, and that he stands in. */
export const sentOfOther = (ground: Ground): string | undefined =>
  formOfOther(ground, pageBefore(ground), ground.nodesAfter);

const pageAfter = ({ nodesAfter, input }: Ground): Page => ({
  nodes: nodesAfter,
  lines: [...input.after.lines, input.after.title],
});
/** Of a dialog nothing but what is in it: the list behind it bears all names. */
const pageBefore = ({ nodesBefore, before, target }: Ground): Page => {
  const dialog = ancestorsOf(nodesBefore, target.index).findLast((at) => nodesBefore[at]?.role === "dialog");
  const own = dialog === undefined ? undefined : nodesBefore[dialog];
  return dialog === undefined || own === undefined
    ? {
        nodes: nodesBefore,
        lines: [...(before?.semanticSkeleton?.textDigest ?? []), before?.title ?? ""],
      }
    : { nodes: [own, ...descendantsOf(nodesBefore, dialog)], lines: [] };
};

function formOfOther(
  { intent, asSaid, input }: Ground,
  form: Page,
  list: readonly SkeletonNode[],
): string | undefined {
  const names = properNames({ ...intent, object: "" });
  const shown = new Set(
    [...form.lines, ...form.nodes.flatMap(({ name, value = "" }) => [name, value])].flatMap(wordsOf),
  );
  if (names.length === 0 || names.some((name) => shown.has(name)) || !form.nodes.some(isFilled))
    return undefined;
  const bears = (text: string): boolean => {
    const words = wordsOf(text);
    return names.every((name) => words.includes(name));
  };
  // What the step or the goal says itself belongs to what is to be done.
  const asked = new Set(wordsOf(`${asSaid} ${input.goal}`));
  const named = list.filter(({ role, name }) => entryRoles.has(role) && bears(name));
  const told = new Set(
    form.nodes.flatMap(({ role, name, value = "" }) => {
      if (!telling.has(role) || (role === "textbox" && !naming.test(name))) return [];
      return [...`${role === "textbox" ? "" : name} ${value}`.matchAll(capital)].map(([word]) => word);
    }),
  );
  return named
    .flatMap((entry) =>
      list.flatMap((other) => {
        if (other.role !== entry.role || other.parent !== entry.parent || bears(other.name)) return [];
        const own = new Set(wordsOf(entry.name));
        return [...other.name.matchAll(capital)].flatMap(([word]) =>
          told.has(word) && !wordsOf(word).some((one) => own.has(one) || asked.has(one)) ? [word] : [],
        );
      }),
    )
    .at(0);
}
const isFilled = ({ role, value = "", states }: SkeletonNode): boolean =>
  role === "textbox" && value.trim() !== "" && !states.includes("hidden");
