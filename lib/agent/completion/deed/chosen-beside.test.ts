import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { chosenBeside, chosenLost } from "./chosen-beside";

const list = (state: string, ...chosen: string[]) =>
  aPage(
    `\n  list "Labels"${state}${["bug", "android", "urgent"]
      .map((name) => `\n    option "${name}"${chosen.includes(name) ? " [selected]" : ""}`)
      .join("")}`,
  );
const pick = (page: ReturnType<typeof list>, name: string) => {
  const { id = "", role = "option", path = "" } = page.nodes.find((node) => node.name === name) ?? {};
  return anAction({ action: { name: "click", args: [id] }, target: { id, role, name, path } });
};

it("what stood chosen in a list of several is kept with what was chosen beside it", () => {
  const page = list(" [multiple]", "bug", "android");
  expect(chosenBeside(pick(page, "urgent"), page)).toEqual({ chosen: ["bug", "android", "urgent"] });
});

it.each<[string, ReturnType<typeof list>, string]>([
  ["a list of which one is chosen", list("", "bug"), "urgent"],
  [
    "a list of which one is chosen, beside one of several",
    aPage(
      '\n  list "Size"\n    option "bug" [selected]\n    option "urgent"\n  list "Colours" [multiple]\n    option "red"',
    ),
    "urgent",
  ],
  ["one that was chosen already", list(" [multiple]", "bug", "urgent"), "urgent"],
  ["nothing chosen before", list(" [multiple]"), "urgent"],
])("nothing is kept of %s", (_, page, name) => {
  expect(chosenBeside(pick(page, name), page)).toEqual({});
});

const chosen = ["bug", "android", "urgent"];
it.each<[string, Parameters<typeof chosenLost>[1], string[]]>([
  ["lines have lost two of them", aPage("", { text: "Labels\nurgent" }), ["bug", "android"]],
  ["lines have all of them", aPage("", { text: "bug\nandroid\nurgent" }), []],
  ["the list has lost one", list(" [multiple]", "bug", "urgent"), ["android"]],
  ["the page shows the last of them nowhere", aPage("", { text: "Labels" }), []],
])("on a fresh load, where %s", (_, page, lost) => {
  expect(chosenLost({ chosen }, page)).toEqual(lost.map((name) => `"${name}" is chosen as before`));
});
