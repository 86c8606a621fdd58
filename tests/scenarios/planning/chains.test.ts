import { expect, it, vi } from "vitest";
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

/** Three fields and a button. Once the second has a value, what `trouble` says happens to it. */
const form = (trouble: string): string => `<main><h1>Visitors</h1>
  <form onsubmit="event.preventDefault(); entry.textContent = [a.value, b.value, c.value].join(', ')">
  <label>Name <input id="a"></label><label>Company <input id="b" oninput="${trouble}"></label>
  <label>Room <input id="c"></label><button>Sign the book</button></form><h2>Book</h2><ul><li id="entry">Nobody yet</li></ul></main>`;

const entry = { kind: "text", text: "Kofi Mensah, Millbrook, R12", present: true } as const;
const scenario = (trouble: string) => ({
  goal: "Sign the book for Kofi Mensah of Millbrook in room R12",
  page: "test-book.html",
  script: planning(
    aPlanOf(
      [
        'Type "Kofi Mensah" into the "Name" field',
        'Type "Millbrook" into the "Company" field',
        'Type "R12" into the "Room" field',
        { description: 'Click "Sign the book"', assertions: [entry] },
      ],
      [
        {
          text: "Kofi Mensah is in the book",
          kind: "change",
          persistence: false,
          assertions: [entry],
          step: 3,
        },
      ],
    ),
  ),
  prepare: withPages({ "test-book.html": form(trouble) }),
});

describeScenarios("fields of one form", (stage) => {
  it(
    "are filled in one turn, read back one by one, and sent in a turn of its own",
    async () => {
      const played = await stage.play(scenario(""));
      expect(played.status, played.story).toBe("completed");
      const chained = played.answers.flatMap((one) =>
        one.status === "executing" && one.chain ? [one.chain] : [],
      );
      expect(chained).toHaveLength(1);
      expect(chained[0]?.metadata).toMatchObject({
        totalActions: 3,
        chainReason: "FORM_FILL",
        safeToChain: true,
      });
      expect(played.answers[1]?.verification).toMatchObject({
        outcome: "verified",
        tier: 1,
        check: "chain-read-back",
      });
      expect(played.answers[1]?.plan?.steps.map(({ status }) => status)).toEqual([
        "completed",
        "completed",
        "completed",
        "active",
      ]);
    },
    slow,
  );

  it(
    "are gone on with where one of them failed, without doing the first again",
    async () => {
      const once =
        "if (!window.failed && this.value === 'Millbrook') { window.failed = true; this.value = '' }";
      const played = await stage.play(scenario(once));
      expect(played.status, played.story).toBe("completed");
      const second = played.answers[1];
      expect(second?.verification?.outcome, played.story).toBe("refuted");
      expect(
        second?.plan?.steps[0]?.status,
        `${second?.verification?.check}: ${second?.verification?.reason}${played.story}`,
      ).toBe("completed");
      expect(played.actions.filter((action) => action.includes("Kofi Mensah"))).toHaveLength(1);
    },
    slow,
  );

  it(
    "are not sent when one of them never takes its value",
    async () => {
      const played = await stage.play(scenario("setTimeout(() => { this.value = '' })"));
      expect(await played.page.locator("#entry").textContent()).toBe("Nobody yet");
      await expectHonestEnd(played, { status: "partial", why: /./, left: /Sign the book/ });
      expect(
        played.actions.filter((action) => action.startsWith("click")),
        played.story,
      ).toEqual([]);
    },
    slow,
  );
});

describeScenarios("boxes of one form", (stage) => {
  const boxes = (html: string) => ({
    goal: 'Tick "Latex", "Nuts" and "Pollen"',
    page: "test-boxes.html",
    prepare: withPages({
      "test-boxes.html": `<main><h1>Allergies</h1><form>${html}<button>Save</button></form></main>`,
    }),
  });
  const box = (name: string, attributes = ""): string =>
    `<label><input type="checkbox" ${attributes}> ${name}</label>`;

  it(
    "are ticked in one turn",
    async () => {
      const played = await stage.play(
        boxes(["Latex", "Nuts", "Pollen", "Dust"].map((name) => box(name)).join("")),
      );
      expect(played.status, played.story).toBe("completed");
      expect(played.actions.filter((action) => !action.startsWith("wait"))).toHaveLength(1);
      expect(await played.page.locator("input:checked").count()).toBe(3);
    },
    slow,
  );

  it(
    "do not count as ticked when one of them does not stay so",
    async () => {
      const untick = `onclick="setTimeout(() => { this.checked = false })"`;
      const played = await stage.play(boxes(box("Latex") + box("Nuts", untick) + box("Pollen")));
      expect(await played.page.locator("label", { hasText: "Nuts" }).locator("input").isChecked()).toBe(
        false,
      );
      await expectHonestEnd(played, { status: "partial", why: /./, left: /Nuts/ });
    },
    slow,
  );
});
