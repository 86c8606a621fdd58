import { type Act, wordingsTable } from "@/tests/support/wordings";

const click = (on: string, before: string, after: string): Act => ({ on, before, after, does: "click" });
const idOf = (name: string): string => name.replace(/ /g, "");

const newsletters = ["Oak Weekly", "Oak Monthly", "Elm Daily"];
const reading = (gone = "", more = "") => `
  heading "Newsletters"
  list "Newsletters"
${newsletters
  .filter((name) => name !== gone)
  .map(
    (name) =>
      `    item "${name}"\n      link "${name}" #l-${idOf(name)}\n      button "Pause" #p-${idOf(name)}\n      button "×" #x-${idOf(name)}`,
  )
  .join("\n")}
${more}`;
const takes = (name: string): Act => ({
  ...click(`#x-${idOf(name)}`, reading(), reading(name)),
  mutating: true,
});
const opens = (name: string): Act =>
  click(`#l-${idOf(name)}`, reading(), `\n  heading "${name}"\n  link "Back"`);

const groceries = ["Bread", "Milk", "Salt"];
const shopping = (left: readonly string[]) => `
  heading "Shopping"
  list "Shopping"
${left.map((name) => `    item "${name}"\n      checkbox "${name}" [${name === "Salt" ? "unchecked" : "checked"}] #c-${name}`).join("\n")}
  checkbox "Mark all as complete" [unchecked] #all
  button "Clear completed" #clear
  link "Active" #active
`;

wordingsTable([
  {
    wanted: "one entry is gone",
    steps: [
      "Oak Weekly must disappear from the newsletters",
      "Oak Weekly has to go from the newsletters (via its ×)",
      "Oak Weekly should vanish from my list",
      'Throw "Oak Weekly" out of the newsletters',
      "Kick Oak Weekly out of the list",
      "Get Oak Weekly off the list",
      "Get Oak Weekly out of my newsletters",
      "Strike Oak Weekly from the list",
      "I do not need Oak Weekly any longer, delete it",
      'I no longer want "Oak Weekly": remove it',
      "Oak Weekly: out of the list with it",
      "Away with Oak Weekly",
      "There should be no Oak Weekly in the list any more",
      "Oak Weekly must not stay in the list",
      "The list should no longer contain Oak Weekly",
      '"Oak Weekly": remove it from the list',
      "Delete Oak Weekly with the × at its end",
      "Remove Oak Weekly by pressing the cross in its line",
    ],
    act: takes("Oak Weekly"),
    others: { sister: takes("Oak Monthly"), other: takes("Elm Daily"), opened: opens("Oak Weekly") },
    told: 16,
  },
  {
    wanted: "all that is done is gone",
    steps: [
      "Finished entries: all of them out of the list",
      "No finished entry may be left in the list",
      "None of the completed entries should be left",
      "All completed entries out of the list",
      "There should be no completed entries in the list any more",
      "The list should no longer contain completed entries",
    ],
    act: click("#clear", shopping(groceries), shopping(["Salt"])),
    others: {
      "the other ones": click("#clear", shopping(groceries), shopping(["Bread", "Milk"])),
      filtered: click("#active", shopping(groceries), shopping(["Salt"])),
      nothing: click("#clear", shopping(groceries), shopping(groceries)),
    },
    told: 5,
  },
]);

const bills = ["B-11", "B-12", "B-13"];
const drafts = (ticked = "", opened = "") => `
  heading "Drafts"
  table "Drafts"
${bills
  .map(
    (name) =>
      `    row "${name} Ida Falk 1 May"${name === ticked ? " [.selected]" : ""}\n      checkbox "" [${name === ticked ? "checked" : "unchecked"}] #t-${name}\n      link "${name}" #l-${name}\n      button "Delete" #d-${name}`,
  )
  .join("\n")}
${opened}`;
const picks = (name: string): Act => click(`#t-${name}`, drafts(), drafts(name));

wordingsTable([
  {
    wanted: "an entry is picked by its box",
    steps: [
      "Select B-11 among the drafts using its checkbox",
      "Pick B-11 in the table via the box in its row",
      "B-11 should be selected",
      "Choose the draft B-11",
      "Tick B-11 by clicking the box in front of it",
    ],
    act: picks("B-11"),
    others: {
      "another one": picks("B-12"),
      undone: click("#t-B-11", drafts("B-11"), drafts()),
    },
    told: 3,
  },
  {
    wanted: "a sentence that nobody understands refutes nothing",
    steps: ["B-11 should cost us nothing any more", "There must never be a B-11"],
    act: { ...click("#d-B-11", drafts(), drafts().replace(/ {4}row "B-11(?:.*\n){4}/, "")), mutating: true },
    others: { picked: picks("B-11") },
    told: 0,
  },
]);
