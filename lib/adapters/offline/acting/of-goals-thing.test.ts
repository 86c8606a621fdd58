import { expect, it } from "vitest";
import { act } from "@/lib/adapters/offline/acting/answer";
import { aPageContext } from "@/tests/support/a-page-context";
import { ofGoalsThing } from "./of-goals-thing";

const goal = "Move the boat of Ida Falke to the North pier";
const pier = (owner: string, id: string): string => `
  group "Pier of ${owner}"
    radio "North" #north-${id}
    radio "South" #south-${id}
  button "Save pier of ${owner}" #save-${id}`;
const heads = `
  button "Ida Falk, South" [expanded] #a
  button "Ida Falke, South" [expanded] #b
  button "Ole Holm, North" [expanded] #c`;
const both = `${heads}${pier("Ida Falk", "a")}${pier("Ida Falke", "b")}`;
const other = `${heads}${pier("Ole Holm", "c")}`;
const press = (id: string): string => `click("${id}")`;
const table = `table "Jobs"
  row "K-31 Ski manual DE → EN"
    checkbox "Select K-31" #a
  row "K-34 Lease contract DE → EN"
    checkbox "Select K-34" #b`;
const used = (page: string, action: string, asked = goal): string | undefined => {
  const [, name = "", id] = /^(\w+)\("([^"]+)"/.exec(action) ?? [];
  const answer = act(name === "check" ? "check" : "click", [id], "It sends it.", 0.8);
  return ofGoalsThing(answer, asked, aPageContext(page)).action;
};

it.each<[string, string | undefined, string | undefined]>([
  ["what saves that of another is left for the goal's own", used(both, press("save-a")), press("save-b")],
  ["so is a choice in the part of another", used(both, 'check("north-a")'), 'check("north-b")'],
  ["what saves the goal's own is pressed", used(both, press("save-b")), press("save-b")],
  ["where the goal's own is not shown, none is pressed", used(other, press("save-c")), undefined],
  ["nor chosen", used(other, 'check("north-c")'), undefined],
  ["what shows another is no harm", used(both, press("a")), press("a")],
  [
    "what the goal names as well is meant too",
    used(both, press("save-a"), "Move the boats of Ida Falk and Ida Falke to the North pier"),
    press("save-a"),
  ],
  [
    "a name that no thing of a list bears is only a title",
    used(`list "Boats"\n  item "Ida Falke"\nbutton "Save to My Harbour" #s`, press("s")),
    press("s"),
  ],
  [
    "one of several things that the goal names is meant, whoever else its row tells of",
    used(
      `table "Berths"\n  row "3B North Quay Ole Holm"\n    checkbox "Select 3B" #b\n  row "5A North Quay Ida Falk"\n    checkbox "Select 5A" #a`,
      'check("b")',
      "Send a reminder to berths 3B and 5A at North Quay",
    ),
    'check("b")',
  ],
  [
    "of two rows that the goal calls by their numbers each is meant, though a further row has words of it",
    used(
      `${table}\n  row "K-35 Menu cards DE → EN"\n    checkbox "Select K-35" #c`,
      'check("a")',
      "Mark the jobs K-31 and K-34 as delivered",
    ),
    'check("a")',
  ],
  ...[
    ["Replace K-31 by K-34", undefined],
    ["Merge K-31 into K-34", undefined],
    ["Close K-31, as K-34 and K-40 are done", undefined],
    ["Close K-31 and K-34", press("x")],
    ["Close the jobs K-31, K-34 and K-40", press("x")],
  ].map(([asked, expected]): [string, string | undefined, string | undefined] => [
    `of ${asked} the row of the first one is ${expected ? "one of several that are meant" : "not known by its name alone"}`,
    used(
      `${table}\n  row "K-35 Menu cards DE → EN"`.replace('checkbox "Select K-31" #a', 'button "Close" #x'),
      press("x"),
      asked,
    ),
    expected,
  ]),
  [
    "a row that begins with a longer number is another's",
    used(
      `${table}\n  row "K-311 Menu cards DE → EN"\n    checkbox "Select K-311" #c`,
      'check("c")',
      "Mark the jobs K-31 and K-34 as delivered",
    ),
    undefined,
  ],
  [
    "a day of a calendar is no other thing, though another's entry says a day beside it",
    used(
      `list "Boats"\n  item "Ida Falke 10 May"\n  item "Ole Holm 16 May"\ntable "May"\n  row "15 16 17"\n    button "17 May" #d`,
      press("d"),
      "Move the boat of Ida Falke to 17 May",
    ),
    press("d"),
  ],
  [
    "where the page does not show what the goal names, nothing else is left for it",
    used(`button "Ole Holm" [expanded] #c${pier("Ole Holm", "c")}`, press("save-c")),
    press("save-c"),
  ],
])("%s", (_, action, expected) => {
  expect(action).toBe(expected);
});
