import { type Act, wordingsTable } from "@/tests/support/wordings";

const click = (on: string, before: string, after: string): Act => ({ on, before, after, does: "click" });

const orders = ["Name (A to Z)", "Price (low to high)", "Price (high to low)"];
const lamps = (order: string, names: readonly string[]) => `
  heading "Lamps"
  combobox "" ="${order}" |"${orders.join("|")}" #order
  list "Lamps"
${names.map((name) => `    item "${name}"\n      link "${name}"`).join("\n")}
`;
const byName = ["Arc 90", "Bulb 20", "Cone 55"];
const sorts = (order: string, names: readonly string[]): Act => ({
  does: "select",
  value: order,
  on: "#order",
  before: lamps("Name (A to Z)", byName),
  after: lamps(order, names),
});
const up = sorts("Price (low to high)", ["Bulb 20", "Cone 55", "Arc 90"]);
const down = sorts("Price (high to low)", ["Arc 90", "Cone 55", "Bulb 20"]);

const cards = (folded: readonly string[]) => `
  heading "Board"
${["Visits", "Staff chat"]
  .map(
    (name) =>
      `  region "${name}"\n    heading "${name}"\n    button "${folded.includes(name) ? "Expand" : "Collapse"} ${name}" [${folded.includes(name) ? "collapsed" : "expanded"}] #f-${name.slice(0, 5)}${folded.includes(name) ? "" : `\n    paragraph "All of ${name}"`}`,
  )
  .join("\n")}
`;
const folds = (name: string): Act => click(`#f-${name.slice(0, 5)}`, cards([]), cards([name]));
const unfolds = (name: string): Act => click(`#f-${name.slice(0, 5)}`, cards([name]), cards([]));

const chores = ["rake the leaves", "rake the gravel"];
const boxes = (done: readonly string[]) => `
  heading "Chores"
  form "Chores"
${chores.map((name, at) => `    checkbox "${name}" [${done.includes(name) ? "checked" : "unchecked"}] #c${at}`).join("\n")}
    button "Save"
`;
const ticks = (at: number): Act => click(`#c${at}`, boxes([]), boxes([chores[at] ?? ""]));
const unticks = (at: number): Act => click(`#c${at}`, boxes([chores[at] ?? ""]), boxes([]));

const stages = ["Account", "Address", "Payment"];
const wizard = (at: number) => `
  heading "Step ${at + 1}: ${stages[at]}"
  textbox "${stages[at]}"
  button "Back" #back
  button "Next" #next
`;
const turns = (on: string, from: number, to: number): Act => click(on, wizard(from), wizard(to));

const printers = ["North hall", "South hall"];
const shown = (left: readonly string[]) => `
  heading "Printers"
  list "Printers"
${left.map((name) => `    item "${name}"\n      button "Remove" #r-${name.slice(0, 5)}`).join("\n")}
`;
const removes = (name: string): Act => ({
  ...click(`#r-${name.slice(0, 5)}`, shown(printers), shown(printers.filter((one) => one !== name))),
  mutating: true,
});

const form = (room: string, seats: string) => `
  dialog "Booking"
    combobox "Select room" ="${room}" |"Attic|Harbour" #room
    textbox "Seats" ="${seats}" #seats
    textbox "Tables" #tables
    button "Save"
`;
const picks = (room: string): Act => ({
  does: "select",
  value: room,
  on: "#room",
  before: form("", ""),
  after: form(room, ""),
});
const seats = (value: string, on = "#seats"): Act => ({
  does: "setValue",
  value,
  on,
  before: form("", "2"),
  after: on === "#seats" ? form("", value) : form("", "2"),
});

const mails = (starred: readonly string[], left: readonly string[] = ["Ida Falk", "Ole Berg"]) => `
  heading "Inbox"
  list "Inbox"
${left
  .map(
    (name) =>
      `    item "${name} Rota"\n      button "${starred.includes(name) ? "Remove star" : "Star"}" #s-${name.slice(0, 3)}\n      button "Archive" #a-${name.slice(0, 3)}`,
  )
  .join("\n")}
`;
const stars = (name: string): Act => ({
  ...click(`#s-${name.slice(0, 3)}`, mails([]), mails([name])),
  mutating: true,
  requests: ["POST /stars 200"],
});
const unstars = (name: string): Act => ({
  ...click(`#s-${name.slice(0, 3)}`, mails([name]), mails([])),
  mutating: true,
  requests: ["POST /stars 200"],
});

