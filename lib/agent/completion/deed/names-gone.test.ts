import { expect, it } from "vitest";
import { readKept } from "@/lib/agent/completion/read-back/read-kept";
import { aPage } from "@/tests/support/a-page";
import { isNameOfGone, namesGone } from "./names-gone";

const goal = "Delete 'notes2.txt' that lies in the folder 'Old'";
const all = ["notes2.txt Work/notes2.txt", "notes2.txt Old/notes2.txt", "list.txt Old/list.txt"];
const files = (...rows: string[]) =>
  aPage(`\n  table "Files"${rows.map((row) => `\n    row "${row}"`).join("")}`, {
    url: "https://drive.test/files",
    title: "Files",
  });
const [work = "", old = "", list = ""] = all;

it.each<[string, string[], string[], { held: number; lost: number }]>([
  ["went and stays away", [work, list], [work, list], { held: 1, lost: 0 }],
  ["went and is back", [work, list], all, { held: 0, lost: 1 }],
  ["is back, and its namesake went", [work, list], [old, list], { held: 0, lost: 2 }],
  ["went and took its namesake along", [work, list], [list], { held: 1, lost: 1 }],
  ["never went", all, all, { held: 0, lost: 0 }],
  ["stayed where its namesake went", [old, list], [old, list], { held: 0, lost: 0 }],
])("the one entry of several that the goal tells in full %s", (_, after, fresh, expected) => {
  const kept = { shown: [], awaited: [], lines: [], ...namesGone(files(...all), files(...after), goal) };
  const { held, lost } = readKept(kept, files(...fresh), goal);
  expect({ held: held.length, lost: lost.length }).toEqual(expected);
});

it.each([
  ["Remove Bo Ek from the crew, he asked to be taken off", ["Bo Ek"]],
  ["Remove Bo Ek, who wants to leave", ["Bo Ek"]],
  ["Remove Bo Ek: he is to be taken off", ["Bo Ek"]],
  ["Clear Bo Ek to the reserve", []],
])("%s: who is gone for good is told by the list: %j", (wording, gone) => {
  expect(namesGone(files("Bo Ek", "Ada Lund"), files("Ada Lund"), wording).gone).toEqual(gone);
});

it("says nothing where several entries have all of it", () => {
  const twice = [...all, "notes2.txt Old/more/notes2.txt"];
  expect(namesGone(files(...twice), files(work, list), goal).gone).toEqual([]);
});

it("says nothing of a goal that takes nothing away", () => {
  expect(namesGone(files(...all), files(work, list), "Star 'notes2.txt' in 'Old'").gone).toEqual([]);
});

it.each<[string, string[], string[]]>([
  ["Delete the post by rex77 in the thread 'Ride to Hull'", ["ada Hello", "rex77 Coins"], ["rex77"]],
  ["Delete the post by rex77 in the thread 'Ride to Hull'", ["ada Hello", "rex77 Coins", "rex77 More"], []],
  ["Move the post by rex77 to the thread 'Rides'", ["ada Hello", "rex77 Coins"], []],
  ["Delete 'Coins' of rex77", ["Coins nobody", "Coins rex77"], []],
])("what is named beside the quotes: %s", (wording, posts, gone) => {
  const [first = "", ...more] = posts;
  const after = [first, ...more.slice(1)];
  expect(namesGone(files(...posts), files(...after), wording).gone).toEqual(gone);
});

it.each<[string, string[], string[], string[]]>([
  [
    "goes, and its namesake stays",
    ["Beet soup 40 min", "Beet salad 15 min"],
    ["Beet salad 15 min"],
    ["Beet soup"],
  ],
  ["stays, and its namesake goes", ["Beet soup 40 min", "Beet salad 15 min"], ["Beet soup 40 min"], []],
])("a thing that is called by more words than its capital %s", (_, then, now, gone) => {
  expect(namesGone(files(...then), files(...now), "Delete the recipe Beet soup").gone).toEqual(gone);
});

const withMenu = (open: string | undefined, ...names: string[]) =>
  aPage(
    `list\n${names.map((name) => (name === open ? `  item "${name} Remove from list"\n    button "Remove from list"\n` : `  item "${name}"\n`)).join("")}`,
    { url: "https://hall.test/speakers" },
  );

