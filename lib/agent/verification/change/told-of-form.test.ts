import { describe, expect, it } from "vitest";
import { type CaseParts, ruledInTheEnd } from "@/tests/support/a-verification-case";

const tasks = (row: string, form = "", more = "") => `
  table "Tasks"
    row "71 ${row}"
    row "72 Oil the hinges open 1"
${form}${more}`;
const dialog = (points: string) => `
  dialog "Edit task"
    textbox "Title" ="Renew the domain" #title
    textbox "Points" ="${points}" #points
    radio "open" [unchecked] #open
    radio "doing" [checked] #doing
    button "Save changes" #save
    button "Cancel" #cancel
`;
const kept = (after: string, parts: Partial<CaseParts> = {}): CaseParts => ({
  step: "Save the task with 6 points",
  on: "#save",
  mutating: true,
  before: tasks("Renew the domain doing 5", dialog("6")),
  after: tasks(after),
  requests: ["PATCH /tasks/71 200"],
  ...parts,
});

describe("an entry that takes on what its form held", () => {
  it("is read back", () => expect(ruledInTheEnd(kept("Renew the domain doing 6"))).toBe("verified"));

  it("is read back by a choice of the form", () =>
    expect(
      ruledInTheEnd(
        kept("Renew the domain doing 6", {
          step: "Save the task in its new state",
          before: tasks("Renew the domain open 6", dialog("6")),
        }),
      ),
    ).toBe("verified"));

  it("is read back with the unit that the field leaves out", () =>
    expect(
      ruledInTheEnd(
        kept("Renew the domain doing 6h", { before: tasks("Renew the domain doing 5h", dialog("6")) }),
      ),
    ).toBe("verified"));

  it.each<[string, CaseParts]>([
    [
      "its unit stands by another number",
      kept("Renew the domain doing 8h", { before: tasks("Renew the domain doing 5h", dialog("6")) }),
    ],
    ["it reads as before", kept("Renew the domain doing 5")],
    ["it reads otherwise than the form had it", kept("Renew the domain done 5")],
    [
      "the form held another number",
      kept("Renew the domain doing 7", { before: tasks("Renew the domain doing 5", dialog("7")) }),
    ],
    [
      "it became what the form did not hold",
      kept("Renew the domain done 6", {
        step: "Save the task in its new state",
        before: tasks("Renew the domain open 6", dialog("6")),
      }),
    ],
    ["the form was left by its way out", kept("Renew the domain doing 6", { on: "#cancel" })],
    ["the site refused it", kept("Renew the domain doing 6", { requests: ["PATCH /tasks/71 500"] })],
  ])("proves nothing where %s", (_, parts) => expect(ruledInTheEnd(parts)).not.toBe("verified"));
});

const form = `
  heading "New request"
  form "Request"
    textbox "Amount" ="$75" #amount
    textbox "Note" ="Deposit" #note
    button "Request" #request
    button "Pay" #pay
`;
const headed = (heading: string, parts: Partial<CaseParts> = {}): CaseParts => ({
  step: "Submit the request over $75",
  on: "#request",
  mutating: true,
  before: form,
  after: `\n  heading "${heading}"\n  link "Back to all" >/all\n`,
  requests: ["POST /transactions 200"],
  ...parts,
});

describe("a heading that says what was done", () => {
  it("tells it with what was entered", () =>
    expect(ruledInTheEnd(headed("Requested $75.00 for Deposit"))).toBe("verified"));

  it.each<[string, CaseParts]>([
    ["it is of another one", headed("Requested $75.00 for Rent")],
    ["it says another deed", headed("Declined $75.00 for Deposit")],
    ["nothing was stored", headed("Requested $75.00 for Deposit", { requests: [] })],
  ])("proves nothing where %s", (_, parts) => expect(ruledInTheEnd(parts)).not.toBe("verified"));
});

const field = (chosen: string, dialog = "", title = "Call the printer") => `
  form "Visit"
    textbox "Title" ="${title}" #title
    combobox "Shed" =${JSON.stringify(chosen)} #shed
${dialog}`;
const adding = (held: string) => `
  dialog "Add shed"
    textbox "Name" ="${held}" #name
    textbox "Size" ="4" #size
    button "Cancel" #no
    button "Add" #add
`;
const chosen = (after: string, parts: Partial<CaseParts> = {}): CaseParts => ({
  step: "Press Add in the dialog",
  on: "#add",
  mutating: true,
  before: field("Old barn", adding("Potting shed")),
  after,
  requests: ["POST /sheds 200"],
  ...parts,
});

describe("a list to choose from that holds what was made", () => {
  it("tells it, once the site took it", () =>
    expect(ruledInTheEnd(chosen(field("Potting shed")))).toBe("verified"));

  it.each<[string, CaseParts]>([
    ["nothing was stored", chosen(field("Potting shed"), { requests: [] })],
    ["the site refused it", chosen(field("Potting shed"), { requests: ["POST /sheds 500"] })],
    ["it holds something else", chosen(field("Green house"))],
    ["it holds what it did", chosen(field("Old barn"))],
    ["it held nothing before", chosen(field("Potting shed"), { before: field("", adding("Potting shed")) })],
    ["the dialog is still there", chosen(field("Potting shed", adding("Potting shed")))],
    ["the dialog was left by its way out", chosen(field("Potting shed"), { on: "#no" })],
  ])("proves nothing where %s", (_, parts) => expect(ruledInTheEnd(parts)).not.toBe("verified"));
});
