import { type Act, clicks, keyOf, wordingsTable } from "@/tests/support/wordings";

const reads = { mutating: false } as const;
const stores = { mutating: true, requests: ["PUT /api/tickets/512 200"] } as const;

type Ticket = {
  status?: string;
  priority?: string;
  assignee?: string;
  reply?: string;
  tags?: readonly string[];
  spam?: boolean;
  comments?: readonly string[];
};
const macros: Readonly<Record<string, string>> = {
  "Ask for order number": "Could you tell us your order number?",
  "Refund granted": "Your refund is on its way.",
};
const ticket = (
  {
    status = "Open",
    priority = "Normal",
    assignee = "Unassigned",
    reply = "",
    tags = ["pump"],
    comments = [],
  }: Ticket,
  open = "",
  more = "",
) => `
  tab "Pump is loud #512" [selected] #t-512
  tab "Gate is late #498" #t-498
  heading "Pump is loud"
  list "Conversation"
    item "Carl Pump is loud since Monday"
${comments.map((text) => `    item "You ${text}"`).join("\n")}
  form "Reply"
    textbox "Public reply" ="${reply}" #reply
    button "Apply macro" [${open === "macro" ? "expanded" : "collapsed"} popup] #macro
    button "Submit as ${status}" #submit
    button "Submit options" [${open === "submit" ? "expanded" : "collapsed"} popup] #options
  region "Properties"
    button "Assignee: ${assignee}" [${open === "assignee" ? "expanded" : "collapsed"} popup] #assignee
${assignee === "Unassigned" ? '    link "take it" #take' : ""}
    combobox "Priority" ="${priority}" |"Low|Normal|High|Urgent" #priority
    list "Tags"
${tags.map((tag) => `      item "${tag}"\n        button "Remove tag" #x-${tag}`).join("\n")}
    button "Ticket options" [${open === "more" ? "expanded" : "collapsed"} popup] #more
${
  open === "macro"
    ? `  list:menu "Macros"\n${Object.keys(macros)
        .map((name) => `    menuitem "${name}" #m-${keyOf(name)}`)
        .join("\n")}`
    : ""
}
${open === "submit" ? '  list:menu "Submit as"\n    menuitem "Submit as Open" #as-Open\n    menuitem "Submit as Pending" #as-Pending\n    menuitem "Submit as Solved" #as-Solved' : ""}
${open === "more" ? '  list:menu "Ticket options"\n    menuitem "Merge into another ticket" #merge\n    menuitem "Mark as spam" #spam\n    menuitem "Print ticket" #print\n    menuitem "Delete" #delete' : ""}
${more}`;
const uses = (name: string): Act =>
  clicks(`#m-${keyOf(name)}`, ticket({}, "macro"), ticket({ reply: macros[name] ?? "" }), reads);
const submits = (status: string, more: Partial<Act> = {}): Act =>
  clicks(`#as-${status}`, ticket({ reply: "Oil it." }, "submit"), ticket({ status, comments: ["Oil it."] }), {
    ...stores,
    ...more,
  });
const ranks = (to: string, got = to): Act => ({
  does: "select",
  on: "#priority",
  value: to,
  mutating: true,
  before: ticket({}),
  after: ticket({ priority: got }),
  requests: ["PUT /api/tickets/512 200"],
});
const taken = clicks("#take", ticket({}), ticket({ assignee: "You (Ida Falk)" }), stores);

