import { type Act, wordingsTable } from "@/tests/support/wordings";

const click = (on: string, before: string, after: string): Act => ({ on, before, after, does: "click" });

const people = ["Ida Falk", "Ole Berg"];
const requests = (states: Readonly<Record<string, string>>) => `
  heading "Requests"
  list "Requests"
${people
  .map((name) => {
    const state = states[name];
    const id = name.slice(0, 3);
    const end = state
      ? `\n      heading "${state}"`
      : `\n      button "Approve" #a-${id}\n      button "Decline" #d-${id}`;
    return `    item "${name} wants a key${state ? ` ${state}` : ""}"${end}`;
  })
  .join("\n")}
`;
const declines = (name: string): Act => ({
  ...click(`#d-${name.slice(0, 3)}`, requests({}), requests({ [name]: "Declined" })),
  mutating: true,
  requests: ["POST /requests 200"],
});
const approves = (name: string): Act => ({
  ...click(`#a-${name.slice(0, 3)}`, requests({}), requests({ [name]: "Approved" })),
  mutating: true,
  requests: ["POST /requests 200"],
});

const bookings = ["Harp lesson", "Horn lesson"];
const shown = (left: readonly string[], asks = false) => `
  heading "Bookings"
  list "Bookings"
${left.map((name) => `    item "${name}"\n      button "Cancel" #c-${name.slice(0, 4)}`).join("\n")}
${asks ? '  dialog "Cancel Harp lesson?"\n    button "Keep" #keep\n    button "Yes" #yes' : ""}`;
const agrees: Act = {
  ...click("#yes", shown(bookings, true), shown(["Horn lesson"])),
  mutating: true,
};

const edited = (name: string, open = false) => `
  heading "Tasks"
  list "Tasks"
    item "${name}"
${open ? `      textbox "Edit task" ="${name}" #edit` : '      button "Edit"'}
    item "water the ferns"
      button "Edit"
`;
const renames = (value: string, made = value): Act => ({
  does: "setValue",
  value,
  enter: true,
  on: "#edit",
  before: edited("mend the lamp", true),
  after: edited(made),
});

wordingsTable([
  {
    wanted: "a request is refused",
    steps: [
      "Turn down the request of Ida Falk",
      "Turn the request of Ida Falk down",
      "Say no to the request of Ida Falk",
      "Refuse the request of Ida Falk",
      "The request of Ida Falk is to be declined",
      "Request of Ida Falk: decline it",
      "Get the request of Ida Falk declined",
    ],
    act: declines("Ida Falk"),
    others: { "the other one": declines("Ole Berg"), approved: approves("Ida Falk") },
    told: 6,
  },
  {
    wanted: "a request is approved",
    steps: [
      "Wave the request of Ida Falk through",
      "Give the green light to the request of Ida Falk",
      "Sign off on the request of Ida Falk",
      "The request of Ida Falk is to be approved",
    ],
    act: approves("Ida Falk"),
    others: { "the other one": approves("Ole Berg"), declined: declines("Ida Falk") },
    told: 3,
  },
  {
    wanted: "it is agreed that something is taken away",
    steps: [
      "Yes, cancel the Harp lesson - agree in the dialog that asks for it",
      "Yes, please cancel the Harp lesson",
      "Agree to cancelling the Harp lesson",
      "Agree to the cancellation of the Harp lesson",
    ],
    act: agrees,
    others: {
      left: click("#keep", shown(bookings, true), shown(bookings)),
      "the question alone": click("#c-Harp", shown(bookings), shown(bookings, true)),
    },
    told: 3,
  },
  {
    wanted: "an entry is called otherwise",
    steps: [
      'Reword "mend the lamp" as "mend the brake"',
      'Retitle "mend the lamp" to "mend the brake" and confirm with Enter',
      '"mend the lamp" should read "mend the brake"',
      'The task "mend the lamp" should be called "mend the brake" from now on',
      'Turn "mend the lamp" into "mend the brake"',
      'Correct "mend the lamp" to "mend the brake"',
      'Replace the title "mend the lamp" by "mend the brake"',
    ],
    act: renames("mend the brake"),
    others: {
      "another name": renames("mend the crane"),
      "not taken": renames("mend the brake", "mend the lamp"),
    },
    told: 6,
  },
]);
