import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { doneUnderSibling } from "./done-under-sibling";

const goal = "Remove 'Kite Song' from the playlist 'Sunday drive'";
const marked = (kitchen = "[current]", drive = "", more = "") => `
region "Playlists"
  button "Kitchen" ${kitchen}
  button "Sunday drive" ${drive} #drive${more}`;
const songs = (heading: string) => `
heading "${heading}"
list ""
  item "Kite Song Mara Lind"
    button "Remove Kite Song" #remove`;

const pressed = (outline: string, id = "remove"): ActionRecord => {
  const page = aPage(outline);
  const node = page.nodes.find((one) => one.id === id);
  return anAction({
    target: { id, role: "button", name: node?.name ?? "", path: node?.path ?? "" },
    beforeState: {
      url: page.url,
      domHash: "",
      semanticSkeleton: { nodes: page.nodes, textDigest: page.lines },
    },
  });
};

it.each<[string, ActionRecord[], string | undefined]>([
  ["another one is marked as open", [pressed(marked() + songs("Songs"))], "Sunday drive"],
  ["the page is headed by another one", [pressed(marked("") + songs("Kitchen"))], "Sunday drive"],
  ["it is marked as open", [pressed(marked("", "[current]") + songs("Songs"))], undefined],
  ["the page is headed by it", [pressed(marked() + songs("Sunday drive"))], undefined],
  [
    "it was turned to",
    [pressed(marked() + songs("Songs"), "drive"), pressed(marked() + songs("Songs"))],
    undefined,
  ],
  ["nothing tells which is open", [pressed(marked("") + songs("Songs"))], undefined],
  [
    "what is open lists all of them",
    [pressed(marked("", "", '\n  button "All songs" [current]') + songs("Songs"))],
    undefined,
  ],
  [
    "its entry names it",
    [pressed(marked() + songs("Songs").replace("Mara Lind", "Sunday drive"))],
    undefined,
  ],
  ["it is not offered", [pressed(songs("Kitchen"))], undefined],
])("a deed in one of several places, where %s", (_, done, missed) => {
  expect(doneUnderSibling(goal, done)).toEqual(
    missed === undefined ? [] : [`It was done while another one than "${missed}" was shown.`],
  );
});
