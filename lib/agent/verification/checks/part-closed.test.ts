import { checkTable } from "@/tests/support/check-table";
import { partClosed } from "./part-closed";

const page = (state: string, ...more: string[]) => `
  heading "Aquarium"
  button "Feeding plan" [${state}] #plan
  button "Visitors" [expanded] #visitors
  list "Tanks"
    item "Reef"
${more.join("\n")}
`;
const dialog = [
  '  dialog "Tour"',
  '    heading "Tour of the reef"',
  '    button "Close" #close',
  '    button "Start" #start',
];
const collapse = { step: "Collapse the feeding plan", before: page("expanded"), on: "#plan" };
const close = { step: "Close the tour dialog", before: page("collapsed", ...dialog), on: "#close" };

const sections = (one: string, two: string) => `
  item "Reef tanks and fish"
    heading "Reef tanks and fish"
      link "Reef"
      button "Section" [${one}] #one
  item "Pond"
    heading "Pond"
      link "Pond"
      button "Section" [${two}] #two
`;

const tanks = '\n  heading "Aquarium"\n  list "Tanks"\n    item "Reef"';
const prompt = `
  heading "Aquarium"
  list "Tanks"
    item "Reef"
  textbox "" ="Pond" #name
  button "OK" #ok
  button "Cancel" #cancel
`;
const opened = (...names: string[]) => `
  heading "Aquarium"
  list "Open"
${names.map((name) => `    item "${name}"\n      link "${name}"\n      button "close"`).join("\n")}
  region "Tanks"
${names.map((name) => `    item "${name} with fish"\n      button "close" #${name.toLowerCase()}\n      button "edit"`).join("\n")}
`;

const asked = `${tanks}\n  dialog "Empty the reef?"\n    textbox "Why"\n    button "Cancel" #no\n    button "Empty" #yes`;
const cancelled = { step: "Click Cancel", before: asked, on: "#no" };

