import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const questions = ["How do refunds work?", "Where is my order?", "Can I change the address?"];
const faq = (open: number | undefined) => `
  heading "FAQ"
${questions
  .map(
    (question, at) =>
      `  region "Question ${at + 1}"\n    button "${question}" [${at === open ? "expanded" : "collapsed"}] #q-${at}${at === open ? `\n    text "Answer number ${at + 1} in a few words."` : ""}`,
  )
  .join("\n")}
`;
const notices = (left: readonly string[], more = "") => `
  heading "Alerts"
${left.map((name) => `  alert "${name}" #a-${name.split(" ")[0]}\n    button "Close" #x-${name.split(" ")[0]}`).join("\n")}
  button "Show alert" #show
${more}`;
const warnings = ["Disk is almost full", "Backup has failed"];
const modal = (open: string) => `
  heading "Modals"
  button "Launch demo modal" #demo
  button "Launch scrolling modal" #scrolling
${open === "" ? "" : `  dialog "${open}"\n    heading "${open}"\n    text "Some words"\n    button "Close" #close\n    button "Save changes" #save`}
`;

wordingsTable([
  {
    wanted: "an answer is unfolded",
    steps: [
      'Expand the question "Where is my order?"',
      'Open the accordion item "Where is my order?"',
      'Click on "Where is my order?" to see the answer',
      'The answer to "Where is my order?" should be visible',
      'The accordion section "Where is my order?" is expanded',
      "Expand the second accordion panel",
      "Unfold the answer to Where is my order?",
      'Show the answer of "Where is my order?"',
    ],
    act: clicks("#q-1", faq(undefined), faq(1)),
    others: {
      neighbour: clicks("#q-0", faq(undefined), faq(0)),
      folded: clicks("#q-1", faq(1), faq(undefined)),
      nothing: clicks("#q-1", faq(undefined), faq(undefined)),
    },
    told: 7,
  },
  {
    wanted: "an answer is folded",
    steps: [
      'Collapse the question "Where is my order?"',
      'Close the accordion item "Where is my order?"',
      'Hide the answer to "Where is my order?"',
      'The section "Where is my order?" should be collapsed',
      'The answer to "Where is my order?" is no longer visible',
    ],
    act: clicks("#q-1", faq(1), faq(undefined)),
    others: { opened: clicks("#q-1", faq(undefined), faq(1)), nothing: clicks("#q-1", faq(1), faq(1)) },
    told: 5,
  },
  {
    wanted: "a message is put away",
    steps: [
      'Dismiss the alert "Backup has failed"',
      "Close the alert about the failed backup",
      'Click the × of the alert "Backup has failed"',
      'The alert "Backup has failed" should be gone',
      "Close the second alert",
      'The "Backup has failed" alert is no longer shown',
    ],
    act: clicks("#x-Backup", notices(warnings), notices(["Disk is almost full"])),
    others: {
      neighbour: clicks("#x-Disk", notices(warnings), notices(["Backup has failed"])),
      more: clicks("#show", notices(warnings), notices([...warnings, "Hello there"])),
      nothing: clicks("#x-Backup", notices(warnings), notices(warnings)),
    },
    told: 1,
  },
  {
    wanted: "a dialog is up",
    steps: [
      "Open the demo modal",
      "Launch the demo modal",
      'Click "Launch demo modal"',
      "The demo modal should be open",
      "Show the demo dialog",
      "The demo modal is displayed",
      "Bring up the modal called Demo modal",
    ],
    act: clicks("#demo", modal(""), modal("Demo modal")),
    others: {
      another: clicks("#scrolling", modal(""), modal("Scrolling modal")),
      nothing: clicks("#demo", modal(""), modal("")),
    },
    told: 5,
  },
  {
    wanted: "a dialog is shut",
    steps: [
      "Close the modal",
      "Dismiss the dialog",
      'Click "Close" in the demo modal',
      "The modal should be closed",
      "The dialog is no longer shown",
      "Close the demo modal without saving",
      "Leave the dialog",
    ],
    act: clicks("#close", modal("Demo modal"), modal("")),
    others: {
      nothing: clicks("#close", modal("Demo modal"), modal("Demo modal")),
      opened: clicks("#demo", modal(""), modal("Demo modal")),
    },
    told: 6,
  },
]);

const days = ["11", "12", "13", "21"];
const picker = (value: string, open: boolean, month = "May 2026") => `
  form "Report"
    textbox "Start date" ="${value}" #start
    button "Choose start date" #choose
    textbox "End date" ="" #end
    button "Choose end date" #until
    button "Run report" #run
