import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { compareUrls, readUrl } from "@/lib/agent/domain/urls";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { wayOutOf } from "@/lib/agent/domain/wording/ways-out";
import { containsPhrase, fold } from "@/lib/agent/domain/wording/words";
import { ancestorsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { givesUpForm } from "@/lib/agent/verification/step/gives-up-form";
import { rowOf } from "./candidates";
import { pressedName } from "./said-control";
import { isSaidInStep } from "./said-in-step";

/** Another element bears the name that the step says, and the one acted on does just what the step wants all the same. */
export const isMeantAnyway = (ground: Ground): boolean =>
  leadsAlike(ground) ||
  answersQuestion(ground) ||
  ticksEntry(ground) ||
  isCalledJust(ground) ||
  givesUp(ground) ||
  isSaidInStep(ground.asSaid, ground.nodesBefore, ground.target.index) ||
  isLabelSaid(ground) ||
  takesAwayBeside(ground) ||
  holdsOldName(ground) ||
  isAskedAgain(ground) ||
  isSearchedHere(ground);

/** `Enter the password to confirm`, in the field without a name that asks for it, whatever field of the page is called `Password`. */
function isAskedAgain({ action, target, nodesBefore, fit }: Ground): boolean {
  const { name, nearText = "", inputType } = target.node ?? { name: "" };
  const rival = nodesBefore[fit.rival ?? -1];
  return (
    action.takesText &&
    name === "" &&
    rival !== undefined &&
    rival.name !== "" &&
    rival.inputType === inputType &&
    containsPhrase(nearText, rival.name)
  );
}

/** `Search for "oak"`, in one of two fields for searching, and the page that came was asked for with what was typed: `Search` names the other one by what is done alone. */
function isSearchedHere({
  verb,
  intent,
  asSaid,
  action,
  target,
  nodesBefore,
  fit,
  before,
  input,
}: Ground): boolean {
  const typed = fold(action.value ?? "");
  const asked = [...(readUrl(input.after.url)?.searchParams.values() ?? [])].map(fold);
  return (
    verb === "search" &&
    action.takesText &&
    !saysWhere.test(asSaid) &&
    onlySearches.test(nodesBefore[fit.rival ?? -1]?.name.trim() ?? "") &&
    (target.node?.inputType === "search" || searching.test(target.node?.name ?? "")) &&
    intent.quoted.length > 0 &&
    intent.quoted.every((quote) => containsPhrase(typed, quote)) &&
    before !== undefined &&
    compareUrls(before.url, input.after.url) !== "none" &&
    asked.includes(typed)
  );
}
/** `Search for "oak" in the whole site` */
const saysWhere = /["”'’] (?:in|on|within|across|at|by|with|using|via)(?!\p{L})/iu;
const onlySearches = /^(?:search|find|look ?up)\P{L}{0,3}$/iu;
const searching = /^(?:search|query|find|filter|look ?up)(?!\p{L})/iu;

/** `Rename "Groceries" to "Food"`, in the field that held `Groceries`, whatever other field is called `Name`. */
function holdsOldName({ action, target, nodesBefore, fit, input, asSaid }: Ground): boolean {
  const held = fold(target.node?.value ?? "");
  const { quoted } = readStepIntent(`${asSaid}\n${input.goal}`);
  return (
    action.takesText &&
    target.node?.name === "" &&
    held !== "" &&
    held !== fold(action.value ?? "") &&
    quoted.some((quote) => fold(quote) === held) &&
    fold(nodesBefore[fit.rival ?? -1]?.value ?? "") !== held
  );
}

/** `Abandon the edit`, by `Cancel` in the dialog or form that it is made in, whatever else is called `Edit`. */
const givesUp = ({ asSaid, target, nodesBefore }: Ground): boolean =>
  givesUpForm(asSaid) &&
  wayOutOf(target.node?.name ?? "") !== undefined &&
  ancestorsOf(nodesBefore, target.index).some((at) =>
    ["dialog", "form"].includes(nodesBefore[at]?.role ?? ""),
  );

/** `Click Delete in the bar of the selected contacts`: `Delete` is called just so, and `Delete selected contacts` only has the words of where it is. */
function isCalledJust({ intent, target, nodesBefore, fit }: Ground): boolean {
  const name = fold(pressedName(intent));
  const [own, rival] = [target.node, nodesBefore[fit.rival ?? -1]];
  return (
    name !== "" &&
    own !== undefined &&
    rival !== undefined &&
    fold(own.name) === name &&
    fold(rival.name) !== name
  );
}

/** `Enter "…" as the description of "Draft sitemap"`, in the field without a name that stands under `Description`. */
function isLabelSaid({ intent, target, nodesBefore, fit, action }: Ground): boolean {
  const { name = "", nearText = "" } = target.node ?? {};
  const [field = ""] = fold(intent.field ?? "").split(/ (?:of|for|in) /u);
  const rival = nodesBefore[fit.rival ?? -1];
  return (
    action.takesText &&
    name === "" &&
    field !== "" &&
    fold(nearText) === field &&
    !containsPhrase(`${rival?.name ?? ""} ${rival?.nearText ?? ""}`, field)
  );
}

/** `Remove Ida from the crew`, by a sign without a name right behind `Ida`: what is around both is called by that as well, and is pressed for something else. */
function takesAwayBeside({ asSaid, verb, target, nodesBefore, fit }: Ground): boolean {
  const { name = "", nearText = "" } = target.node ?? {};
  const rival = nodesBefore[fit.rival ?? -1];
  return (
    verb === "remove" &&
    name === "" &&
    /\p{L}/u.test(nearText) &&
    containsPhrase(asSaid, nearText) &&
    rival?.role === "clickable" &&
    fold(rival.name).startsWith(fold(nearText))
  );
}

/** A link of an entry and one beside the list lead to the same place. What leads to no place (`#`) is a button, and does what its own page makes of it. */
function leadsAlike({ fit, target, nodesBefore, before }: Ground): boolean {
  const [own, named] = [target.node?.href, nodesBefore[fit.rival ?? -1]?.href];
  if (own === undefined || named === undefined || leadsNowhere.test(own)) return false;
  return (
    compareUrls(readUrl(own, before?.url)?.href ?? own, readUrl(named, before?.url)?.href ?? named) === "none"
  );
}

/** What is marked up as a link without an address is a button. */
export const leadsSomewhere = (node: SkeletonNode): node is SkeletonNode & { href: string } =>
  node.href !== undefined && !leadsNowhere.test(node.href);
const leadsNowhere = /^javascript:|#$/iu;

const confirming = /^(?:please )?(?:confirm|bestätig|confirma|conferma|confirme|bevestig)/iu;

/** `Confirm deleting notes.txt`, by `Delete` beside `Cancel`: the step tells what the question is about, whatever bears its name behind it. */
const answersQuestion = ({ asSaid, target, nodesBefore }: Ground): boolean =>
  confirming.test(asSaid) &&
  target.node?.role === "button" &&
  wayOutOf(target.node.name) === undefined &&
  nodesBefore.some(
    (node) =>
      node.role === "button" &&
      node.parent === target.node?.parent &&
      node.path === target.node?.path &&
      wayOutOf(node.name) !== undefined,
  );

/** `Select the rule "Price update"`, by the box `Select row 5` of the row with that name. */
function ticksEntry({ target, nodesBefore, fit, verb }: Ground): boolean {
  const row = rowOf(nodesBefore, target.index);
  const isTicked = target.node?.role === "checkbox" && (verb === "select" || verb === "check");
  return isTicked && row >= 0 && row === rowOf(nodesBefore, fit.rival ?? -1);
}
