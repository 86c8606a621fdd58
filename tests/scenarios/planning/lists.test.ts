import { expect, it, vi } from "vitest";
import { z } from "zod";
import { describeScenarios } from "@/tests/support/a-scenario";
import { withPages } from "@/tests/support/a-test-page";
import { expectHonestEnd } from "@/tests/support/honest-end";
import { aPlanOf, planning } from "@/tests/support/plan-script";

vi.mock("@/lib/agent/domain/thresholds", async (original) => {
  const { thresholds } = await original<typeof import("@/lib/agent/domain/thresholds")>();
  const isDeep = process.env.SUREFOOT_TEST_DEEP === "1";
  return { thresholds: isDeep ? thresholds : { ...thresholds, reobserveSeconds: 1.2 } };
});

const slow = 60_000;

/** Page `n` of a catalogue of minerals; the wanted one stands on page seven. */
const catalogue = (url: URL): string => {
  const at = Number(url.searchParams.get("page") ?? 1);
  const names = [1, 2, 3].map((n) => `Mineral ${at * 3 + n}`);
  if (at === 7) names.push("Zoisite");
  const items = names.map((name) => `<li><a href="test-mineral.html?name=${name}">${name}</a></li>`).join("");
  return `<main><h1>Minerals</h1><ul>${items}</ul><a href="?page=${at + 1}">Next</a></main>`;
};

describeScenarios("a list of many pages", (stage) => {
  const opened = { kind: "url", match: "contains", value: "name=Zoisite" } as const;
  const plan = planning(
    aPlanOf(
      [{ description: 'Click the link "Zoisite"', assertions: [opened] }],
      [
        {
          text: "The page of Zoisite is open",
          kind: "state",
          persistence: false,
          assertions: [opened],
          step: 0,
        },
      ],
    ),
  );

  it(
    "is leafed through as long as there is something new to see",
    async () => {
      const played = await stage.play({
        goal: 'Open "Zoisite"',
        page: "test-minerals.html",
        script: plan,
        prepare: withPages({
          "test-minerals.html": catalogue,
          "test-mineral.html": "<main><h1>Zoisite</h1><p>A mineral.</p></main>",
        }),
      });
      expect(played.status, played.story).toBe("completed");
      expect(played.actions.filter((action) => action.startsWith("click"))).toHaveLength(7);
    },
    slow,
  );

  it(
    "is given up within three turns when leafing shows the same again",
    async () => {
      const same =
        '<main><h1>Minerals</h1><ul><li>Quartz</li><li>Opal</li></ul><button id="n">Next</button></main>';
      const next = {
        data: { thought: "Next page.", decision: "act", action: "", prepares: true, certainty: 0.9 },
      };
      const played = await stage.play({
        goal: 'Open "Zoisite"',
        page: "test-minerals.html",
        script: {
          ...plan,
          refine_step: [
            {
              from: (input) => {
                const id = /\[(\S+)\] button "Next"/.exec(JSON.stringify(input).replaceAll('\\"', '"'))?.[1];
                return { ...next.data, action: `click(${JSON.stringify(id ?? idOfNext(input))})` };
              },
            },
          ],
        },
        prepare: withPages({ "test-minerals.html": same }),
      });
      expect(played.page.url()).not.toContain("Zoisite");
      await expectHonestEnd(played, { status: "partial", why: /\S/, left: /Zoisite/ });
      expect(
        played.actions.filter((action) => action.startsWith("click")).length,
        played.story,
      ).toBeLessThanOrEqual(3);
    },
    slow,
  );
});

const idOfNext = (input: unknown): string | undefined => {
  const page = input as { page: { digest: { nodes: { id: string; name: string }[] } } };
  return page.page.digest.nodes.find(({ name }) => name === "Next")?.id;
};

