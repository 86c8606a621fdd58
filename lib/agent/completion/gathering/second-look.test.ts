import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Task } from "@/lib/agent/domain/task";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import { aGround, aJudgement, judge, network, saved } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { aCriterion, anAction, aReport, aTask, aVerdict } from "@/tests/support/a-task";
import { saidAgainst, secondLook } from "./second-look";

const site = "http://team.test";
const roster = (entry: string) =>
  aPage(`list "Roster"\n  item "Owen Marsh Late"\n    link "Owen Marsh" >${site}/people/2\n${entry}`, {
    url: `${site}/roster`,
    text: "Owen Marsh\nDana Whitlock\nNight",
  });
const ownEntry = `  item "Dana Whitlock Night"\n    link "Dana Whitlock" #own >${site}/people/1`;
const goal = "Change the shift of Dana Whitlock to Night";

/** The shift was chosen and stored, and the server said so. */
function chosen({ was = "Early", ...parts }: Partial<Task> & { was?: string } = {}): Task {
  const select: ActionRecord = anAction({
    actionId: "choose",
    stepId: "s0",
    action: { name: "select", args: ["c", "Night"] },
    target: { id: "c", role: "combobox", name: "Shift of Dana Whitlock", path: "", value: was },
    urlAtAction: `${site}/roster`,
    verdict: aVerdict(),
    expectedOutcome: {
      description: "",
      domChanges: {},
      assertions: [
        {
          kind: "element_value",
          element: { id: "c", role: "combobox", name: "Shift of Dana Whitlock" },
          value: "Night",
        },
      ],
    },
  });
  const task = saved({
    criteria: [aCriterion({ kind: "change", persistence: true, text: "The shift is Night", stepId: "s1" })],
    evidence: [network],
  });
  const history = [
    select,
    ...task.history.map((one) => ({ ...one, urlAtAction: `${site}/roster` })),
    look(`${site}/roster`),
  ];
  return { ...task, goal, history, evidenceGathered: true, ...parts };
}

const look = (href: string): ActionRecord =>
  anAction({
    actionId: "look",
    purpose: "gather_evidence",
    action: { name: "navigate", args: [href] },
    urlAtAction: `${site}/roster`,
  });

