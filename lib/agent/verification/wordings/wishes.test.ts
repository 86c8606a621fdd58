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
