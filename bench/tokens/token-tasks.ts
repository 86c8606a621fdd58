import { type ScenarioTask, scenarioTasks } from "@/bench/scenario-tasks";

export type TokenTask = ScenarioTask & { kind: "navigation" | "steps" | "sub-tasks" };

const onSample = (kind: TokenTask["kind"], goals: Record<string, string>): TokenTask[] =>
  Object.entries(goals).map(([id, goal]) => ({ id, goal, path: "/sample/index.html", kind }));

/** One action that opens another page: what a rule has to be able to tell. */
const navigation = onSample("navigation", {
  "to-overview": 'Open "Today at a glance"',
  "to-patients": 'Open "Find a patient"',
  "to-appointments": 'Click "Book a visit"',
  "to-messages": 'Click "Write to someone"',
  "to-settings": 'Go to "Settings"',
  "to-tools": 'Click "Tools"',
});

/** Long enough to be cut into sub-tasks. */
const long = onSample("sub-tasks", {
  "patient-and-rota":
    'Go to "Patients", click "Add patient", type "Jas Brook" into "Full name", type "020 7946 0991" into "Phone", click "Save patient", then go to "Messages", select "Nurse Okoye" in "To", type "Rota" into "Subject"',
  "settings-and-referral":
    'Go to "Settings", turn on "Weekend opening", turn on "Text message reminders", then go to "Tools", open "Referrals", type "Jas Brook" into "Patient", select "Cardiology" in "Specialty"',
});

const steps = scenarioTasks.map((task): TokenTask => ({ ...task, kind: "steps" }));

/** Taken in turns from each kind, so that the first few are of all kinds. */
export function tokenTasks(most: number): TokenTask[] {
  const kinds = [[...steps], [...long], [...navigation]];
  const tasks: TokenTask[] = [];
  while (tasks.length < most && kinds.some((left) => left.length > 0))
    for (const left of kinds) tasks.push(...left.splice(0, 1));
  return tasks.slice(0, most);
}