describeScenarios("a list that draws only what is in view", (stage) => {
  const scenario = (number: number) => ({
    goal: `Mark result ${number} as reviewed`,
    page: "lab-results.html",
    script: planning(
      aPlanOf(
        [{ description: `Click "Mark reviewed" in the row "${number}"`, mutating: true }],
        [
          {
            text: `Result ${number} is reviewed`,
            kind: "change",
            persistence: true,
            assertions: [{ kind: "text", text: "999 of 1000 to review", present: true }],
            step: 0,
          },
        ],
      ),
    ),
  });

  it(
    "is scrolled until the wanted entry is there",
    async () => {
      const played = await stage.play(scenario(60));
      expect(played.state.reviewedLabResults, played.story).toEqual([60]);
      expect(played.status, played.story).toBe("completed");
      expect(played.actions.some((action) => action.startsWith("scroll"))).toBe(true);
    },
    slow,
  );

  it(
    "is given up at its end when the entry does not exist, and nothing else is marked",
    async () => {
      const played = await stage.play(scenario(99_999));
      expect(played.state.reviewedLabResults).toEqual([]);
      await expectHonestEnd(played, { status: "needs_user_input", why: /found no way.*99999/ });
      expect(played.actions.length).toBeLessThan(15);
    },
    slow,
  );
});

describeScenarios("a table", (stage) => {
  const schema = JSON.stringify({
    type: "array",
    items: {
      type: "object",
      properties: { name: { type: "string" }, dateOfBirth: { type: "string" }, phone: { type: "string" } },
      required: ["name"],
    },
  });
  const scenario = {
    goal: `List the patients as ${schema}`,
    page: "patients.html",
    script: planning(
      aPlanOf(
        [{ description: `Extract the patients of the table as ${schema}`, toolType: "extract" }],
        [{ text: "The answer has been read: the patients", kind: "state", persistence: false, step: 0 }],
      ),
    ),
  };

  it(
    "becomes typed rows, each value with where it came from",
    async () => {
      const played = await stage.play(scenario);
      expect(played.status, played.story).toBe("completed");
      const rows = played.completion?.data ?? [];
      expect(rows).toHaveLength(8);
      expect(rows).toContainEqual({
        name: "Kofi Mensah",
        dateOfBirth: "19 Sept 1949",
        phone: "020 7946 0890",
      });
      const task = await played.api.house.store.loadTask("local", played.taskId ?? "");
      const output = z.object({ rows: z.array(z.looseObject({})) }).parse(task?.plan?.steps[0]?.output);
      expect(output.rows[1]).toMatchObject({
        sources: { phone: { text: expect.stringContaining("Kofi Mensah") } },
      });
    },
    slow,
  );

  it(
    "that shows a part of all that is asked for gives its rows and no completion",
    async () => {
      const played = await stage.play({ goal: "Extract the phone of all patients", page: "patients.html" });
      expect(played.status, played.story).toBe("unverified");
      expect(played.completion?.data).toHaveLength(8);
      const told = played.completion?.evidence.map(({ text }) => text) ?? [];
      expect(told).toContainEqual(expect.stringContaining('"12 patients" and shows 8'));
    },
    slow,
  );

  it(
    "that is not there gives no rows and no completion",
    async () => {
      const played = await stage.play({ ...scenario, page: "rooms.html" });
      expect(played.completion?.data ?? []).toEqual([]);
      await expectHonestEnd(played, { status: "partial", why: /./, left: /Extract the patients/ });
    },
    slow,
  );
});

describeScenarios("a question for a number", (stage) => {
  it(
    "is answered by what the page says of all of them, not by what it shows of them",
    async () => {
      const played = await stage.play({ goal: "How many patients are there?", page: "patients.html" });
      expect(played.status, played.story).toBe("completed");
      expect(played.completion?.data).toEqual([{ count: 12 }]);
    },
    slow,
  );

  it(
    "is not answered where the page does not say",
    async () => {
      const played = await stage.play({ goal: "How many patients are there?", page: "rooms.html" });
      expect(played.completion?.data ?? []).toEqual([]);
      await expectHonestEnd(played, { status: "partial", why: /./, left: /How many patients/ });
    },
    slow,
  );
});
