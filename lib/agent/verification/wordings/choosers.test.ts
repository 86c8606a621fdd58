import { type Act, clicks, keyOf, wordingsTable } from "@/tests/support/wordings";

const skills = ["Java", "JavaScript", "Rust"];
const chips = (chosen: readonly string[], open = false, certificates: readonly string[] = ["Java"]) => `
  form "Profile"
    region:group "Skills"
${chosen.map((name) => `      text "${name}"\n      button "Remove ${name}" #x-${name}`).join("\n")}
      combobox "Skills" [${open ? "expanded" : "collapsed"} editable popup] ="" #skills
${chosen.length > 0 ? '      button "Clear" #clear' : ""}
    region:group "Certificates"
${certificates.map((name) => `      text "${name}"\n      button "Remove ${name}" #y-${name}`).join("\n")}
      combobox "Certificates" [collapsed editable popup] =""
    button "Save profile" #save
${
  open
    ? `  list:listbox "Skills"\n${skills
        .filter((name) => !chosen.includes(name))
        .map((name) => `    option "${name}" #o-${name}`)
        .join("\n")}`
    : ""
}
`;
const adds = (name: string, to: readonly string[] = ["Rust", name]): Act =>
  clicks(`#o-${name}`, chips(["Rust"], true), chips(to, false));
const drops = (name: string): Act =>
  clicks(`#x-${name}`, chips(skills), chips(skills.filter((one) => one !== name)));

const fruits = ["Kiwi", "Fig", "Plum"];
const sides = (chosen: readonly string[], ticked: readonly string[]) => {
  const side = (title: string, names: readonly string[]) =>
    `  list "${title}" ="${names.length}"\n${names.map((name) => `    item "${name}"\n      checkbox "${name}" [${ticked.includes(name) ? "checked" : "unchecked"}] #t-${name}`).join("\n")}`;
  return `
  heading "Assign fruits"
${side(
  "Available",
  fruits.filter((name) => !chosen.includes(name)),
)}
  button "move all right" #all-right
  button "move selected right" #right
  button "move selected left" #left
  button "move all left" #all-left
${side("Assigned", chosen)}
`;
};

const swatches = ["Red", "Teal", "Violet"];
const label = (colour: string, back = "Red", hex = "") => `
  dialog "Edit label"
    textbox "Name" ="Bug" #name
    region:group "Text colour"
${swatches.map((name) => `      button "${name}"${name === colour ? " [pressed]" : " [unpressed]"} #c-${name}`).join("\n")}
    region:group "Background colour"
${swatches.map((name) => `      button "${name}"${name === back ? " [pressed]" : " [unpressed]"} #b-${name}`).join("\n")}
    textbox "Hex" ="${hex}" #hex
    button "Save" #save
`;

const ways = ["Day", "Week", "Month"];
const chart = (way: string, unit = "€", drawn = false) => `
  heading "Turnover"
  region:group "Interval"
${ways.map((name) => (drawn ? `    clickable "${name}"${name === way ? " [.selected]" : ""} #w-${name}` : `    radio "${name}" [${name === way ? "checked" : "unchecked"}] #w-${name}`)).join("\n")}
  region:group "Unit"
${["€", "pieces"].map((name) => (drawn ? `    clickable "${name}"${name === unit ? " [.selected]" : ""} #u-${name}` : `    radio "${name}" [${name === unit ? "checked" : "unchecked"}] #u-${name}`)).join("\n")}
  region "Chart"
    text "${way === "Day" ? "Mon Tue Wed" : way === "Week" ? "W 21 W 22 W 23" : "May June July"} in ${unit}"
`;
const draws = (way: string, drawn: boolean): Act =>
  clicks(`#w-${way}`, chart("Day", "€", drawn), chart(way, "€", drawn));
const weekly = [
  "Switch the chart to weeks",
  "Show the turnover by week",
  'Select "Week" in the interval switch',
  "Set the interval to Week",
  "The interval should be Week",
  "Change the interval from Day to Week",
  "The chart must be shown per week",
  "Interval: Week",
  "Choose the weekly view",
];
const weeks = (drawn: boolean) => ({
  wanted: drawn ? "an interval of drawn segments" : "an interval of segments",
  steps: weekly,
  act: draws("Week", drawn),
  others: {
    month: draws("Month", drawn),
    unit: clicks("#u-pieces", chart("Day", "€", drawn), chart("Day", "pieces", drawn)),
    nothing: clicks("#w-Week", chart("Day", "€", drawn), chart("Day", "€", drawn)),
  },
  told: 6,
});

