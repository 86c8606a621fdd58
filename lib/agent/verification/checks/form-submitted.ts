import { type Check, verified } from "../check";
import { enteredValues, formIsLeft, formOf } from "../form-state";
import type { Ground } from "../ground";
import { shownChange } from "../named-change";

/** The form or dialog closed without an objection, and what was entered shows up outside of it or the site took a request for it. */
export const formSubmitted: Check = {
  name: "form-submitted",
  applies: ({ fit, action, diff }) =>
    diff !== undefined && fit.fit !== "other" && action.persistent && (action.clicks || action.pressesEnter),
  check(ground) {
    if (formOf(ground) < 0 || !formIsLeft(ground) || isDismissal(ground)) return undefined;
    if (ground.alerts.some(({ tone }) => tone === "error")) return undefined;
    const shown = enteredValues(ground).find((value) => shownChange(ground, value) > 0);
    if (shown !== undefined)
      return verified(0.95, `The form is done, and "${shown.slice(0, 60)}" is on the page.`);
    if (ground.requests.stored.length > 0) return verified(0.95, "The form is done, and the site took it.");
    return undefined;
  },
};

const isDismissal = ({ target }: Ground): boolean =>
  /^(?:cancel|close|dismiss|back|no|×|x|✕|✖|abbrechen|annuler|cancelar|annulla|отмена|取消|キャンセル|إلغاء)$/i.test(
    target.node?.name.trim() ?? "",
  );
