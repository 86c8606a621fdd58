import { formsOf } from "@/lib/adapters/offline/matching/find-form";
import type { ActionAnswer } from "@/lib/agent/domain/action-answer";
import { isField } from "@/lib/agent/domain/snapshot";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { contentStems, fold } from "@/lib/agent/domain/wording/words";
import { act, describe, prepare } from "./answer";
import type { PageContext } from "./page-context";
import { takesValue } from "./takes-value";

/**
 * `Change the delivery address to 5 Mill Lane`, where the button `Change address` stands under the one field `Deliver to`: whatever the field is called, it takes what
 * the goal says, and only then the button is pressed. Undefined where another form could be meant as well.
 */
export function onlyField(goal: string, context: PageContext): ActionAnswer | undefined {
  const { verb, value, field = "" } = readStepIntent(goal);
  if (verb !== "edit" || value === undefined || value === "") return undefined;
  const asked = new Set(contentStems(field));
  const forms = formsOf(context.nodes).filter(({ submit, inside }) => {
    const texts = inside.filter((node) => isField(node) && !node.states.includes("hidden"));
    return (
      submit?.role === "button" &&
      !submit.states.includes("disabled") &&
      texts.length === 1 &&
      texts[0]?.role === "textbox" &&
      takesValue(texts[0], value, context.now) &&
      contentStems(submit.name).some((word) => asked.has(word))
    );
  });
  const [form, ...others] = forms;
  const own = form?.fields.find(({ role }) => role === "textbox");
  if (!form?.submit || !own || others.length > 0) return undefined;
  return fold(own.value ?? "") === fold(value)
    ? act("click", [form.submit.id], `${describe(form.submit)} sends what was entered.`, 0.8)
    : prepare("setValue", [own.id, value], `${describe(own)} takes what the goal says.`);
}