const plans = ["Starter", "Team", "Enterprise"];
const cards = (chosen: string, drawn: boolean) => `
  heading "Choose your plan"
${plans
  .map(
    (name, at) =>
      `  item "${name} €${at * 10} per month ${drawn ? "" : name === chosen ? "Selected " : "Select "}Compare ${name}"${drawn && name === chosen ? " [.selected]" : ""}\n    heading "${name}"\n    text "€${at * 10} per month"\n    ${drawn ? `clickable "${name} €${at * 10} per month"${name === chosen ? " [.selected]" : ""}` : `button "${name === chosen ? "Selected" : "Select"}"`} #p-${name}\n    link "Compare ${name}" #l-${name}`,
  )
  .join("\n")}
  button "Continue" #on
`;
const picks = (name: string, drawn: boolean): Act =>
  clicks(`#p-${name}`, cards("Starter", drawn), cards(name, drawn));
const planned = (drawn: boolean) => ({
  wanted: drawn ? "a plan whose card is marked" : "a plan whose button says so",
  steps: [
    "Choose the Team plan",
    'Select the plan "Team"',
    "Click Select on the Team card",
    "The Team plan should be selected",
    "Pick the plan for €10 per month (Team)",
    "Switch from Starter to the Team plan",
    "Team must be the selected plan",
    "Select the second plan",
  ],
  act: picks("Team", drawn),
  others: {
    enterprise: picks("Enterprise", drawn),
    compared: clicks("#l-Team", cards("Starter", drawn), '  heading "Team compared"\n  text "10 seats"'),
    nothing: clicks("#p-Team", cards("Starter", drawn), cards("Starter", drawn)),
    on: clicks("#on", cards("Starter", drawn), '  heading "Payment"\n  text "Starter €0 per month"'),
  },
  told: 1,
});

const people = ["Ida Falk", "Ole Berg", "Una Dahl"];
const single = (value: string, open: boolean, reporter = "") => `
  form "Ticket"
    combobox "Assignee" [${open ? "expanded" : "collapsed"} editable popup] ="${value}" #assignee
    combobox "Reporter" [collapsed editable popup] ="${reporter}" #reporter
    textbox "Title" ="Leaking roof"
    button "Create" #create
${open ? `  list:listbox "Assignee"\n${people.map((name) => `    option "${name}"${name === value ? " [selected]" : ""} #o-${keyOf(name)}`).join("\n")}` : ""}
`;
const gives = (name: string, kept = name): Act =>
  clicks(`#o-${keyOf(name)}`, single("", true), single(kept, false));

