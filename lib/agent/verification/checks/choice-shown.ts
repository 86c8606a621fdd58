import { isPlaceChange } from "@/lib/agent/domain/urls";
import { containsPhrase, fold } from "@/lib/agent/domain/words";
import { type Check, verified } from "../check";

/** An option of a home-made select was picked: its list closed, and the control shows it. */
export const choiceShown: Check = {
  name: "choice-shown",
  applies: ({ verb, fit, action, target, diff, intent }) =>
    diff !== undefined &&
    (verb === "select" || (verb === "edit" && fold(intent.value ?? "") === fold(target.node?.name ?? "-"))) &&
    fit.fit === "this" &&
    action.clicks &&
    target.afterIndex < 0 &&
    target.index >= 0,
  check({ target, diff, observed }) {
    if (observed !== undefined && isPlaceChange(observed.urlChange, true)) return undefined;
    const name = target.node?.name ?? "";
    const shown =
      diff?.linesAdded.some((line) => containsPhrase(line, name)) ||
      diff?.changed.some((change) =>
        [change.name?.to, change.value?.to].some((text) => text !== undefined && containsPhrase(text, name)),
      );
    return shown ? verified(0.95, `"${name}" is shown as the choice.`) : undefined;
  },
};
