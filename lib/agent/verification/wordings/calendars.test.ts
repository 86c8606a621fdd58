import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true, requests: ["PATCH /events/7 200"] } as const;

type Event = { name: string; at: string; mine?: string; of?: string };
const events: readonly Event[] = [
  { name: "Budget review", at: "10:00" },
  { name: "Budget planning", at: "13:00" },
  { name: "Design critique", at: "15:30" },
  { name: "Piano lesson", at: "17:00", of: "Family" },
  { name: "Whit Monday", at: "All day", of: "Holidays" },
];
const key = (name: string): string => name.replace(/\W/g, "");
const answered = (name: string, mine: string): readonly Event[] =>
  events.map((event) => (event.name === name ? { ...event, mine } : event));
type Agenda = { all?: readonly Event[]; shown?: readonly string[]; more?: string };
const agenda = ({ all = events, shown = ["Work", "Family"], more = "" }: Agenda = {}) => `
  button "Create" [collapsed popup] #create
  button "Today" #today
  button "Previous week" #back
  button "Next week" #on
  heading "4 – 10 May 2026"
  combobox "View" ="Week" |"Day|Week|Month" #view
  region "My calendars"
${["Work", "Family", "Holidays"].map((one) => `    checkbox "${one}" [${shown.includes(one) ? "checked" : "unchecked"}] #c-${one}\n    button "Options for ${one}" [collapsed popup] #o-${one}`).join("\n")}
  list "Tuesday, 5 May"
${all
  .filter(({ of = "Work" }) => shown.includes(of))
  .map(
    ({ name, at, mine = "" }) =>
      `    item "${at} ${name}${mine && ` ${mine}`}"\n      button "Yes" [${mine === "Accepted" ? "pressed" : "unpressed"}] #y-${key(name)}\n      button "No" [${mine === "Declined" ? "pressed" : "unpressed"}] #n-${key(name)}\n      button "Maybe" [${mine === "Tentative" ? "pressed" : "unpressed"}] #m-${key(name)}\n      button "Delete event" #d-${key(name)}`,
  )
  .join("\n")}
${more}`;
const answers = (name: string, letter: string, mine: string): Act =>
  clicks(`#${letter}-${key(name)}`, agenda(), agenda({ all: answered(name, mine) }), stores);
const without = (name: string): readonly Event[] => events.filter((event) => event.name !== name);
const shows = (on: string, from: readonly string[], to: readonly string[]): Act =>
  clicks(`#c-${on}`, agenda({ shown: from }), agenda({ shown: to }));

wordingsTable([
  {
    wanted: "an invitation is accepted",
    steps: [
      "Accept the invitation to Budget planning",
      'Click "Yes" for the event "Budget planning"',
      "Respond Yes to Budget planning",
      "RSVP yes to the Budget planning event at 13:00",
      "The invitation to Budget planning should be accepted",
      "Budget planning is accepted",
      'Answer the "Budget planning" invite with Yes',
    ],
    act: answers("Budget planning", "y", "Accepted"),
    others: {
      sister: answers("Budget review", "y", "Accepted"),
      declined: answers("Budget planning", "n", "Declined"),
      maybe: answers("Budget planning", "m", "Tentative"),
      nothing: clicks("#y-Budgetplanning", agenda(), agenda({ more: '  status "Offline"' }), {
        mutating: true,
      }),
    },
    told: 6,
  },
  {
    wanted: "an invitation is declined",
    steps: [
      "Decline the invitation to Budget planning",
      'Respond "No" to Budget planning',
      "The Budget planning event should be declined",
      "Decline Budget planning (13:00) because of a conflict",
      "In the Budget planning event, choose No",
      "Budget planning must be declined",
    ],
    act: answers("Budget planning", "n", "Declined"),
    others: {
      sister: answers("Budget review", "n", "Declined"),
      accepted: answers("Budget planning", "y", "Accepted"),
      deleted: clicks("#d-Budgetplanning", agenda(), agenda({ all: without("Budget planning") }), stores),
    },
    told: 4,
  },
  {
    wanted: "an event is deleted",
    steps: [
      "Delete the event Budget planning",
      "Remove Budget planning from the calendar",
      "Delete the 13:00 event on Tuesday",
      "The Budget planning event should be deleted",
      "Click the trash icon of Budget planning",
      'The calendar no longer shows "Budget planning"',
      "Delete the second event of the day",
    ],
    act: clicks("#d-Budgetplanning", agenda(), agenda({ all: without("Budget planning") }), stores),
    others: {
      sister: clicks("#d-Budgetreview", agenda(), agenda({ all: without("Budget review") }), stores),
      asked: clicks(
        "#d-Budgetplanning",
        agenda(),
        agenda({ more: '  dialog "Delete Budget planning?"\n    button "Keep event"\n    button "Delete"' }),
        stores,
      ),
      declined: answers("Budget planning", "n", "Declined"),
      nothing: clicks("#d-Budgetplanning", agenda(), agenda(), stores),
    },
    told: 7,
  },
  {
    wanted: "a calendar is hidden",
    steps: [
      "Hide the Family calendar",
      "Uncheck the Family calendar in the sidebar",
      "The Family calendar should be hidden",
      "Turn off the Family calendar under My calendars",
      "Deselect Family in the list of calendars",
      "The events of the Family calendar are no longer shown",
    ],
    act: shows("Family", ["Work", "Family"], ["Work"]),
    others: {
      sister: shows("Work", ["Work", "Family"], ["Family"]),
      shown: shows("Family", ["Work"], ["Work", "Family"]),
      options: clicks(
        "#o-Family",
        agenda(),
        agenda({ more: '  menu "Options"\n    menuitem "Settings"\n    menuitem "Hide"' }),
      ),
    },
    told: 0,
  },
  {
    wanted: "a calendar is shown",
    steps: [
      "Show the Holidays calendar",
      "Display Holidays in the calendar",
      "Check the box of the Holidays calendar",
      "The Holidays calendar should be visible",
      "Turn on the calendar Holidays (sidebar)",
      "Holidays is ticked under My calendars",
    ],
    act: shows("Holidays", ["Work", "Family"], ["Work", "Family", "Holidays"]),
    others: {
      hidden: shows("Holidays", ["Work", "Holidays"], ["Work"]),
      sister: shows("Family", ["Work"], ["Work", "Family"]),
    },
    told: 3,
  },
]);

