import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

const form = (...fields: [string, string][]) => `
  heading:1 "Edit Workshop"
  form
${fields.map(([name, value]) => `    textbox:text "${name}" ="${value}"`).join("\n")}
    textbox:textarea "Text" ="Machines only with an induction."
    button "Save page"`;
const hours: [string, string] = ["Opening hours", "10:00 to 16:00"];
const goal = "Change the opening hours on the wiki page Workshop to 9:00 to 17:00";

it.each<[string, string, string[] | undefined]>([
  ["in one field", form(hours), ["Opening hours 9:00 to 17:00"]],
  ["as the field writes them", form(["Opening hours", "10:00–16:00"]), ["Opening hours 9:00–17:00"]],
  ["where they stand by now", form(["Opening hours", "9:00 to 17:00"]), ["Opening hours 9:00 to 17:00"]],
  [
    "in the one that the goal calls",
    form(hours, ["Quiet time", "20:00 to 22:00"]),
    ["Opening hours 9:00 to 17:00"],
  ],
  ["in none of two", form(["Monday", "10:00 to 16:00"], ["Tuesday", "10:00 to 16:00"]), undefined],
  ["in none that holds something else", form(["Opening hours", "In the morning"]), undefined],
])("hours from one to another are entered %s", (_, outline, expected) => {
  const filled = fillFromGoal(goal, { nodes: aPage(outline).nodes, title: "", known: [] });
  expect(filled?.entries.map(({ node, value }) => `${node.name} ${value}`)).toEqual(expected);
});
