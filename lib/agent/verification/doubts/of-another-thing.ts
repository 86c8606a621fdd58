import { missedIdentifier } from "@/lib/agent/domain/identifiers";
import type { Ground } from "@/lib/agent/verification/ground";
import { isOpenedInstead } from "./another-deed";
import { partIsMissing } from "./content-is-missing";
import { dialogOfOther } from "./dialog-of-other";
import { type Doubt, when } from "./doubt";
import { cameOfOther, sentOfOther } from "./form-of-other";
import { longerTitled } from "./longer-titled";
import { staysWithMoreOfName } from "./more-of-name";
import { onPageOfOther } from "./on-page-of-other";
import { orderedNothing } from "./ordered-nothing";
import { signsInOther } from "./other-account";
import { isBoxOfOtherName, isOtherBox } from "./other-box";
import { carriesOutOther } from "./other-choice-beside";
import { cameToOtherColumn } from "./other-column";
import { otherNamesake } from "./other-namesake";
import { makesOtherKind } from "./other-new";
import { partOfName } from "./part-of-name";
import { recordOfOther } from "./record-of-other";
import { titlesOther } from "./titles-other";

/** Checks that see an entry come. */
const came: ReadonlySet<string> = new Set(["item-appeared", "sent-by-enter"]);
/** Checks that see something put where the action was. */
const puts: ReadonlySet<string> = new Set([
  "item-appeared",
  "sent-by-enter",
  "form-submitted",
  "entry-holds-entered",
]);
/** Checks that see a place or a form come. */
const leads: ReadonlySet<string> = new Set(["known-destination", "place-named", "part-opened", "form-came"]);
/** What came is called and says. */
const textOfCome = ({ diff, nodesAfter }: Ground): string =>
  [...(diff?.appeared ?? []).map((at) => nodesAfter[at]?.name ?? ""), ...(diff?.linesAdded ?? [])].join("\n");

/** The effect was on another thing than the step or the goal names: another dialog, box, list, account, kind or choice. */
export const ofAnotherThing: readonly Doubt[] = [
  ({ ground }) => {
    const title = dialogOfOther(ground);
    return title === undefined ? undefined : `But the dialog is about "${title}".`;
  },
  ({ ground }) => {
    const title = recordOfOther(ground);
    return title === undefined ? undefined : `But what is open is "${title}".`;
  },
  ({ ground, check }) => {
    const other = check === "part-opened" ? missedIdentifier(ground.asSaid, textOfCome(ground)) : undefined;
    return other === undefined ? undefined : `But what came is not about ${other.toUpperCase()}.`;
  },
  when(({ ground, check }) => came.has(check) && cameToOtherColumn(ground), "But it came to another list."),
  ({ ground, check }) => {
    const other = puts.has(check) ? (onPageOfOther(ground) ?? longerTitled(ground)) : undefined;
    return other === undefined ? undefined : `But this page is that of "${other}".`;
  },
  ({ ground, check }) => {
    const other = leads.has(check) ? cameOfOther(ground) : puts.has(check) ? sentOfOther(ground) : undefined;
    return other === undefined ? undefined : `But the form is that of "${other}".`;
  },
  ({ ground, check }) => {
    const name = puts.has(check) ? otherNamesake(ground) : undefined;
    return name === undefined ? undefined : `But the form is that of "${name}".`;
  },
  ({ ground, check }) => {
    const name = puts.has(check) ? partOfName(ground) : undefined;
    return name === undefined ? undefined : `But only a part of "${name}" was entered.`;
  },
  when(
    ({ ground, check }) => check === "toggle-read-back" && isOpenedInstead(ground),
    "But a dialog came up for it.",
  ),
  when(({ ground }) => staysWithMoreOfName(ground), "But an entry that says more of the name stays."),
  when(({ ground }) => titlesOther(ground), "But another field held the title that the step says."),
  when(({ ground }) => isBoxOfOtherName(ground), "But it is the box of another name."),
  when(({ ground }) => isOtherBox(ground), "But another box stands right beside what the step says."),
  when(({ ground }) => makesOtherKind(ground), "But something of another kind was made."),
  when(
    ({ ground, check }) => check === "session-changed" && signsInOther(ground),
    "But another name was entered.",
  ),
  when(
    ({ ground, check }) => check === "list-paged" && partIsMissing(ground),
    "But the next part was not delivered.",
  ),
  when(({ ground }) => carriesOutOther(ground), "But something else was chosen than the goal says."),
  when(({ ground }) => orderedNothing(ground), "But the basket was empty."),
];
