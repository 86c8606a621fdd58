import { isHeldBy } from "@/lib/agent/domain/wording/same-value";
import type { StepVerb } from "@/lib/agent/domain/wording/step-intent";
import { contentWords } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** What nobody does by writing a text into a field … */
const pressed: ReadonlySet<StepVerb> = new Set([
  "open",
  "navigate",
  "expand",
  "collapse",
  "close",
  "sort",
  "remove",
  "archive",
  "logout",
]);
/** … or by taking a choice from a list of choices. */
const ticked: ReadonlySet<StepVerb> = new Set(["check", "uncheck"]);
const looking = /(?<!\p{L})(?:show|find|look|search|list|filter|narrow|only|just|type|enter)/iu;

/**
 * `Browse the rows of the suppliers` by a choice of the language, `Put the cheapest first` by a word in the search field: neither step nor goal says what was
 * entered, and the step does not call the field by its name; or the step is none that is done by entering something.
 */
export function isUnsaidEntry({ action, target, verb, asSaid, input }: Ground, check: string): boolean {
  const { value, takesText } = action;
  if (action.clicks || value === undefined || value.trim() === "" || !target.node) return false;
  const step = `${asSaid}\n${input.step?.description ?? input.action.stepDescription ?? ""}`;
  if (ticked.has(verb) && !takesText && !isHeldBy(value, [step])) return true;
  if (takesText && !action.pressesEnter && pressed.has(verb) && !looking.test(asSaid)) return true;
  if (takesText && verb === "select" && check === "list-arranged") return true;
  // What is sent with Enter is done with that.
  if (action.pressesEnter && !pressed.has(verb) && verb !== "edit") return false;
  const texts = [step, input.goal];
  const told = rootsOf(texts.join("\n"));
  const words = contentWords(value);
  if (words.length === 0 || words.some((word) => told.has(rootOf(word))) || isHeldBy(value, texts))
    return false;
  const said = rootsOf(step);
  const { name, nearText = "", placeholder = "" } = target.node;
  const label = contentWords(name || nearText || placeholder);
  return making.has(verb) || label.length === 0 || !label.every((word) => said.has(rootOf(word)));
}
const making: ReadonlySet<StepVerb> = new Set(["add", "create"]);
