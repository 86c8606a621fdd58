import { type Check, refuted } from "../check";
import { nothingChanged } from "./nothing-changed";

/** At the first look the wanted effect was there and had only to last; now nothing of it is left. */
export const takenBack: Check = {
  name: "taken-back",
  applies: ({ input }) => {
    const first = input.secondLook ? input.action.verdict : undefined;
    return first?.reobserve === true && first.check !== undefined && first.check !== nothingChanged.name;
  },
  check: ({ effects, alerts, requests }) => {
    const said = alerts.find(({ tone }) => tone === "error");
    if (effects.related.length > 0) return undefined;
    // A button may say for a moment only that it was pressed; what the site took and shows elsewhere has lasted.
    if (!said && requests.stored.length > 0 && effects.elsewhere.length > 0) return undefined;
    return refuted(
      0.9,
      `The effect was taken back.${said ? ` The page says: "${said.text.slice(0, 120)}"` : ""}`,
    );
  },
};
