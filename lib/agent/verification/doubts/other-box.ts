import { fold } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

const boxes: ReadonlySet<string> = new Set(["checkbox", "switch", "radio"]);

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
