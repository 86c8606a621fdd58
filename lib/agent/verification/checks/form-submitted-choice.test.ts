import { checkTable } from "@/tests/support/check-table";
import { formSubmitted } from "./form-submitted";

const parcel = (state: string, form = ""): string => `
  heading "Parcel 12"
  heading "A box of tiles"
  item "State: ${state} Weight: 3 kg"
${form}`;
const form = (chosen: string): string => `  form "Edit"
    combobox "State *" ="${chosen}" |"Packed|On its way|Delivered"
    combobox "Weight class" ="Light" |"Light|Heavy"
    textbox "Remark" =""
    button "Submit" #submit`;
const lines = (state: string): string => `Parcel 12\nA box of tiles\nState:\n${state}\nWeight:\n3 kg`;
const sent = {
  step: "Submit the change",
  goal: "Set #12 to On its way",
  before: parcel("Packed", form("On its way")),
  text: `${lines("Packed")}\nState *\nWeight class`,
  on: "#submit",
  after: parcel("On its way"),
  textAfter: lines("On its way"),
  requests: ["POST /parcels/12 302 document"],
  last: true,
  again: true,
};
const silent = { ...sent, says: "nothing", others: "may" } as const;

checkTable(formSubmitted, [
  { when: "the page says at its label what was chosen", says: "verified", ...sent },
  { when: "the step is not the last", ...silent, last: false },
  { when: "it says so of nothing that was stored", ...silent, requests: [] },
  {
    when: "the page says what it did before",
    ...silent,
    after: parcel("Packed"),
    textAfter: lines("Packed"),
  },
  {
    when: "the page says another choice",
    ...silent,
    after: parcel("Delivered"),
    textAfter: lines("Delivered"),
  },
  {
    when: "another choice was in the form",
    ...silent,
    before: parcel("Packed", form("Delivered")),
    after: parcel("Delivered"),
    textAfter: lines("Delivered"),
  },
  { when: "the page said so before", ...silent, text: lines("On its way") },
  { when: "the page is about another thing than the goal", ...silent, goal: "Set #17 to On its way" },
  {
    when: "the page says it at another label",
    ...silent,
    textAfter: lines("Packed").replace("3 kg", "On its way"),
  },
]);

const inLine = (state: string, more = ""): string =>
  `Parcel 12\nA box of tiles\nState: ${state}${more}\nWeight: 3 kg`;
const told = { ...sent, text: inLine("Packed", " - change"), textAfter: inLine("On its way", " - change") };
const untold = { ...told, says: "nothing", others: "may" } as const;

/** The label and what is said at it are one line. */
checkTable(formSubmitted, [
  { when: "the line of the label says what was chosen", says: "verified", ...told },
  {
    when: "the line says it with nothing behind it",
    says: "verified",
    ...told,
    textAfter: inLine("On its way"),
  },
  { when: "it goes on in the same words", ...untold, textAfter: inLine("On its way back") },
  { when: "it said so before", ...untold, text: inLine("On its way") },
  { when: "the line of another label says it", ...untold, textAfter: `${inLine("Packed")}\nWay: On its way` },
]);
