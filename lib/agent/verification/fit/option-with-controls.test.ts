import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const mails = (between = "") => `
  list "Messages"
    option "Ida Brandt The hall is booked" #hall
    button "Star" [unpressed] #star-hall
${between}
    option "Ole Holm Rehearsal moved" #moved
    button "Star" [unpressed] #star-moved
    option "Nils Berg Lunch?" #lunch
    button "Star" [unpressed] #star-lunch
`;
const fitOf = (on: string, before = mails()): string =>
  groundOf(aVerificationCase({ step: 'Star the message "Rehearsal moved" from Ole', before, on })).fit.fit;

it("takes a control behind an option for that option's, where each is followed by as many", () => {
  expect(fitOf("#star-moved")).toBe("this");
  expect(fitOf("#star-lunch")).toBe("other");
  expect(fitOf("#star-moved", mails('    button "Star" [unpressed]'))).toBe("unclear");
});
