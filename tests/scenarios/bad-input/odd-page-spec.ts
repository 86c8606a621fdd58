import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { limits } from "@/lib/contracts/limits";
import { aGoal, answerOf, type TestApi } from "@/tests/support/an-api";

const megabyte = 1024 * 1024;

/** A page of so many bytes with as many elements as fit. */
function crowdedHtml(bytes: number): string {
  const row = (index: number) => `<li><a href="/p/${index}">Patient ${index}</a> <button>Edit</button></li>`;
  const rows: string[] = [];
  for (let size = 200; size < bytes; size += rows.at(-1)?.length ?? 0) rows.push(row(rows.length));
  return `<!doctype html><title>All</title><main><button id="go">Settings</button><ul>${rows.join("")}</ul></main>`.slice(
    0,
    bytes,
  );
}

/** Pages out of the ordinary: each is answered within the time a turn may take. */
export function oddPageSpec(api: () => TestApi): void {
  const inHtml = (dom: string) => {
    const { interactiveTree: _, pageText: __, ...goal } = aGoal();
    return { ...goal, dom };
  };
  const inTree = (parts: object) => ({ ...aGoal(), pageText: "", ...parts });

  describe("a page out of the ordinary", () => {
    it.each<[string, object]>([
      ["no element at all", inTree({ interactiveTree: [] })],
      ["empty HTML", inHtml("")],
      ["text alone", { ...aGoal(), interactiveTree: undefined, pageText: "Nothing to see here" }],
      [
        "HTML that is not well formed",
        inHtml('<div><p>Hello<button id="go">Settings<a href="<<>>"></div></p></b'),
      ],
      ["HTML that is no HTML", inHtml("\u0000\u0001 { not: markup } <<<<")],
      ["deep nesting", inHtml(`${"<div>".repeat(50_000)}<button>Settings</button>`)],
      [
        "deep nesting of JSON",
        { ...aGoal(), scrollPosition: { a: JSON.parse("[".repeat(4_000) + "]".repeat(4_000)) } },
      ],
      ["half a surrogate pair", inTree({ interactiveTree: [{ i: "1", r: "btn", n: "Settings \ud83d" }] })],
      [
        "a field that is called like a method",
        { ...aGoal(), activeElement: JSON.parse('{"__proto__":{"x":1},"toString":"y"}') },
      ],
    ])("%s is answered", async (_, body) => {
      const asked = await api().interact(body);
      expect(asked.status, JSON.stringify(asked.body).slice(0, 300)).toBe(200);
      answerOf(asked);
    });

    it.each([
      ["right to left", 'Click "الإعدادات"', "الإعدادات"],
      ["right to left, with marks of direction", 'Click "שמור 12"', "\u200fשמור\u200e 12\u200f"],
      ["emoji", 'Click "🚀 Launch 👩‍👩‍👧"', "🚀 Launch 👩‍👩‍👧"],
      ["far east", 'Click "設定"', "設定"],
      ["accents in two spellings", 'Click "Über uns"', "Über uns".normalize("NFD")],
    ])("%s: the element of that name is found and stored as it was written", async (_, query, name) => {
      const goal = {
        ...inTree({
          interactiveTree: [
            { i: "a", r: "btn", n: "Other" },
            { i: "b", r: "btn", n: name },
          ],
        }),
        query,
      };
      const answer = answerOf(await api().interact(goal));
      expect(answer).toMatchObject({ status: "executing", action: 'click("b")' });
      expect((await api().stored(goal.sessionId))?.tasks[0]?.goal).toBe(query);
    });

    it("as many elements as are allowed are read, and what the client left out is known", async () => {
      const interactiveTree = Array.from({ length: limits.treeElements }, (_, index) => ({
        i: `${index}`,
        r: "btn",
        n: index === limits.treeElements - 1 ? "Settings" : `Button ${index}`,
      }));
      const asked = await api().interact(inTree({ interactiveTree, treeTruncated: 15_000 }));
      expect(answerOf(asked)).toMatchObject({
        status: "executing",
        action: `click("${limits.treeElements - 1}")`,
      });
    });

    it("8 MB of HTML full of elements is answered, and so is the turn after it", {
      timeout: 240_000,
    }, async () => {
      const dom = crowdedHtml(8 * megabyte);
      const goal = inHtml(dom);
      const first = answerOf(await api().interact(goal));
      expect(first).toMatchObject({ status: "executing", action: 'click("go")' });
      if (first.status !== "executing") return;
      const next = {
        taskId: first.taskId,
        turnId: randomUUID(),
        lastActionId: first.actionId,
        lastActionStatus: "success",
        url: "http://clinic.test/settings",
        dom: dom.replace("<title>All", "<title>Settings"),
      };
      expect((await api().interact(next)).status).toBe(200);
    });
  });
}
