import { describe, expect, it } from "vitest";
import { createLog, type Log } from "./log";

function linesOf(write: (log: Log) => void): string[] {
  const lines: string[] = [];
  write(createLog("info", { write: (line) => lines.push(line) }));
  return lines;
}

describe("the log", () => {
  it("writes one JSON line with the event and its fields", () => {
    const [line = ""] = linesOf((log) =>
      log({ level: "warn", event: "turn_slow", fields: { taskId: "t1", ms: 12 } }),
    );
    expect(JSON.parse(line)).toMatchObject({ level: "warn", event: "turn_slow", taskId: "t1", ms: 12 });
  });

  it.each(["authorization", "cookie", "key", "token", "password", "pageText", "screenshot"])(
    "hides %s at the top and one level down",
    (field) => {
      const fields = { [field]: "hunter2", headers: { [field]: "hunter2" } };
      expect(linesOf((log) => log({ level: "info", event: "e", fields })).join()).not.toContain("hunter2");
    },
  );
});
