import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { limits } from "@/lib/contracts/limits";
import { aGoal, errorOf, type TestApi } from "@/tests/support/an-api";
import { expectCleanError, pageSecret } from "./clean-error";

const elements = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ i: `${index}`, r: "btn", n: `${pageSecret} ${index}` }));
/** First calls that are refused: each by the name of what is wrong, and none leaves anything behind. */
export function firstCallSpec(api: () => TestApi): void {
  describe("a first call that is refused", () => {
    type Case = {
      body: (goal: ReturnType<typeof aGoal>) => unknown;
      status: number;
      code: string;
      names: RegExp;
    };
    it.each<[string, Case]>([
      [
        "malformed JSON",
        { body: () => '{"query": "Click', status: 400, code: "invalid_request", names: /^body: not JSON/ },
      ],
      [
        "a list for a body",
        { body: (goal) => [goal], status: 400, code: "invalid_request", names: /^body: not a JSON object/ },
      ],
      [
        "no goal",
        {
          body: ({ query: _, ...rest }) => rest,
          status: 400,
          code: "invalid_request",
          names: /^query: required/,
        },
      ],
      [
        "an empty goal",
        { body: (goal) => ({ ...goal, query: "" }), status: 400, code: "invalid_request", names: /^query: / },
      ],
      [
        "a goal past its limit",
        {
          body: (goal) => ({ ...goal, query: "x".repeat(limits.queryChars + 1) }),
          status: 400,
          code: "invalid_request",
          names: /^query: .*4000/,
        },
      ],
      [
        "a number for a goal",
        { body: (goal) => ({ ...goal, query: 7 }), status: 400, code: "invalid_request", names: /^query: / },
      ],
      [
        "a wrong type deep in the page",
        {
          body: (goal) => ({ ...goal, interactiveTree: [{ i: "1", r: "btn", n: [pageSecret] }] }),
          status: 400,
          code: "invalid_request",
          names: /^interactiveTree\[0\]\.n: /,
        },
      ],
      [
        "an unknown field of an element",
        {
          body: (goal) => ({ ...goal, interactiveTree: [{ i: "1", r: "btn", n: "x", colour: pageSecret }] }),
          status: 400,
          code: "invalid_request",
          names: /^interactiveTree\[0\]\.colour: unknown field/,
        },
      ],
      [
        "ids that are none",
        {
          body: (goal) => ({ ...goal, sessionId: "me" }),
          status: 400,
          code: "invalid_request",
          names: /^sessionId: /,
        },
      ],
      [
        "no page",
        {
          body: ({ interactiveTree: _, pageText: __, ...rest }) => rest,
          status: 400,
          code: "invalid_request",
          names: /^interactiveTree: no page/,
        },
      ],
      [
        "an answer to no question",
        {
          body: (goal) => ({ ...goal, answer: { questionId: "q", text: "x" } }),
          status: 400,
          code: "invalid_request",
          names: /^answer\.questionId: /,
        },
      ],
      [
        "a task that does not exist",
        {
          body: (goal) => ({ ...goal, taskId: randomUUID() }),
          status: 404,
          code: "not_found",
          names: /^taskId: /,
        },
      ],
      [
        "one element too many",
        {
          body: (goal) => ({ ...goal, interactiveTree: elements(limits.treeElements + 1) }),
          status: 413,
          code: "too_large",
          names: /^interactiveTree: 5001 elements, at most 5000/,
        },
      ],
      [
        "20,000 elements",
        {
          body: (goal) => ({ ...goal, interactiveTree: elements(20_000) }),
          status: 413,
          code: "too_large",
          names: /^interactiveTree: 20000 elements, at most 5000/,
        },
      ],
      [
        "HTML past its limit",
        {
          body: (goal) => ({ ...goal, dom: pageSecret.padEnd(limits.domChars + 1) }),
          status: 413,
          code: "too_large",
          names: /^dom: at most 8388608 characters/,
        },
      ],
      [
        "a body past its limit",
        {
          body: (goal) => ({ ...goal, screenshot: "A".repeat(limits.bodyBytes) }),
          status: 413,
          code: "too_large",
          names: /^body: at most 10485760 bytes/,
        },
      ],
    ])("%s: says so by name, and leaves nothing behind", async (_, { body, status, code, names }) => {
      const goal = aGoal();
      const asked = await api().interact(body(goal));
      expect([asked.status, errorOf(asked).code]).toEqual([status, code]);
      expect(errorOf(asked).message).toMatch(names);
      expectCleanError(asked);
      expect(await api().stored(goal.sessionId)).toBeUndefined();
      expect((await api().client.get(`/api/agent/turn/${goal.turnId}`)).status).toBeGreaterThanOrEqual(400);
    });
  });
}
