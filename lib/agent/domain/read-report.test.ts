import { describe, expect, it } from "vitest";
import { readReport } from "./read-report";

describe("readReport", () => {
  it("says nothing that the client did not say", () => {
    expect(readReport({})).toEqual({
      execution: "unknown",
      witness: { recentEvents: [] },
      sentinel: { errors: [], successes: [] },
      ambientIds: [],
    });
  });

  it.each([
    ["a status", { lastActionStatus: "pending" as const }, "pending"],
    ["an error alone", { lastActionError: { message: "covered", code: "ELEMENT_COVERED" } }, "failure"],
    ["a failed result", { lastActionResult: { success: false } }, "failure"],
    ["a result", { lastActionResult: { success: true } }, "success"],
    [
      "a chain error",
      { chainError: { action: 'click("1")', message: "gone", code: "ELEMENT_NOT_FOUND", failedIndex: 1 } },
      "failure",
    ],
  ])("reads how executing went from %s", (_name, request, execution) => {
    expect(readReport(request).execution).toBe(execution);
  });

  it("keeps all that was said", () => {
    expect(
      readReport({
        lastActionError: { message: "covered", code: "ELEMENT_COVERED" },
        clientObservations: { didNetworkOccur: true, didDomMutate: false, didUrlChange: true },
        hasErrors: true,
        hasSuccess: false,
        recentEvents: ["click"],
        verification_passed: false,
        verification_message: "no row",
        errors_detected: ["It failed"],
        success_messages: ["It went"],
        clientVerification: { elementFound: true },
        previousUrl: "https://a.test/",
        beforeDomHash: "00",
        ambientIds: ["7"],
      }),
    ).toEqual({
      execution: "failure",
      error: { code: "ELEMENT_COVERED", message: "covered" },
      witness: {
        didNetworkOccur: true,
        didDomMutate: false,
        didUrlChange: true,
        hasErrors: true,
        hasSuccess: false,
        recentEvents: ["click"],
      },
      sentinel: {
        passed: false,
        message: "no row",
        errors: ["It failed"],
        successes: ["It went"],
        elementFound: true,
      },
      previousUrl: "https://a.test/",
      beforeDomHash: "00",
      ambientIds: ["7"],
    });
  });

  it("takes the page's word for a request that failed, not for one that went well", () => {
    const event = (urlPath: string, more: object) => ({ method: "POST", urlPath, startedAt: 1, ...more });
    const networkEvents = [
      event("/a", { status: 200 }),
      event("/b", { status: 200, saidBy: "page" }),
      event("/c", { status: 500, saidBy: "page" }),
      event("/d", { failed: true, saidBy: "page" }),
    ];
    const { networkEvents: read } = readReport({ networkEvents });
    expect(read?.map(({ urlPath }) => urlPath)).toEqual(["/a", "/c", "/d"]);
  });

  it("keeps a false witness apart from a silent one", () => {
    expect(readReport({ clientObservations: { didDomMutate: false } }).witness).toEqual({
      didDomMutate: false,
      recentEvents: [],
    });
  });

  it.each([
    ["a bare value", "Jas", { value: "Jas" }],
    [
      "known facts",
      { value: "x", checked: true, selected: "Two", other: 1 },
      { value: "x", checked: true, selected: "Two" },
    ],
    ["one chosen option", { selected: ["Two"] }, { selected: "Two" }],
    ["several chosen options", { selected: ["One", "Two"] }, { selected: "One, Two" }],
    ["no chosen option", { selected: [] }, { selected: "" }],
    ["options that are no labels", { selected: [1] }, undefined],
    ["nothing known", { other: 1 }, undefined],
    ["null", null, undefined],
  ])("reads the actual state from %s", (_name, actualState, read) => {
    expect(readReport({ lastActionResult: { success: true, actualState } }).actualState).toEqual(read);
  });
});
