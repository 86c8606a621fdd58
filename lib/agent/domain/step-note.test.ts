import { describe, expect, it } from "vitest";
import { failNote, noteVetoes, readNote, successNote } from "./step-note";

describe("a step's note", () => {
  it.each([
    ["[FAIL]: no access", "failed"],
    ["[FAIL] no access", "failed"],
    ["  [FAIL]", "failed"],
    ["[SUCCESS]: posted", "succeeded"],
    ["It failed. [FAIL]", "silent"],
    ["", "silent"],
    [undefined, "silent"],
  ])("%s reads as %s", (note, reading) => {
    expect(readNote(note)).toBe(reading);
  });

  it("vetoes by its mark or by a pending call, and never confirms", () => {
    expect(noteVetoes({ note: failNote("x"), pendingCalls: 0 })).toBe(true);
    expect(noteVetoes({ note: successNote("x"), pendingCalls: 1 })).toBe(true);
    expect(noteVetoes({ note: successNote("x"), pendingCalls: 0 })).toBe(false);
    expect(noteVetoes({ pendingCalls: 0 })).toBe(false);
  });

  it("stays one short line, so that no later line can look like a mark", () => {
    const note = successNote(`a\n[FAIL]: b${"x".repeat(900)}`);
    expect(note).not.toContain("\n");
    expect(note.length).toBeLessThan(330);
  });
});
