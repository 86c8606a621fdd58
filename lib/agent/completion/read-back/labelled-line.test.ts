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
