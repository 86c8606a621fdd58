import { type Check, refuted } from "@/lib/agent/verification/check";
import { isColumnMeant, isHeading, orderCame } from "@/lib/agent/verification/page/sorted-rows";

/** The column that the step means was pressed, and its entries came to stand the other way round than the step asks for: one more press is needed. */
export const wrongOrder: Check = {
  name: "wrong-order",
  applies: (ground) =>
    ground.diff !== undefined &&
    ground.verb === "sort" &&
    ground.action.clicks &&
    isHeading(ground) &&
    isColumnMeant(ground),
  check: (ground) =>
    orderCame(ground) === "reverse"
      ? refuted(0.85, "The entries stand the other way round than was asked for.")
      : undefined,
};
