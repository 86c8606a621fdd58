import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { chooseToEnable } from "./choose-to-enable";

const entry = (id: string, head: string, more: string, button: string): string =>
  `  item "${head} ${more}"\n    heading:3 "${head}"\n    button "${button}" #${id}`;
const page = (...entries: string[]): string =>
  ["list", ...entries, "form", '  textbox "Guest" ="Ida Lund"', '  button "Reserve" #go [disabled]'].join(
    "\n",
  );

const goal = "Reserve the cabin Otter at the second jetty for Ida Lund";
const called = page(
  entry("a", "Otter", "1st jetty", "Select Otter, 1st jetty"),
  entry("b", "Otter", "2nd jetty", "Select Otter, 2nd jetty"),
  entry("c", "Heron", "2nd jetty", "Select Heron, 2nd jetty"),
);
const headed = (second: string): string =>
  page(entry("a", "Otter", "4 beds", "Pick"), entry("b", second, "2 beds", "Pick"));

it.each<[string, string, string, string[], string | undefined]>([
  ["by what its button says", goal, called, [], "b"],
  ["by what its entry is headed by", goal, headed("Heron"), [], "a"],
  ["by no more than the goal says", goal.replace("Otter", "Swan"), called, [], undefined],
  ["not of two that are headed alike", goal, headed("Otter"), [], undefined],
  [
    "not where a word of it is not said",
    goal,
    headed("Heron").replaceAll("Otter", "Otter hall"),
    [],
    undefined,
  ],
  ["not once more", goal, headed("Heron"), ["a"], undefined],
  ["not by what does something else", goal, headed("Heron").replaceAll("Pick", "Remove"), [], undefined],
  ["not where there is only one", goal, page(entry("a", "Otter", "4 beds", "Pick")), [], undefined],
])("what a button waits for is chosen at its entry %s", (_, asked, outline, pressed, expected) => {
  const { nodes } = aPage(outline);
  const submit = nodes.find(({ id }) => id === "go");
  const history = pressed.map((id) => {
    const node = nodes.find((one) => one.id === id);
    const target = `${node?.role} "${node?.name}"`;
    return { action: `click("${id}")`, target, outcome: "verified" as const, summary: "" };
  });
  const answer = submit && chooseToEnable(asked, submit, nodes, history);
  expect(answer?.action).toBe(expected && `click("${expected}")`);
});
