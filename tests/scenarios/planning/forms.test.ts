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

const slow = 60_000;

const received = { kind: "text", text: "Kind staff", present: true } as const;
const reserved = { kind: "text", text: "Treatment room, 2 h", present: true } as const;

describeScenarios("a form with validation", (stage) => {
  const scenario = { goal: 'Add a patient named "Jas" with phone "call me"', page: "patients.html" };
  const onQuestion = async () => "020 7946 0018";

  it(
    "asks for what the form refuses, and goes on with the answer",
    async () => {
      const asked: string[] = [];
      const played = await stage.play({
        ...scenario,
        caller: {
          onQuestion: ({ text }) => {
            asked.push(text);
            return onQuestion();
          },
        },
      });
      expect(asked).toHaveLength(1);
      expect(asked[0]).toContain("Phone");
      expect(played.status, played.story).toBe("completed");
      expect(played.state.patients.at(-1)).toMatchObject({ name: "Jas", phone: "020 7946 0018" });
      expect(played.state.patients).toHaveLength(13);
    },
    slow,
  );

  it(
    "is not done when the answer is stored nowhere",
    async () => {
      const played = await stage.play({
        ...scenario,
        caller: { onQuestion },
        prepare: neverStores("**/sample/api/patients*", { patient: { id: 99, name: "Jas" } }),
      });
      expect(played.state.patients).toHaveLength(12);
      await expectHonestEnd(played, {
        status: "partial",
        why: /not met.*"Jas"/,
        left: /"Jas" has been added/,
      });
    },
    slow,
  );
});

describeScenarios("a form in a frame", (stage) => {
  const scenario = {
    goal: 'Send feedback: "Very good", "Kind staff"',
    page: "feedback.html",
    script: planning(
      aPlanOf(
        [
          'Select the radio button "Very good"',
          'Type "Kind staff" into the "Comment" field',
          { description: 'Click "Send feedback"', mutating: true, assertions: [received] },
        ],
        [
          {
            text: 'The received feedback shows "Kind staff"',
            kind: "state",
            persistence: true,
            assertions: [received],
            step: 2,
          },
        ],
      ),
    ),
  };

  it(
    "is filled and sent, and found again outside the frame",
    async () => {
      const played = await stage.play(scenario);
      expect(played.state.feedback).toMatchObject([{ rating: 5, comment: "Kind staff" }]);
      expect(played.status, played.story).toBe("completed");
    },
    slow,
  );

  it(
    "is not done when the feedback is dropped",
    async () => {
      const played = await stage.play({
        ...scenario,
        prepare: neverStores("**/sample/api/feedback*", { entry: { id: 99 } }),
      });
      expect(played.state.feedback).toEqual([]);
      await expectHonestEnd(played, { status: "partial", why: /not met.*Kind staff/, left: /Send feedback/ });
    },
    slow,
  );
});

describeScenarios("a form in a shadow root", (stage) => {
  const scenario = {
    goal: "Reserve the treatment room for 2 hours",
    page: "rooms.html",
    script: planning(
      aPlanOf(
        [
          'Select "Treatment room" in the "Room" list',
          'Type "2" into the "Hours" field',
          { description: 'Click "Reserve room"', mutating: true, assertions: [reserved] },
        ],
        [
          {
            text: '"Treatment room, 2 h" is reserved',
            kind: "state",
            persistence: true,
            assertions: [reserved],
            step: 2,
          },
        ],
      ),
    ),
  };

  it(
    "is filled and sent",
    async () => {
      const played = await stage.play(scenario);
      expect(played.state.roomBookings).toMatchObject([{ room: "treatment", hours: 2 }]);
      expect(played.status, played.story).toBe("completed");
    },
    slow,
  );

  it(
    "is not done when the reservation is refused",
    async () => {
      const played = await stage.play({
        ...scenario,
        prepare: (context) =>
          context.route("**/sample/api/room-bookings*", (route) =>
            route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.fallback(),
          ),
      });
      expect(played.state.roomBookings).toEqual([]);
      await expectHonestEnd(played, {
        status: "partial",
        why: /not met.*Treatment room/,
        left: /Reserve room/,
      });
      expect(played.actions.filter((action) => action.startsWith("click"))).toHaveLength(1);
    },
    slow,
  );
});

describeScenarios("a field that only takes what is chosen from its suggestions", (stage) => {
  const scenario = (patient: string) => ({
    goal: `Book ${patient} with Dr Amari on 2030-03-01 at 10:30 by Video`,
    page: "appointments.html",
    script: planning(
      aPlanOf(
        [
          `Select "${patient}" in the "Patient" list`,
          'Select "Dr Amari" in the "Clinician" list',
          'Type "2030-03-01" into the "Date" field',
          'Select "10:30" in the "Time" list',
          'Select the radio button "Video"',
          { description: 'Click "Book appointment"', mutating: true },
        ],
        [
          {
            text: `An appointment of ${patient} is booked`,
            kind: "change",
            persistence: true,
            assertions: [{ kind: "text", text: patient, present: true, within: { role: "table" } }],
            step: 5,
          },
        ],
      ),
    ),
  });

  it(
    "holds the chosen value, and the appointment is booked",
    async () => {
      const played = await stage.play(scenario("Kofi Mensah"));
      expect(played.status, played.story).toBe("completed");
      expect(played.state.appointments.at(-1)).toMatchObject({
        patientId: 11,
        time: "10:30",
        visitType: "video",
      });
    },
    slow,
  );

  it(
    "books nobody when no suggestion fits",
    async () => {
      const played = await stage.play(scenario("Nobody Known"));
      expect(played.state.appointments).toHaveLength(3);
      await expectHonestEnd(played, { status: "partial", why: /./, left: /Nobody Known/ });
      expect(played.actions.length, played.story).toBeLessThan(15);
    },
    slow,
  );
});