wordingsTable([
  {
    wanted: "an option of a list that is called so",
    steps: [
      'Set the dropdown "Select room" to Harbour',
      'The dropdown "Select room" should be set to Harbour',
      'The list "Select room" must be set to "Harbour"',
      'Change the field "Select room" to "Harbour"',
    ],
    act: picks("Harbour"),
    others: { another: picks("Attic") },
    told: 4,
  },
  {
    wanted: "a number in a field",
    steps: [
      "Raise the seats to 4",
      "Up the number of seats to 4",
      "The seats will be 4",
      'The seats field should be filled with "4"',
      'Seats has to be set to "4"',
    ],
    act: seats("4"),
    others: { "another number": seats("3"), "another field": seats("4", "#tables") },
    told: 3,
  },
  {
    wanted: "a mail is starred",
    steps: [
      "Give the mail of Ida Falk a star",
      "The mail of Ida Falk deserves a star",
      "Ida Falk's mail should get a star, but do not archive it",
    ],
    act: stars("Ida Falk"),
    others: { another: stars("Ole Berg"), unstarred: unstars("Ida Falk") },
    told: 3,
  },
  {
    wanted: "a mail is starred no longer",
    steps: ["The mail of Ida Falk no longer needs a star", "The mail of Ida Falk should not get a star"],
    act: unstars("Ida Falk"),
    others: { starred: stars("Ida Falk") },
    told: 0,
  },
  {
    wanted: "a list in the order of the price, upwards",
    steps: [
      "Order the list of lamps by ascending price",
      "Sort the lamps by price in ascending order",
      "Arrange the lamps by rising price",
      "List the lamps in ascending order of price",
      "Put the lamps in ascending price order",
      "The lamps should be sorted by increasing price",
      "All lamps must be listed in order of rising price",
    ],
    act: up,
    others: { down, "by name": sorts("Name (A to Z)", byName) },
    told: 7,
  },
  {
    wanted: "a list in the order of the price, downwards",
    steps: [
      "Order the lamps by descending price",
      "Rank the lamps by falling price",
      "Show the lamps by price, descending",
    ],
    act: down,
    others: { up },
    told: 3,
  },
  {
    wanted: "a card is folded",
    steps: [
      'Fold up the "Staff chat" card so that only its title is left',
      'Roll up the card "Staff chat"',
      'Fold the "Staff chat" card in',
      'Shrink the panel "Staff chat" so that just the heading remains',
      'Collapse the "Staff chat" card so that only its header stays',
      'Have the "Staff chat" card collapsed',
    ],
    act: folds("Staff chat"),
    others: { another: folds("Visits"), unfolded: unfolds("Staff chat") },
    told: 5,
  },
  {
    wanted: "a chore is done",
    steps: [
      'Finish off the chore called "rake the leaves"',
      'Declare "rake the leaves" complete',
      'Consider "rake the leaves" done',
      'Let "rake the leaves" count as done',
      'Report the chore "rake the leaves" as finished',
      'Check "rake the leaves" as completed',
      'Make sure that "rake the leaves" is checked off',
      '"rake the leaves" must be ticked off',
    ],
    act: ticks(0),
    others: { another: ticks(1), undone: unticks(0) },
    told: 8,
  },
  {
    wanted: "a chore is not done",
    steps: [
      'Declare "rake the leaves" not finished',
      'Let "rake the leaves" no longer count as done',
      'Consider "rake the leaves" not done',
      'Mark "rake the leaves" as not finished',
    ],
    act: unticks(0),
    others: { done: ticks(0), another: unticks(1) },
    told: 4,
  },
  {
    wanted: "the next step of some",
    steps: [
      "Advance the wizard to step 2",
      "Move the assistant on to the second step",
      "Take the wizard one step further",
      "Bring the sign-up process forward by one step",
    ],
    act: turns("#next", 0, 1),
    others: { "step 3": turns("#next", 1, 2), back: turns("#back", 1, 0) },
    told: 0,
  },
  {
    wanted: "one of several is removed",
    steps: [
      "Start removing the printer South hall",
      'Begin removing the printer South hall by hitting its "Remove"',
      'For "South hall", click "Remove"',
      'Set about deleting "South hall" by pressing "Remove" in its row',
    ],
    act: removes("South hall"),
    others: { another: removes("North hall") },
    told: 3,
  },
]);
