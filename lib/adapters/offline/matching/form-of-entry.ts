import type { Fact } from "@/lib/adapters/offline/reading/goal-facts";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems, stemsOf } from "@/lib/agent/domain/wording/words";
import { headingOver } from "@/lib/agent/snapshot/node-places";
import { entryPart, pathParts } from "@/lib/agent/snapshot/path-parts";
import type { Entry } from "./choices-from-goal";
import type { FoundForm } from "./find-form";
import { holds } from "./held-value";

type OfForm = { form: FoundForm; entries: Entry[] };

/** `Put 3 of “A” in the cart`, where every entry has such a form: the one of the entry that is named, where there is one. */
export function ofNamedEntry<One extends OfForm>(
  filled: One[],
  facts: readonly Fact[],
  goal: string,
  nodes: readonly SnapshotNode[],
): One[] {
  const named = filled.filter((one) => {
    const { entries } = one;
    const entry = entryOf(one)?.name ?? headingOf(one, nodes);
    const names = facts.filter(
      ({ kind, value }) => naming.has(kind) && !entries.some((entered) => entered.value === value),
    );
    return entry !== "" && names.length > 0 && names.every((name) => holds(entry, name));
  });
  return named.length > 0 ? named : bestTold(ofCalledForm(filled, goal), goal);
}

/** `Switch the boiler to Eco`, where every device has such a form: the one form that is called by words of the goal that none of the others is called by. */
function ofCalledForm<One extends OfForm>(filled: One[], goal: string): One[] {
  const said = new Set(contentStems(goal));
  const called = filled.map(({ form }) => contentStems(pathParts(form.path).at(-1)?.name ?? ""));
  const own = filled.filter((_, at) =>
    called[at]?.some(
      (word) => said.has(word) && called.every((words, other) => other === at || !words.includes(word)),
    ),
  );
  return own.length === 1 && called.every(({ length }) => length > 0) ? own : filled;
}

/** `Bid 45 on the walnut clock`: the one whose entry has all the words of the goal that any other of them has, and more. */
function bestTold<One extends OfForm>(filled: One[], goal: string): One[] {
  const told = filled.map((one) => {
    const words = new Set(stemsOf(entryOf(one)?.name ?? ""));
    return {
      one,
      said: contentStems(goal).filter((word) => words.has(word)),
    };
  });
  const [best] = [...told].sort((a, b) => b.said.length - a.said.length);
  const isBest = told.every(
    (other) =>
      other === best ||
      (entryOf(other.one) !== undefined &&
        other.said.length < (best?.said.length ?? 0) &&
        other.said.every((word) => best?.said.includes(word))),
  );
  return best && told.length > 1 && isBest ? [best.one] : filled;
}

/** Forms that stand one under another, each with the name of its thing over it. */
const headingOf = ({ form }: OfForm, nodes: readonly SnapshotNode[]): string => {
  const [field] = form.fields;
  return field ? headingOver(field, nodes) : "";
};

const entryOf = ({ form }: OfForm) => entryPart(form.fields[0]?.path ?? "");

const naming: ReadonlySet<string> = new Set(["said", "name", "code"]);
