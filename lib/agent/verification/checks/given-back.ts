import { isGivenBackWhole } from "@/lib/agent/verification/change/given-back-whole";
import { type Check, verified } from "@/lib/agent/verification/check";

/** `Save the settings`: the site says that it keeps the form, and gave it back just as it was sent; the step says nothing that is not in it. */
export const givenBack: Check = {
  name: "given-back",
  applies: ({ diff, fit, action, target, kindAfter, requests }) =>
    diff !== undefined &&
    fit.fit === "this" &&
    action.clicks &&
    kindAfter === "ordinary" &&
    requests.refused.length + requests.lost.length === 0 &&
    keeps.test(target.node?.name.trim() ?? ""),
  check: (ground) =>
    isGivenBackWhole(ground)
      ? verified(0.9, "The site says that it keeps the form, and gave it back as it was sent.")
      : undefined,
};

/** What is published or sent is more than kept. */
const keeps = /^\P{L}{0,3}(?:save|store|update|change|apply|submit)(?!\p{L})/iu;
