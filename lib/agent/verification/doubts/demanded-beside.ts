import { splitClauses } from "@/lib/agent/domain/wording/clauses";
import { demandBeside } from "@/lib/agent/domain/wording/demand-beside";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

/** What these read is the state itself. */
const readsState: ReadonlySet<string> = new Set([
  "chain-read-back",
  "value-read-back",
  "toggle-read-back",
  "choice-read-back",
  "choice-shown",
  "state-held-already",
  "assertions-hold",
]);
/** What these prove, as a demand says it. */
const proves: ReadonlyMap<string, RegExp> = new Map([
  [
    "part-opened",
    /(?<!\p{L})(?:come|comes|open|appear|pop|show|ask|be (?:shown|visible|open|opened|displayed|there|asked))(?!\p{L})/iu,
  ],
  ["part-closed", /(?<!\p{L})(?:close|go|disappear|vanish|be (?:closed|gone|hidden|away))(?!\p{L})/iu],
]);

/** Beside its deed the step says how the page has to be then, and the check that believes the deed did not look at that. */
export function demandedBeside(ground: Ground, check: string): string | undefined {
  const { asSaid, intent, input } = ground;
  if (check === "part-opened" && isFirstOnly(ground)) return "the last of both was done";
  const demanded = demandBeside(asSaid)?.demand;
  if (demanded === undefined || readsState.has(check) || proves.get(check)?.test(demanded)) return undefined;
  if (isDeedItself(input.step?.description ?? input.action.stepDescription ?? "", demanded, check))
    return undefined;
  // What was to be shown is what the check has found.
  if (check === "item-appeared" && intent.quoted.length === 1 && demanded.includes(intent.quoted[0] ?? ""))
    return undefined;
  return demanded;
}

/** `Open the menu and choose "Duplicate"`, by the menu: that it opened is the first of both. */
function isFirstOnly({ asSaid, target }: Ground): boolean {
  const [last = "", ...before] = splitClauses(asSaid).reverse();
  const { verb, quoted, object } = readStepIntent(last);
  const [said, own] = [quoted[0] ?? object, target.node?.name ?? ""];
  return (
    before.length > 0 &&
    (verb === "select" || verb === "click") &&
    /\p{L}{2}/u.test(own) &&
    said !== "" &&
    !containsPhrase(said, own) &&
    !containsPhrase(own, said)
  );
}

/** The step was read as what it demands: `Confirm; the order should be gone` as its removal, `Search; only late ones should be listed` as that list. */
function isDeedItself(plain: string, demanded: string, check: string): boolean {
  const [, taken = "", shown = "", found = ""] =
    /^(?:Confirm to delete (.+)|Show only the (.+)|Search for (.+))$/u.exec(plain) ?? [];
  return (
    (check === "item-gone" && taken !== "" && demanded.includes(taken)) ||
    (check === "list-arranged" && shown + found !== "" && demanded.includes(shown + found))
  );
}
