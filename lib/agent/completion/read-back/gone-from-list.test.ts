import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { goneFromList, isStillHeaded, tellsSooner } from "./gone-from-list";

const url = "http://jobs.test/jobs";
const opened = anAction({
  urlAtAction: url,
  action: { name: "click", args: ["4"] },
  target: { id: "4", role: "link", name: "Night baker", path: "list/item:Night baker, Kiel Active" },
});
const inEntry = (name: string) =>
  anAction({
    ...opened,
    target: { id: "4", role: "link", name: "delete", path: `list/item:${name}, Kiel Active` },
  });
const others = 'list\n  item "Day baker, Kiel Active"\n    link "Day baker"';
type Parts = Partial<{
  goal: string;
  list: string;
  at: string;
  load: "in_place" | "none";
  history: (typeof opened)[];
}>;

it.each<[string, Parts, boolean]>([
  ["is gone where others are left", {}, true],
  ["is gone where a control of its entry was pressed", { history: [inEntry("Night baker")] }, true],
  ["is not known to be where a control of another entry was pressed", { history: [inEntry("Cook")] }, false],
  [
    "is not where it is still named",
    { list: `${others}\n  item "Night baker, Kiel Archived"\n    link "Night baker"` },
    false,
  ],
  ["is not known to be where the list is empty", { list: "list" }, false],
  ["is not known to be on another page", { at: "http://jobs.test/archive" }, false],
  ["is not known to be in another view of the list", { at: `${url}?state=active` }, false],
  ["is not known to be before a fresh load", { load: "none" }, false],
  ["is not known to be where it was never seen there", { history: [] }, false],
  ["is not known to be where it was only to be archived", { goal: "Archive the job 'Night baker'" }, false],
  ["is not known to be where another stays too", { goal: "Delete 'Night baker' and 'Day baker'" }, false],
])("what was deleted on a page of its own %s", (_, parts, isGone) => {
  const { goal = "Delete the job 'Night baker'", list = others, at = url, load = "in_place" } = parts;
  const task = aTask({ goal, history: parts.history ?? [opened] });
  const gone = goneFromList({ task, snapshot: aPage(list, { url: at }), load });
  expect(gone).toEqual(isGone ? ['"Night baker" is not shown'] : []);
});

it.each<[string, string, boolean]>([
  ["links to others stand beside it", 'link "Jobs" >"/jobs"\nlink "Day baker" >"/jobs/13"', true],
  ["only links to other places are there", 'link "Jobs" >"/jobs"\nlink "Help" >"/help/13"', false],
  ["only a link to make another is there", 'link "New job" >"/jobs/new"', false],
  ["only a link to the same page is there", 'link "Details" >"/jobs/14"', false],
])("in a list of plain links it is gone where %s", (_, list, isGone) => {
  const link = { ...opened, target: { id: "4", role: "link" as const, name: "Night baker", path: "" } };
  const led = anAction({ urlAtAction: `${url}/14` });
  const task = aTask({ goal: "Delete the job 'Night baker'", history: [link, led] });
  expect(goneFromList({ task, snapshot: aPage(list, { url }), load: "in_place" })).toHaveLength(
    isGone ? 1 : 0,
  );
});

it.each<[string, string, string, "in_place" | "elsewhere", boolean]>([
  [
    "its own page comes up again",
    "Delete the job 'Night baker'",
    'heading "Delete Night baker?"',
    "in_place",
    true,
  ],
  ["another's page comes up", "Delete the job 'Night baker'", 'heading "Jobs"', "in_place", false],
  ["it was looked up elsewhere", "Delete the job 'Night baker'", 'heading "Night baker"', "elsewhere", false],
  [
    "the card of a namesake is left",
    "Delete the job 'Night baker'",
    'list ""\n  item "Night baker Monday"\n    heading "Night baker"',
    "in_place",
    false,
  ],
  ["it was to be archived", "Archive the job 'Night baker'", 'heading "Night baker"', "in_place", false],
])("what was deleted still heads the page where %s (%s)", (_, goal, outline, load, isHeaded) => {
  expect(isStillHeaded({ task: aTask({ goal }), snapshot: aPage(outline, { url }), load })).toBe(isHeaded);
});

const member = (name: string) =>
  anAction({
    urlAtAction: url,
    action: { name: "click", args: ["4"] },
    target: { id: "4", role: "link", name: `Remove ${name}`, path: `list/item:${name} Remove` },
  });
const members = (heading: string, ...names: string[]) =>
  `heading:1 "${heading}"\nlist${names.map((name) => `\n  item "${name} Remove"\n    link "Remove ${name}"`).join("")}`;

it.each<[string, string, string, string, boolean]>([
  ["from the list whose page it is", "Evening choir", "Evening choir", "Ida Blom", true],
  ["from a list that only its title calls so", "Evening choir", "Members", "Ida Blom", false],
  ["from a list that only its heading calls so", "Members", "Evening choir", "Ida Blom", false],
  ["where another was meant", "Evening choir", "Evening choir", "Per Dahl", false],
])("one that was taken %s is gone where others are left", (_, title, heading, pressed, isGone) => {
  const goal = "Remove Ida Blom from the group Evening choir";
  const snapshot = aPage(members(heading, "Tom Vega"), { url, title });
  const task = aTask({ goal, history: [member(pressed)] });
  expect(goneFromList({ task, snapshot, load: "in_place" })).toHaveLength(isGone ? 1 : 0);
});

it("one that the list whose page it is names still is not gone", () => {
  const snapshot = aPage(members("Evening choir", "Tom Vega", "Ida Blom"), { url, title: "Evening choir" });
  const task = aTask({ goal: "Remove Ida Blom from the group Evening choir", history: [member("Ida Blom")] });
  expect(goneFromList({ task, snapshot, load: "in_place" })).toEqual([]);
});

it.each<[string, string, string, string, boolean]>([
  ["than any other list, where the thing was taken from it", "Delete 'Night baker'", url, "Jobs", true],
  ["than its own page", "Archive 'Night baker'", "http://jobs.test/archive", "Night baker", true],
  ["not than another list, where it is another page", "Delete 'Night baker'", `${url}/ended`, "Jobs", false],
  ["not than another list, where nothing is taken", "Apply for 'Night baker'", url, "Jobs", false],
])("the answer tells sooner %s", (_, goal, at, name, isSooner) => {
  const task = aTask({ goal, history: [opened] });
  expect(tellsSooner({ name }, { task, snapshot: aPage(others, { url: at }) })).toBe(isSooner);
});
