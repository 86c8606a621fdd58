import { deedOf, isSamePlace } from "@/lib/agent/completion/deed/entered";
import { isToldOfIt } from "@/lib/agent/completion/deed/other-count";
import { hadInOwnList, isOwnList } from "@/lib/agent/completion/gathering/own-list-here";
import type { Ground } from "@/lib/agent/completion/ground";
import { echoes, isShownIn, lastingTexts } from "@/lib/agent/completion/page/places";
import type { StepProof } from "@/lib/agent/completion/step-proof";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Criterion } from "@/lib/agent/domain/criterion";
import { goalNames, takesAway } from "@/lib/agent/domain/wording/goal-names";
import { turnsState } from "@/lib/agent/domain/wording/turns-state";
import { isDestination } from "./at-destination";
import { isAnotherOne, nameAtDeed } from "./called-longer";

/** What the goal names, shown by another page that was loaded after a verified step: the cart, the folder, the list that it went to. */
export function namedThings(
  criterion: Criterion,
  { load, snapshot, task }: Ground,
  proof: StepProof,
): string[] {
  const names = goalNames(task.goal);
  const lasting = lastingTexts(snapshot, task.goal);
  const isThere = isDestination(snapshot, task.goal);
  const isTold = criterion.assertions.length > 0 || (takesAway(task.goal) && !isThere);
  const deed = deedOf(proof);
  // Looked at again where it was done, or on the way there: the thing was named there all along.
  const before = task.history.slice(
    0,
    task.history.findIndex(({ actionId }) => actionId === deed?.actionId) + 1,
  );
  const isBack =
    task.evidenceGathered &&
    before.some(({ urlAtAction }) => isSamePlace(urlAtAction, snapshot.url)) &&
    !isThere;
  // Another page than that of the deed is another one when it is loaded once more, too.
  const isElsewhere =
    load === "elsewhere" ||
    (load === "in_place" && deed !== undefined && !isSamePlace(deed.urlAtAction, snapshot.url));
  const isNamedAnyway = turnsState(task.goal) && !isThere;
  const isDone = proof.state === "verified" || isThere;
  if (!isElsewhere || onlyOpened(deed) || isTold || isNamedAnyway || isBack || !isDone) return [];
  // In a list of one's own it has to stand as what one has.
  const texts = isOwnList(snapshot)
    ? hadInOwnList(names, deed?.target?.name ?? "", { snapshot, task }).map((entry) => entry.name)
    : lasting;
  const shown = names.filter(
    (name) =>
      !echoes(snapshot.url, name) &&
      isShownIn(name, texts) &&
      isShownIn(name, lasting) &&
      isToldOfIt(name, task.goal, lasting) &&
      !isAnotherOne(name, nameAtDeed(name, task.goal, deed), texts),
  );
  return shown.length === names.length ? shown.map((name) => `"${name}" is shown`) : [];
}

/** A link that led where it was to lead, and sent nothing: that its page names the thing says nothing of what was to be done to it. */
const onlyOpened = (deed: ActionRecord | undefined): boolean =>
  deed?.verdict?.check === "known-destination" &&
  !deed.verdict.evidence.some(({ rank }) => rank === "network" || rank === "persisted");
