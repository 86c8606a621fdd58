import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true, requests: ["POST /absences 200"] } as const;

const people = ["Mara Lind", "Marek Lind", "Omar Said"];
const key = (name: string): string => name.replace(/\W/g, "");
const team = (states: Readonly<Record<string, string>> = {}, more = "") => `
  tab "Requests" [selected] #requests
  tab "Team calendar" #calendar
  tab "Balances" #balances
  heading "Leave requests"
  table "Requests"
${people
  .map((name) => {
    const state = states[name] ?? "Pending";
    return `    row "${name} Vacation 3–7 August ${state}"\n${state === "Pending" ? `      button "Approve" #a-${key(name)}\n      button "Decline" #d-${key(name)}\n` : ""}      button "More" [collapsed popup] #m-${key(name)}`;
  })
  .join("\n")}
${more}`;
const decides = (name: string, letter: string, state: string): Act =>
  clicks(`#${letter}-${key(name)}`, team(), team({ [name]: state }), stores);
const why = `
  dialog "Decline request"
    textbox "Reason" ="" #reason
    button "Cancel" #cancel
    button "Decline" #sure`;

const own = ["3–7 August", "1–2 October", "23 December"];
const mine = (left: readonly string[] = own, more = "") => `
  heading "My time off"
  status "${12 + own.length - left.length} days left"
  button "Request time off" #request
  list "Requests"
${left.map((when) => `    item "${when} Vacation Waiting for approval"\n      button "Edit" #e-${key(when)}\n      button "Withdraw" #w-${key(when)}`).join("\n")}
${more}`;
const form = (more = "", half = false, kind = "Vacation") => `
  dialog "Request time off"
    combobox "Type" ="${kind}" |"Vacation|Sick leave|Unpaid leave" #type
    textbox "From" ="${more === "" ? "14 September" : ""}" #from
    textbox "To" ="18 September" #to
    switch "Half day" [${half ? "checked" : "unchecked"}] #half
    button "Cancel" #cancel
    button "Submit request" #submit
