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

describeScenarios("something that lies over the page", (stage) => {
  const called = { kind: "text", text: "Elif Kaya", present: true, within: { name: "Called" } } as const;
  const scenario = {
    goal: "Call the next patient, Elif Kaya",
    page: "waiting-room.html",
    script: planning(
      aPlanOf(
        [{ description: 'Click "Call next patient"', mutating: true, assertions: [called] }],
        [
          {
            text: "Elif Kaya was called",
            kind: "change",
            persistence: true,
            assertions: [called],
            step: 0,
          },
        ],
      ),
    ),
  };

  it(
    "is put away first, and the step is done once",
    async () => {
      const played = await stage.play(scenario);
      expect(played.status, played.story).toBe("completed");
      expect(played.state.queue.called).toEqual(["Elif Kaya"]);
      expect(played.answers.map(({ verification }) => verification?.outcome)).not.toContain("refuted");
    },
    slow,
  );

  it(
    "ends the task honestly when it cannot be put away",
    async () => {
      const played = await stage.play({
        ...scenario,
        onTurn: (_, page) =>
          page.evaluate(() => {
            const button = document.getElementById("tip-close");
            button?.addEventListener("click", (event) => event.stopImmediatePropagation(), true);
          }),
      });
      expect(played.state.queue.called).toEqual([]);
      await expectHonestEnd(played, {
        // Where the page's news move on while it is looked at again, nobody can say that nothing changed, and the user is asked.
        status: ["partial", "failed", "needs_user_input"],
        why: /does not react|may not be done|found no way.*Call next patient/,
        left: /Call next patient/,
      });
      expect(played.actions.length).toBeLessThan(12);
    },
    slow,
  );
});

describeScenarios("an element that is renamed after the plan was made", (stage) => {
  const row = { kind: "text", text: "Jas", present: true, within: { role: "table" } } as const;
  const scenario = (renamed: string) => ({
    goal: 'Add a patient named "Jas"',
    page: "patients.html",
    script: planning(
      aPlanOf(
        [
          'Click "Add patient"',
          'Type "Jas" into the "Full name" field',
          { description: 'Click "Save patient"', mutating: true, assertions: [row] },
        ],
        [
          {
            text: 'A patient named "Jas" is listed',
            kind: "change",
            persistence: true,
            assertions: [row],
            step: 2,
          },
        ],
      ),
    ),
    onTurn: ({ turn }: { turn: number }, page: import("playwright-core").Page) =>
      turn === 2 &&
      page.evaluate((name) => {
        for (const button of document.querySelectorAll("button"))
          if (button.textContent === "Save patient") button.textContent = name;
      }, renamed),
  });

  it(
    "is found under its new name",
    async () => {
      const played = await stage.play(scenario("Store patient"));
      expect(played.status, played.story).toBe("completed");
      expect(played.state.patients.filter(({ name }) => name === "Jas")).toHaveLength(1);
    },
    slow,
  );

  it(
    "is not traded for one that does something else",
    async () => {
      const played = await stage.play({
        ...scenario("Discard patient"),
        onTurn: ({ turn }, page) =>
          turn === 2 &&
          page.evaluate(() => {
            for (const button of document.querySelectorAll("button"))
              if (button.textContent === "Save patient") {
                button.textContent = "Discard patient";
                button.type = "button";
              }
          }),
      });
      expect(played.state.patients).toHaveLength(12);
      expect(played.story).not.toContain("“Discard patient”");
      await expectHonestEnd(played, { status: "needs_user_input", why: /found no way.*Save patient/ });
    },
    slow,
  );
});

