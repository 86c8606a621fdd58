import { formsOf } from "@/lib/adapters/offline/matching/find-form";
import { vowBefore } from "@/lib/adapters/offline/matching/find-vow";
import { isKin } from "@/lib/adapters/offline/matching/kin";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { contentStems } from "@/lib/agent/domain/wording/words";
import { describe, prepare } from "./answer";

/** The button that the goal says in so many words is shut, and all its form wants is that one says that it is right. */
export function shutDeed(goal: string, nodes: readonly SnapshotNode[]): ActionAnswer | undefined {
  const said = contentStems(goal);
  const ways = formsOf(nodes).flatMap(({ submit, fields, inside }) => {
    const words = contentStems(submit?.name ?? "");
    const isSaid = words.length > 0 && words.every((word) => said.some((one) => isKin(one, word)));
    const isBare = fields.every(({ role }) => role === "checkbox");
    const vow =
      submit?.states.includes("disabled") && isSaid && isBare ? vowBefore(submit, inside) : undefined;
    return submit && vow ? [{ submit, vow }] : [];
  });
  const [way] = ways;
  return way && ways.length === 1
    ? prepare("check", [way.vow.id], `${describe(way.vow)} has to be said before ${describe(way.submit)}.`)
    : undefined;
}