describe("what is proven is held against one more page", () => {
  const leadsTo = async (entry: string, parts: Partial<Task> = {}) => {
    const decided = await judge(chosen(parts), { snapshot: roster(entry) });
    return decided.kind === "gather" && decided.how.kind === "act"
      ? `${decided.how.choice.action.args[0]} ${decided.proven?.map(({ result }) => result)}`
      : decided.kind;
  };

  it.each<[string, string, Partial<Task>, string]>([
    ["the thing's own", ownEntry, {}, `${site}/people/1 met`],
    ["none where its entry has no link", '  item "Dana Whitlock Night"', {}, "achieved"],
    [
      "none where its entry has links to several",
      `${ownEntry}\n    link "Her team" >${site}/teams/4`,
      {},
      "achieved",
    ],
    [
      "none that is called after a deed to it",
      ownEntry.replace('link "Dana Whitlock"', 'link "Unfollow Dana Whitlock"'),
      {},
      "achieved",
    ],
    ["none that follows her", ownEntry.replace("people/1", "people/1/follow"), {}, "achieved"],
    ["none that does something", ownEntry.replace("people/1", "people/1/delete"), {}, "achieved"],
    [
      "none where no entry is of the thing",
      `  item "Carys Penn"\n    link "Carys Penn" >${site}/people/3`,
      {},
      "achieved",
    ],
    [
      "none that was looked at",
      ownEntry,
      { history: [...chosen().history, look(`${site}/people/1`)] },
      "achieved",
    ],
    [
      "none where nothing was to be stored",
      ownEntry,
      {
        criteria: [
          aCriterion({
            kind: "state",
            persistence: false,
            assertions: [{ kind: "url", match: "path", value: "/roster" }],
          }),
        ],
        evidence: [],
        history: [],
      },
      "achieved",
    ],
  ])("%s", async (_, entry, parts, expected) => {
    expect(await leadsTo(entry, parts)).toBe(expected);
  });

  const ends = async (outline: string, text: string, { status = 200, was = "Early" } = {}) => {
    const task = chosen({ was });
    const first = await judge(task, { snapshot: roster(ownEntry) });
    if (first.kind !== "gather" || !first.proven) throw new Error("a second look");
    const own = `${site}/people/1`;
    const claim = {
      source: "plan_ended" as const,
      summary: "",
      originalRequestSummary: goal,
      proven: first.proven,
    };
    const decided = await judge(
      {
        ...task,
        criteria: first.criteria,
        evidence: first.evidence,
        history: [...task.history, look(own)],
        claim,
      },
      {
        snapshot: aPage(outline, { url: own, text }),
        report: aReport({
          networkEvents: [
            { method: "GET", urlPath: "/people/1", status, resourceType: "document", startedAt: 1 },
          ],
        }),
      },
    );
    return decided.kind;
  };
  const head = 'heading:1 "Dana Whitlock"';

  it.each<[string, string, string, Parameters<typeof ends>[2], string]>([
    ["says the same", head, "Dana Whitlock\nShift\nNight", {}, "achieved"],
    ["says nothing of it", head, "Dana Whitlock\nSite\nMill Lane", {}, "achieved"],
    ["says what it was before", head, "Dana Whitlock\nShift\nEarly", {}, "unverified"],
    ["says so beside the label", head, "Dana Whitlock\nShift: Early", {}, "unverified"],
    ["says so under another label", head, "Dana Whitlock\nBadge\nEarly", {}, "achieved"],
    ["says both", head, "Dana Whitlock\nShift\nEarly\nFrom Monday\nNight", {}, "achieved"],
    [
      "holds it in the same field",
      `${head}\ncombobox "Shift of Dana Whitlock" ="Early"`,
      "Dana Whitlock",
      {},
      "unverified",
    ],
    ["is not there", head, "Shift\nEarly", { status: 404 }, "achieved"],
    ["says what nobody replaced", head, "Dana Whitlock\nShift\nEarly", { was: "" }, "achieved"],
  ])("that %s", async (_, outline, text, parts, expected) => {
    expect(await ends(outline, text, parts)).toBe(expected);
  });

  it("where it was moved from", () => {
    const task = aTask({ goal: "Move the meeting 'Budget review' from Tuesday to Thursday" });
    const judged = [aJudgement(aCriterion({ persistence: true }), [])];
    const links = `link "Tuesday" >${site}/tue\nlink "Thursday" >${site}/thu`;
    const proving = aPage(`${links}\nheading:1 "Thursday"`, { url: `${site}/thu` });
    expect(secondLook(judged, aGround({ task, snapshot: proving }))?.href).toBe(`${site}/tue`);
    const said = (heading: string, item: string): number => {
      const snapshot = aPage(`heading:1 "${heading}"\nlist ""\n  item "${item}"`, { url: `${site}/tue` });
      return saidAgainst(judged, aGround({ task, snapshot, load: "elsewhere" })).length;
    };
    expect(said("Tuesday", "Stand-up")).toBe(0);
    expect(said("Tuesday", "Budget review")).toBe(1);
    expect(said("Tuesday", "Budget review was moved to Thursday")).toBe(0);
    expect(said("Whole week", "Budget review")).toBe(0);
  });

  it.each<[string, string, string | undefined]>([
    ["that the work came by", "Bay A3", `${site}/bays/A3`],
    ["but not that of another place", "Bay A4", undefined],
  ])("where it was moved from: the page %s", (_, heading, href) => {
    const came = anAction({
      urlAtAction: `${site}/bays/A3`,
      beforeState: beforeStateOf(aPage(`heading:1 "${heading}"`, { url: `${site}/bays/A3` })),
    });
    const task = aTask({ goal: "Move crate K-7 from bay A3 to bay C1", history: [came] });
    const judged = [aJudgement(aCriterion({ persistence: true }), [])];
    const snapshot = aPage('heading:1 "Bay C1"\nlist ""\n  item "K-7"', { url: `${site}/bays/C1` });
    expect(secondLook(judged, aGround({ task, snapshot }))?.href).toBe(href);
  });
});