wordingsTable([
  {
    wanted: "one more chip in a field of many",
    steps: [
      "Add the skill JavaScript",
      'Select "JavaScript" in the Skills list',
      "Choose JavaScript from the Skills dropdown",
      "JavaScript should be among the skills",
      "Pick JavaScript in the Skills multi-select",
      "Skills: add JavaScript",
      "The skills must also contain JavaScript",
      "Select the option JavaScript so that it becomes a chip",
    ],
    act: adds("JavaScript"),
    others: {
      almost: adds("Java"),
      "not taken": adds("JavaScript", ["Rust"]),
      "in place of": adds("JavaScript", ["Java"]),
      "the list": clicks("#skills", chips(["Rust"]), chips(["Rust"], true)),
      gone: drops("JavaScript"),
    },
    told: 4,
  },
  {
    wanted: "a chip is taken off",
    steps: [
      "Remove the skill Java",
      'Remove the chip "Java" from Skills',
      "Click the x of the Java chip in the Skills field",
      "Java should no longer be among the skills",
      "Take Java off the skills",
      "Delete the tag Java in the Skills field",
      "The skills must not include Java any more",
      "Deselect Java under Skills",
    ],
    act: drops("Java"),
    others: {
      almost: drops("JavaScript"),
      certificate: clicks("#y-Java", chips(skills), chips(skills, false, [])),
      all: clicks("#clear", chips(["JavaScript", "Rust"]), chips([])),
      nothing: clicks("#x-Java", chips(skills), chips(skills)),
    },
    told: 7,
  },
  {
    wanted: "all chips are off",
    steps: [
      "Clear all skills",
      "Remove all selected skills",
      "The Skills field should be empty",
      "Clear the Skills selection",
      "No skill should be selected",
      "Click the clear button of the Skills field",
    ],
    act: clicks("#clear", chips(skills), chips([])),
    others: {
      one: drops("Java"),
      nothing: clicks("#clear", chips(skills), chips(skills)),
      added: adds("Java"),
    },
    told: 4,
  },
  {
    wanted: "somebody is chosen in a list that was filtered by typing",
    steps: [
      "Choose Ole Berg as the assignee",
      "Assign the ticket to Ole Berg",
      'Select "Ole Berg" in the Assignee list',
      "The assignee should be Ole Berg",
      "Set Assignee to Ole Berg",
      "Pick Ole Berg from the suggestions for Assignee",
      "Assignee: Ole Berg",
      "Ole Berg must be the assignee of the ticket",
    ],
    act: gives("Ole Berg"),
    others: {
      another: gives("Una Dahl"),
      "not taken": gives("Ole Berg", ""),
      "the list": clicks("#assignee", single("", false), single("", true)),
      reporter: {
        ...clicks("#reporter", single("", false), single("", false, "Ole Berg")),
        does: "setValue",
        value: "Ole Berg",
      },
    },
    told: 7,
  },
  {
    wanted: "what is ticked goes to the other list",
    steps: [
      "Move the selected fruit to the right list",
      "Move Kiwi to the Assigned list",
      "Assign Kiwi",
      "Kiwi should be in the Assigned list",
      'Click "move selected right" to assign Kiwi',
      "Transfer Kiwi from Available to Assigned",
      "Kiwi must be listed under Assigned",
      "Click the > button between the lists to move Kiwi over",
    ],
    act: clicks("#right", sides(["Plum"], ["Kiwi"]), sides(["Plum", "Kiwi"], [])),
    others: {
      another: clicks("#right", sides(["Plum"], ["Fig"]), sides(["Plum", "Fig"], [])),
      back: clicks("#left", sides(["Kiwi"], ["Kiwi"]), sides([], [])),
      ticked: clicks("#t-Kiwi", sides(["Plum"], []), sides(["Plum"], ["Kiwi"])),
      nothing: clicks("#right", sides(["Plum"], ["Kiwi"]), sides(["Plum"], ["Kiwi"])),
    },
    told: 3,
  },
  {
    wanted: "everything goes to the other list",
    steps: [
      "Move all fruits to the Assigned list",
      "Assign all fruits",
      'Click "move all right"',
      "All fruits should be in the Assigned list",
      "The Available list must be empty",
      "Transfer everything to the right",
    ],
    act: clicks("#all-right", sides(["Plum"], []), sides(["Plum", "Kiwi", "Fig"], [])),
    others: {
      one: clicks("#right", sides(["Plum"], ["Kiwi"]), sides(["Plum", "Kiwi"], [])),
      back: clicks("#all-left", sides(["Plum"], []), sides([], [])),
      nothing: clicks("#all-right", sides(["Plum"], []), sides(["Plum"], [])),
    },
    told: 0,
  },
  {
    wanted: "a colour of a set",
    steps: [
      "Set the background colour to teal",
      "Choose Teal as the background colour",
      "Pick the teal swatch under Background colour",
      "The background colour should be teal",
      "Make the background of the label teal",
      'Under "Background colour", click "Teal"',
      "Background colour: Teal",
      "Change the background colour from red to teal",
    ],
    act: clicks("#b-Teal", label("Red"), label("Red", "Teal")),
    others: {
      text: clicks("#c-Teal", label("Red"), label("Teal")),
      violet: clicks("#b-Violet", label("Red"), label("Red", "Violet")),
      nothing: clicks("#b-Teal", label("Red"), label("Red")),
      typed: {
        ...clicks("#hex", label("Red"), label("Red", "Red", "teal")),
        does: "setValue",
        value: "teal",
      },
    },
    told: 5,
  },
  weeks(false),
  weeks(true),
  planned(false),
  planned(true),
]);