it.each<[string, string[]]>([
  ["one entry has the name", ["Priya Nair", "Lewis Okoro"]],
  ["several have it", ["Priya Nair", "Priya Nair Jr", "Lewis Okoro"]],
])("what an open menu says is no part of a name, and what is back is back: %s", (_, names) => {
  const wording = "Remove Priya Nair from the list of speakers";
  const after = withMenu(undefined, ...names.slice(1));
  const gone = namesGone(withMenu("Priya Nair", ...names), after, wording);
  const kept = { shown: [], awaited: [], lines: [], ...gone };
  expect(readKept(kept, withMenu(undefined, ...names), wording).held).toEqual([]);
  expect(JSON.stringify(gone)).not.toContain("from");
  const { held, lost } = readKept(kept, after, wording);
  expect([held.length > 0, lost.length]).toEqual([names.length < 3, 0]);
});

it("a longer name that one entry has alone is looked for by its shorter form", () => {
  const then = files("Beet soup chosen", "Leek soup");
  expect(namesGone(then, files("Leek soup"), "Delete Beet soup chosen by Ada").gone).toEqual(["Beet"]);
});

it("nobody is gone for something that is made, though its page came up in place of the list", () => {
  const made = namesGone(
    files("Bo Ek 320"),
    aPage('heading "Bill 7"', { url: "https://drive.test/files" }),
    "Create a bill for Bo Ek",
  );
  expect(made.gone).toEqual([]);
});

it.each<[string, string[]]>([
  ["Réserve la salle pour Nora Lind le 21 mai 2026", []],
  ["Cancel what is on 21 May 2026", ["21 May 2026"]],
  ["Approve 'Ida Holm' for 21 May 2026", ["Ida Holm"]],
])("%s: a part that lists a day and was closed took no day away: %j", (wording, gone) => {
  const then = files("21 May 2026 Bo Ek", "21 mai 2026 Bo Ek", "Ida Holm waits");
  expect(namesGone(then, files(), wording).gone).toEqual(gone);
});

it.each<[string, string[]]>([
  ["Extend the hire of the sander by 3 days", []],
  ["Extend the hire by 3", []],
  ["Approve request 3", ["3"]],
  ["Approve request 3 for Ida", ["3"]],
  ["Approve request 3 today", ["3"]],
  ["Approve request 3 without comment", ["3"]],
  ["Approve request 3 always", ["3"]],
  ["Approve request 3 pays", ["3"]],
  ["Approve the hire for 3 days", []],
  ["Verlängere die Miete auf 3 Wochen", []],
])("a number that is gone, where nothing is taken away: %s: %j", (wording, gone) => {
  expect(namesGone(files("3", "Sander"), files("Sander"), wording).gone).toEqual(gone);
});

const reports = ["Leak in Dock Road", "Full bin at the pier", "Broken pump in Dock Road"];
const closing = "Close the reports about the broken pump in Dock Road and the full bin at the pier";

it.each<[string, string, string[], string[], string[]]>([
  [
    "is the one that is gone",
    "Close the broken pump in Dock Road",
    reports,
    [0, 1].map((at) => reports[at] ?? ""),
    ["broken pump in dock road"],
  ],
  ["is gone with another", closing, reports, ["Leak in Dock Road"], ["broken pump in dock road"]],
  ["is the one that is left", "Close the broken pump in Dock Road", reports, reports.slice(1), []],
  ["is called in other words", "Close the faulty pump in Dock Road", reports, reports.slice(0, 2), []],
  ["means all of them", "Close every broken pump in Dock Road", reports, reports.slice(0, 2), []],
  [
    "is begun by two",
    "Close the broken pump in Dock Road",
    [...reports, "Broken pump in Dock Road, again"],
    reports.slice(0, 2),
    [],
  ],
])(
  "of several entries with a name the one that the goal tells before it %s",
  (_, wording, then, now, gone) => {
    expect(namesGone(files(...then), files(...now), wording).gone?.map((one) => one.toLowerCase())).toEqual(
      gone,
    );
  },
);

const box = (name: string, state: "checked" | "unchecked" = "checked") => ({
  kind: "element" as const,
  element: { role: "checkbox" as const, name },
  state,
});
const pumps = ["Mill Lane", "broken pump in Dock Road"];

it.each<[string, ReturnType<typeof box>, string[], string, boolean]>([
  ["picked what is gone", box("Select Broken pump in Dock Road"), pumps, closing, true],
  ["picked another one of its place", box("Select Leak in Dock Road"), pumps, closing, false],
  ["was left as it was", box("Select Broken pump in Dock Road", "unchecked"), pumps, closing, false],
  ["says more of what is to be done", box("Notify Mill Lane"), pumps, closing, false],
  ["picked what stays", box("Select Broken pump in Dock Road"), [], closing, false],
  ["picked what is to be marked", box("Select Mill Lane"), pumps, "Mark Mill Lane as paid", false],
])("a box that %s is the name of what is gone, or not", (_, one, gone, wording, expected) => {
  expect(isNameOfGone(one, { gone }, wording)).toBe(expected);
});
