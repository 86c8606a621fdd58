import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import { entryPart } from "@/lib/agent/snapshot/path-parts";
import { opensEditing } from "./opens-editor";

/**
 * `Edit weight of Oak shelf` beside `Edit price of Oak shelf`: of several that open the thing for changes, the one that says what of it. It says just that
 * (`Edit weight of Oak shelf` is not for `Oak`, `Edit old weight of Oak` not for its weight), and stands in the thing's own entry.
 */
export function editorOf(
  field: string,
  of: string,
  { at, nodes }: { at: readonly SnapshotNode[]; nodes: readonly SnapshotNode[] },
): SnapshotNode | undefined {
  const editors = at.filter(
    (node) => node.role === "button" && !node.states.includes("popup") && opensEditing(node.name),
  );
  const [only, ...more] = editors.filter(
    (node) => !node.states.includes("disabled") && saysJust(node.name, field, of) && isInOwn(node, of, nodes),
  );
  return field === "" || editors.length < 2 || more.length > 0 ? undefined : only;
}

/** A verb, the field, `of` or `for`, and the thing. */
function saysJust(name: string, field: string, of: string): boolean {
  const [, ...said] = wordsOf(name);
  const what = wordsOf(field).join(" ");
  const thing = wordsOf(of).join(" ");
  const told = said.join(" ").replace(article, "");
  if (!told.startsWith(`${what} `)) return false;
  const [joining = "", ...rest] = told.slice(what.length + 1).split(" ");
  return joins.has(joining) && [rest.join(" "), rest.join(" ").replace(article, "")].includes(thing);
}
const article = /^(?:the|der|die|das|den|le|la|les|el|los|las|il|lo|o|a) /;
const joins: ReadonlySet<string> = new Set(["of", "for", "von", "für", "de", "du", "di", "da", "do"]);

/** Its entry begins with the thing, and no other entry does that says of no control of its own that it is called by more (`Oak shelf`). */
function isInOwn(node: SnapshotNode, of: string, nodes: readonly SnapshotNode[]): boolean {
  const own = entryPart(node.path);
  if (!own) return true;
  const isLonger = (entry: string): boolean =>
    nodes.some(
      ({ path, name }) =>
        entryPart(path)?.name === entry &&
        containsPhrase(name, of) &&
        !` ${wordsOf(name).join(" ")}`.endsWith(` ${wordsOf(of).join(" ")}`),
    );
  const rivals = nodes.filter(
    ({ role, name }) =>
      (role === "row" || role === "item") && name !== own.name && beginsWith(name, of) && !isLonger(name),
  );
  return beginsWith(own.name, of) && rivals.length === 0;
}
const beginsWith = (text: string, name: string): boolean =>
  `${wordsOf(text).join(" ")} `.startsWith(`${wordsOf(name).join(" ")} `);
