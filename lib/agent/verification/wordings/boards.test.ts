import { type Act, clickStored, keyOf, wordingsTable } from "@/tests/support/wordings";

type Columns = Readonly<Record<string, readonly string[]>>;
const start: Columns = { "To do": ["Paint the fence", "Paint the gate"], Doing: ["Fix the pump"], Done: [] };
const board = (columns: Columns, more = "", field = "") => `
  heading "Yard"
${Object.entries(columns)
  .map(
    ([name, cards]) => `  region "${name}"
    heading "${name} ${cards.length}"
    list "${name}"
${cards.map((card) => `      item "${card}"\n        link "${card}" #l-${keyOf(card)}\n        button "Card actions" [popup] #k-${keyOf(card)}`).join("\n")}
${field === name ? '    textbox "Card title" [focused] ~"Enter a title for this card" #title\n    button "Add" #add\n    button "Cancel" #cancel' : `    button "Add a card" #a-${keyOf(name)}`}`,
  )
  .join("\n")}
${more}`;
const actions = `  list:menu "Card actions"
    menuitem "Open card" #m-open
    menuitem "Move to Doing" #m-Doing
    menuitem "Move to Done" #m-Done
    menuitem "Archive" #m-archive`;
const moved = (card: string, to: string): Columns =>
  Object.fromEntries(
    Object.entries(start).map(([name, cards]) => [
      name,
      [...cards.filter((one) => one !== card), ...(name === to ? [card] : [])],
    ]),
  );
const moves = (card: string, to: string): Act =>
  clickStored(`#m-${to}`, board(start, actions), board(moved(card, to)));
const drags = (card: string, to: string): Act => ({
  does: "dragAndDrop",
  on: `#l-${keyOf(card)}`,
  value: `a-${keyOf(to)}`,
  before: board(start),
  after: board(moved(card, to)),
  mutating: true,
});
const archives = (card: string): Act =>
  clickStored("#m-archive", board(start, actions), board(moved(card, "nowhere")));
const begins = (column: string): Act =>
  clickStored(`#a-${keyOf(column)}`, board(start), board(start, "", column), { mutating: false });
const adds = (column: string, title: string, stored = true): Act => ({
  does: "setValue",
  on: "#title",
  value: title,
  enter: true,
  mutating: true,
  before: board(start, "", column),
  after: board(
    stored ? { ...start, [column]: [...(start[column] ?? []), title] } : start,
    "",
    stored ? column : "",
  ),
});

const checklist = (done: readonly string[]) => `
  dialog "Paint the fence"
    heading "Paint the fence"
    heading "Checklist"
    progress "${done.length} of 3"
${["Buy paint", "Sand the boards", "Buy brushes"].map((name) => `    checkbox "${name}" [${done.includes(name) ? "checked" : "unchecked"}] #c-${keyOf(name)}`).join("\n")}
    button "Delete checklist" #delete
    button "Close" #close
`;
const ticks = (name: string): Act => clickStored(`#c-${keyOf(name)}`, checklist([]), checklist([name]));

const swimlane = (name: string) => `
  heading "Yard"
  button "Group by: ${name}" [collapsed popup] #group
${(name === "Status" ? ["To do", "Doing"] : name === "Owner" ? ["Ida Falk", "Ole Berg"] : ["High", "Low"]).map((one) => `  region "${one}"\n    heading "${one}"\n    item "Card in ${one}"`).join("\n")}
`;
const grouping = `${swimlane("Status").replace("[collapsed popup]", "[expanded popup]")}  list:menu "Group by"
    menuitem "Status" [checked] #g-Status
    menuitem "Owner" [unchecked] #g-Owner
    menuitem "Priority" [unchecked] #g-Priority
`;
const groups = (name: string): Act =>
  clickStored(`#g-${name}`, grouping, swimlane(name), { mutating: false });

wordingsTable([
  {
    wanted: "a card goes to another column, by its menu",
    steps: [
      'Move the card "Paint the gate" to Done',
      "Move Paint the gate to the Done column",
      '"Paint the gate" should be in the column Done',
      "The card Paint the gate must be moved to Done",
      'Open the actions of "Paint the gate" and choose Move to Done',
      'Put "Paint the gate" into the Done column',
      "Done should contain the card Paint the gate",
    ],
    act: moves("Paint the gate", "Done"),
    others: {
      "another column": moves("Paint the gate", "Doing"),
      "another card": moves("Paint the fence", "Done"),
      archived: archives("Paint the gate"),
      "the menu": clickStored("#k-Paintthegate", board(start), board(start, actions), { mutating: false }),
      nothing: clickStored("#m-Done", board(start, actions), board(start)),
    },
    told: 4,
  },
  {
    wanted: "a card goes to another column, drawn there",
    steps: [
      'Drag the card "Paint the gate" to Done',
      "Drag Paint the gate into the Done column",
      'Move "Paint the gate" from To do to Done',
      '"Paint the gate" should be in the column Done',
      "Drag the second card of To do over to Done",
    ],
    act: drags("Paint the gate", "Done"),
    others: {
      "another column": drags("Paint the gate", "Doing"),
      "another card": drags("Paint the fence", "Done"),
      "fell back": { ...drags("Paint the gate", "Done"), after: board(start) },
    },
    told: 2,
  },
  {
    wanted: "a new card is begun in a column",
    steps: [
      "Click Add a card in the Doing column",
      "Start a new card in Doing",
      "Open the field for a new card in the column Doing",
      'Press "Add a card" at the bottom of Doing',
      "In the Doing column, begin a new card",
    ],
    act: begins("Doing"),
    others: {
      "another column": begins("To do"),
      nothing: clickStored("#a-Doing", board(start), board(start)),
    },
    told: 1,
  },
  {
    wanted: "a new card is added to a column",
    steps: [
      'Add a card "Water the roses" to Doing',
      'Enter the title "Water the roses" and confirm it with Enter',
      'A card called "Water the roses" should be in the Doing column',
      'Create the card "Water the roses" in the column Doing',
      "Type Water the roses as the card title and press Enter",
      'There must be a new card "Water the roses" in Doing',
    ],
    act: adds("Doing", "Water the roses"),
    others: {
      "another title": adds("Doing", "Water the rows"),
      "not stored": adds("Doing", "Water the roses", false),
    },
    told: 3,
  },
  {
    wanted: "an item of a checklist is done",
    steps: [
      "Check off Buy paint",
      'Tick "Buy paint" in the checklist',
      "Buy paint should be done",
      'Mark the checklist item "Buy paint" as complete',
      "The first checklist item must be ticked",
      'Complete the item "Buy paint" (checklist of Paint the fence)',
    ],
    act: ticks("Buy paint"),
    others: {
      another: ticks("Buy brushes"),
      undone: clickStored("#c-Buypaint", checklist(["Buy paint"]), checklist([])),
      nothing: clickStored("#c-Buypaint", checklist([]), checklist([])),
      closed: clickStored("#close", checklist([]), board(start), { mutating: false }),
    },
    told: 4,
  },
  {
    wanted: "a board is grouped otherwise",
    steps: [
      "Group the board by owner",
      'Choose "Owner" in the Group by menu',
      "Open the Group by menu and choose Owner",
      "The board should be grouped by owner",
      "Set the grouping to Owner",
      "Have the cards grouped by owner",
      "Cards must be grouped by owner",
    ],
    act: groups("Owner"),
    others: {
      another: groups("Priority"),
      "the menu": clickStored("#group", swimlane("Status"), grouping, { mutating: false }),
      nothing: clickStored("#g-Owner", grouping, swimlane("Status"), { mutating: false }),
    },
    told: 2,
  },
]);
