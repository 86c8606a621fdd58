import { type Entered, valuesOf } from "@/lib/agent/completion/deed/entered";
import { fieldsEmptied } from "@/lib/agent/completion/deed/fields-beside";
import { namesInParts, namesLost } from "@/lib/agent/completion/deed/names-there";
import type { Ground } from "@/lib/agent/completion/ground";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { ReadBack } from "@/lib/agent/domain/criterion";
import { doneToOthers } from "./since-listed";

type Look = { deed: ActionRecord | undefined; entered: readonly Entered[]; isHeldInForm: boolean };

/** What the deed did besides: to other things of the list, to those that something was added to, or to other fields of the form. */
export const lostBeside = (
  { deed, entered, isHeldInForm }: Look,
  readBack: Partial<ReadBack>,
  ground: Ground,
): string[] => [
  ...doneToOthers(deed, valuesOf(entered), ground),
  ...namesLost(
    { there: [...(readBack.there ?? []), ...namesInParts(deed, ground.task)] },
    ground.snapshot,
    ground.task.goal,
  ),
  ...(isHeldInForm ? fieldsEmptied(readBack, ground.snapshot) : []),
];
