import { expect, it } from "vitest";
import { ruledInTheEnd } from "@/tests/support/a-verification-case";

const bed = (...chips: string[]) => `
  heading "Rose bed"
  button "Add a note"
${chips.map((chip) => `  clickable "×" #${chip} &"${chip}"`).join("\n")}
`;
const text = (...chips: string[]) => ["Rose bed", chips.map((chip) => `${chip} ×`).join(" ")].join("\n");

/** A line of chips, of which each has its cross, and nothing but that cross tells of it. */
const outcome = (on: string, ...left: string[]) =>
  ruledInTheEnd({
    step: 'Remove the note "Shady" from the rose bed',
    on,
    before: bed("Frosty", "Shady"),
    text: text("Frosty", "Shady"),
    after: bed(...left),
    textAfter: text(...left),
    requests: ["PUT /beds/1 200"],
  });

it("believes that the chip is gone whose cross was pressed, and no other", () => {
  expect(outcome("#Shady", "Frosty")).toBe("verified");
  expect(outcome("#Shady", "Frosty", "Shady")).not.toBe("verified");
  expect(outcome("#Frosty", "Shady")).toBe("refuted");
});
