import { fold } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

const boxes: ReadonlySet<string> = new Set(["checkbox", "switch", "radio"]);

/** `Tick "Brushes"`, in a list of names and boxes by turns: the box of another name was pressed. */
export function isBoxOfOtherName({ verb, intent, target, nodesBefore }: Ground): boolean {
  const thing = fold(intent.quoted[0] ?? intent.object);
  if ((verb !== "check" && verb !== "uncheck") || thing === "" || target.node?.name !== "") return false;
  const beside = [...nodesBefore.keys()].filter((at) => nodesBefore[at]?.parent === target.node?.parent);
  const isBox = (at: number): boolean =>
    boxes.has(nodesBefore[at]?.role ?? "") && nodesBefore[at]?.name === "";
  const byTurns = beside.every((at, place) => isBox(at) === isBox(beside[place % 2] ?? -1));
  const [first = -1, second = -1] = beside;
  const named = beside.findIndex((at) => fold(nodesBefore[at]?.name ?? "") === thing);
  const own = named < 0 ? -1 : (beside[named + (isBox(first) ? -1 : 1)] ?? -1);
  return byTurns && beside.length > 2 && isBox(first) !== isBox(second) && own >= 0 && own !== target.index;
}

/** `Tick All day`, on a control without a name: right beside another box stands just that, and beside this one more than that. */
export const isOtherBox = ({ verb, intent, target, nodesBefore }: Ground): boolean => {
  const thing = fold(intent.object);
  const { name = "", nearText = "" } = target.node ?? {};
  return (
    (verb === "check" || verb === "uncheck") &&
    name === "" &&
    thing !== "" &&
    fold(nearText) !== thing &&
    nodesBefore.some(
      (node, at) =>
        at !== target.index &&
        boxes.has(node.role) &&
        node.name === "" &&
        fold(node.nearText ?? "") === thing,
    )
  );
};
