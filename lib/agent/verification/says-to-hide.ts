import { fold } from "@/lib/agent/domain/words";
import type { Ground } from "./ground";

/** `Show filters` is `Hide filters` now, and something came with that. */
export function saysToHide({ verb, target, diff }: Ground): boolean {
  const [was, is] = [target.node?.name ?? "", target.after?.name ?? ""].map((name) =>
    turning.exec(fold(name)),
  );
  return (
    (verb === "open" || verb === "expand") &&
    was?.[1] !== undefined &&
    is?.[2] !== undefined &&
    was[3] === is[3] &&
    (diff?.appeared.length ?? 0) > 0
  );
}
const turning = /^(?:(show|open|expand|unfold|display|view)|(hide|close|collapse|fold))(?!\p{L})(.*)$/u;
