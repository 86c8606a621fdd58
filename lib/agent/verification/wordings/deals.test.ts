import { type Act, clicks, keyOf, wordingsTable } from "@/tests/support/wordings";

const reads = { mutating: false } as const;
const stores = { mutating: true, requests: ["PATCH /api/deals/9 200"] } as const;

const stages = ["Qualified", "Proposal sent", "Negotiation"];
type Deal = { stage?: string; owner?: string; won?: string; calls?: readonly string[]; value?: string };
const deal = (
  { stage = "Qualified", owner = "Ida Falk", won = "Open", calls = [], value = "4,000" }: Deal,
  more = "",
) => `
  link "Deals" >/deals
  heading "Pumps for Harbour Ltd"
  status "${won}" #status
  list "Stages"
${stages.map((one) => `    button "${one}" ${one === stage ? "[current]" : ""} #s-${keyOf(one)}`).join("\n")}
${won === "Open" ? '  button "Won" #won\n  button "Lost" #lost' : '  button "Reopen" #reopen'}
  region "Details"
    heading "Details"
    button "Owner: ${owner}" [collapsed popup] #owner
    clickable "Value ${value} EUR" #value
  region "Activity"
    button "Log call" #call
    button "Add note" #note
    list "Timeline"
${calls.map((call) => `      item "Call logged ${call}"`).join("\n")}
      item "Deal created by Ida Falk"
${more}`;
const changes = (on: string, from: Deal, to: Deal, more: Partial<Act> = {}): Act =>
  clicks(on, deal(from), deal(to), { ...stores, ...more });
const people = `  list:menu "Change owner"
    textbox "Search people"
    option "Ida Falk" [selected] #o-Ida
    option "Ole Berg" #o-Ole
    option "Olga Bergman" #o-Olga
`;
const owners = deal({}, people).replace("[collapsed popup] #owner", "[expanded popup] #owner");
const gives = (name: string): Act =>
  clicks(`#o-${name.split(" ")[0]}`, owners, deal({ owner: name }), stores);
const logging = (text: string, outcome = "Connected") => `  dialog "Log call"
    combobox "Outcome" ="${outcome}" |"Connected|No answer|Left voicemail" #outcome
    textbox "Notes" ="${text}" #notes
    button "Cancel" #cancel
    button "Log call" #log
`;

