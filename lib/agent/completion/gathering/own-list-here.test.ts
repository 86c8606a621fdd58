import { describe, expect, it } from "vitest";
import { judge, lookedAgain, redirected, saved } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aReport, aTask, aVerdict } from "@/tests/support/a-task";
import { headingSaid, isOwnList, toldInOwnList } from "./own-list-here";

const site = "http://school.test";
const menu = `link "Courses" >${site}/courses\nlink "My courses" >${site}/my-courses`;
const goal = "Enrol me in the Spanish A2 evening course.";
const name = "Enrol in Spanish A2 evening";

type Parts = { wish?: string; url?: string; links?: string };

/** How it goes on where the press led to a page of this outline, and once that was loaded anew. */
async function ledTo(outline: string, parts: Parts = {}): Promise<string[]> {
  const { wish = goal, url = `${site}/my-courses`, links = menu } = parts;
  const task = saved({
    evidence: [redirected],
    criteria: [aCriterion({ kind: "change", persistence: true, assertions: [], stepId: "s1" })],
    task: { goal: wish },
  });
  const [save] = task.history;
  const press = anAction({
    ...save,
    urlAtAction: `${site}/courses`,
    target: { id: "b", role: "button", name, path: "table/row:Spanish A2 evening Wednesdays/form" },
    verdict: aVerdict({ check: "known-destination", evidence: [redirected] }),
  });
  const snapshot = aPage(`${links}\n${outline}`, { url });
  const document = { urlPath: "/x", resourceType: "document", startedAt: 1 };
  const networkEvents = [
    { ...document, method: "POST", status: 303 },
    { ...document, method: "GET", status: 200 },
  ];
  const begun = { ...task, history: [press] };
  const first = await judge(begun, { snapshot, report: aReport({ networkEvents }) });
  const action = first.kind === "gather" && first.how.kind === "act" ? first.how.choice.action : undefined;
  const loaded = lookedAgain(begun, {
    action: { name: "navigate", args: [url] },
    urlAtAction: url,
    turn: 2,
  });
  const last = await judge(loaded, {
    snapshot,
    report: aReport({ networkEvents: [{ ...document, method: "GET", status: 200 }] }),
  });
  return [String(action?.args[0] ?? first.kind).replace(site, ""), last.kind];
}

const entry = 'heading:1 "My courses"\nlist ""\n  item "Spanish A2 evening, Wednesdays 18:30"';
const isProof = ["/my-courses", "achieved"];

describe("a list of one's own that a deed led to", () => {
  it.each<[string, string, Parts?]>([
    ["the thing stands in it", entry],
    ["it is told from others", `${entry}\n  item "Italian B1, Mondays"`],
    ["under a heading of its own", `${entry.replace("list", 'heading:2 "Autumn"\nlist')}`],
    ["only its link calls it so", entry.replace("My courses", "Overview")],
    ["in a table", 'heading:1 "My courses"\ntable ""\n  row "Spanish A2 evening Enrolled"'],
  ])("is loaded anew, and proves it: %s", async (_, outline, parts) => {
    expect(await ledTo(outline, parts)).toEqual(isProof);
  });

  it.each<[string, string, Parts?]>([
    ["the list is empty", 'heading:1 "My courses"\nlist ""'],
    ["another one stands there", entry.replace("evening", "weekend")],
    ["the entry waits", entry.replace("18:30", "18:30, pending")],
    ["it stands under what waits", entry.replace("list", 'heading:2 "Pending"\nlist')],
    ["it is over", entry.replace("18:30", "18:30, expired")],
    ["it was turned down", entry.replace("18:30", "18:30 – declined")],
    ["it is offered beside it", entry.replace("list", 'heading:2 "Recommended for you"\nlist')],
    [
      "its control is there still",
      'heading:1 "My courses"\nlist ""\n  item "Spanish A2 evening"\n    button "Enrol in Spanish A2 evening"',
    ],
    ["the address says it", entry, { url: `${site}/my-courses?added=Spanish+A2` }],
    ["only a sentence names it", 'heading:1 "My courses"\nstatus "You are enrolled in Spanish A2 evening"'],
  ])("proves nothing where %s", async (_, outline, parts) => {
    expect((await ledTo(outline, parts))[1]).not.toBe("achieved");
  });

  it("is not what is looked at where the thing was to go", async () => {
    const leave = { wish: "Remove me from the Spanish A2 evening course" };
    expect((await ledTo(entry, leave))[0]).not.toBe("/my-courses");
  });
});

