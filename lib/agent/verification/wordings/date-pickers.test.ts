import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

type Stay = { from?: string; to?: string; month?: string; marked?: readonly string[] };
const days = [12, 15, 18, 22];
const weekday: Readonly<Record<number, string>> = {
  12: "Friday",
  15: "Monday",
  18: "Thursday",
  22: "Monday",
};
const stay = ({ from = "06/12/2026", to = "", month = "June 2026", marked = ["12"] }: Stay, open = true) => `
  heading "Book a room"
  textbox "Check-in" ="${from}" #in
  textbox "Check-out" ="${to}" ~"Add date" #out
${
  open
    ? `  dialog "Calendar"
    button "Move backward to switch to the previous month." #back
    heading "${month}"
    button "Move forward to switch to the next month." #next
${days.map((day) => `    button "${day}, ${weekday[day]}, ${month}"${marked.includes(String(day)) ? " [selected]" : ""} #d-${day}`).join("\n")}
    button "Clear dates" #clear`
    : ""
}
  button "Reserve" #reserve
`;
const leaves = (day: number, to = `06/${day}/2026`): Act =>
  clicks(`#d-${day}`, stay({}), stay({ to, marked: to === "" ? ["12"] : ["12", String(day)] }));
const arrives: Act = clicks(
  "#d-18",
  stay({ marked: [], from: "" }),
  stay({ from: "06/18/2026", marked: ["18"] }),
);

const icons = (month: string, chosen = "") => `
  heading "Absences"
  button "" #back ^"icon chevron-left"
  text "${month}"
  button "" #next ^"icon chevron-right"
  button "Today" #today
  table "${month}"
${[3, 4, 5].map((day) => `    row "${day} ${day + 7} ${day + 14}"\n      clickable "${day}"${chosen === String(day) ? " [.selected]" : ""} #d-${day}\n      clickable "${day + 7}" #d-${day + 7}`).join("\n")}
${chosen === "" ? "" : `  region "Selected day"\n    text "${chosen} ${month}"`}
`;

type Clock = { start?: string; end?: string; open?: "start" | "end" };
const hours = ["09:00", "09:30", "14:00", "14:30"];
const clock = ({ start = "", end = "", open }: Clock) => `
  form "Meeting"
    textbox "Start time" ="${start}" ~"hh:mm" #start
    button "Choose time, start" [${open === "start" ? "expanded" : "collapsed"} popup] #open-start
    textbox "End time" ="${end}" ~"hh:mm" #end
    button "Choose time, end" [${open === "end" ? "expanded" : "collapsed"} popup] #open-end
    button "Save" #save
${open ? `  list:listbox "Select time"\n${hours.map((hour) => `    option "${hour}" #t-${hour.replace(":", "")}`).join("\n")}` : ""}
`;
const at = (hour: string, kept = hour, which: "start" | "end" = "start"): Act =>
  clicks(
    `#t-${hour.replace(":", "")}`,
    clock({ open: which }),
    clock(which === "start" ? { start: kept } : { end: kept }),
  );

const presets = ["Today", "Last 7 days", "Last 30 days", "Custom range"];
const period = (chosen: string, open = false) => `
  heading "Visitors"
  button "${chosen}" [${open ? "expanded" : "collapsed"} popup] #period
${open ? `  list:menu "Period"\n${presets.map((name) => `    menuitem "${name}"${name === chosen ? " [.active]" : ""} #p-${name.replace(/ /g, "")}`).join("\n")}` : ""}
  region "Chart"
    text "${chosen === "Today" ? "41 visits" : chosen === "Last 7 days" ? "317 visits" : "1,288 visits"}"
`;
const spans = (name: string): Act =>
  clicks(`#p-${name.replace(/ /g, "")}`, period("Today", true), period(name));

wordingsTable([
  {
    wanted: "the last day of a stay",
    steps: [
      "Select June 18, 2026 as the check-out date",
      "Choose 18 June 2026 as the check-out date",
      "Set the check-out date to June 18",
      "The check-out date should be 18 June 2026",
      "Check-out: 18 June 2026",
      "Pick the 18th as the day of departure (Check-out)",
      "Click on Thursday, June 18 in the calendar to set the check-out",
      "In the calendar, pick June 18 for the check-out",
    ],
    act: leaves(18),
    others: {
      "another day": leaves(15),
      "not taken": leaves(18, ""),
      arrival: arrives,
      "next month": clicks("#next", stay({}), stay({ month: "July 2026", marked: [] })),
      shut: clicks("#clear", stay({}), stay({ from: "", marked: [] })),
    },
    told: 5,
  },
  {
    wanted: "the month before, by an icon",
    steps: [
      "Go to the previous month",
      "Go back one month in the calendar",
      "Show April 2026",
      "The calendar should show April 2026",
      "Click the left arrow to go from May to April",
      "Switch the calendar to the month before",
      "Navigate to April 2026 in the absence calendar",
    ],
    act: clicks("#back", icons("May 2026"), icons("April 2026")),
    others: {
      next: clicks("#next", icons("May 2026"), icons("June 2026")),
      nothing: clicks("#back", icons("May 2026"), icons("May 2026")),
      picked: clicks("#d-4", icons("May 2026"), icons("May 2026", "4")),
    },
    told: 2,
  },
  {
    wanted: "a day of a plain grid",
    steps: [
      "Select the 4th of May",
      "Click on May 4 in the calendar",
      "Pick 4 May 2026",
      "4 May 2026 should be selected",
      "Choose May 4 in the absence calendar",
      "The selected day must be the 4th of May",
    ],
    act: clicks("#d-4", icons("May 2026"), icons("May 2026", "4")),
    others: {
      fifth: clicks("#d-5", icons("May 2026"), icons("May 2026", "5")),
      "another month": clicks("#next", icons("May 2026"), icons("June 2026")),
      "in June": clicks("#d-4", icons("June 2026"), icons("June 2026", "4")),
      nothing: clicks("#d-4", icons("May 2026"), icons("May 2026")),
    },
    told: 4,
  },
  {
    wanted: "a time of day",
    steps: [
      "Choose 14:30 as the start time",
      "Set the start time to 14:30",
      "Select 14:30 in the time list of Start time",
      "The start time should be 14:30",
      "Start time: 14:30",
      "The meeting must start at 14:30",
      "Pick 14:30 from the dropdown for the start",
    ],
    act: at("14:30"),
    others: {
      another: at("14:00"),
      end: at("14:30", "14:30", "end"),
      "not taken": at("14:30", ""),
      "the list": clicks("#open-start", clock({}), clock({ open: "start" })),
    },
    told: 5,
  },
  {
    wanted: "a span of time for a report",
    steps: [
      "Show the last 30 days",
      'Choose "Last 30 days" in the period menu',
      "Set the period to Last 30 days",
      "The report should cover the last 30 days",
      "Change the date range from Today to Last 30 days",
      "Open the date range menu and select Last 30 days",
      "Visitors of the last 30 days should be shown",
    ],
    act: spans("Last 30 days"),
    others: {
      week: spans("Last 7 days"),
      "the menu": clicks("#period", period("Today"), period("Today", true)),
      nothing: clicks("#p-Last30days", period("Today", true), period("Today")),
    },
    told: 6,
  },
]);