describeScenarios("a page that is redesigned halfway", (stage) => {
  const reserved = { kind: "text", text: "Treatment room, 2 h", present: true } as const;
  const criteria = [
    {
      text: "The treatment room is reserved for 2 hours",
      kind: "change" as const,
      persistence: true,
      assertions: [reserved],
      step: 2,
    },
  ];
  const old = `<main><h1>Rooms</h1><form><label>Room <select><option></option><option>Treatment room</option></select></label>
    <label>Hours <input></label><button type="button">Reserve room</button></form></main>`;
  const scenario = {
    goal: "Reserve the Treatment room for 2 hours",
    page: "test-rooms.html",
    script: planning(
      aPlanOf(
        [
          'Click "Show the plan of rooms"',
          'Type "2" into the "Length of stay" field',
          { description: 'Click "Book it"', mutating: true },
        ],
        criteria,
      ),
      aPlanOf(
        [
          'Select "Treatment room" in the "Room" list',
          'Type "2" into the "Hours" field',
          { description: 'Click "Reserve room"', mutating: true, assertions: [reserved] },
        ],
        criteria,
      ),
    ),
  };
  const first = `<main><h1>Rooms of the house</h1><button onclick="location.href='NEXT' + location.search">Show the plan of rooms</button></main>`;

  it(
    "is planned anew, once, and the user is told",
    async () => {
      const played = await stage.play({
        ...scenario,
        prepare: withPages({ "test-rooms.html": first.replace("NEXT", "rooms.html") }),
      });
      expect(played.status, played.story).toBe("completed");
      expect(played.state.roomBookings).toHaveLength(1);
      const { sessionId } = played.answers[0] ?? { sessionId: "" };
      const messages = await played.api.house.store.listMessages("local", sessionId, 0, 99);
      const types = messages.map(({ metadata }) => metadata?.messageType).filter(Boolean);
      expect(types.filter((type) => type === "plan_preview")).toHaveLength(1);
      expect(types.filter((type) => type === "plan_update")).toHaveLength(1);
    },
    slow,
  );

  it(
    "ends the task when the new page cannot do it",
    async () => {
      const played = await stage.play({
        ...scenario,
        prepare: withPages({
          "test-rooms.html": first.replace("NEXT", "test-old.html"),
          "test-old.html": old.replace("<form>", "<form hidden>"),
        }),
      });
      expect(played.state.roomBookings).toEqual([]);
      await expectHonestEnd(played, { status: "needs_user_input", why: /found no way.*Treatment room/ });
    },
    slow,
  );
});

describeScenarios("work in two tabs", (stage) => {
  const booked = { kind: "text", text: "Kofi Mensah, waiting", present: true } as const;
  const desk = `<main><h1>Desk</h1><p>Next: Kofi Mensah</p><a href="test-form.html" target="_blank">Open the check-in form</a></main>`;
  const form = `<main><h1>Arrivals</h1><form onsubmit="event.preventDefault(); this.hidden = true;
      document.querySelector('li').textContent = 'Kofi Mensah, waiting'">
      <label>Name <input name="name"></label><button>Check in</button></form><h2>Arrived</h2><ul><li>Nobody yet</li></ul></main>`;
  const scenario = {
    goal: "Check in Kofi Mensah",
    page: "test-desk.html",
    script: planning(
      aPlanOf(
        [
          'Click "Open the check-in form"',
          'Type "Kofi Mensah" into the "Name" field',
          { description: 'Click "Check in"', assertions: [booked] },
          "Switch to the first tab",
        ],
        [
          {
            text: "Kofi Mensah is checked in",
            kind: "change",
            persistence: false,
            assertions: [booked],
            step: 2,
          },
        ],
      ),
    ),
  };

  it(
    "goes on in the tab that a link opened, and back to the first",
    async () => {
      const played = await stage.play({
        ...scenario,
        prepare: withPages({ "test-desk.html": desk, "test-form.html": form }),
      });
      expect(played.status, played.story).toBe("completed");
      expect(played.actions.some((action) => action.startsWith("switchTab"))).toBe(true);
    },
    slow,
  );

  it(
    "does not claim what the second tab never did",
    async () => {
      const played = await stage.play({
        ...scenario,
        prepare: withPages({
          "test-desk.html": desk,
          "test-form.html": form.replace("this.hidden = true;", "return;"),
        }),
      });
      expect(await played.page.locator("li").textContent()).toBe("Nobody yet");
      await expectHonestEnd(played, { status: "needs_user_input", why: /found no way/ });
    },
    slow,
  );
});
