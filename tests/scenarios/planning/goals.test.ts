import { expect, it, vi } from "vitest";
import { describeScenarios } from "@/tests/support/a-scenario";
import { expectHonestEnd } from "@/tests/support/honest-end";
import { aPlanOf, planning } from "@/tests/support/plan-script";
import { neverStores } from "@/tests/support/sabotage";

vi.mock("@/lib/agent/domain/thresholds", async (original) => {
  const { thresholds } = await original<typeof import("@/lib/agent/domain/thresholds")>();
  const isDeep = process.env.SUREFOOT_TEST_DEEP === "1";
  return { thresholds: isDeep ? thresholds : { ...thresholds, reobserveSeconds: 1.2 } };
});

const slow = 90_000;

describeScenarios("a goal that holds already", (stage) => {
  it(
    "is completed without doing anything",
    async () => {
      const played = await stage.play({ goal: 'Turn on "E-mail reminders"', page: "settings.html" });
      expect(played.status, played.story).toBe("completed");
      expect(
        played.actions.filter((action) => !action.startsWith("navigate")),
        played.story,
      ).toEqual([]);
    },
    slow,
  );

  it(
    "is worked for when it does not hold, and not completed where the site takes it back",
    async () => {
      const played = await stage.play({ goal: 'Turn on "Online booking"', page: "settings.html" });
      expect(played.actions.length).toBeGreaterThan(0);
      await expectHonestEnd(played, { status: "partial", why: /./, left: /Online booking/ });
      expect(played.state.settings.onlineBooking).toBe(false);
    },
    slow,
  );
});

const received = { kind: "text", text: "Registration received", present: true } as const;
const registration = {
  goal: "Register Jas, born 1990-01-01, emergency contact Kim, no preferred doctor, never smoked, evenings, allergic to Latex",
  page: "intake.html",
  script: {
    ...planning(
      aPlanOf(
        [
          'Type "Jas" into the "Full name" field',
          'Click "Next"',
          'Type "1990-01-01" into the "Date of birth" field',
          'Click "Next"',
          'Click "Next"',
          'Click "Next"',
          'Type "Kim" into the "Emergency contact" field',
          'Click "Next"',
          'Select "No preference" in the "Preferred doctor" list',
          'Click "Next"',
          'Check "Latex"',
          'Click "Next"',
          'Select the radio button "Never"',
          'Click "Next"',
          'Click "Next"',
          'Select the radio button "Evening"',
          'Click "Next"',
          'Check "I agree"',
          'Click "Next"',
          { description: 'Click "Submit registration"', mutating: true, assertions: [received] },
        ],
        [
          {
            text: "The registration is received",
            kind: "change",
            persistence: true,
            assertions: [received],
            step: 19,
          },
        ],
      ),
    ),
    decompose_task: [
      {
        data: {
          subTasks: [
            {
              name: "Person",
              objective: "Who it is",
              inputs: [],
              outputs: ["full name"],
              steps: [0, 1, 2, 3, 4, 5],
            },
            {
              name: "Care",
              objective: "How they are cared for",
              inputs: ["full name"],
              outputs: [],
              steps: [6, 7, 8, 9, 10, 11],
            },
            {
              name: "Habits",
              objective: "Habits and times",
              inputs: [],
              outputs: [],
              steps: [12, 13, 14, 15, 16],
            },
            {
              name: "Sending",
              objective: "The registration is sent",
              inputs: [],
              outputs: [],
              steps: [17, 18, 19],
            },
          ],
        },
      },
    ],
  },
  maxTurns: 60,
};

describeScenarios("a goal of twelve pages", (stage) => {
  it(
    "is done in sub-tasks, one after another",
    async () => {
      const played = await stage.play(registration);
      expect(played.state.intakes, played.story).toMatchObject([
        { fullName: "Jas", allergies: ["latex"], smoking: "never", preferredTime: "evening" },
      ]);
      const task = await played.api.house.store.loadTask("local", played.taskId ?? "");
      expect(task?.subTasks.map(({ status }) => status)).toEqual(Array(4).fill("completed"));
      expect(task?.subTasks[0]?.result).toEqual({ "full name": "Jas" });
      expect(played.status, played.story).toBe("completed");
    },
    slow,
  );

  it.runIf(process.env.SUREFOOT_TEST_DEEP === "1")(
    "does not count as done when its sending is dropped",
    async () => {
      const played = await stage.play({
        ...registration,
        prepare: neverStores("**/sample/api/intake/submission*", {}),
      });
      expect(played.state.intakes).toEqual([]);
      await expectHonestEnd(played, { status: ["partial", "unverified"], why: /./ });
    },
    slow,
  );
});
