import {
  type Entered,
  enteredOnTheWay,
  inOneEntry,
  longTextsOf,
  valuesOf,
} from "@/lib/agent/completion/deed/entered";
import { entryTurned } from "@/lib/agent/completion/deed/entry-then";
import { underChosenHeading } from "@/lib/agent/completion/deed/under-chosen-heading";
import { toldAsOwn, toldInOwnList } from "@/lib/agent/completion/gathering/own-list-here";
import type { Ground } from "@/lib/agent/completion/ground";
import type { StepProof } from "@/lib/agent/completion/step-proof";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Criterion } from "@/lib/agent/domain/criterion";
import { foundAgain } from "./at-destination";
import { blockOfThing } from "./block-of-thing";
import { blockTellsPressed } from "./block-tells-pressed";
import { cardTellsDeed, partTellsValue } from "./card-tells";
import { countedInEntry } from "./counted-in-entry";
import { countedThere } from "./counted-there";
import { eachNamedSays } from "./each-named";
import { entryFilled, entryProlonged } from "./entry-filled";
import { entryOfThing } from "./entry-of-thing";
import { labelledInEntry } from "./labelled-in-entry";
import { labelledLine } from "./labelled-line";
import { lineOfThing } from "./line-of-thing";
import { movedUnder } from "./moved-under";
import { namedThings } from "./named-things";
import { onPageOfThing } from "./on-page-of-thing";
import { ownMark } from "./own-mark";
import { readsAsBeforeBut } from "./put-back";
import { recordTells } from "./record-tells";
import { shownInstead } from "./shown-instead";
import { sumMoved } from "./sum-moved";
import { toldInColumn } from "./told-in-column";
import { standsUnderPressed } from "./under-pressed";

type Looked = {
  criterion: Criterion;
  deed: ActionRecord | undefined;
  entered: readonly Entered[];
  isForm: boolean;
  isLookUp: boolean;
  proof: StepProof;
};

/** What the page says of the thing apart from the fields and from what was kept to be read: where it was looked for, in its entry, in place of what it was. */
export function heldHere(
  { criterion, deed, entered, isForm, isLookUp, proof }: Looked,
  ground: Ground,
): string[] {
  const { load, task, snapshot } = ground;
  const { saidBefore = [], thing: usedIn } = criterion.readBack ?? {};
  const onTheWay = entered.length > 0 ? entered : enteredOnTheWay(deed, task);
  const isElsewhere = isLookUp || (load === "in_place" && !isForm);
  return [
    ...(criterion.readBack
      ? foundAgain(deed, entered, ground, {
          isLookUp,
          isElsewhere,
          saidBefore,
          ...(usedIn === undefined ? {} : { usedIn }),
        })
      : []),
    ...(isForm
      ? []
      : [shownInstead, labelledInEntry, entryOfThing, blockOfThing].flatMap((told) =>
          told(entered, snapshot, task.goal),
        )),
    ...(isForm ? [] : sumMoved(entered, ground)),
    // What was chosen for it on the way is told by the card's own state.
    ...(entered.length > 0 && entered.every(({ kind }) => kind === "element")
      ? cardTellsDeed(ground, namesOf(entered))
      : []),
    ...(entered.length > 0
      ? []
      : [
          ...namedThings(criterion, ground, proof),
          ...ownMark(criterion, ground),
          ...standsUnderPressed(deed, ground),
          ...cardTellsDeed(ground),
          ...partTellsValue(deed, ground),
          ...blockTellsPressed(ground),
          ...countedInEntry(deed, ground),
        ]),
    ...eachNamedSays(entered, snapshot, task.goal),
    ...(isForm ? [] : labelledLine(onTheWay, ground)),
    ...entryTurned(criterion.readBack ?? {}, snapshot, task.goal),
    ...(isElsewhere
      ? [
          ...asOneEntry(deed, entered, ground),
          ...readsAsBeforeBut(deed, entered, ground),
          ...entryFilled(enteredOnTheWay(deed, task), ground),
          ...entryProlonged(ground),
          ...lineOfThing(onTheWay, ground),
          ...toldInColumn(entered, snapshot, task.goal, criterion.readBack?.thing),
          ...recordTells(entered, ground),
          ...movedUnder(criterion.readBack ?? {}, entered, ground),
          ...(isLookUp && criterion.readBack ? countedThere(entered, ground) : []),
          ...onPageOfThing(criterion.readBack?.thing, entered, deed?.target?.name ?? "", ground),
          ...toldInOwnList(criterion.readBack ?? {}, valuesOf(entered), deed?.target?.name ?? "", ground),
          ...toldAsOwn(chosenAndEntered(deed, task), deed?.target?.name ?? "", ground),
        ]
      : []),
  ];
}

const namesOf = (entered: Looked["entered"]): string[] =>
  entered.flatMap(({ element }) => element.name ?? []);

/** What was put in and what was chosen, on the page of the deed and on those before it. */
const chosenAndEntered = (deed: ActionRecord | undefined, task: Ground["task"]): string[] =>
  enteredOnTheWay(deed, task).flatMap((one) =>
    one.kind === "element_value" ? [one.value] : one.state === "checked" ? (one.element.name ?? []) : [],
  );

/** What was typed and nobody could tell whether it was what the step said: it was sent with the rest, and the entry has to have it as well. */
const typedUnproven = ({ history }: Ground["task"]): string[] =>
  history.flatMap(({ action, target, verdict }) =>
    action.name === "setValue" && verdict?.outcome === "undecided" && target?.inputType !== "search"
      ? [String(action.args[1] ?? "")]
      : [],
  );

/** All that the page of the deed took, or all that was entered on the way to it, stands in one entry. */
const asOneEntry = (
  deed: ActionRecord | undefined,
  entered: readonly Entered[],
  { snapshot, task }: Ground,
): string[] =>
  [entered, enteredOnTheWay(deed, task)].flatMap((some) => [
    ...inOneEntry([...valuesOf(some), ...typedUnproven(task)], snapshot, task.goal, longTextsOf(some)),
    ...underChosenHeading(valuesOf(some), snapshot, task.goal),
  ]);
