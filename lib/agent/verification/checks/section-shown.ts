import { isAtSection } from "@/lib/agent/verification/change/at-section";
import { type Check, verified } from "@/lib/agent/verification/check";

/** The page went to its section that the step names, by a link that is called so. */
export const sectionShown: Check = {
  name: "section-shown",
  applies: isAtSection,
  check: ({ target }) => verified(0.9, `The page is at its section "${target.node?.name.slice(0, 60)}" now.`),
};
