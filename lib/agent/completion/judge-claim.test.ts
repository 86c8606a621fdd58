import { describe, expect, it } from "vitest";
import type { Assertion } from "@/lib/contracts/assertion";
import {
  claim,
  judge,
  list,
  lookedAgain,
  node,
  post,
  saved,
  seen,
  showsJas,
} from "@/tests/support/a-claim-case";
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

describe("a claim without criteria", () => {
  it("is unverified, never completed", async () => {
    const decided = await judge(aTask({ claim, criteria: [] }));
    expect(decided.kind).toBe("unverified");
  });
});

describe("a goal that shows something", () => {
  const onSettings = aCriterion({
    kind: "state",
    persistence: false,
    text: "The settings are open",
    assertions: [{ kind: "url", match: "path", value: "/settings" }],
  });

  it("is achieved as soon as the present page shows it, whoever claims it", async () => {
    for (const source of ["model_finish", "goal_already_holds", "goal_verified"] as const) {
      const task = aTask({ criteria: [onSettings], claim: { ...claim, source } });
      const decided = await judge(task, { snapshot: aSnapshot({ url: "http://clinic.test/settings" }) });
      expect(decided.kind).toBe("achieved");
      expect(decided.criteria[0]).toMatchObject({ result: "met" });
      expect(decided.evidence.map(({ id }) => id)).toEqual(decided.criteria[0]?.evidenceIds);
    }
  });

  it("is unmet while the page shows something else, and partial once the budget is gone", async () => {
    const task = aTask({ criteria: [onSettings], claim });
    expect((await judge(task)).kind).toBe("unmet");
    const ended = await judge(task, { budgetLeft: false });
    expect(ended.kind).toBe("partial");
    expect(ended.kind === "partial" && ended.completion.remainingWork).toEqual(["The settings are open"]);
  });

  it("goes by its step when a later step led away from it", async () => {
    const opened = { ...onSettings, id: "c0", stepId: "s0" };
    const plan = aPlan(aStep({ id: "s0", status: "completed" }), aStep({ id: "s1", status: "completed" }));
    const task = aTask({ plan, criteria: [opened], claim });
    expect((await judge(task)).kind).toBe("achieved");
  });
});

describe("a goal that reads something", () => {
  const read = aCriterion({
    kind: "state",
    persistence: false,
    text: "The answer has been read: all patients",
  });
  const extraction = (output: unknown) =>
    aTask({
      plan: aPlan(aStep({ id: "s0", status: "completed", toolType: "extract", output })),
      criteria: [{ ...read, stepId: "s0" }],
      data: [{ name: "Ann" }],
      claim,
    });

  it("is achieved by its step", async () => {
    expect((await judge(extraction({ rows: [{}] }))).kind).toBe("achieved");
  });

  it("is unverified where the page showed a part of all that was asked for, and says so", async () => {
    const decided = await judge(extraction({ rows: [{}], part: 'the page says "12 patients"' }));
    expect(decided).toMatchObject({ kind: "unverified", criteria: [{ result: "unverifiable" }] });
    expect(decided.evidence.map(({ text }) => text)).toContainEqual(
      'What was read is a part of what there is: the page says "12 patients"',
    );
  });
});

describe("a goal that changes something on the page", () => {
  const changed = aCriterion({ kind: "change", persistence: false, assertions: [showsJas] });

  it("is not met by what the page shows if nothing says that it was otherwise before", async () => {
    const task = aTask({ criteria: [changed], claim: { ...claim, source: "model_finish" } });
    expect((await judge(task)).kind).toBe("unverified");
  });

  it("is met when the page before the action did not show it", async () => {
    const task = aTask({ criteria: [changed], claim });
    const before = {
      url: "http://clinic.test/patients",
      domHash: "1",
      semanticSkeleton: { nodes: list("Ann"), textDigest: ["Ann"] },
    };
    expect((await judge(task, { before })).kind).toBe("achieved");
    const same = { ...before, semanticSkeleton: { nodes: list("Jas"), textDigest: ["Jas"] } };
    expect((await judge(task, { before: same })).kind).toBe("unverified");
  });
});

