import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import type { Criterion } from "@/lib/agent/domain/criterion";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { Task } from "@/lib/agent/domain/task";
import { skeletonOf } from "@/lib/agent/snapshot/skeleton";
import type { NetworkEvent } from "@/lib/contracts/interact-request";
import { ids, node, silent } from "@/tests/support/a-claim-case";
import {
  aCriterion,
  anAction,
  aPlan,
  aReport,
  aSnapshot,
  aStep,
  aTask,
  aVerdict,
} from "@/tests/support/a-task";
import { judgeClaim } from "./judge-claim";

const url = "http://shop.test/profile";
const field = (name: string, value: string): SnapshotNode => node({ id: name, role: "textbox", name, value });
const save = node({ id: "b", role: "button", name: "Save" });
const page = (nodes: SnapshotNode[], parts: Partial<PageSnapshot> = {}) =>
  aSnapshot({
    url,
    title: "Profile",
    nodes: [...nodes, save],
    lines: nodes.filter(({ role }) => role !== "textbox").map(({ name }) => name),
    ...parts,
  });
const put: NetworkEvent = { method: "PUT", urlPath: "/api/profile", status: 200, startedAt: 1 };

const typed = (name: string, value: string, parts: Partial<ActionRecord> = {}): ActionRecord =>
  anAction({
    actionId: `type-${name}`,
    stepId: `s-${name}`,
    action: { name: "setValue", args: [name, value] },
    target: { id: name, role: "textbox", name, path: "" },
    urlAtAction: url,
    verdict: aVerdict(),
    expectedOutcome: {
      description: "",
      domChanges: {},
      assertions: [{ kind: "element_value", element: { id: name, role: "textbox", name }, value }],
    },
    ...parts,
  });
const clicked = (outcome: "verified" | "undecided"): ActionRecord =>
  anAction({
    actionId: "save",
    stepId: "save",
    target: { id: "b", role: "button", name: "Save", path: "" },
    urlAtAction: url,
    verdict: aVerdict({ outcome }),
  });

type Parts = {
  entered?: Record<string, string>;
  outcome?: "verified" | "undecided";
  criterion?: Partial<Criterion>;
  goal?: string;
};
function task({
  entered = { City: "York" },
  outcome = "undecided",
  criterion = {},
  goal = "Change it and save",
}: Parts): Task {
  const steps = [
    ...Object.keys(entered).map((name) => aStep({ id: `s-${name}`, status: "completed" })),
    aStep({
      id: "save",
      mutating: true,
      ...(outcome === "verified" ? { status: "completed" as const } : {}),
    }),
  ];
  return aTask({
    goal,
    plan: aPlan(...steps),
    criteria: [
      aCriterion({ text: "It is saved", kind: "change", persistence: true, stepId: "save", ...criterion }),
    ],
    history: [...Object.entries(entered).map(([name, value]) => typed(name, value)), clicked(outcome)],
    claim: { source: "plan_ended", summary: "Saved.", originalRequestSummary: goal },
  });
}

/** The claim right after saving, then, where it asks for it, again on the page as it is loaded anew. */
async function judged(
  parts: Parts & { before?: PageSnapshot; after: PageSnapshot; again: PageSnapshot; events?: NetworkEvent[] },
) {
  const started = task(parts);
  const beforePage = parts.before ?? page([field("City", "Leeds")]);
  const before = {
    url: beforePage.url,
    title: beforePage.title,
    domHash: "",
    semanticSkeleton: skeletonOf(beforePage),
  };
  const deps = { model: silent, ids };
  const claim = started.claim ?? { source: "plan_ended" as const, summary: "", originalRequestSummary: "" };
  const common = { claim, budgetLeft: true, canSeeScreenshots: false };
  const first = await judgeClaim(
    {
      task: started,
      snapshot: parts.after,
      before,
      report: aReport({ networkEvents: parts.events ?? [put] }),
      ...common,
    },
    deps,
  );
  if (first.kind !== "gather" || first.how.kind !== "act") return { kind: first.kind, opened: undefined };
  const { action, actionType, thought, certainty } = first.how.choice;
  const look = anAction({
    actionId: "look",
    purpose: "gather_evidence",
    action,
    actionType,
    thought,
    certainty,
    urlAtAction: parts.after.url,
    beforeState: { url: parts.after.url, title: parts.after.title, domHash: "" },
  });
  const looked: Task = {
    ...started,
    criteria: first.criteria,
    evidence: [...started.evidence, ...first.evidence],
    evidenceGathered: true,
    history: [...started.history, look],
  };
  const second = await judgeClaim(
    { task: looked, snapshot: parts.again, report: aReport(), ...common },
    deps,
  );
  return { kind: second.kind, opened: action.args[0] };
}

const york = page([field("City", "York")]);
const leeds = page([field("City", "Leeds")]);

