import { type Check, refuted } from "../check";
import { formIsLeft } from "../form-state";
import type { Ground } from "../ground";

/**
 * The page refuses what was done: a new error in the form, dialog or row of the action or about what the step names; or a new validation message anywhere
 * while the form is still there. An error elsewhere may belong to something else and decides nothing.
 */
export const errorShown: Check = {
  name: "error-shown",
  applies: ({ alerts, action }) =>
    alerts.some(({ tone }) => tone === "error") && (action.clicks || action.pressesEnter),
  check(ground) {
    const error = ground.alerts.find(
      (alert) => alert.tone === "error" && (alert.near || (alert.validation && stillAsking(ground))),
    );
    return error && refuted(0.9, `The page says: "${error.text.slice(0, 160)}"`);
  },
};

const stillAsking = (ground: Ground): boolean => ground.target.afterIndex >= 0 && !formIsLeft(ground);
