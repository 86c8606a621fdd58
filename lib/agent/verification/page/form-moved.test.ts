import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { errorShown } from "../checks/error-shown";
import { formIsLeft } from "./form-state";

const fields = (more = "") =>
  `\n      textbox "Boat" ="Gull" #boat\n      textbox "Berth" ="12" #berth\n      button "Save" #save${more}`;
const before = `
  item "Harbour office"
    form ""${fields()}
`;
/** A bar came over all of it, so that the form stands in another place of the page. */
const moved = (inside: string, says: string, name = "Again") => `
  item "Bar"
    item "${says}"
  item "Desk Harbour office"
    list "Desk"
      item "Harbour office"
        region "Form"
          form "${name}"${inside}
`;
const save: CaseParts = { step: "Click Save", before, on: "#save", requests: ["POST /boats 200 xhr"] };

describe("a form that only stands elsewhere since then", () => {
  it.each<[string, string, boolean]>([
    ["holds all its fields and its button", moved(fields(), "Harbour"), false],
    ["lost a field", moved(fields().replace('textbox "Berth"', 'textbox "Pier"'), "Harbour"), true],
    ["lost its button", moved(fields().replace('button "Save"', 'button "Close"'), "Harbour"), true],
    ["is hidden", moved(fields().replaceAll(" #", " [hidden] #"), "Harbour"), true],
  ])("%s", (_, after, left) => {
    expect(formIsLeft(groundOf(aVerificationCase({ ...save, after })))).toBe(left);
  });
});

const said = (line: string, inside = fields()) => ({
  after: moved(inside, "Please look below", ""),
  text: "Harbour office\nSave",
  textAfter: `Please look below\nHarbour office\n${line}\nSave`,
});

checkTable(errorShown, [
  {
    when: "a remark came up beside a field of a form that only moved",
    says: "refuted",
    ...save,
    ...said("Berth is already taken"),
  },
  {
    when: "another form came, which says what it requires",
    says: "nothing",
    ...save,
    ...said("Pier is required", '\n      textbox "Pier" #pier\n      button "Send"'),
    others: "may",
  },
]);

describe("a line that tells of a fault", () => {
  const { requests: _taken, ...pressed } = save;
  const alerts = (parts: Partial<CaseParts>) =>
    groundOf(aVerificationCase({ ...pressed, ...said("There was an error saving the boat"), ...parts }))
      .alerts;

  it("counts where a request broke off, whose host nobody knows", () => {
    const networkEvents = [{ method: "POST", urlPath: "/boats", status: 0, startedAt: 1 }];
    expect(alerts({ report: { networkEvents } })).toMatchObject([
      { tone: "error", near: true, validation: false },
    ]);
  });

  it("does not where the site took it", () => {
    const lost = { method: "POST", urlPath: "/log", status: 0, startedAt: 1 };
    const taken = { method: "POST", urlPath: "/boats", status: 200, startedAt: 2 };
    expect(alerts({ report: { networkEvents: [lost, taken] } })).toEqual([]);
  });
});
