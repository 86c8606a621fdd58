import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { labelledLine } from "./labelled-line";

const goal = "Change the registration on my permit to HH-KR 2915E";
const url = "https://permits.test/permits/7";
const typed: Entered = {
  kind: "element_value",
  element: { role: "textbox", name: "What is the new registration?" },
  value: "HH-KR 2915E",
};
const known = [anAction({ urlAtAction: url, action: { name: "click", args: ["1"] } })];
const page = (...lines: string[]) => aPage("", { url, text: ["Vehicle", "Polo", ...lines].join("\n") });
const told = (
  snapshot = page("Registration", "HH-KR 2915E"),
  entered = [typed],
  history = known,
  asked = goal,
) => labelledLine(entered, { snapshot, task: { ...aTask(), goal: asked, history } });

it("the value stands under the label that goal and field share", () => {
  expect(told()).toEqual(['"Registration" is "HH-KR 2915E"']);
});

it.each<[string, string[]]>([
  ["under another label", told(page("Former plate", "HH-KR 2915E"))],
  ["with something else in its line", told(page("Registration", "HH-KR 2915E (pending)"))],
  ["twice", told(page("Registration", "HH-KR 2915E", "Registration", "HH-KR 2915E"))],
  ["on a page that the task was never on", told(undefined, undefined, [])],
  ["beside something that waits", told(page("Registration", "HH-KR 2915E", "Draft"))],
  ["in the address", told({ ...page("Registration", "HH-KR 2915E"), url: `${url}?plate=HH-KR 2915E` })],
  [
    "as something that the goal does not say",
    told(page("Registration", "B-MW 12"), [{ ...typed, value: "B-MW 12" }]),
  ],
  [
    "as one of several things",
    told(undefined, [typed, { ...typed, element: { role: "textbox", name: "Zone" } }]),
  ],
  [
    "for a goal that makes something new",
    told(undefined, undefined, undefined, "Add a permit for HH-KR 2915E"),
  ],
])("a value %s is no proof", (_, lines) => {
  expect(lines).toEqual([]);
});

const setting = (lines: string[], { was = "Español", asked = "", title = "Mi ficha" } = {}): boolean => {
  const one: Entered = {
    kind: "element_value",
    element: { role: "combobox", name: "Idioma de los avisos" },
    value: "Catalán",
    was,
  };
  const wish = asked || "Pon el idioma de mis avisos en catalán";
  const snapshot = aPage(`heading:1 "${title}"`, { url, title, text: [title, ...lines].join("\n") });
  return labelledLine([one], { snapshot, task: { ...aTask(), goal: wish, history: [] } }).length > 0;
};
const held = ["Idioma de los avisos", "Catalán"];

it.each<[string, boolean, boolean]>([
  ["under the whole name of its field", setting(held), true],
  ["of somebody else", setting(held, { title: "Clientes" }), false],
  ["under a part of that name", setting(["Idioma", "Catalán"]), false],
  ["as it was", setting(["Idioma de los avisos", "Español"]), false],
  ["where nothing else stood in the field", setting(held, { was: "" }), false],
  ["where the goal does not say the field", setting(held, { asked: "Reserva una visita en catalán" }), false],
])("on a page of the user's own a setting %s: %s", (_, isTold, expected) => {
  expect(isTold).toBe(expected);
});
