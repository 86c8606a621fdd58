import { checkTable } from "@/tests/support/check-table";
import { formSubmitted } from "./form-submitted";

const visits = (rows: readonly string[], asks = false): string => `
  table "Visits"
    row "Day Guest"
${rows.map((row) => `    row "${row} Cancel" #${row.split(" ")[1]}\n      button "Cancel"`).join("\n")}
${asks ? '  dialog "Cancel this visit?"\n    button "Confirm" #yes\n    button "Keep"' : ""}`;
const rows = ["7 Ida Falk", "8 Jon Vik", "9 Eva Holm"];
const confirm = {
  step: "Confirm the cancellation of the visit of Ida Falk",
  before: visits(rows, true),
  on: "#yes",
  requests: ["PUT /state 200"],
};

const shelf = (items: readonly string[], form = ""): string =>
  `\n  heading "Shelf"\n  list "Jars"\n${items.map((name) => `    item "${name}"`).join("\n")}${form}`;
const renaming = (value: string, kind = "checked"): string =>
  `\n  dialog "Sure?"\n    textbox "New title" ="${value}"\n    radio "Jar" [${kind}]\n    button "OK" #ok\n    button "Cancel"`;
const rename = {
  step: "Confirm the title",
  goal: "Relabel the jar of plums as Damson 2027",
  before: shelf(["Plum", "Quince"], renaming("Damson 2027")),
  on: "#ok",
  after: shelf(["Damson 2027", "Quince"]),
  requests: ["POST /jars 200"],
};

const drafts = (place: string): string => `\n  list "Places"\n    item "Letters 12"\n    item "${place}"`;

const calendar = `${drafts("Rooms")}${["Today", "Day", "Week", "Month", "Next", "Back"].map((name) => `\n  button "${name}"`).join("")}`;

const guest = (first: string, last: string): string =>
  `${drafts("Guests 7")}\n  dialog "Guest"\n    textbox "First name" ="${first}"\n    textbox "Last name" ="${last}"\n    button "Save" #save\n    button "Cancel"`;
const added = {
  step: 'Save the new guest "Ida Falk"',
  before: guest("Ida", "Falk"),
  on: "#save",
  requests: ["POST /guests 201"],
  after: `${drafts("Guests 8")}\n  status "Guest created"`,
};

checkTable(formSubmitted, [
  { when: "the name that the step quotes was entered in two fields", says: "verified", ...added },
  {
    when: "two other names were entered than the step quotes",
    says: "nothing",
    others: "may",
    ...added,
    before: guest("Ida", "Holm"),
  },
  {
    when: "a field of the form is called as the step says, and the goal tells what was entered",
    says: "verified",
    ...rename,
  },
  {
    when: "the goal tells another text than was entered",
    says: "nothing",
    ...rename,
    before: shelf(["Plum", "Quince"], renaming("Damson 2072")),
    after: shelf(["Damson 2072", "Quince"]),
  },
  {
    when: "no field of the form is called so",
    says: "nothing",
    ...rename,
    step: "Confirm the delivery",
  },
  {
    when: "what was entered is not shown",
    says: "nothing",
    ...rename,
    after: shelf(["Plum", "Quince"]),
  },
  {
    when: "the kind that is chosen in it is called so",
    says: "verified",
    ...rename,
    step: "Create the jar",
    after: shelf(["Plum", "Damson 2027", "Quince"]),
  },
  {
    when: "the kind that is called so is not chosen",
    says: "nothing",
    ...rename,
    step: "Create the jar",
    before: shelf(["Plum", "Quince"], renaming("Damson 2027", "unchecked")),
    after: shelf(["Plum", "Damson 2027", "Quince"]),
  },
  ...(
    [
      [
        "the dialog that it was asked over went as well",
        "verified",
        '\n  dialog "Ida Falk, 9 to 11"\n    button "Delete"',
      ],
      ["nothing else went", "nothing", ""],
    ] as const
  ).map(([when, says, around]) => ({
    when,
    says,
    step: "Confirm the question whether to delete",
    before: `${calendar}${around}\n  dialog "The visit will be deleted, are you sure?"\n    button "OK" #yes\n    button "Cancel"`,
    on: "#yes",
    after: calendar,
    requests: ["DELETE /visits/1 200"],
  })),
  { when: "the row of that name went", says: "verified", ...confirm, after: visits(rows.slice(1)) },
  {
    when: "the place of what went counts one less, and says that nothing is left",
    says: "verified",
    step: "Click 'Confirm' to delete the draft",
    before: `${drafts("Drafts 1")}\n  button "Delete"\n  dialog "Delete this letter?"\n    button "Confirm" #yes\n    button "Cancel"`,
    on: "#yes",
    after: `${drafts("Drafts")}\n  heading "No drafts"\n  alert "Draft deleted."`,
    requests: ["PUT /state 200"],
  },
  {
    when: "another row went, which has a word of the step as all rows have",
    says: "nothing",
    others: "may",
    ...confirm,
    after: visits(rows.slice(0, 2)),
  },
]);
