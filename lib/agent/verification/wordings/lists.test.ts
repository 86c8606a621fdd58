import { type Act, wordingsTable } from "@/tests/support/wordings";

const click = (on: string, before: string, after: string): Act => ({ on, before, after, does: "click" });
const members = ["Ann Lee", "Anna Leeds", "Ben Stone"];
const idOf = (name: string): string => name.replace(/ /g, "");
const mailOf = (name: string): string => `${name.split(" ")[0]?.toLowerCase()}@club.test`;
const table = (gone = "", more = "") => `
  heading "Members"
  table "Members"
${members
  .filter((name) => name !== gone)
  .map(
    (name) =>
      `    row "${name} ${mailOf(name)} Member"\n      button "Edit" #e-${idOf(name)}\n      button "Delete" #d-${idOf(name)}`,
  )
  .join("\n")}
${more}`;
const form = (name: string) =>
  `  dialog "Edit member"\n    textbox "Name" ="${name}"\n    textbox "E-mail" ="${mailOf(name)}"\n    button "Save"\n    button "Cancel"`;
const deletes = (name: string): Act => ({
  ...click(`#d-${idOf(name)}`, table(), table(name)),
  mutating: true,
});
const edits = (name: string): Act => click(`#e-${idOf(name)}`, table(), table("", form(name)));

const files = (names: readonly string[], more = "") => `
  heading "Files"
  list "Files"
${names.map((name) => `    item "${name}"`).join("\n")}
${more}`;
const both = ["plan.txt", "notes.txt"];
const asking = files(both, '  dialog "Delete plan.txt?"\n    button "Cancel" #no\n    button "Delete" #yes');
const answers = (on: string, left: readonly string[]): Act => ({
  ...click(on, asking, files(left)),
  mutating: true,
});

const favourites = (names: readonly string[]) => `
  heading "Recipes"
  list "Recipes"
${["Leek soup", "Leek pie", "Plum tart"]
  .map(
    (name) =>
      `    item "${name}"\n      button "${names.includes(name) ? "Remove from favourites" : "Add to favourites"}" [${names.includes(name) ? "pressed" : "unpressed"}] #f-${idOf(name)}`,
  )
  .join("\n")}
`;
const all = ["Leek soup", "Leek pie", "Plum tart"];
const adds = (name: string): Act => click(`#f-${idOf(name)}`, favourites([]), favourites([name]));
const takes = (name: string): Act =>
  click(`#f-${idOf(name)}`, favourites(all), favourites(all.filter((one) => one !== name)));

wordingsTable([
  {
    wanted: "an entry is deleted",
    steps: [
      "Delete Ann Lee",
      "Remove the member Ann Lee",
      "Click Delete in the row of Ann Lee",
      "Ann Lee should no longer be a member",
      "Take Ann Lee off the list",
      "Delete the member with the address ann@club.test",
      "Press the delete button next to Ann Lee",
      "Ann Lee must disappear from the members",
      'Erase the entry "Ann Lee"',
      "Delete the first member",
      "Get rid of Ann Lee's entry",
    ],
    act: deletes("Ann Lee"),
    others: {
      sister: deletes("Anna Leeds"),
      other: deletes("Ben Stone"),
      form: edits("Ann Lee"),
      "form of the sister": edits("Anna Leeds"),
    },
    told: 8,
  },
  {
    wanted: "an entry is opened for changes",
    steps: [
      "Edit Ann Lee",
      "Open the form to change Ann Lee",
      "Click Edit in Ann Lee's row",
      "Start editing the member Ann Lee",
      "Bring up the editing dialog of Ann Lee",
      "The dialog for changing Ann Lee must be open",
      "Press the edit button beside ann@club.test",
      "Modify the first member",
    ],
    act: edits("Ann Lee"),
    others: { sister: edits("Anna Leeds"), other: edits("Ben Stone"), deleted: deletes("Ann Lee") },
    told: 6,
  },
  {
    wanted: "a question is answered with yes",
    steps: [
      "Confirm the deletion",
      "Click Delete in the dialog",
      "Confirm that plan.txt is to be deleted",
      "Answer the question with Delete",
      "Really delete plan.txt",
      "Agree to the deletion of plan.txt",
      "Say yes to deleting the file",
    ],
    act: answers("#yes", ["notes.txt"]),
    others: {
      left: answers("#no", both),
      "another is gone": answers("#yes", ["plan.txt"]),
      "none is gone": answers("#yes", both),
    },
    told: 6,
  },
  {
    wanted: "a question is left",
    steps: [
      "Cancel the deletion",
      "Keep the file after all",
      "Close the dialog without deleting anything",
      "Click Cancel",
      "Do not delete plan.txt: answer the question with Cancel",
      "Dismiss the question",
      "Abort the deletion",
    ],
    act: answers("#no", both),
    others: { deleted: answers("#yes", ["notes.txt"]) },
    told: 3,
  },
  {
    wanted: "a thing is made a favourite",
    steps: [
      "Add Leek soup to the favourites",
      'Mark "Leek soup" as a favourite',
      "Leek soup should be among the favourites",
      "Favourite the leek soup",
      "Make Leek soup a favourite",
    ],
    act: adds("Leek soup"),
    others: { sister: adds("Leek pie"), "taken back": takes("Leek soup") },
    told: 4,
  },
  {
    wanted: "a thing is no favourite any more",
    steps: [
      "Remove Leek soup from the favourites",
      "Leek soup is no favourite any more",
      "Unfavourite Leek soup",
      "Leek soup should not be among the favourites any longer",
      "Take Leek soup off the favourites",
    ],
    act: takes("Leek soup"),
    others: { sister: takes("Leek pie"), added: adds("Leek soup") },
    told: 4,
  },
]);
