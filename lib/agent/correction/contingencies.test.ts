import { describe, expect, it } from "vitest";
import { choose, dialog, node, type Parts } from "@/tests/support/a-correction-case";

describe("what the planner foresaw", () => {
  const close = { trigger: "POPUP_DETECTED" as const, response: 'Click "Not now"' };
  it.each<[string, Parts, string]>([
    ["a popup", { nodes: dialog, step: { contingencies: [close] } }, 'dismiss_overlay click("c")'],
    [
      "a missing element",
      {
        nodes: [node({ id: "m", name: "Show more" })],
        step: { contingencies: [{ trigger: "ELEMENT_MISSING", response: 'Click "Show more"' }] },
      },
      'dismiss_overlay click("m")',
    ],
    [
      "an error that is shown",
      {
        nodes: [node({ name: "Details" }), node({ id: "a", role: "alert", name: "Something failed" })],
        step: { contingencies: [{ trigger: "ERROR_DISPLAYED", response: "Reload the page" }] },
      },
      "dismiss_overlay reload()",
    ],
    [
      "a value that is not accepted",
      {
        nodes: [node({ id: "i", role: "textbox", name: "Phone", states: ["invalid"] })],
        step: {
          contingencies: [
            { trigger: "FORM_VALIDATION", response: 'Type "020 7946 0018" into the Phone field' },
          ],
        },
      },
      'dismiss_overlay setValue("i", "020 7946 0018")',
    ],
    [
      "another address",
      {
        snapshot: { url: "http://clinic.test/promo" },
        step: { contingencies: [{ trigger: "URL_CHANGED", response: "Go back" }] },
      },
      "dismiss_overlay goBack()",
    ],
    ...(
      [
        ["Wait a moment", "wait(2)"],
        ["Scroll down", 'scroll("down")'],
        ["Press Escape", 'press("Escape")'],
        ["hit the Tab key", 'press("Tab")'],
        ["press Enter", 'press("Enter")'],
        ["Go to http://clinic.test/list", 'navigate("http://clinic.test/list")'],
        ['Go to "Show more"', 'click("m")'],
      ] as const
    ).map(([response, action]): [string, Parts, string] => [
      response,
      {
        nodes: [node({ id: "m", name: "Show more" })],
        step: { contingencies: [{ trigger: "ELEMENT_MISSING", response }] },
      },
      `dismiss_overlay ${action}`,
    ]),
    [
      "a popup that has no name",
      { nodes: dialog, step: { contingencies: [{ trigger: "POPUP_DETECTED", response: "Close it" }] } },
      'dismiss_overlay click("c")',
    ],
  ])("is tried first: %s", async (_, parts, expected) => {
    const { outcome, what } = await choose(parts);
    expect(what).toBe(expected);
    expect(outcome.kind === "act" && outcome.purpose).toBe("contingency");
  });

  it("is left alone when it is not the case, or its condition names something else", async () => {
    expect((await choose({ step: { contingencies: [close] } })).what).toBe("replan");
    const named = { ...close, when: 'the "Rate us" popup appears' };
    const { outcome } = await choose({ nodes: dialog, step: { contingencies: [named] } });
    expect(outcome.kind === "act" && outcome.purpose).toBe("correction");
  });
});
