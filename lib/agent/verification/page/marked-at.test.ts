import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, ruled } from "@/tests/support/a-verification-case";
import { markedAt } from "./marked-at";

const views = (open: string, more = "", shown = "card"): string => `
  list "Views"
    item "Cards" ${open === "Cards" ? "[.active]" : ""} #cards
      link "Cards"
    item "Rows" ${open === "Rows" ? "[.active]" : ""} #item
      link "Rows" #used${more}
  region "${shown}"
    heading "${shown} of Ann"
    text "${shown} of Bo"`;
const turn = {
  step: "Switch to the rows",
  before: views("Cards"),
  on: "#used",
  after: views("Rows", "", "row"),
};

it("is the item that holds the link alone", () => {
  const { nodesBefore, ...ground } = groundOf(aVerificationCase(turn));
  expect(nodesBefore[markedAt({ nodesBefore, ...ground }).before]?.role).toBe("item");
  expect(ruled(turn).says).toBe("verified");
});

it("is the link where the item holds more, or another one is marked", () => {
  const more = '\n      button "Settings"';
  const { nodesBefore, ...ground } = groundOf(
    aVerificationCase({ ...turn, before: views("Cards", more), after: views("Rows", more) }),
  );
  expect(nodesBefore[markedAt({ nodesBefore, ...ground }).before]?.role).toBe("link");
  expect(ruled({ ...turn, before: views("Rows"), after: views("Cards", "", "card") }).says).not.toBe(
    "verified",
  );
});
