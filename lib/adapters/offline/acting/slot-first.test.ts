import { expect, it } from "vitest";
import { aPageContext } from "@/tests/support/a-page-context";
import { slotFirst } from "./slot-first";

const days = ["Monday", "Tuesday", "Friday"];
const plan = (
  pressed = "",
  slots = days.flatMap((day) => ["08:15", "14:45"].map((time) => `${day} ${time}`)),
) =>
  `table ""${slots
    .map(
      (name) =>
        `\n  row "${name}"\n    button "${name}" #${name.replace(/[ :]/g, "")} [${name === pressed ? "pressed" : "unpressed"}]`,
    )
    .join("")}`;
const parts = '\nbutton "Back" #back\nbutton "Next" #next';
const goal = "Book the sauna on Friday at 14:45";
const chosen = plan("Friday 14:45");

it.each<[string, string, string, string | undefined]>([
  ["is chosen first", goal, plan() + parts, 'click("Friday1445")'],
  ["is chosen instead of another one", goal, plan("Monday 08:15") + parts, 'click("Friday1445")'],
  [
    "is not there under the heading of another thing",
    goal,
    `heading "Steam bath"\n${plan()}${parts}`,
    undefined,
  ],
  [
    "is there under the heading of its thing",
    goal,
    `heading "Sauna"\n${plan()}${parts}`,
    'click("Friday1445")',
  ],
  ["leads on once it is chosen", goal, chosen + parts, 'click("next")'],
  ["waits for what is to be entered beside it", goal, `${chosen}\ntextbox "Name"${parts}`, undefined],
  ["may be all there is to do where nothing leads on", goal, `${plan()}\nbutton "Back" #back`, undefined],
  [
    "is not there for the day that the goal says",
    "Book the sauna on Sunday at 14:45",
    plan() + parts,
    undefined,
  ],
  [
    "is one of two that the goal does not tell apart",
    goal,
    plan("", ["14:45", "14:45", "08:15", "09:15"]) + parts,
    undefined,
  ],
  [
    "says more than the goal does",
    goal,
    plan("", ["Friday 14:45 ladies", "Friday 08:15", "Monday 14:45", "Monday 08:15"]) + parts,
    undefined,
  ],
])("a time of a plan %s", (_, asked, outline, action) => {
  const context = aPageContext(outline);
  const answer = slotFirst(asked, context.nodes, context);
  expect(answer?.action).toBe(action);
  expect(answer?.prepares).toBe(action === undefined ? undefined : true);
});

it("a time of a plan that lies covered is not chosen", () => {
  const context = aPageContext(plan() + parts);
  const nodes = context.nodes.map((node) => (node.role === "button" ? { ...node, occluded: true } : node));
  expect(slotFirst(goal, nodes, context)).toBeUndefined();
});
