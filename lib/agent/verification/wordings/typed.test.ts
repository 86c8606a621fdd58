import { type Act, wordingsTable } from "@/tests/support/wordings";

const form = (severity: string, label: string) => `
  dialog "New allergy"
    combobox "Severity" ="${severity}" |"Mild|Severe" #severity
    textbox "Tag name" ="${label}" #label
    textbox "Notes" #notes
    button "Save"
`;
const chooses = (value: string): Act => ({
  does: "select",
  value,
  on: "#severity",
  before: form("", ""),
  after: form(value, ""),
});
const types = (value: string, on = "#label"): Act => ({
  does: "setValue",
  value,
  on,
  before: form("", ""),
  after: on === "#label" ? form("", value) : form("", ""),
});

const tasks = (names: readonly string[], more = "") => `
  heading "Tasks"
  textbox "What is to be done?" #new
  list "Tasks"
${names.map((name) => `    item "${name}"\n      checkbox "${name}" [unchecked]\n      button "Delete"`).join("\n")}
${more}`;
const adds = (value: string, made = value): Act => ({
  does: "setValue",
  value,
  enter: true,
  on: "#new",
  before: tasks(["mend the gate"]),
  after: tasks(["mend the gate", made]),
});

wordingsTable([
  {
    wanted: "an option is chosen in the field that is said first",
    steps: [
      'Severity: pick "Severe"',
      "Severity: choose Severe",
      'Severity: set to "Severe"',
      'Choose as severity: "Severe"',
      'For "Severity", choose "Severe"',
      "The severity should be Severe",
      "The severity is Severe",
    ],
    act: chooses("Severe"),
    others: { "another option": chooses("Mild") },
    told: 6,
  },
  {
    wanted: "a text stands in a field",
    steps: [
      'Name the tag "Wool"',
      'Call the tag "Wool"',
      'The field "Tag name" should hold the text Wool',
      'The tag name has to read "Wool"',
      "Tag name: enter Wool",
      'The tag should be called "Wool"',
      'Give the tag the name "Wool"',
      'Put "Wool" as the tag name',
      '"Wool" goes into Tag name',
      '"Wool" belongs in the tag name field',
      'Into Tag name goes "Wool"',
      'Supply "Wool" as the tag name',
      'Specify "Wool" for the tag name',
      'Let Tag name be "Wool"',
      'Have "Wool" in the tag name field',
      'Tag name: key in "Wool"',
      'Tag name: supply "Wool"',
      '"Wool" must be entered in Tag name',
    ],
    act: types("Wool"),
    others: {
      "another text": types("Cotton"),
      "part of it": types("Wo"),
      "another field": types("Wool", "#notes"),
    },
    told: 17,
  },
  {
    wanted: "a field is to hold a text",
    steps: [
      "The tag name field should be filled with Wool",
      "The tag name is to be filled in with Wool",
      "Wool should be entered as the tag name",
      "Wool goes into the tag name field",
      "Wool belongs in the tag name field",
      'Key "Wool" into the tag name field',
      'The tag name should get the text "Wool"',
      "Use Wool as the tag name",
      "Wool is to be put in the tag name field",
    ],
    act: types("Wool"),
    others: {
      "another text": types("Cotton"),
      "part of it": types("Wo"),
      "another field": types("Wool", "#notes"),
    },
    told: 8,
  },
  {
    wanted: "an entry is made by writing it",
    steps: [
      'Get "iron the shirts" into the list of tasks',
      '"iron the shirts" should be one of the tasks',
      'Put "iron the shirts" on the list',
      '"iron the shirts" has to be on the list',
      'There should be a task "iron the shirts"',
      'The list should contain "iron the shirts"',
      'Let "iron the shirts" be one of the tasks',
      'Make "iron the shirts" a task',
      'Note down "iron the shirts" as a task',
      'Add the task "iron the shirts", finishing with the Enter key',
      'Note "iron the shirts" as a task, confirming it with Enter',
    ],
    act: adds("iron the shirts"),
    others: { "another one": adds("wash the shirts"), "cut off": adds("iron the shirts", "iron the") },
    told: 7,
  },
]);
