import { type Act, wordingsTable } from "@/tests/support/wordings";

const rows = ["Fern", "Ivy", "Moss"];
const plants = (left: readonly string[], more = "") => `
  heading "Plants"
  list "Plants"
${left.map((name) => `    item "${name}"\n      link "${name}" #l-${name}\n      button "Delete" #d-${name}\n      button "Menu" #m-${name}`).join("\n")}
${more}`;
const asks = (name: string) =>
  `  dialog "Delete ${name}?"\n    text "It cannot be restored."\n    button "Cancel" #cancel\n    button "Yes" #yes`;
const without = (name: string) => rows.filter((one) => one !== name);
const answers = (on: string, left: readonly string[]): Act => ({
  does: "click",
  on,
  before: plants(rows, asks("Ivy")),
  after: plants(left),
  mutating: true,
});

const views = (shown: string) => `
  heading "Garden"
  region "Views"
${["Plan", "Diary", "Tools"].map((one) => `    button "${one}"${one === shown ? " [.active]" : ""} #t-${one}`).join("\n")}
  list "${shown} entries"
${(shown === "Diary" ? ["Watered", "Weeded", "Mown"] : ["Spade", "Rake", "Hoe"]).map((one) => `    item "${one}"`).join("\n")}
`;
const shows = (on: string, shown: string): Act => ({
  does: "click",
  on,
  before: views("Plan"),
  after: views(shown),
});

const folded = (open: string) => `
  heading "Handbook"
  region "Chapters"
    button "Sowing" #sowing
${open === "Sowing" ? '    item "Peas"\n      link "Peas"\n    item "Beans"\n      link "Beans"' : ""}
    button "Pruning" #pruning
${open === "Pruning" ? '    item "Apples"\n      link "Apples"\n    item "Pears"\n      link "Pears"' : ""}
`;
const unfolds = (on: string, open: string): Act => ({
  does: "click",
  on,
  before: folded(""),
  after: folded(open),
});

const menus = (name: string) =>
  plants(rows, name === "" ? "" : '  menu "Menu"\n    menuitem "Rename"\n    menuitem "Share"').replace(
    `button "Menu" #m-${name}`,
    `button "Menu" [expanded] #m-${name}`,
  );
const opensMenu = (name: string): Act => ({
  does: "click",
  on: `#m-${name}`,
  before: menus(""),
  after: menus(name),
});

wordingsTable([
  {
    wanted: "what is asked in a dialog is agreed to",
    steps: [
      "Agree to delete Ivy",
      "In the dialog, agree to delete Ivy",
      "Accept the suggestion to delete Ivy",
      "Confirm: Ivy is to be deleted",
      "Say yes to deleting Ivy",
      "Consent to the proposal of deleting Ivy",
    ],
    act: answers("#yes", without("Ivy")),
    others: {
      refused: answers("#cancel", rows),
      "another one": answers("#yes", without("Fern")),
      nothing: answers("#yes", rows),
    },
    told: 5,
  },
  {
    wanted: "another view is gone to",
    steps: [
      "Head over to the Diary tab",
      "Jump to the Diary tab",
      "Hop over to the Diary view",
      "Flip to the Diary tab",
      "Over to the Diary tab",
      "Skip across to the Diary section",
      "Go straight to the Diary view",
    ],
    act: shows("#t-Diary", "Diary"),
    others: { other: shows("#t-Tools", "Tools"), still: shows("#t-Diary", "Plan") },
    told: 6,
  },
  {
    wanted: "a part that is to be expanded",
    steps: [
      "The Pruning group needs to be expanded",
      "The chapter Pruning should be unfolded",
      "Make sure that Pruning is expanded",
      "In the handbook, expand Pruning",
    ],
    act: unfolds("#pruning", "Pruning"),
    others: { other: unfolds("#sowing", "Sowing"), nothing: unfolds("#pruning", "") },
    told: 3,
  },
  {
    wanted: "the one that it belongs to is said first",
    steps: [
      "At Ivy, open the menu",
      "For Ivy, open the menu",
      "At Ivy, expand the Menu dropdown",
      "With Ivy, open the menu",
      "On Ivy, open the menu",
    ],
    act: opensMenu("Ivy"),
    others: { other: opensMenu("Fern"), nothing: { ...opensMenu("Ivy"), after: menus("") } },
    told: 4,
  },
]);

const weighed = (weight: string, more = "") => `
  heading "Parcel 7"
  list "Facts"
    item "Weight ${weight}"
    item "Sender Ida Falk"
${more}`;
const weighing = (entered: string) =>
  `  dialog "Weight"\n    textbox "Weight" ="${entered}" #weight\n    button "Cancel" #cancel\n    button "Save" #save`;
const saves = (on: string, weight: string, entered = "8"): Act => ({
  does: "click",
  on,
  before: weighed("2", weighing(entered)),
  after: weighed(weight),
  mutating: true,
  requests: ["PUT /parcels/7 200"],
});

wordingsTable([
  {
    wanted: "what was entered is kept",
    steps: [
      "Confirm the new weight of 8",
      "Save the new weight 8",
      "Apply the changed weight of 8",
      "Change the weight to 8 by saving the dialog",
      "Set the weight to 8 by confirming the form",
    ],
    act: saves("#save", "8"),
    others: {
      "another value": saves("#save", "3", "3"),
      "not kept": saves("#save", "2"),
      left: saves("#cancel", "2"),
    },
    told: 4,
  },
]);