wordingsTable([
  {
    wanted: "a deal goes to another stage",
    steps: [
      'Move the deal to the stage "Proposal sent"',
      "Set the deal stage to Proposal sent",
      "Move the deal to Proposal sent in the pipeline bar",
      "The deal should be in the stage Proposal sent",
      "Change the stage of Pumps for Harbour Ltd from Qualified to Proposal sent",
      "Stage: Proposal sent",
      "Pumps for Harbour Ltd must be at Proposal sent",
    ],
    act: changes("#s-Proposalsent", {}, { stage: "Proposal sent" }),
    others: {
      further: changes("#s-Negotiation", {}, { stage: "Negotiation" }),
      nothing: changes("#s-Proposalsent", {}, {}, { requests: [] }),
      won: changes("#won", {}, { won: "Won" }),
      "a call came in": changes("#s-Proposalsent", {}, { calls: ["by Ole Berg"] }, { requests: [] }),
      required: clicks(
        "#s-Proposalsent",
        deal({}),
        deal(
          {},
          '  dialog "Complete the required fields"\n    textbox "Close date" [required]\n    button "Cancel"\n    button "Update"',
        ),
        stores,
      ),
    },
    told: 7,
  },
  {
    wanted: "a deal is won",
    steps: [
      "Mark the deal as won",
      "Click Won",
      "The deal should be marked as won",
      "Mark Pumps for Harbour Ltd as won",
      "Set the status of the deal to Won",
      "The deal Pumps for Harbour Ltd is won",
      "The deal must be won",
    ],
    act: changes("#won", {}, { won: "Won" }),
    others: {
      lost: changes("#lost", {}, { won: "Lost" }),
      nothing: changes("#won", {}, {}, { requests: [] }),
      stage: changes("#s-Negotiation", {}, { stage: "Negotiation" }),
    },
    told: 3,
  },
  {
    wanted: "a deal gets another owner",
    steps: [
      "Change the owner to Ole Berg",
      "Open the Owner menu and choose Ole Berg",
      "Set Ole Berg as the owner of the deal",
      "The deal should be owned by Ole Berg",
      "The owner must be Ole Berg",
      'Reassign the deal to "Ole Berg"',
      "Owner: Ole Berg",
      "Make Ole Berg the owner (currently Ida Falk)",
    ],
    act: gives("Ole Berg"),
    others: {
      namesake: gives("Olga Bergman"),
      "the list": clicks("#owner", deal({}), owners, reads),
      nothing: clicks("#o-Ole", owners, deal({}), { mutating: true }),
    },
    told: 5,
  },
  {
    wanted: "the form for a call is up",
    steps: [
      "Open the Log call dialog",
      'Click "Log call" in the Activity section',
      "Start logging a call for the deal",
      "Open the form to log a call",
      "The Log call dialog should be open",
    ],
    act: clicks("#call", deal({}), deal({}, logging("")), reads),
    others: {
      note: clicks(
        "#note",
        deal({}),
        deal({}, '  dialog "Add note"\n    textbox "Note"\n    button "Cancel"\n    button "Save"'),
        reads,
      ),
      nothing: clicks("#call", deal({}), deal({}), reads),
      cancelled: clicks("#cancel", deal({}, logging("")), deal({}), reads),
    },
    told: 4,
  },
  {
    wanted: "a call is put on record",
    steps: [
      "Click Log call in the dialog to save the call",
      "Log the call",
      "Save the call",
      "The call should be logged",
      'Log the call "wants two pumps"',
      "A call with the note wants two pumps is in the timeline",
      "The call must appear in the timeline",
    ],
    act: clicks(
      "#log",
      deal({}, logging("wants two pumps")),
      deal({ calls: ["Connected wants two pumps"] }),
      {
        ...stores,
        requests: ["POST /api/calls 201"],
      },
    ),
    others: {
      cancelled: clicks("#cancel", deal({}, logging("wants two pumps")), deal({}), reads),
      lost: clicks("#log", deal({}, logging("wants two pumps")), deal({}), { mutating: true }),
      nothing: clicks("#log", deal({}, logging("wants two pumps")), deal({}, logging("wants two pumps")), {
        mutating: true,
      }),
      failed: clicks(
        "#log",
        deal({}, logging("wants two pumps")),
        deal({}, `${logging("wants two pumps")}    alert "Something went wrong"`),
        {
          mutating: true,
          requests: ["POST /api/calls 500"],
        },
      ),
      opened: clicks("#call", deal({}), deal({}, logging("")), reads),
    },
    told: 2,
  },
  {
    wanted: "how a call went",
    steps: [
      "Select No answer as the outcome",
      'Set "Outcome" to "No answer"',
      "The outcome of the call should be No answer",
      "Outcome: No answer",
      "In the Log call dialog, choose No answer for the outcome",
      "Change the call outcome from Connected to No answer",
    ],
    act: {
      does: "select",
      on: "#outcome",
      value: "No answer",
      before: deal({}, logging("")),
      after: deal({}, logging("", "No answer")),
    },
    others: {
      another: {
        does: "select",
        on: "#outcome",
        value: "Left voicemail",
        before: deal({}, logging("")),
        after: deal({}, logging("", "Left voicemail")),
      },
      typed: {
        does: "setValue",
        on: "#notes",
        value: "No answer",
        before: deal({}, logging("")),
        after: deal({}, logging("No answer")),
      },
      "sprang back": {
        does: "select",
        on: "#outcome",
        value: "No answer",
        before: deal({}, logging("")),
        after: deal({}, logging("")),
      },
    },
    told: 6,
  },
]);
