import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aGoal, errorOf, type TestApi } from "@/tests/support/an-api";
import { expectCleanError } from "./clean-error";

/** Who asks, by which protocol, and with which fields. */
export function callerSpec(api: () => TestApi): void {
  describe("who asks, and how", () => {
    it.each([
      ["no key", { authorization: "" }],
      ["a wrong key", { authorization: `Bearer sf_${"x".repeat(43)}` }],
      ["a key in the wrong form", { authorization: "Basic c2Y6c2Y=" }],
    ])("%s: 401, and nothing is stored", async (_, headers) => {
      const goal = aGoal();
      const asked = await api().interact(goal, headers);
      expect([asked.status, errorOf(asked).code]).toEqual([401, "unauthenticated"]);
      expectCleanError(asked);
      expect(await api().stored(goal.sessionId)).toBeUndefined();
    });

    it.each([
      ["2", "newer"],
      ["0", "older"],
      ["one", "protocol 1"],
    ])("protocol %s: 426 that says which side to update", async (version, says) => {
      const goal = aGoal();
      const asked = await api().interact(goal, { "x-surefoot-protocol": version });
      expect([asked.status, errorOf(asked).code]).toEqual([426, "unsupported_protocol"]);
      expect(errorOf(asked).message).toContain(says);
      expect(errorOf(asked).details).toEqual({ supported: [1] });
      expect(await api().stored(goal.sessionId)).toBeUndefined();
    });

    it("a page of another site gets nothing", async () => {
      const asked = await api().interact(aGoal(), { origin: "http://evil.test" });
      expect([asked.status, errorOf(asked).code]).toEqual([403, "forbidden"]);
    });

    it("a path that is no route is an answer in the envelope too", async () => {
      const asked = await api().client.get("/api/nothing-here");
      expect([asked.status, errorOf(asked).code]).toEqual([404, "not_found"]);
    });
  });

  describe("unknown fields", () => {
    it("are ignored and counted at the top level of a turn", async () => {
      const asked = await api().interact({ ...aGoal(), extensionBuild: 7, somethingNew: { a: 1 } });
      expect(asked.status).toBe(200);
      expect(asked.headers.get("x-surefoot-ignored-fields")).toBe("2");
    });

    it.each([
      ["/api/session/init", "POST", { sessionId: randomUUID(), colour: "red" }],
      ["/api/keys", "POST", { name: "x", colour: "red" }],
      [`/api/session/${randomUUID()}`, "PATCH", { title: "x", colour: "red" }],
      [`/api/session/${randomUUID()}/task/${randomUUID()}/pause`, "POST", { colour: "red" }],
      [
        `/api/session/${randomUUID()}/task/${randomUUID()}/verdict`,
        "POST",
        { actionId: "a", outcome: "verified", reason: "x", colour: "red" },
      ],
    ])("are refused by name at %s", async (path, method, body) => {
      const asked = await api().client.send(method, path, body);
      expect([asked.status, errorOf(asked).code]).toEqual([400, "invalid_request"]);
      expect(errorOf(asked).message).toBe("colour: unknown field");
    });

    it("are refused in an address as well", async () => {
      const asked = await api().client.get("/api/usage?colour=red");
      expect([asked.status, errorOf(asked).message]).toEqual([400, "colour: unknown field"]);
    });

    it("opens no session where one was refused", async () => {
      const sessionId = randomUUID();
      await api().client.post("/api/session/init", { sessionId, colour: "red" });
      expect(await api().stored(sessionId)).toBeUndefined();
    });
  });
}
