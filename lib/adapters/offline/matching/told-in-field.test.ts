import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const letter = (fields: string) => `
  form ""
    combobox "To" #to |"Choose|Crew|Harbour office" ="Choose"
    ${fields}
    button "Send" #send`;
const text = 'textbox:textarea "Message" #text [required]';

it.each([
  [
    "as one text",
    "Tell the crew that crane 7 is shut on 3 June",
    letter(text),
    "to=Crew, text=crane 7 is shut on 3 June; send",
  ],
  [
    "as one text that names nothing",
    "Tell the crew that the gate is shut",
    letter(text),
    "to=Crew, text=the gate is shut; send",
  ],
  [
    "part by part, where a field asks for each",
    "Tell the harbour office that the skiff comes in at 16:15",
    letter('textbox:time "Hour" #hour [required]'),
    "to=Harbour office, hour=16:15; send",
  ],
  [
    "not at all where more is to be done",
    "Tell the crew that the gate is shut and close the ticket",
    letter(text),
    "none",
  ],
])("what somebody is to be told is entered %s", (_, goal, outline, expected) => {
  const found = fillFromGoal(goal, { ...aPage(outline), known: [] });
  const entries = found?.entries.map(({ node, value }) => `${node.id}=${value}`).join(", ");
  expect(found ? `${entries}; ${found.form.submit?.id}` : "none").toBe(expected);
});