wordingsTable([
  {
    wanted: "a macro is used",
    steps: [
      'Apply the macro "Ask for order number"',
      "Open the macro menu and choose Ask for order number",
      "Choose the macro Ask for order number",
      "Use the Ask for order number macro for the reply",
      "The macro Ask for order number should be applied",
      'Select "Ask for order number" in the list of macros',
    ],
    act: uses("Ask for order number"),
    others: {
      another: uses("Refund granted"),
      "the menu": clicks("#macro", ticket({}), ticket({}, "macro"), reads),
      nothing: clicks("#m-Askforordernumber", ticket({}, "macro"), ticket({}), reads),
    },
    told: 0,
  },
  {
    wanted: "an answer goes out and the ticket is solved",
    steps: [
      "Submit the ticket as solved",
      "Open the submit options and choose Submit as Solved",
      'Click "Submit as Solved"',
      "The ticket should be solved",
      "Set the status of the ticket to Solved and submit it",
      "Ticket #512 must have the status Solved",
      "Send the reply and mark the ticket as solved",
    ],
    act: submits("Solved"),
    others: {
      pending: submits("Pending"),
      "the menu": clicks(
        "#options",
        ticket({ reply: "Oil it." }),
        ticket({ reply: "Oil it." }, "submit"),
        reads,
      ),
      open: clicks("#submit", ticket({ reply: "Oil it." }), ticket({ comments: ["Oil it."] }), stores),
      nothing: clicks("#as-Solved", ticket({ reply: "Oil it." }, "submit"), ticket({ reply: "Oil it." }), {
        mutating: true,
      }),
      refused: clicks(
        "#as-Solved",
        ticket({ reply: "Oil it." }, "submit"),
        ticket({ reply: "Oil it." }, "", '  alert "Assignee is required when solving a ticket"'),
        { mutating: true, requests: ["PUT /api/tickets/512 422"] },
      ),
    },
    told: 5,
  },
  {
    wanted: "a ticket is urgent",
    steps: [
      "Set the priority of the ticket to Urgent",
      "Change the priority from Normal to Urgent",
      "The ticket should have the priority Urgent",
      "Select Urgent in the Priority dropdown of the Properties panel",
      "Priority: Urgent",
      "Ticket #512 must be urgent",
      "Mark the ticket as urgent",
    ],
    act: ranks("Urgent"),
    others: { high: ranks("High"), "sprang back": ranks("Urgent", "Normal"), taken },
    told: 7,
  },
  {
    wanted: "a ticket is mine",
    steps: [
      "Assign the ticket to me",
      'Click "take it" to assign the ticket to myself',
      "Take the ticket",
      "The ticket should be assigned to me",
      'Click the link "take it" next to the assignee',
      "Assign ticket #512 to myself",
    ],
    act: taken,
    others: {
      "the list": clicks(
        "#assignee",
        ticket({}),
        ticket({}, "assignee", '  list:menu "Assignee"\n    option "Ole Berg"\n    option "You (Ida Falk)"'),
        reads,
      ),
      urgent: ranks("Urgent"),
      nothing: clicks("#take", ticket({}), ticket({}), { mutating: true }),
    },
    told: 0,
  },
  {
    wanted: "a ticket is spam",
    steps: [
      "Mark the ticket as spam",
      "Open the ticket options and choose Mark as spam",
      "The ticket should be marked as spam",
      "Choose Mark as spam in the kebab menu",
      "Ticket #512 must be marked as spam",
    ],
    act: clicks(
      "#spam",
      ticket({}, "more"),
      '\n  heading "Views"\n  alert "Ticket #512 was marked as spam"\n  table "Unsolved tickets"\n    row "Gate is late #498"',
      {
        ...stores,
        urlAfter: "https://garden.test/views/1",
      },
    ),
    others: {
      deleted: clicks(
        "#delete",
        ticket({}, "more"),
        '\n  heading "Views"\n  alert "Ticket #512 was deleted"\n  table "Unsolved tickets"\n    row "Gate is late #498"',
        {
          ...stores,
          urlAfter: "https://garden.test/views/1",
        },
      ),
      "the menu": clicks("#more", ticket({}), ticket({}, "more"), reads),
      nothing: clicks("#spam", ticket({}, "more"), ticket({}), { mutating: true }),
      merging: clicks(
        "#merge",
        ticket({}, "more"),
        ticket(
          {},
          "",
          '  dialog "Merge into another ticket"\n    textbox "Ticket ID"\n    button "Cancel"\n    button "Merge"',
        ),
        reads,
      ),
    },
    told: 0,
  },
]);

const merging = (id: string, more = "") =>
  ticket(
    {},
    "",
    `  dialog "Merge into another ticket"\n    textbox "Ticket ID" ="${id}" #id\n    button "Cancel" #cancel\n    button "Merge" #go\n${more}`,
  );
const target = (merged: boolean) => `
  tab "Gate is late #498" [selected]
  heading "Gate is late"
  list "Conversation"
    item "Carl Gate is late"
${merged ? '    item "Ticket #512 Pump is loud was merged into this one"' : ""}
`;
wordingsTable([
  {
    wanted: "two tickets become one",
    steps: [
      "Merge the ticket into #498",
      "Click Merge in the dialog to merge ticket #512 into #498",
      "Confirm the merge",
      "Ticket #512 should be merged into ticket #498",
      "Merge #512 into #498",
      "The ticket Pump is loud must be merged into Gate is late (#498)",
    ],
    act: clicks("#go", merging("498"), target(true), {
      ...stores,
      urlAfter: "https://garden.test/tickets/498",
    }),
    others: {
      cancelled: clicks("#cancel", merging("498"), ticket({}), reads),
      unknown: clicks("#go", merging("498"), merging("498", '    alert "Ticket 498 cannot be merged"'), {
        mutating: true,
        requests: ["POST /api/merge 422"],
      }),
      nothing: clicks("#go", merging("498"), merging("498"), { mutating: true }),
      "only shown": clicks("#t-498", ticket({}), target(false), {
        ...reads,
        urlAfter: "https://garden.test/tickets/498",
      }),
    },
    told: 2,
  },
  {
    wanted: "a ticket loses a tag",
    steps: [
      "Remove the tag pump",
      'Remove the tag "pump" from the ticket',
      "Click the x of the tag pump",
      "The ticket should not have the tag pump",
      "The tag pump must be removed",
      "The ticket no longer has the tag pump",
    ],
    act: clicks("#x-pump", ticket({ tags: ["pump", "noise"] }), ticket({ tags: ["noise"] }), stores),
    others: {
      neighbour: clicks("#x-noise", ticket({ tags: ["pump", "noise"] }), ticket({ tags: ["pump"] }), stores),
      nothing: clicks("#x-pump", ticket({ tags: ["pump", "noise"] }), ticket({ tags: ["pump", "noise"] }), {
        mutating: true,
      }),
    },
    told: 4,
  },
]);
