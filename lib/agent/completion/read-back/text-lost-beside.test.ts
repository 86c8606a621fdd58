import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { textLostBeside } from "./text-lost-beside";

const note = "Asked for blue sails";
const goal = `Set the state of Elm Yard to Won and add the note "${note}"`;
const chosen: Entered = {
  kind: "element_value",
  element: { role: "combobox", name: "State" },
  value: "Won",
};
const short: Entered = {
  kind: "element_value",
  element: { role: "textbox", name: "Add a note" },
  value: note,
};
const typed: Entered = { ...short, aside: true };
const form = (value = "", below = "", field = "Add a note") =>
  aPage(
    `form\n  combobox "State" =Won\n  textbox "${field}"${value && ` ="${value}"`}${below && `\nlist\n  item "${below}"`}`,
  );

type Case = {
  page?: ReturnType<typeof form>;
  said?: string;
  entered?: Entered[];
  isForm?: boolean;
  held?: string[];
};
const isLost = ({
  page = form(),
  said = goal,
  entered = [chosen, typed],
  isForm = true,
  held = ["x"],
}: Case) =>
  textLostBeside(
    { entered, fields: { held, lost: [], unread: [] }, isForm },
    { snapshot: page, task: aTask({ goal: said }) },
  );

it("a text that the goal gives and that is nowhere, beside what the form holds, keeps the end open", () => {
  expect(isLost({})).toBe(true);
  expect(isLost({ page: form("", "Met at the fair") })).toBe(true);
});

it.each<[string, Case]>([
  ["the page lists it", { page: form("", `${note} · today`) }],
  ["its field holds something", { page: form(note) }],
  ["its field is not there", { page: form("", "", "Remarks") }],
  ["the form is on another page", { isForm: false }],
  ["the form holds nothing of what was sent", { held: [] }],
  ["it is the only thing that was entered", { entered: [typed] }],
  ["the goal does not give it word for word", { said: "Set the state of Elm Yard to Won and note it" }],
  ["it is no long text", { entered: [chosen, short] }],
])("nothing is said of it where %s", (_, parts) => expect(isLost(parts)).toBe(false));
