import { expect, it } from "vitest";
import { readGoal } from "@/lib/adapters/offline/reading/read-goal";
import { writePlan } from "@/lib/adapters/offline/writing/write-plan";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnConfirmation } from "./confirm-entered";

const review = (buttons: string) => `heading:1 "Check it"\nform ""\n${buttons}`;
const confirm = '  button "Confirm booking" #go';

it.each<[string, string, string, string]>([
  ["is sent with the button that says so", "Continue", review(confirm), 'click("go")'],
  ["is not sent where nothing led on to it", "Save", review(confirm), "step_holds"],
  ["is not sent once more", "Continue", review('  button "Submit another request"'), "step_holds"],
  ["is not sent by what says nothing of it", "Continue", review('  button "Print"'), "step_holds"],
  [
    "is not sent while there is more to enter",
    "Continue",
    review(`  textbox "Phone"\n${confirm}`),
    "step_holds",
  ],
  ["is not sent by one of two", "Next", review(`${confirm}\n  button "Confirm and pay"`), "step_holds"],
])("what was entered, on a page that shows it once more, %s", (_, pressed, outline, expected) => {
  const past = {
    action: 'click("c")',
    target: `button "${pressed}"`,
    outcome: "verified" as const,
    summary: "",
  };
  const answer = actOnConfirmation({ do: "confirm", text: "Confirm it" }, aPageContext(outline, [past]));
  expect(answer.action ?? answer.decision).toBe(expected);
});

it.each<[string, string, boolean]>([
  ["a form that nobody has seen", 'button "Add berth" #add', true],
  ["a form that leads on", 'form ""\n  textbox "Berth name"\n  button "Continue"', true],
  ["a form that saves", 'form ""\n  textbox "Berth name"\n  button "Save berth"', false],
])("a plan that adds something asks for a confirmation after %s", (_, outline, isAsked) => {
  const { nodes } = aPageContext(`heading:1 "Berths"\n${outline}`);
  const page = { nodes, url: "https://quay.test/berths", title: "Berths" };
  const goal = 'Add a berth named "Alba"';
  const { steps, criteria } = writePlan(goal, readGoal(goal, []), page);
  expect(steps.at(-1)?.confirms ?? false).toBe(isAsked);
  expect(steps[criteria[0]?.step ?? -1]?.description).toMatch(/^Submit the form/);
});

it("what is asked for without a name is shown without the article", () => {
  const goal = "Book a bulky pickup for a washing machine at 14 Tanner Street";
  const { criteria } = writePlan(goal, readGoal(goal, []), { nodes: [], url: "", title: "" });
  expect(criteria.flatMap(({ assertions = [] }) => assertions)).toMatchObject([{ text: "washing machine" }]);
});