it.each([
  ["My courses", "", true],
  ["Mis cursos", "", true],
  ["Courses", "My courses", true],
  ["My account", "", false],
  ["Courses", "", false],
  ["Mystery novels", "", false],
])("a page headed %s, with a link to it called %s, is a list of one's own: %s", (heading, link, isOwn) => {
  const url = "http://school.test/here";
  const links = link === "" ? "" : `link "${link}" >${url}\n`;
  expect(isOwnList(aPage(`${links}heading:1 "${heading}"`, { url }))).toBe(isOwn);
});

it.each<[string, string, string | undefined, string[], number]>([
  ["the thing with what was entered", 'item "Tile cutter, 2 days"', "Tile cutter", ["2"], 2],
  ["the thing with something else", 'item "Tile cutter, 3 days"', "Tile cutter", ["2"], 0],
  ["two of it", 'item "Tile cutter, 2 days"\n  item "Tile cutter, 2 days, later"', "Tile cutter", ["2"], 0],
  ["it, and the page of the deed had no such heading", 'item "Tile cutter, 2 days"', undefined, ["2"], 0],
  ["it, and nothing was entered", 'item "Tile cutter"', "Tile cutter", [], 0],
])("a list of one's own with %s: %#", (_, items, thing, values, told) => {
  const snapshot = aPage(`heading:1 "My bookings"\nlist ""\n  ${items}`, { url: "http://shed.test/mine" });
  const ground = { snapshot, task: aTask({ goal: "Reserve the tile cutter for some days" }) };
  expect(toldInOwnList({ thing }, values, "Reserve", ground)).toHaveLength(told);
});

it.each([
  ['heading:1 "Tile cutter"\nheading:2 "Your bookings of this tool"', "Tile cutter"],
  ['heading:1 "Tile cutter"\nheading:2 "Cutter"', undefined],
  ['heading:1 "Tools"', undefined],
])("of the page %j the goal says one heading: %s", (outline, thing) => {
  expect(headingSaid(aPage(outline), "Reserve the tile cutter for 2 days").thing).toBe(thing);
});

const order = "Order box 217 of the Tiedemann papers to the reading room for 14 May 2027";
it.each<[string, string, string, string, string[] | undefined]>([
  ["what stands right behind it", "Box 217", "Fonds: Tiedemann papers", order, ["Tiedemann"]],
  ["what the page does not tell", "Box 217", "Fonds: Guild of coopers", order, undefined],
  ["what stands elsewhere in the goal", "Box 217", "Tiedemann", "Order box 217 for Tiedemann", undefined],
  ["nothing where the heading is not said", "Box 218", "Fonds: Tiedemann papers", order, undefined],
])("the page of the thing tells of it %s", (_, heading, line, asked, expected) => {
  expect(headingSaid(aPage(`heading:1 "${heading}"\ntext "${line}"`, { text: line }), asked).ofThing).toEqual(
    expected,
  );
});

it.each<[string, string, number]>([
  ["the thing with what was entered", "Box 217 on 14 May 2027, Table 1", 1],
  ["another thing of the same kind", "Box 216 on 14 May 2027, Table 1", 0],
  ["the thing with another value", "Box 217 on 15 May 2027, Table 1", 0],
])("what the thing's own page told of it an entry need not repeat: %s", (_, item, told) => {
  const snapshot = aPage(
    `heading:1 "My requests"\nlist ""\n  item "Box 307 on 11 May 2027"\n  item "${item}"`,
  );
  const ground = { snapshot, task: aTask({ goal: order }) };
  const of = (ofThing: string[]) =>
    toldInOwnList({ thing: "Box 217", ofThing }, ["2027-05-14"], "Order box", ground).length > 0 ? 1 : 0;
  expect(of(["Tiedemann"])).toBe(told);
  expect(of([])).toBe(0);
});
