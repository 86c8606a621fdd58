import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { placeAside, standsAside } from "./put-aside";

const url = "https://moulds.test/";
const remove = "Delete the mould 'Corner 1962' for good";
const pageOf = (outline: string, at = url) => aPage(outline, { url: at });
const placeOn = (outline: string, goal = remove): string | undefined => {
  const look = placeAside({ task: aTask({ goal }), snapshot: pageOf(outline) });
  return look?.href ?? look?.node?.id;
};

it.each<[string, string, string | undefined]>([
  ["a folded part", 'button "Archive (2)" [collapsed] #fold', "fold"],
  ["a tab", 'tab "Active" [selected]\ntab "Archived" #tab', "tab"],
  ["a link", 'link "Archived moulds" >/archived', `${url}archived`],
  ["a link in a menu", 'list "Menu"\n  item "Archive"\n    link "Archive" >/archive', `${url}archive`],
  ["a bin", 'link "Bin (3)" >/bin', `${url}bin`],
  ["a command of an entry", 'list ""\n  item "Shell niche Archive"\n    link "Archive" >/archive', undefined],
  ["a command by the address of a thing", 'link "Archive" >/moulds/12/archive', undefined],
  ["a command", 'button "Archive"', undefined],
  ["a menu", 'button "Archive" [collapsed popup]', undefined],
  ["a part that is open", 'button "Archive (2)" [expanded]', undefined],
  ["a folded part called otherwise", 'button "History (2)" [collapsed]', undefined],
  ["what tells of archives", 'link "Archive rules for all members" >/rules', undefined],
])("what is deleted may be in %s", (_, outline, expected) => {
  expect(placeOn(outline)).toBe(expected);
});

it.each<[string, string, boolean]>([
  ["deletes", "Delete the mould 'Corner 1962'", true],
  ["deletes, in German", "Lösche die Form 'Corner 1962'", true],
  ["puts it there", "Archive the mould 'Corner 1962'", false],
  ["takes it from a list", "Remove 'Corner 1962' from the order", false],
])("the archive is looked at for a goal that %s", (_, goal, is) => {
  expect(placeOn('button "Archive (2)" [collapsed] #fold', goal) !== undefined).toBe(is);
});

it("a bin holds what is deleted, unless it is to be gone for good", () => {
  expect(placeOn('link "Bin" >/bin', "Delete the mould 'Corner 1962'")).toBeUndefined();
});

const entry = (name: string): string => `list ""\n  item "${name}"`;
it.each<[string, string, boolean]>([
  ["a part that was opened", `button "Archive (2)" [expanded]\n${entry("Corner 1962 (Rack 2)")}`, true],
  ["a tab that was chosen", `tab "Archived" [selected]\n${entry("Corner 1962 (Rack 2)")}`, true],
  ["a page headed so", `heading "Archive"\n${entry("Corner 1962 (Rack 2)")}`, true],
  [
    "a page that a link leads to",
    `link "Archive" >https://moulds.test/\n${entry("Corner 1962 (Rack 2)")}`,
    true,
  ],
  ["a part that holds another one", `button "Archive (1)" [expanded]\n${entry("Shell niche")}`, false],
  ["a part that is folded", `button "Archive (1)" [collapsed]\n${entry("Corner 1962")}`, false],
  ["another place", `heading "Moulds"\n${entry("Corner 1962")}`, false],
])("%s tells that it was kept", (_, outline, is) => {
  expect(standsAside(remove, pageOf(outline))).toHaveLength(is ? 1 : 0);
});

it("nothing is told where the goal names nothing", () => {
  expect(standsAside("Delete the mould for good", pageOf(`heading "Archive"\n${entry("Corner")}`))).toEqual(
    [],
  );
});
