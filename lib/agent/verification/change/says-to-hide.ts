import { fold } from "@/lib/agent/domain/wording/words";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";

/** `Show filters` is `Hide filters` now, and something came with that, or its entry reads otherwise (`•••` is the key itself). */
export function saysToHide({ verb, target, diff, nodesBefore }: Ground): boolean {
  const row = rowOf(nodesBefore, target.index);
  const isReadable = row >= 0 && diff?.changed.find(({ before }) => before === row)?.name !== undefined;
  const [was, is] = [target.node?.name ?? "", target.after?.name ?? ""].map((name) =>
    turning.exec(fold(name)),
  );
  return (
    (verb === "open" || verb === "expand") &&
    was?.[1] !== undefined &&
    is?.[2] !== undefined &&
    was[3] === is[3] &&
    ((diff?.appeared.length ?? 0) > 0 || isReadable)
  );
}
const turning =
  /^(?:(show|open|expand|unfold|display|view|reveal)|(hide|close|collapse|fold))(?!\p{L})(.*)$/u;