type Draft = { title?: string; allDay?: boolean; repeat?: string; remind?: readonly string[]; more?: string };
const draft = ({
  title = "Dentist",
  allDay,
  repeat,
  remind = ["10 minutes before"],
  more = "",
}: Draft = {}) => `
  dialog "New event"
    textbox "Title" ="${title}" #title
    textbox "Location" ="" #where
    checkbox "All day" [${allDay ? "checked" : "unchecked"}] #allday
${allDay ? "" : '    combobox "Start time" ="09:00" |"08:30|09:00|09:30" #start\n    combobox "End time" ="10:00" |"09:30|10:00|10:30" #end'}
    combobox "Repeat" ="${repeat ?? "Does not repeat"}" |"Does not repeat|Daily|Weekly|Monthly" #repeat
    list "Reminders"
${remind.map((one, at) => `      item "${one}"\n        button "Remove reminder" #r-${at}`).join("\n")}
    button "Add reminder" #remind
    button "Cancel" #cancel
    button "Save" #save
${more}`;
const calendar = (names: readonly string[], more = "") => `
  button "New event" #new
  heading "5 May 2026"
  list "Events"
${names.map((name) => `    item "${name}"`).join("\n")}
${more}`;

wordingsTable([
  {
    wanted: "an event lasts the whole day",
    steps: [
      "Make it an all-day event",
      "Check the All day box",
      'Tick "All day" in the new event dialog',
      "The event should last all day",
      "Mark the event as all day",
      "Turn on All day so that no time is needed",
    ],
    act: clicks("#allday", draft(), draft({ allDay: true })),
    others: {
      timed: clicks("#allday", draft({ allDay: true }), draft()),
      shut: clicks("#cancel", draft(), calendar([])),
      nothing: clicks("#allday", draft(), draft()),
    },
    told: 5,
  },
  {
    wanted: "an event comes again",
    steps: [
      "Set the event to repeat weekly",
      "Choose Weekly under Repeat",
      'Select "Weekly" in the "Repeat" dropdown',
      "The event should repeat every week",
      "Make the event recurring (weekly)",
      "Repeat: Weekly",
      "Change Repeat from Does not repeat to Weekly",
    ],
    act: {
      does: "select",
      on: "#repeat",
      value: "Weekly",
      before: draft(),
      after: draft({ repeat: "Weekly" }),
    },
    others: {
      monthly: {
        does: "select",
        on: "#repeat",
        value: "Monthly",
        before: draft(),
        after: draft({ repeat: "Monthly" }),
      },
      "sprung back": { does: "select", on: "#repeat", value: "Weekly", before: draft(), after: draft() },
      never: {
        does: "select",
        on: "#repeat",
        value: "Does not repeat",
        before: draft({ repeat: "Weekly" }),
        after: draft(),
      },
    },
    told: 6,
  },
  {
    wanted: "an event is kept",
    steps: [
      "Save the event Dentist",
      "Save the new event",
      'Click "Save" to add Dentist to the calendar',
      "The event Dentist should be in the calendar",
      "Create the event Dentist",
      "Dentist is saved on 5 May",
      "Submit the new event form",
    ],
    act: clicks("#save", draft(), calendar(["Standup", "Dentist"]), {
      mutating: true,
      requests: ["POST /events 201"],
    }),
    others: {
      cancelled: clicks("#cancel", draft(), calendar(["Standup"]), { mutating: true }),
      "no title": clicks(
        "#save",
        draft({ title: "" }),
        draft({ title: "", more: '    alert "Please enter a title"' }),
        { mutating: true },
      ),
      "not there": clicks("#save", draft(), calendar(["Standup"], '  alert "Event could not be saved"'), {
        mutating: true,
        requests: ["POST /events 500"],
      }),
    },
    told: 5,
  },
  {
    wanted: "an event without its second reminder",
    steps: [
      "Remove the 1 day before reminder",
      'Delete the reminder "1 day before"',
      "The reminder 1 day before should be removed",
      "Remove the second reminder of the event",
      'Click "Remove reminder" next to "1 day before"',
      "Take away the reminder one day before (1 day before)",
    ],
    act: clicks(
      "#r-1",
      draft({ remind: ["10 minutes before", "1 day before"] }),
      draft({ remind: ["10 minutes before"] }),
    ),
    others: {
      sister: clicks(
        "#r-0",
        draft({ remind: ["10 minutes before", "1 day before"] }),
        draft({ remind: ["1 day before"] }),
      ),
      added: clicks("#remind", draft(), draft({ remind: ["10 minutes before", "1 day before"] })),
      shut: clicks(
        "#cancel",
        draft({ remind: ["10 minutes before", "1 day before"] }),
        calendar(["Standup"]),
      ),
    },
    told: 6,
  },
]);
