import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { wrongElement } from "./wrong-element";

const shut = (chosen: string) => `\n  button "${chosen}" #town\n  heading "Ferries"\n`;
const list = (...options: string[]) => `
  button "Pick a town" #town
  heading "Ferries"
  list "Towns" #towns
${options.map((option) => `    ${option}`).join("\n")}
`;
const bodo = 'option "Bodo" #bodo';
const narvik = 'option "Narvik" #narvik';
const picked = { step: 'Choose "Narvik"', before: list(bodo, narvik), on: "#bodo", after: shut("Bodo") };

checkTable(wrongElement, [
  { when: "another option was chosen, and the list went with both", says: "refuted", ...picked },
  {
    when: "the option was chosen that the step names",
    says: "nothing",
    others: "may",
    ...picked,
    on: "#narvik",
    after: shut("Narvik"),
  },
  {
    when: "another option was chosen, and another list offers the same",
    says: "refuted",
    ...picked,
    before: `${list(bodo, narvik)}  item "Ferry from Narvik"`,
    after: `${shut("Bodo")}  item "Ferry from Narvik"`,
  },
  {
    when: "another button was used than the one beside it",
    says: "refuted",
    ...picked,
    before: `${list('button "Bodo" #bodo', 'button "Narvik" #narvik')}  item "Ferry from Narvik"`,
    after: `${shut("Bodo")}  item "Ferry from Narvik"`,
  },
]);

describe("what the step names went as well, and says nothing against what was chosen", () => {
  const said = (before: string, after: string) => {
    const ground = groundOf(aVerificationCase({ ...picked, before, after }));
    const rival = ground.nodesBefore.findIndex(({ id }) => id === "narvik");
    return wrongElement.check({ ...ground, fit: { fit: "other", rival, reason: "the step names it" } })
      ?.outcome;
  };

  it.each([
    ["where it is no option", list(bodo, 'link "Narvik" #narvik'), shut("Bodo")],
    ["where it is of another list", `${list(bodo)}  list "Ports"\n    ${narvik}`, shut("Bodo")],
    ["where what was chosen is there still", list(bodo, narvik), list(bodo)],
    ["where it is there still by another name", list(bodo, narvik), list('option "Tromso" #narvik')],
    ["where what was chosen is called so too", list('option "Narvik port" #bodo', narvik), shut("Port")],
    ["where the page shows it still", list(bodo, narvik, narvik.replace("#", "#old-")), shut("Narvik")],
  ])("%s", (_, before, after) => {
    expect(said(before, after)).toBeUndefined();
  });

  it("but for one option instead of the other", () => {
    expect(said(list(bodo, narvik), shut("Bodo"))).toBe("refuted");
  });
});
