import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";

/** As many other values of the form tell whose row it is. */
const fewest = 2;

/**
 * `Change the surname of Ida to Falk-Holm`: the form held that as `Surname`, and the one row that shows the rest of it, in a table with a heading `Surname`, does not
 * have it, in whatever order (`Falk, Ida`). The site kept the form, and not this. Returns what the field is called.
 */
export function shownOtherwise(ground: Ground): string | undefined {
  const { asSaid, input, nodesBefore, nodesAfter } = ground;
  const form = formOf(ground);
  if (form < 0) return undefined;
  const fields = descendantsOf(nodesBefore, form).filter(
    ({ role, value = "" }) => role === "textbox" && /\p{L}{3}/u.test(value),
  );
  const said = `${asSaid}\n${input.goal}`;
  const heldIn = ({ value = "" }: SkeletonNode): string => value.trim();
  return fields.find((field) => {
    const value = heldIn(field);
    // What is long or tells a day is cut, or written in another way, where there are many.
    if (value.length > longest || /\d/.test(value) || !containsPhrase(said, value)) return false;
    const others = fields.filter((one) => one !== field && !containsPhrase(heldIn(one), value)).map(heldIn);
    const rows = nodesAfter.filter(
      ({ role, name }) =>
        role === "row" && others.filter((one) => containsPhrase(name, one)).length >= fewest,
    );
    const [row, ...more] = rows;
    return (
      row !== undefined &&
      more.length === 0 &&
      !wordsOf(value).every((word) => wordsOf(row.name).includes(word)) &&
      !cut.test(row.name) &&
      isHeaded(nodesAfter, row, field.name.replace(/[\s:*]{1,5}$/u, ""))
    );
  })?.name;
}
const longest = 40;
/** A cell that is cut shows only the beginning of what it holds. */
const cut = /…|\.{3}/u;

/** Its table has a heading that is called just as the field. */
const isHeaded = (nodes: readonly SkeletonNode[], row: SkeletonNode, label: string): boolean =>
  label !== "" &&
  nodes.some(
    ({ role, parent, name }) =>
      role === "row" && parent === row.parent && name !== row.name && containsPhrase(name, label),
  );
