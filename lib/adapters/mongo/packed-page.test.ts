import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { BeforeState } from "@/lib/agent/domain/snapshot";
import { anAction, aReport, aTask } from "@/tests/support/a-task";
import { pagesJson, readPagesJson, readTaskJson, taskJson } from "./packed-page";
import { packText, unpackText } from "./packed-text";

const page = (title: string): BeforeState => ({
  url: "http://clinic.test/",
  domHash: "1f",
  title,
  semanticSkeleton: { nodes: [], textDigest: Array.from({ length: 200 }, (_, row) => `Patient ${row}`) },
});
const acting = aTask({
  pendingAction: anAction({ beforeState: page("Patients – “new” 🙂") }),
  reobserved: { record: anAction({ beforeState: page("Before") }), report: aReport() },
});

describe("stored pages", () => {
  it("are packed in a task, and are read back as they were", () => {
    const text = taskJson(acting);
    expect(text).not.toContain("Patient 7");
    expect(text.length).toBeLessThan(JSON.stringify(acting).length / 2);
    expect(readTaskJson(text)).toEqual(acting);
    expect(readTaskJson(taskJson(aTask({})))).toEqual(aTask({}));
  });

  it("are read as an older program stored them", () => {
    expect(readTaskJson(JSON.stringify(acting))).toEqual(acting);
    const pages = {
      before: page("a"),
      after: page("b"),
      report: aReport(),
      isLastStep: true,
      ambientKeys: [],
    };
    expect(readPagesJson(JSON.stringify(pages))).toEqual(pages);
    expect(readPagesJson(pagesJson(pages, { taskId: "t", turn: 1 }))).toEqual(pages);
  });
});

describe("a packed text", () => {
  it("is read back, also one of an older program", () => {
    for (const text of ["", "{}", "ä\u2028🙂".repeat(5_000)]) expect(unpackText(packText(text))).toBe(text);
    expect(unpackText(gzipSync('{"turn":1}', { level: 1 }).toString("base64"))).toBe('{"turn":1}');
  });
});
