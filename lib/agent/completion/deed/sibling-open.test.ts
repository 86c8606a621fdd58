import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction } from "@/tests/support/a-task";
import { doneUnderSibling, siblingOpen } from "./sibling-open";

const goal = "Remove 'Kite Song' from the playlist 'Sunday drive'";
const marked = (kitchen = "[current]", drive = "", more = "") => `
region "Playlists"
  button "Kitchen" ${kitchen}
  button "Sunday drive" ${drive}${more}`;
const songs = (heading: string) => `
heading "${heading}"
list ""
  item "Kite Song Mara Lind"
    button "Remove Kite Song" #remove`;

const open = (outline: string) => {
  const then = aPage(outline);
  const { name = "", path = "" } = then.nodes.find(({ id }) => id === "remove") ?? {};
  return siblingOpen(anAction({ target: { id: "remove", role: "button", name, path } }), then, goal)
    .siblingOpen;
};

it.each<[string, string, string[] | undefined]>([
  ["another one is marked as open", marked() + songs("Songs"), ["Sunday drive"]],
  ["the page is headed by another one", marked("") + songs("Kitchen"), ["Sunday drive"]],
  [
    "it is called with how many it has",
    marked().replace('"Sunday drive"', '"Sunday drive (5)"') + songs("Songs"),
    ["Sunday drive"],
  ],
  ["it is marked as open", marked("", "[current]") + songs("Songs"), undefined],
  ["the page is headed by it", marked() + songs("Sunday drive"), undefined],
  ["nothing tells which is open", marked("") + songs("Songs"), undefined],
  [
    "what is open lists all of them",
    marked("", "", '\n  button "All songs" [current]') + songs("Songs"),
    undefined,
  ],
  ["its entry names it", marked() + songs("Songs").replace("Mara Lind", "Sunday drive"), undefined],
  ["it is not offered", songs("Kitchen"), undefined],
])("of several places where %s", (_, outline, names) => {
  expect(open(outline)).toEqual(names);
});

const press = (name: string): ActionRecord =>
  anAction({ target: { id: "1", role: "button", name, path: "" } });
const criterion = aCriterion({
  readBack: { shown: [], awaited: [], lines: [], siblingOpen: ["Sunday drive"] },
});

it.each<[string, ActionRecord[], number]>([
  ["nothing was done with it", [press("Remove Kite Song")], 1],
  ["it was turned to before", [press("Sunday drive"), press("Remove Kite Song")], 0],
])("a deed beside what the goal names counts where %s", (_, done, count) => {
  expect(doneUnderSibling([criterion], done)).toHaveLength(count);
});