checkTable(partClosed, [
  {
    when: "the step only says to press what leaves the dialog",
    says: "verified",
    ...cancelled,
    after: tanks,
  },
  { when: "the dialog stays", says: "nothing", ...cancelled, after: asked },
  {
    when: "something else went with the dialog",
    says: "nothing",
    ...cancelled,
    after: '\n  heading "Aquarium"\n  list "Tanks"',
  },
  {
    when: "something came with it",
    says: "nothing",
    ...cancelled,
    after: `${tanks}\n    item "Pond"`,
  },
  {
    when: "something was stored",
    says: "nothing",
    ...cancelled,
    after: tanks,
    requests: ["POST /tanks 200"],
  },
  {
    when: "the other answer was given",
    says: "nothing",
    ...cancelled,
    on: "#yes",
    after: tanks,
  },
  {
    when: "of controls called alike the one under the heading that the step quotes is collapsed",
    says: "verified",
    step: 'Fold up the section "Reef"',
    before: sections("expanded", "expanded"),
    on: "#one",
    after: sections("collapsed", "expanded"),
  },
  {
    when: "the one under another heading is collapsed",
    says: "nothing",
    others: "may",
    step: 'Fold up the section "Reef"',
    before: sections("expanded", "expanded"),
    on: "#two",
    after: sections("expanded", "collapsed"),
  },
  { when: "the control says that it is collapsed", says: "verified", ...collapse, after: page("collapsed") },
  {
    when: "the part that the step names is marked as collapsed",
    says: "verified",
    step: "Hide the side panel",
    before: '\n  region "Side panel" #side\n  button "«" #fold\n  heading "Reef"',
    after: '\n  region "Side panel" [.is-collapsed] #side\n  button "«" #fold\n  heading "Reef"',
    on: "#fold",
  },
  {
    when: "the whole page is marked as without the part",
    says: "verified",
    step: "Collapse the side panel",
    before: '\n  region "" #body\n  button "«" #fold\n  heading "Reef"',
    after: '\n  region "" [.side-panel-collapsed] #body\n  button "«" #fold\n  heading "Reef"',
    on: "#fold",
  },
  { when: "the dialog went", says: "verified", ...close, after: page("collapsed") },
  {
    when: "the step names nothing, and something is marked as collapsed",
    says: "nothing",
    step: "Collapse it",
    before: '\n  region "" #body\n  button "«" #fold\n  heading "Reef"',
    after: '\n  region "" [.is-collapsed] #body\n  button "«" #fold\n  heading "Reef"',
    on: "#fold",
  },
  {
    when: "a dialog went by itself while another button was pressed, which is still there",
    says: "nothing",
    step: "Close it",
    before: `${page("collapsed", ...dialog)}  button "×" #x1\n  button "×" #x2`,
    after: `${page("collapsed")}  button "×" #x1\n  button "×" #x2`,
    on: "#x1",
  },
  {
    when: "one of two controls alike is collapsed, and the step does not say which",
    says: "nothing",
    step: "Collapse the section",
    before: '\n  button "Section" [expanded] #a\n  button "Section" [expanded] #b',
    after: '\n  button "Section" [collapsed] #a\n  button "Section" [expanded] #b',
    on: "#a",
  },
  { when: "it is still expanded", says: "nothing", ...collapse },
  { when: "the dialog is still there", says: "nothing", ...close },
  {
    when: "another part collapsed",
    says: "nothing",
    ...collapse,
    after: page("expanded").replace("[expanded] #visitors", "[collapsed] #visitors"),
  },
  { when: "it expanded", says: "nothing", ...collapse, before: page("collapsed"), after: page("expanded") },
  {
    when: "only a message went away",
    says: "nothing",
    ...collapse,
    before: page("expanded", '  alert "Hello"'),
    after: page("expanded"),
  },
  {
    when: "the step opens something, and a dialog went",
    says: "nothing",
    step: "Open the tour of the sharks",
    before: page("collapsed", ...dialog),
    on: "#start",
    after: page("collapsed"),
  },
  ...["collapsed", ".is-collapsed", ".is-closed", ".is-minimized", ".is-minimised", ".panel-folded"].map(
    (state) => ({
      when: `the control is marked ${state}`,
      says: "verified" as const,
      ...collapse,
      after: page(state),
    }),
  ),
  { when: "the control is marked otherwise", says: "nothing", ...collapse, after: page(".is-open") },
  {
    when: "another control than the step names collapsed",
    says: "nothing",
    ...collapse,
    after: page("expanded").replace('"Visitors" [expanded]', '"Visitors" [collapsed]'),
  },
  {
    when: "another part of the page is marked as collapsed",
    says: "nothing",
    step: "Collapse the side panel",
    before: '\n  region "" #body\n  button "«" #fold\n  heading "Reef"',
    after: '\n  region "" [.map-collapsed] #body\n  button "«" #fold\n  heading "Reef"',
    on: "#fold",
  },
  {
    when: "a part that came is marked as collapsed",
    says: "verified",
    step: "Collapse the side panel",
    before: '\n  button "«" #fold\n  heading "Reef"',
    after: '\n  button "«" #fold\n  heading "Reef"\n  region "" [.side__panel--collapsed] #body',
    on: "#fold",
  },
  { when: "no dialog went", says: "nothing", ...close, after: page("collapsed", ...dialog.slice(0, 3)) },
  {
    when: "a dialog went, and its button has another name",
    says: "verified",
    ...close,
    step: "Close it",
    after: page("collapsed"),
  },
  {
    when: "a dialog went, and the control that the step does not name is still there",
    says: "nothing",
    ...close,
    step: "Close it",
    before: page("collapsed", ...dialog, '  button "Tidy" #tidy'),
    after: page("collapsed", '  button "Tidy" #tidy'),
    on: "#tidy",
  },
  {
    when: "a prompt went with the answer that leaves it",
    says: "verified",
    step: "The prompt must be gone and nothing created",
    before: prompt,
    on: "#cancel",
    after: tanks,
  },
  {
    when: "something came with it",
    says: "nothing",
    step: "Close the prompt",
    before: prompt,
    on: "#cancel",
    after: `${tanks}\n    item "Pond"`,
  },
  {
    when: "something was stored with it",
    says: "nothing",
    step: "Close the prompt",
    before: prompt,
    on: "#cancel",
    after: tanks,
    requests: ["POST /tanks 201"],
  },
  {
    when: "the other answer was given",
    says: "nothing",
    step: "Close the prompt",
    before: prompt,
    on: "#ok",
    after: tanks,
  },
  {
    when: "the entry that was open is gone, and its name in the list of what is open",
    says: "verified",
    step: 'Close "Pond"',
    before: opened("Reef", "Pond"),
    on: "#pond",
    after: opened("Reef"),
  },
  {
    when: "another one is gone",
    says: "nothing",
    step: 'Close "Pond"',
    before: opened("Reef", "Pond"),
    on: "#pond",
    after: opened("Pond"),
  },
  {
    when: "the site deleted it",
    says: "nothing",
    others: "may",
    step: 'Close "Pond"',
    before: opened("Reef", "Pond"),
    on: "#pond",
    after: opened("Reef"),
    requests: ["DELETE /tanks/pond 204"],
  },
  ...(
    [
      ["a question went, and a part of the page was to", "Hide the side menu", "Yes", "nothing"],
      ["which is what it was to do", "Hide the question", "Yes", "verified"],
      ["a dialog went by its cross", "Hide the side menu", "×", "verified"],
      ["it bears the name", 'Close the plan "Feeding"', "×", "verified"],
      ["it bears another name", 'Close the tank "Reef"', "×", "nothing"],
    ] as const
  ).map(([when, step, name, says]) => ({
    when,
    says,
    others: "may" as const,
    step,
    before: `${tanks}\n  dialog "Plan"\n    heading "Feeding"\n    button "${name}" #end`,
    on: "#end",
    after: tanks,
  })),
]);