describe("reading back what was entered", () => {
  it.each<[string, Parameters<typeof judged>[0], string]>([
    ["the field still holds it", { after: york, again: york }, "achieved"],
    [
      "the field holds it in the site's own form",
      {
        entered: { Phone: "555 0143" },
        after: page([field("Phone", "555 0143")]),
        again: page([field("Phone", "555-0143")]),
      },
      "achieved",
    ],
    ["the field holds the old value again", { after: york, again: leeds }, "partial"],
    [
      "the field was cut to another value",
      {
        entered: { Units: "250" },
        after: page([field("Units", "250")]),
        again: page([field("Units", "100")]),
      },
      "partial",
    ],
    [
      "a form that is empty again says nothing",
      { after: york, again: page([field("City", "")]) },
      "unverified",
    ],
    [
      "only one of two values was stored",
      {
        entered: { City: "York", Phone: "1" },
        after: page([field("City", "York"), field("Phone", "1")]),
        again: page([field("City", "York"), field("Phone", "")]),
      },
      "unverified",
    ],
  ])("%s", async (_, parts, kind) => {
    expect((await judged(parts)).kind).toBe(kind);
  });

  it("opens the address as it was before the action, so that nothing is echoed from it", async () => {
    const after = page([field("City", "York")], { url: `${url}?city=York` });
    expect((await judged({ after, again: leeds })).opened).toBe(url);
    const echoed = await judged({ after, again: after });
    expect(echoed.kind).toBe("unverified");
  });

  it("opens a form again that came filled in, when saving led elsewhere", async () => {
    const before = page([field("City", "York"), field("Name", "Ann")]);
    const after = page([node({ id: "h", role: "heading", name: "Saved details: York" })], {
      url: "http://shop.test/thanks",
    });
    expect((await judged({ before, after, again: york })).opened).toBe(url);
  });
});

describe("reading back what came with the action", () => {
  const item = (name: string) => node({ id: name, role: "item", name });
  const adding: Parts = { entered: { Title: "Harvest" }, goal: "Add the note 'Harvest'" };
  const empty = page([field("Title", ""), item("Old note")]);
  const full = page([field("Title", ""), item("Old note"), item("Harvest")]);
  it.each<[string, Partial<Parameters<typeof judged>[0]> & { again: PageSnapshot }, string]>([
    ["it is still in the list", { after: full, again: full }, "achieved"],
    ["it is gone: it was never stored", { after: full, again: empty }, "partial"],
    ["it came only with the fresh load", { after: empty, again: full }, "achieved"],
    ["it was in the list all along", { before: full, after: full, again: full }, "unverified"],
    [
      "it is in the list twice",
      { after: full, again: page([item("Harvest"), item("Harvest")]) },
      "unverified",
    ],
    [
      "it only waits among the drafts",
      {
        after: page([item("Harvest")], { title: "Drafts" }),
        again: page([item("Harvest")], { title: "Drafts" }),
      },
      "unverified",
    ],
  ])("%s", async (_, parts, kind) => {
    const { kind: ended } = await judged({ ...adding, before: empty, after: full, ...parts });
    expect(ended).toBe(kind);
  });

  it("does not believe a field of another entry that holds the value, where that entry came to say it", async () => {
    const row = (name: string) => node({ id: name, role: "item", name, path: "list" });
    const shop = (rye: string, spelt: string) =>
      page([
        field("Rye state", rye),
        field("Spelt state", spelt),
        row(`Rye loaf 4 ${rye}`),
        row(`Spelt loaf 5 ${spelt}`),
      ]);
    const ended = async (name: string, shown: PageSnapshot) =>
      (
        await judged({
          entered: { [name]: "Gone" },
          goal: "Declare the spelt loaf 'Gone'",
          before: shop("Here", "Here"),
          after: shown,
          again: shown,
        })
      ).kind;
    expect(await ended("Spelt state", shop("Here", "Gone"))).toBe("achieved");
    expect(await ended("Rye state", shop("Gone", "Here"))).toBe("unverified");
  });

  it("does not believe a value in another row than the goal means", async () => {
    const row = (name: string) => node({ id: name, role: "row", name, path: "table:Rota" });
    const open = page([row("Friday early open"), row("Friday night open")]);
    const early = page([row("Friday early Mirela"), row("Friday night open")]);
    const night = page([row("Friday early open"), row("Friday night Mirela")]);
    const cover = {
      entered: { Cover: "Mirela" },
      goal: "Set the cover of the Friday night shift to 'Mirela'",
    };
    const ended = async (shown: PageSnapshot) =>
      (await judged({ ...cover, before: open, after: shown, again: shown })).kind;
    expect(await ended(night)).toBe("achieved");
    expect(await ended(early)).toBe("unverified");
  });

  it("believes a control that became another one, as long as it stays so", async () => {
    const follow: Parts = { entered: {}, goal: "Follow the seller" };
    const other = aSnapshot({
      url,
      title: "Profile",
      nodes: [node({ id: "u", role: "button", name: "Saved for later" })],
    });
    expect((await judged({ ...follow, before: york, after: other, again: other })).kind).toBe("achieved");
    expect((await judged({ ...follow, before: york, after: other, again: york })).kind).toBe("partial");
  });

  it("does not believe a page that says itself that it is not done yet", async () => {
    const follow: Parts = { entered: {}, goal: "Publish the article" };
    const pending = aSnapshot({
      url,
      title: "Profile",
      nodes: [node({ id: "s", role: "heading", name: "Status: pending review" })],
    });
    expect((await judged({ ...follow, before: york, after: pending, again: pending })).kind).toBe(
      "unverified",
    );
  });

  it("reads nothing back where nothing was sent", async () => {
    const after = page([node({ id: "i", role: "item", name: "Harvest" })]);
    expect((await judged({ ...adding, before: empty, after, again: after, events: [] })).kind).not.toBe(
      "achieved",
    );
  });
});