it.each<[string, string, string | undefined]>([
  ["of the entry that says the day as well", "Rowing Thursday Cancelled", `${site}/classes/1`],
  ["of no namesake, where its own is gone", "Sailing Friday", undefined],
])("what was cancelled is looked at on the page %s", (_, entry, href) => {
  const task = aTask({ goal: "Cancel my spot in 'Rowing' on Thursday" });
  const used = [{ role: "button", name: "Cancel my spot", place: "Rowing thursday" }];
  const readBack = { shown: [], awaited: [], lines: [], used };
  const judged = [aJudgement(aCriterion({ persistence: true, readBack }), [])];
  const snapshot = aPage(
    `list ""\n  item "${entry}"\n    link "${entry.split(" ")[0]}" >${site}/classes/1\n  item "Rowing Saturday Cancel my spot"\n    link "Rowing" >${site}/classes/3\n    button "Cancel my spot"`,
    { url: site },
  );
  expect(secondLook(judged, aGround({ task, snapshot }))?.href).toBe(href);
});

describe("what was written over something and is read in its form again", () => {
  const wiki = "http://wiki.test";
  const form = (value = "9:00 to 17:00") =>
    aPage(`heading:1 "Edit Workshop"\nform\n  textbox "Opening hours" ="${value}"\n  button "Save page"`, {
      url: `${wiki}/pages/workshop/edit`,
    });
  const looks = (seen: string, { title = "Pages", was = "10:00 to 16:00", value = "9:00 to 17:00" } = {}) => {
    const typed = anAction({
      actionId: "type",
      action: { name: "setValue", args: ["h", "9:00 to 17:00"] },
      target: { id: "h", role: "textbox", name: "Opening hours", path: "form", value: was },
      urlAtAction: `${wiki}/pages/workshop/edit`,
      verdict: aVerdict(),
      expectedOutcome: {
        description: "",
        domChanges: {},
        assertions: [
          {
            kind: "element_value",
            element: { id: "h", role: "textbox", name: "Opening hours" },
            value: "9:00 to 17:00",
          },
        ],
      },
    });
    const saves = anAction({ actionId: "save", urlAtAction: `${wiki}/pages/workshop/edit` });
    const there = anAction({
      actionId: "open",
      urlAtAction: seen,
      beforeState: { url: seen, domHash: "00", title },
    });
    const asked = "Change the opening hours on the wiki page Workshop to 9:00 to 17:00";
    const task = aTask({ goal: asked, history: [there, typed, saves] });
    const ground = aGround({ task, snapshot: form(value) });
    const judged = aJudgement(aCriterion({ persistence: true }), [typed, saves]);
    return secondLook([judged], ground)?.href;
  };

  it.each<[string, ReturnType<typeof looks>, string | undefined]>([
    ["on the page that the form belongs to", looks(`${wiki}/pages/workshop`), `${wiki}/pages/workshop`],
    [
      "on a page that is titled by the thing",
      looks(`${wiki}/read/17`, { title: "Workshop – Wiki" }),
      `${wiki}/read/17`,
    ],
    ["not on another page", looks(`${wiki}/pages`), undefined],
    ["not at another site", looks("http://other.test/pages/workshop"), undefined],
    ["not on a page that does something", looks(`${wiki}/delete/17`, { title: "Workshop" }), undefined],
    ["not where nothing stood there before", looks(`${wiki}/pages/workshop`, { was: "" }), undefined],
    [
      "not where the field holds something else",
      looks(`${wiki}/pages/workshop`, { value: "Closed" }),
      undefined,
    ],
  ])("is looked for %s", (_, href, expected) => {
    expect(href).toBe(expected);
  });
});