${more}`;
const withForm = (more = "", half = false, kind = "Vacation") => `${mine()}${form(more, half, kind)}`;

wordingsTable([
  {
    wanted: "a leave is granted",
    steps: [
      "Approve the leave request of Marek Lind",
      "Approve Marek Lind's vacation",
      'Click "Approve" in the row of Marek Lind',
      "The leave request of Marek Lind should be approved",
      "Marek Lind's request is approved",
      "Grant Marek Lind the vacation from 3 to 7 August",
      "Approve the second leave request",
      "On the Requests tab, approve the request from Marek Lind",
    ],
    act: decides("Marek Lind", "a", "Approved"),
    others: {
      sister: decides("Mara Lind", "a", "Approved"),
      declined: decides("Marek Lind", "d", "Declined"),
      menu: clicks(
        "#m-MarekLind",
        team(),
        team({}, '  menu "More"\n    menuitem "Approve with comment"\n    menuitem "Forward"'),
      ),
      overlap: clicks("#a-MarekLind", team(), team({}, '  alert "Overlaps with another absence"'), {
        mutating: true,
      }),
      nothing: clicks("#a-MarekLind", team(), team(), stores),
    },
    told: 7,
  },
  {
    wanted: "a leave is refused",
    steps: [
      "Decline the leave request of Omar Said",
      "Reject Omar Said's vacation request",
      "Omar Said's request should be declined",
      "Decline the request in the row of Omar Said",
      "The request of Omar Said is declined",
      "Turn down Omar Said's leave (3–7 August)",
    ],
    act: decides("Omar Said", "d", "Declined"),
    others: {
      sister: decides("Mara Lind", "d", "Declined"),
      approved: decides("Omar Said", "a", "Approved"),
      "asked only": clicks("#d-OmarSaid", team(), team({}, why), { mutating: true }),
    },
    told: 6,
  },
  {
    wanted: "an own request is withdrawn",
    steps: [
      "Withdraw the request for 1–2 October",
      'Withdraw my time off "1–2 October"',
      "The request for 1–2 October should be withdrawn",
      "Cancel my leave request for 1–2 October",
      "Withdraw the second request",
      "The list no longer shows a request for 1–2 October",
      'Withdraw my leave of 1–2 October with the "Withdraw" button',
    ],
    act: clicks("#w-12October", mine(), mine(["3–7 August", "23 December"]), stores),
    others: {
      sister: clicks("#w-23December", mine(), mine(["3–7 August", "1–2 October"]), stores),
      edit: clicks("#e-12October", mine(), withForm()),
      asked: clicks(
        "#w-12October",
        mine(),
        mine(own, '  dialog "Withdraw this request?"\n    button "No"\n    button "Yes"'),
        { mutating: true },
      ),
    },
    told: 5,
  },
  {
    wanted: "a request is handed in",
    steps: [
      "Submit the time off request",
      'Click "Submit request"',
      "Send the leave request for 14 September to 18 September",
      "The time off request should be submitted",
      "Hand in the vacation request (14 September to 18 September)",
      "The request for time off is submitted for approval",
    ],
    act: clicks("#submit", withForm(), mine([...own, "14 September – 18 September"]), {
      mutating: true,
      requests: ["POST /absences 201"],
    }),
    others: {
      cancelled: clicks("#cancel", withForm(), mine(), { mutating: true }),
      refused: clicks(
        "#submit",
        withForm('    alert "From is required"'),
        withForm('    alert "From is required"'),
        {
          mutating: true,
        },
      ),
      "form only": clicks("#request", mine(), withForm(), { mutating: true }),
    },
    told: 5,
  },
  {
    wanted: "half a day only",
    steps: [
      "Turn on Half day",
      "Mark the absence as a half day",
      "Enable the half day switch in the request form",
      "Half day should be on",
      "Request only half a day by switching Half day on",
      "The Half day toggle is enabled",
    ],
    act: clicks("#half", withForm(), withForm("", true)),
    others: {
      off: clicks("#half", withForm("", true), withForm()),
      nothing: clicks("#half", withForm(), withForm()),
      cancelled: clicks("#cancel", withForm(), mine()),
    },
    told: 6,
  },
  {
    wanted: "a kind of absence",
    steps: [
      "Select Sick leave as the type",
      'Choose "Sick leave" in the Type dropdown',
      "Set the type to Sick leave",
      "The type of absence should be sick leave",
      "Change the leave type from Vacation to Sick leave",
      "Type: Sick leave",
      "Sick leave is chosen in the time off form",
    ],
    act: {
      does: "select",
      on: "#type",
      value: "Sick leave",
      before: withForm(),
      after: withForm("", false, "Sick leave"),
    },
    others: {
      unpaid: {
        does: "select",
        on: "#type",
        value: "Unpaid leave",
        before: withForm(),
        after: withForm("", false, "Unpaid leave"),
      },
      "sprung back": {
        does: "select",
        on: "#type",
        value: "Sick leave",
        before: withForm(),
        after: withForm(),
      },
    },
    told: 7,
  },
]);

const clock = (state: "out" | "in" | "break", more = "") => `
  region "Time clock"
    heading "Today"
    status "${{ out: "Not working", in: "Working since 09:02", break: "On break" }[state]}"
${
  state === "out"
    ? '    button "Clock in" #in'
    : `    button "Clock out" #out\n    button "${state === "break" ? "End break" : "Start break"}" #pause`
}
  link "Timesheet" >/timesheet
${more}`;
wordingsTable([
  {
    wanted: "work begins",
    steps: [
      "Clock in",
      'Click "Clock in"',
      "Start the working time",
      "I should be clocked in",
      "Clock in for today in the time clock",
      "Clock in to start work",
      "The time clock shows that I am working",
    ],
    act: clicks("#in", clock("out"), clock("in"), {
      ...stores,
      text: "Today\nNot working",
      textAfter: "Today\nWorking since 09:02",
    }),
    others: {
      out: clicks("#out", clock("in"), clock("out"), stores),
      pause: clicks("#pause", clock("in"), clock("break"), stores),
      refused: clicks("#in", clock("out"), clock("out", '  alert "You are outside your work location"'), {
        mutating: true,
      }),
    },
    told: 3,
  },
  {
    wanted: "work rests",
    steps: [
      "Start a break",
      "Start the break in the time clock",
      "Take a break",
      "I should be on break",
      'Press "Start break"',
      "Pause working with the Start break button",
    ],
    act: clicks("#pause", clock("in"), clock("break"), stores),
    others: {
      ended: clicks("#pause", clock("break"), clock("in"), stores),
      out: clicks("#out", clock("in"), clock("out"), stores),
      nothing: clicks("#pause", clock("in"), clock("in"), { mutating: true }),
    },
    told: 4,
  },
]);
