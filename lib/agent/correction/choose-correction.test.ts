import { describe, expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import {
  answering,
  choose,
  dialog,
  error,
  failedClick,
  node,
  type Parts,
} from "@/tests/support/a-correction-case";
import { anAction, aVerdict } from "@/tests/support/a-task";

describe("a correction by rules", () => {
  it.each<[string, Parts, string]>([
    [
      "closes what lies over the page",
      { nodes: dialog, report: error("ELEMENT_COVERED") },
      'dismiss_overlay click("c")',
    ],
    [
      "closes a dialog that has no button for it by Escape",
      { nodes: [node({ id: "d", role: "dialog", name: "" })], report: error("ELEMENT_COVERED") },
      'dismiss_overlay press("Escape")',
    ],
    [
      "leaves the dialog alone that the step works in",
      { nodes: [node({ id: "d", role: "dialog", name: "Edit" }), node({ name: "Details", parent: 0 })] },
      "replan",
    ],
    [
      "finds the element again under its new id",
      { nodes: [node({ id: "y", name: "details" })], report: error("ELEMENT_STALE") },
      'alternative_element click("y")',
    ],
    [
      "takes the other one of two with the same name",
      { nodes: [node({ name: "Details" }), node({ id: "y", name: "Details" })] },
      'alternative_element click("y")',
    ],
    [
      "takes the element that the step names",
      {
        nodes: [node({ name: "Details" }), node({ id: "y", name: "Full report" })],
        step: { description: 'Click "Full report"' },
      },
      'alternative_element click("y")',
    ],
    [
      "does not take a covered or disabled one",
      {
        nodes: [
          node({ id: "y", name: "Details", occluded: true }),
          node({ id: "z", name: "Details", states: ["disabled"] }),
        ],
        report: error("ELEMENT_STALE"),
      },
      "replan",
    ],
    [
      "takes the control inside of what was clicked",
      { nodes: [node({ name: "Details" }), node({ id: "in", role: "link", name: "Open", parent: 0 })] },
      'alternative_element click("in")',
    ],
    [
      "scrolls to what is out of view",
      {
        nodes: [node({ name: "Details", box: [0, 900, 10, 10] })],
        snapshot: { viewport: { width: 800, height: 600 } },
        report: error("ELEMENT_NOT_VISIBLE"),
      },
      'scroll_into_view scroll("down")',
    ],
    [
      "scrolls on in a list that shows only a part",
      {
        nodes: [node({ id: "l", role: "list", name: "Results", scroll: "0% of 9000px" })],
        report: error("ELEMENT_NOT_FOUND"),
      },
      'scroll_into_view scroll("down", "l")',
    ],
    [
      "waits for a page that is still loading",
      { nodes: [node({ name: "Details" }), node({ id: "p", role: "progress", name: "" })] },
      "wait wait(3)",
    ],
    [
      "waits for what is disabled",
      { report: error("ELEMENT_DISABLED"), nodes: [node({ name: "Details", states: ["disabled"] })] },
      "wait wait(3)",
    ],
    [
      "goes back from an error page",
      { snapshot: { url: "http://clinic.test/nowhere", title: "404 Not Found" }, nodes: [] },
      "go_back goBack()",
    ],
    [
      "loads a page anew that does not react",
      { failed: { verdict: aVerdict({ outcome: "refuted", confidence: 0.2 }) } },
      "refresh reload()",
    ],
    [
      "clicks a control that is no plain select",
      {
        failed: { action: { name: "select", args: ["x", "Two"] } },
        report: error("NOT_A_SELECT"),
        nodes: [node({ role: "combobox", name: "Details" })],
      },
      'alternative_element click("x")',
    ],
    [
      "thinks the plan over when a form does not accept a value",
      { nodes: [node({ id: "i", role: "textbox", name: "Phone", states: ["invalid"] })] },
      "replan",
    ],
    ["gives up where the browser holds no secret", { report: error("SECRET_UNAVAILABLE") }, "fail"],
  ])("%s", async (_, parts, expected) => {
    expect((await choose(parts)).what).toBe(expected);
  });

  const silent = { verdict: aVerdict({ outcome: "refuted", confidence: 0.2 }) };

  it.each<[string, Partial<ActionRecord>, string]>([
    ["keeps what was typed", { action: { name: "setValue", args: ["i", "Jas"] } }, "replan"],
    ["keeps what was chosen", { action: { name: "check", args: ["i"] } }, "replan"],
    ["counts what had no visible effect as done", { verdict: aVerdict({ outcome: "undecided" }) }, "replan"],
    ["loses nothing that failed", silent, "refresh reload()"],
    ["loses nothing on another page", { urlAtAction: "http://clinic.test/doctors" }, "refresh reload()"],
    ["loses nothing that only looked", { purpose: "gather_evidence" }, "refresh reload()"],
  ])("by loading the page anew %s", async (_, earlier, expected) => {
    const history = [anAction({ actionId: "a0", stepId: "s0", ...earlier }), failedClick(silent)];
    expect((await choose({ failed: silent, task: { history } })).what).toBe(expected);
  });

  it("gives up on what does not react a second time, also under another id", async () => {
    const action = { name: "click" as const, args: ["y"] };
    const target = { id: "y", role: "button" as const, name: "Details", path: "" };
    const first = failedClick({ ...silent, actionId: "a0", stepId: "s0", action, target });
    expect((await choose({ failed: silent, task: { history: [first, failedClick(silent)] } })).what).toBe(
      "refresh reload()",
    );
    const reloaded = anAction({
      actionId: "a1",
      stepId: "s1",
      purpose: "recover",
      action: { name: "reload", args: [] },
    });
    const history = [first, reloaded, failedClick(silent)];
    expect((await choose({ failed: silent, task: { history } })).what).toBe("fail");
  });

  it("does not try the same thing twice for one step", async () => {
    const closed = failedClick({ purpose: "recover", action: { name: "click", args: ["c"] } });
    const { what } = await choose({
      nodes: dialog,
      report: error("ELEMENT_COVERED"),
      task: { history: [closed, failedClick()] },
    });
    expect(what).toBe('dismiss_overlay press("Escape")');
  });
});

describe("the same button in every row", () => {
  const rows = ["Old notes", "New notes"].flatMap((name, at) => [
    node({ id: `r${at}`, role: "row", name: `${name} Open`, path: "table" }),
    node({ id: `b${at}`, name: "Open", parent: at * 2, path: `table/row:${name}` }),
  ]);
  const target = { id: "gone", role: "button" as const, name: "Open", path: "table/row:Old notes" };
  const stale = error("ELEMENT_STALE");

  it("is found again in the row that the step names, never in another one", async () => {
    const inRow = (name: string) =>
      choose({ nodes: rows, report: stale, failed: { target }, step: { description: `Open "${name}"` } });
    expect((await inRow("New notes")).what).toBe('alternative_element click("b1")');
    expect((await inRow("Lost notes")).what).toBe("replan");
  });

  it("is found again where it stood when the step names no row", async () => {
    const { what } = await choose({
      nodes: rows,
      report: stale,
      failed: { target },
      step: { description: "Click the button" },
    });
    expect(what).toBe('alternative_element click("b0")');
  });
});

describe("the same button in every part of the page", () => {
  const boats = ["Heron", "Marten"].flatMap((name, at) => [
    node({ id: `p${at}`, role: "region", name, path: "" }),
    node({ id: `h${at}`, role: "heading", name, parent: at * 3, path: `region:${name}` }),
    node({ id: `b${at}`, name: "Renew", parent: at * 3, path: `region:${name}` }),
  ]);
  const target = { id: "b1", role: "button" as const, name: "Renew", path: "region:Marten" };
  const silent = { outcome: "refuted", confidence: 0.2 } as const;
  it.each<[string, string, typeof target, string]>([
    ["the part that the goal names", "Renew the mooring of Marten", target, "refresh reload()"],
    [
      "the part that the goal names, where that is gone",
      "Renew the mooring of Marten",
      { ...target, id: "gone" },
      'alternative_element click("b1")',
    ],
    ["any part, where the goal names none", "Renew the mooring", target, 'alternative_element click("b0")'],
  ])("is tried in %s", async (_, goal, used, expected) => {
    const failed = {
      target: used,
      action: { name: "click" as const, args: [used.id] },
      verdict: aVerdict(silent),
    };
    const { what } = await choose({
      nodes: boats,
      failed,
      step: { description: goal },
      task: { goal, history: [failedClick(failed)] },
    });
    expect(what).toBe(expected);
  });
});

describe("limits of correcting", () => {
  it("gives up what was done three times in vain, in whatever plan", async () => {
    const history = ["s7", "s8", "s1"].map((stepId) => failedClick({ stepId }));
    expect((await choose({ nodes: dialog, task: { history } })).what).toBe("fail");
  });

  it("thinks the plan over after three corrections of a step", async () => {
    expect((await choose({ nodes: dialog, step: { corrections: 3 } })).what).toBe("replan");
  });
  it("fails when the step was replanned too often as well, or the task used up its corrections", async () => {
    expect((await choose({ nodes: dialog, step: { corrections: 3, replans: 3 } })).what).toBe("fail");
    expect((await choose({ nodes: dialog, task: { corrections: 12 } })).what).toBe("fail");
  });
});

describe("what a model's strategy becomes", () => {
  const stuck: Parts = {
    nodes: [
      node({ name: "Details" }),
      node({ id: "q", role: "list", name: "List" }),
      node({ id: "c", name: "Close" }),
    ],
  };
  it.each<[string, string | undefined, string]>([
    ["wait", undefined, "wait wait(3)"],
    ["go_back", undefined, "go_back goBack()"],
    ["refresh", undefined, "refresh reload()"],
    ["dismiss_overlay", undefined, 'dismiss_overlay press("Escape")'],
    ["dismiss_overlay", "c", 'dismiss_overlay click("c")'],
    ["scroll_into_view", undefined, 'scroll_into_view scroll("down")'],
    ["scroll_into_view", "q", 'scroll_into_view scroll("down", "q")'],
    ["alternative_element", "c", 'alternative_element click("c")'],
    ["alternative_element", undefined, "replan"],
  ])("%s of %s", async (strategy, elementId, expected) => {
    const model = answering({ strategy, ...(elementId ? { elementId } : {}) });
    expect((await choose({ ...stuck, model })).what).toBe(expected);
  });
});

describe("a model's correction", () => {
  const stuck: Parts = { nodes: [node({ name: "Details" }), node({ id: "q", name: "Overview" })] };
  it.each<[string, Record<string, unknown>, string]>([
    [
      "is taken where rules have nothing",
      { strategy: "alternative_element", elementId: "q" },
      'alternative_element click("q")',
    ],
    [
      "is dropped when its element is not there",
      { strategy: "alternative_element", elementId: "zz" },
      "replan",
    ],
    ["is dropped when it gives up", { strategy: "fail" }, "replan"],
    ["is dropped when it was tried already", { strategy: "alternative_element", elementId: "x" }, "replan"],
  ])("%s", async (_, answer, expected) => {
    expect((await choose({ ...stuck, model: answering(answer) })).what).toBe(expected);
  });
});
