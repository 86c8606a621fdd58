import type { Fact } from "@/lib/adapters/offline/reading/goal-facts";
import { isCalledFor, isNamedBeside, isUnsaid, isWritable } from "@/lib/agent/domain/called-field";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { fieldsChanged, fieldsOfThings, isCalledAfter } from "@/lib/agent/domain/wording/field-of-thing";
import { isPlaceFor } from "@/lib/agent/domain/wording/kind-of-field";
import { isOfOtherNumber, onlySaysWhich } from "@/lib/agent/domain/wording/numbered-field";
import { contentStems } from "@/lib/agent/domain/wording/words";

type Headed = { title: string; nodes: readonly SnapshotNode[] };
/** `page`: where the field is the only one that is called by the goal's words. */
type Seen = { holds: (text: string, fact: Fact) => boolean; page?: Headed };

/**
 * `Set the time zone of the workspace to Lisbon`: Lisbon is for no field that is called after the workspace, and the workspace, whatever it is called, is for
 * none that is called after its time zone. `Set segment 3 to 12`: 3 only says which fields are meant, and 12 is for none of another segment.
 */
export const isForAnother = (goal: string, fact: Fact, label: string, { holds, page }: Seen): boolean =>
  onlySaysWhich(label, fact.value, goal) ||
  isOfOtherNumber(label, fact.value, goal) ||
  fieldsOfThings(goal).some(
    ({ field, thing, rest }) =>
      holds(rest, fact) && isCalledAfter(label, thing, field) && !(page && isHeadedBy(page, field)),
  ) ||
  fieldsChanged(goal).some(
    ({ field, thing, rest }) => holds(thing, fact) && !holds(rest, fact) && isCalledJust(label, field),
  );

/** `Set the price of the single ticket to 4.50`, on `Edit prices`: all fields there are prices, and are called after what they are the prices of. */
function isHeadedBy({ title, nodes }: Headed, field: string): boolean {
  const asked = contentStems(field);
  const heads = [title, ...nodes.filter(({ role }) => role === "heading").map(({ name }) => name)];
  return asked.length > 0 && heads.some((head) => asked.every((word) => contentStems(head).includes(word)));
}

const isCalledJust = (label: string, field: string): boolean => {
  const said = new Set(contentStems(field));
  const words = contentStems(label);
  return words.length > 0 && words.every((word) => said.has(word));
};

/** A country, or where something is, is for the field that takes just that, where there is one. */
export const isOfOtherKind = (
  goal: string,
  { value }: Fact,
  node: SnapshotNode,
  fields: readonly SnapshotNode[],
  labelOf: (node: SnapshotNode) => string,
): boolean =>
  !isPlaceFor(labelOf(node), value, goal) &&
  !isCalledFor(labelOf(node), value, goal) &&
  fields.some((other) => other !== node && isPlaceFor(labelOf(other), value, goal));

type Placed = { node: SnapshotNode; fact: Fact; value: string };

/**
 * A field of which the goal says nothing takes no value for its type alone where the goal calls another one of the form for it that nothing went into: that
 * one takes it, if it takes a text at all. So does the field for a name what the goal names something, before a long text.
 */
export function toCalledFields(
  goal: string,
  placed: readonly Placed[],
  {
    fields,
    taken,
    labelOf,
  }: {
    fields: readonly SnapshotNode[];
    taken: ReadonlySet<SnapshotNode>;
    labelOf: (node: SnapshotNode) => string;
  },
): Placed[] {
  const filled = new Set([...taken, ...placed.map(({ node }) => node)]);
  return placed.flatMap((one) => {
    const isSpare = isUnsaid(labelOf(one.node), goal);
    const [called] = fields.filter(
      (node) =>
        !filled.has(node) &&
        isWritable(node) &&
        ((isSpare && isCalledFor(labelOf(node), one.value, goal)) ||
          isNamedBeside(one.node, one.value, goal, labelOf(node))),
    );
    if (!called) return [one];
    filled.add(called);
    return takesWords(called) ? [{ ...one, node: called }] : [];
  });
}

const takesWords = ({ role, inputType, options = [] }: SnapshotNode): boolean =>
  role === "textbox"
    ? /^(?:|text|textarea)$/.test(inputType ?? "")
    : role === "combobox" && options.length === 0;
