import type { Observation } from "@/lib/agent/domain/observation";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { toneOf } from "./alert-tone";
import type { NodeChange } from "./diff-pages";

export const observation = (
  kind: Observation["kind"],
  text: string,
  rest: Partial<Omit<Observation, "kind" | "text">> = {},
): Observation => ({ kind, text, effect: false, ambient: false, ...rest });

export const called = (node: SkeletonNode | undefined): string =>
  node ? `${node.role}${node.name ? ` "${node.name}"` : node.testId ? ` (${node.testId})` : ""}` : "element";

type Place = Pick<Observation, "effect" | "ambient" | "beforeIndex" | "afterIndex">;

/** What changed of one element that is on both pages, a sentence for each. `netItemCount`: how many of its items came less those that went. */
export function changeObservations(
  change: NodeChange,
  node: SkeletonNode | undefined,
  ambient: boolean,
  netItemCount: number,
): Observation[] {
  const place = { effect: !ambient, ambient, beforeIndex: change.before, afterIndex: change.after };
  const focus = change.focus
    ? [observation("focus_changed", `Focus moved at ${called(node)}`, { ...place, effect: false })]
    : [];
  return [
    ...nameObservations(change, node, place),
    ...valueObservations(change, node, place, netItemCount),
    ...hrefObservations(change, node, place),
    ...stateObservations(change, node, place),
    ...focus,
  ];
}

function nameObservations({ name }: NodeChange, node: SkeletonNode | undefined, place: Place): Observation[] {
  if (!name) return [];
  const tone = node && toneOf(node);
  const sides = { ...place, from: name.from, to: name.to };
  return [
    tone
      ? observation("alert_appeared", `Message changed to "${name.to}"`, { ...sides, tone })
      : observation("name_changed", `${node?.role} "${name.from}" is now "${name.to}"`, sides),
  ];
}

function valueObservations(
  { value }: NodeChange,
  node: SkeletonNode | undefined,
  place: Place,
  netItemCount: number,
): Observation[] {
  if (!value) return [];
  const sides = { ...place, from: value.from, to: value.to };
  const isCount = node?.role === "list" || node?.role === "table";
  if (!isCount)
    return [
      observation("value_changed", `${called(node)} changed from "${value.from}" to "${value.to}"`, sides),
    ];
  if (Number(value.to) - Number(value.from) === netItemCount) return [];
  return [
    observation("size_changed", `${called(node)} has ${value.to} items instead of ${value.from}`, sides),
  ];
}

const hrefObservations = (
  { href }: NodeChange,
  node: SkeletonNode | undefined,
  place: Place,
): Observation[] =>
  href
    ? [
        observation("state_changed", `${called(node)} leads to ${href.to}`, {
          ...place,
          state: "href",
          ...href,
        }),
      ]
    : [];

function stateObservations(
  { statesAdded, statesRemoved }: NodeChange,
  node: SkeletonNode | undefined,
  place: Place,
): Observation[] {
  const gone = statesRemoved.filter((state) => statesAdded.length === 0 || !oppositeOf(state, statesAdded));
  return [
    ...statesAdded.map((state) =>
      observation("state_changed", `${called(node)} is now ${plain(state)}`, { ...place, state, to: state }),
    ),
    ...gone.map((state) =>
      observation("state_changed", `${called(node)} is no longer ${plain(state)}`, {
        ...place,
        state,
        from: state,
      }),
    ),
  ];
}

const plain = (state: string): string => state.replace(/^\./, "");
const opposites: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    checked: "unchecked",
    unchecked: "checked",
    expanded: "collapsed",
    collapsed: "expanded",
    pressed: "unpressed",
    unpressed: "pressed",
  }),
);
/** "is now checked" says "is no longer unchecked" too. */
const oppositeOf = (state: string, added: readonly string[]): boolean =>
  added.includes(opposites.get(state) ?? "");