describe("a value that was read back", () => {
  it("counts for every criterion that names it, once its own step is verified", async () => {
    const told = aCriterion({ id: "c1", kind: "change", persistence: true, assertions: [showsJas] });
    const named = aCriterion({
      id: "c2",
      kind: "change",
      persistence: true,
      text: 'name is "Jas"',
      stepId: "s0",
    });
    const ended = async (status: "completed" | "active") => {
      const task = saved({ criteria: [told, named] });
      const plan = aPlan(aStep({ id: "s0", status }), ...(task.plan?.steps ?? []));
      return (await judge(lookedAgain({ ...task, plan }))).criteria.map(({ result }) => result);
    };
    expect(await ended("completed")).toEqual(["met", "met"]);
    expect(await ended("active")).toEqual(["met", "unmet"]);
  });
});

describe("a goal that stores something", () => {
  it("is read back once before it counts, although the request was answered well", async () => {
    const decided = await judge(saved());
    expect(decided).toMatchObject({
      kind: "gather",
      how: { kind: "act", choice: { action: { name: "navigate", args: ["http://clinic.test/patients"] } } },
    });
  });

  it("is achieved when the freshly loaded page shows it", async () => {
    const decided = await judge(lookedAgain(saved()));
    expect(decided.kind).toBe("achieved");
    expect(decided.evidence.some(({ rank }) => rank === "persisted")).toBe(true);
  });

  it("is partial, and not tried again, when the freshly loaded page does not show it though the request was answered well", async () => {
    const decided = await judge(lookedAgain(saved()), {
      snapshot: aSnapshot({ nodes: list("Ann"), lines: ["Ann"] }),
    });
    expect(decided.kind).toBe("partial");
  });

  describe("and that the page only told with a title of its own", () => {
    const shows = (text: string): Assertion => ({ kind: "text", text, present: true });
    const row: Assertion = { kind: "element", element: { role: "row", name: "Jas" }, state: "present" };
    const told = (...assertions: Assertion[]) =>
      saved({
        criteria: [
          aCriterion({ kind: "change", assertions, readBack: { shown: [row], awaited: [], lines: [] } }),
        ],
      });

    it("is achieved when the title is gone on a fresh load, and what it was about is there", async () => {
      expect((await judge(lookedAgain(told(shows("Request received"))))).kind).toBe("achieved");
    });

    it.each<[string, Assertion[], string]>([
      ["what it was about is not there either", [shows("Request received")], "Ann"],
      ["what is missing names a thing of the goal", [shows("Jas is received")], "Jas"],
    ])("is partial when %s", async (_, assertions, name) => {
      const decided = await judge(lookedAgain(told(...assertions)), {
        snapshot: aSnapshot({ nodes: list(name), lines: [name] }),
      });
      expect(decided.kind).toBe("partial");
    });
  });

  it("is unverified when the look-up somewhere else does not show it", async () => {
    const task = lookedAgain(saved(), { urlAtAction: "http://clinic.test/new" });
    const decided = await judge(task, { snapshot: aSnapshot({ nodes: list("Ann"), lines: ["Ann"] }) });
    expect(decided.kind).toBe("unverified");
  });

  it("is never met by a success message, not even after a verified step", async () => {
    const toast = [node({ id: "a", role: "alert", name: "Jas was saved successfully" })];
    const snapshot = aSnapshot({ nodes: toast, lines: ["Jas was saved successfully"] });
    const task = saved({ evidence: [seen] });
    expect((await judge(task, { snapshot })).kind).toBe("gather");
    expect((await judge(lookedAgain(task), { snapshot })).kind).toBe("unverified");
  });

  it("is looked up in the list that is named after it when this page cannot show it", async () => {
    const nodes = [
      node({ id: "l0", role: "link", name: "Add patient", href: "/patients/new" }),
      node({ id: "l1", role: "link", name: "Patients", href: "/patients" }),
      node({ id: "l2", role: "link", name: "Log out", href: "/logout" }),
    ];
    const snapshot = aSnapshot({ url: "http://clinic.test/new", nodes });
    const decided = await judge(saved(), { snapshot });
    expect(decided).toMatchObject({
      kind: "gather",
      how: { kind: "act", choice: { action: { name: "navigate", args: ["http://clinic.test/patients"] } } },
    });
  });

  it("is not believed for its answered request alone once the list it belongs to does not show it", async () => {
    const stepOnly = aCriterion({ kind: "change", stepId: "s1", text: "It is saved" });
    const task = lookedAgain(
      { ...saved({ criteria: [stepOnly] }), goal: "Add a patient named Jas to the list" },
      { urlAtAction: "http://clinic.test/new" },
    );
    const history = task.history.map((one) => ({ ...one, urlAtAction: "http://clinic.test/new" }));
    const missing = await judge(
      { ...task, history },
      { snapshot: aSnapshot({ nodes: list("Ann"), lines: ["Ann"] }) },
    );
    expect(missing.kind).toBe("unverified");
    expect((await judge({ ...task, history })).kind).toBe("achieved");
  });

  it("is never loaded again at an address that was only posted to", async () => {
    const report = aReport({ networkEvents: [{ ...post(200, "/save"), resourceType: "document" }] });
    const snapshot = aSnapshot({ url: "http://clinic.test/save", nodes: list("Jas"), lines: ["Jas"] });
    expect(await judge(saved(), { report, snapshot })).toMatchObject({
      kind: "gather",
      how: { kind: "act", choice: { action: { args: ["http://clinic.test/patients"] } } },
    });
  });

  it("is open to a second try when the request was refused", async () => {
    const step = aStep({ id: "s1", mutating: true });
    const task = saved({ task: { plan: aPlan(step), history: [], evidence: [] } });
    const decided = await judge(task, {
      snapshot: aSnapshot({ nodes: list("Ann") }),
      report: aReport({ networkEvents: [post(422)] }),
    });
    expect(decided.kind).toBe("unmet");
  });

  it("loads a list again that the server sent after the post was redirected: it may be the answer once more", async () => {
    const step = aStep({ id: "s1", mutating: true, status: "completed", verifiedBy: ["d1"] });
    const task = saved({ evidence: [seen], task: { plan: aPlan(step) } });
    const networkEvents = [
      { ...post(303, "/patients"), resourceType: "document" },
      { method: "GET", urlPath: "/patients", status: 200, startedAt: 2, resourceType: "document" },
    ];
    const first = await judge(task, { report: aReport({ networkEvents }) });
    expect(first).toMatchObject({ kind: "gather", how: { choice: { action: { name: "navigate" } } } });
  });
});

describe("a step that may have been done", () => {
  const doubtful = (expected: Assertion[] = []) =>
    saved({
      task: {
        plan: aPlan(aStep({ id: "s1", mutating: true }), aStep({ id: "s2" })),
        history: [
          anAction({
            stepId: "s1",
            verdict: aVerdict({ outcome: "undecided" }),
            expectedOutcome: { description: "", domChanges: {}, assertions: expected },
          }),
        ],
        evidence: [],
      },
    });

  it("is read back first, and the task ends unverified when that proves nothing", async () => {
    expect((await judge(doubtful())).kind).toBe("gather");
    const again = lookedAgain(doubtful());
    expect((await judge(again, { snapshot: aSnapshot({ lines: ["Loading"] }) })).kind).not.toBe("unmet");
    expect((await judge(again)).kind).toBe("unverified");
  });

  it("is left behind when what was missing before is there after a fresh load", async () => {
    const decided = await judge(lookedAgain(doubtful([showsJas])));
    expect(decided.kind).toBe("achieved");
  });
});