${open ? `  dialog "Choose date"\n    heading "${month}"\n    button "Previous month" #back\n    button "Next month" #next\n${days.map((day) => `    button "${day}" #day-${day}`).join("\n")}` : ""}
`;
const dates = (day: string, value: string): Act =>
  clicks(`#day-${day}`, picker("", true), picker(value, false));

wordingsTable([
  {
    wanted: "a day of the calendar",
    steps: [
      "Choose 12 May 2026 as the start date",
      "Select the 12th in the date picker",
      "Pick May 12 in the calendar",
      "Set the start date to 12 May 2026",
      "The start date should be 12 May 2026",
      "Click 12 in the calendar",
      "Select day 12",
      "Click on the 12th of May",
    ],
    act: dates("12", "05/12/2026"),
    others: {
      "the 21st": dates("21", "05/21/2026"),
      "not taken": clicks("#day-12", picker("", true), picker("", false)),
      "next month": clicks("#next", picker("", true), picker("", true, "June 2026")),
      "end instead": clicks(
        "#day-12",
        picker("", true),
        picker("", false).replace('"End date" =""', '"End date" ="05/21/2026"'),
      ),
    },
    told: 3,
  },
  {
    wanted: "a calendar is up",
    steps: [
      "Open the start date picker",
      "Click the calendar icon next to the start date",
      "Open the calendar for the start date",
      "The date picker for the start date should be open",
      "Show the calendar of the Start date field",
    ],
    act: clicks("#choose", picker("", false), picker("", true)),
    others: {
      nothing: clicks("#choose", picker("", false), picker("", false)),
      run: clicks(
        "#run",
        picker("", false),
        picker("", false).replace('form "Report"', 'form "Report"\n    alert "Start date is required"'),
      ),
    },
    told: 0,
  },
  {
    wanted: "a calendar one month on",
    steps: [
      "Go to June 2026 in the date picker",
      "Show the next month in the calendar",
      "Click the arrow to go to June",
      "The calendar should show June 2026",
      "Move the date picker forward one month",
    ],
    act: clicks("#next", picker("", true), picker("", true, "June 2026")),
    others: {
      back: clicks("#back", picker("", true), picker("", true, "April 2026")),
      nothing: clicks("#next", picker("", true), picker("", true)),
      picked: dates("12", "05/12/2026"),
    },
    told: 2,
  },
]);

const steps = ["Details", "Address", "Review"];
const wizard = (at: number, wrong = "", name = "Ida") => `
  heading "New branch"
  list "Steps"
${steps.map((step, one) => `    item "${one + 1} ${step}"${one === at ? " [current]" : ""}`).join("\n")}
  heading "${steps[at]}"
${at === 0 ? `  textbox "Branch name" ="${name}"${wrong === "" ? "" : ` [invalid] ^"${wrong}"`}` : at === 1 ? '  textbox "Street"\n  textbox "Town"' : '  text "Check what you entered"'}
${at === 0 ? "" : '  button "Back" #back'}
  button "${at === 2 ? "Submit" : "Continue"}" #on
`;
const panels = (shown: readonly string[], more = "") => `
  heading "Dashboard"
  textbox "Search" #search
  button "Notifications 4" [collapsed popup] #bell
  button "Toggle sidebar" #bar
${["Sales", "Visitors"]
  .filter((name) => shown.includes(name))
  .map(
    (name) =>
      `  region "${name}"\n    heading "${name}"\n    text "1,204"\n    button "Refresh" #r-${name}\n    button "Remove widget" #d-${name}`,
  )
  .join("\n")}
${more}`;
const both = ["Sales", "Visitors"];

wordingsTable([
  {
    wanted: "a wizard goes on",
    steps: [
      "Continue to the address step",
      "Go to step 2 (Address)",
      "The Address step should be shown",
      'Click "Continue" to reach the "Address" step',
      "Proceed to the next step of the wizard",
      "Finish the Details step and move on to Address",
      "Advance to Address",
    ],
    act: clicks("#on", wizard(0), wizard(1)),
    others: {
      invalid: clicks("#on", wizard(0, "", ""), wizard(0, "Branch name is required", "")),
      review: clicks("#on", wizard(1), wizard(2)),
      nothing: clicks("#on", wizard(0), wizard(0)),
      back: clicks("#back", wizard(1), wizard(0)),
    },
    told: 4,
  },
  {
    wanted: "a wizard goes back",
    steps: [
      "Go back to the Details step",
      "Return to step 1",
      'Click "Back"',
      "The Details step should be shown again",
      "Go back one step in the wizard",
    ],
    act: clicks("#back", wizard(1), wizard(0)),
    others: { on: clicks("#on", wizard(1), wizard(2)), nothing: clicks("#back", wizard(1), wizard(1)) },
    told: 0,
  },
  {
    wanted: "a panel is taken off",
    steps: [
      "Remove the Visitors widget",
      "Remove Visitors from the dashboard",
      'Click "Remove widget" in the "Visitors" panel',
      "The Visitors widget should be gone from the dashboard",
      "Delete the second widget",
      "The dashboard no longer shows the Visitors widget",
    ],
    act: clicks("#d-Visitors", panels(both), panels(["Sales"]), { mutating: true }),
    others: {
      neighbour: clicks("#d-Sales", panels(both), panels(["Visitors"]), { mutating: true }),
      refreshed: clicks("#r-Visitors", panels(both), panels(both).replace(/1,204(?![\s\S]*1,204)/, "1,207")),
      nothing: clicks("#d-Visitors", panels(both), panels(both), { mutating: true }),
    },
    told: 1,
  },
  {
    wanted: "the notices are let down",
    steps: [
      "Open the notifications",
      "Click the bell icon",
      "Show the notifications dropdown",
      "The notification list should be open",
      "Open the notifications menu in the header",
      "View the 4 notifications",
    ],
    act: clicks(
      "#bell",
      panels(both),
      panels(
        both,
        '  menu "Notifications"\n    item "Ida replied"\n    item "Server restarted"\n    link "See all"',
      ).replace("[collapsed popup]", "[expanded popup]"),
    ),
    others: {
      nothing: clicks("#bell", panels(both), panels(both)),
      bar: clicks(
        "#bar",
        panels(both),
        `  region "Sidebar"\n    link "Home"\n    link "Tables"${panels(both)}`,
      ),
    },
    told: 5,
  },
]);
