import { checkTable } from "@/tests/support/check-table";
import { calendarTurned } from "./calendar-turned";

const plan = (...entries: string[]) => `
  button "Today"
  button "Later" #later
  list "Entries"
${entries.map((entry) => `    item "${entry}"`).join("\n")}
`;
const next = {
  step: "Go to the next week",
  before: plan("Ferry", "Dentist"),
  text: "2027-03-01 ~ 2027-03-07",
  on: "#later",
  after: plan("Regatta"),
};

const lists = (month: string, year: string, more = ""): string =>
  `\n  link "« Earlier" #earlier\n  link "Later »" #later\n  combobox "Month" ="${month}" |"January|February|December"\n  combobox "Year" ="${year}" |"2026|2027"${more}`;
const byLists = {
  ...next,
  step: "Show the next month",
  before: lists("December", "2026"),
  after: lists("January", "2027"),
  urlAfter: "https://garden.test/?m=2",
  text: "Tides",
  textAfter: "Tides",
};

checkTable(calendarTurned, [
  { when: "the lists above it hold the month that follows", says: "verified", ...byLists },
  {
    when: "the lists above it hold one further on",
    says: "refuted",
    ...byLists,
    after: lists("February", "2027"),
  },
  { when: "the lists above it hold the same", says: "nothing", ...byLists, after: lists("December", "2026") },
  {
    when: "there are lists for two months",
    says: "nothing",
    ...byLists,
    after: lists("January", "2027", '\n  combobox "To" ="February" |"January|February"'),
  },
  {
    when: "the week that follows is shown",
    says: "verified",
    ...next,
    textAfter: "2027-03-08 ~ 2027-03-14",
  },
  {
    when: "the month that follows is shown",
    says: "verified",
    ...next,
    step: "Show the following month",
    text: "December 2026",
    textAfter: "January 2027",
  },
  {
    when: "the month that the step names is shown",
    says: "verified",
    ...next,
    step: "Show December 2026",
    text: "November 2026",
    textAfter: "December 2026",
  },
  {
    when: "the calendar went past the month that the step names",
    says: "nothing",
    ...next,
    step: "Turn the calendar to December 2026",
    text: "November 2026",
    textAfter: "January 2027",
  },
  {
    when: "the month that the step names stood there all along",
    says: "nothing",
    ...next,
    step: "Show December 2026",
    text: "December 2026",
    textAfter: "December 2026",
  },
  {
    when: "the step wants something of that month, and not the month",
    says: "nothing",
    ...next,
    step: "Open the invoice of December 2026",
    text: "November 2026",
    textAfter: "December 2026",
  },
  {
    when: "the day before is shown",
    says: "verified",
    ...next,
    step: "Go back to the previous day",
    text: "Mon, 1 March 2027",
    textAfter: "Sun, 28 February 2027",
  },
  {
    when: "a later week than the next is shown",
    says: "refuted",
    again: true,
    ...next,
    textAfter: "2027-03-15 ~ 2027-03-21",
  },
  {
    when: "the week before is shown",
    says: "refuted",
    again: true,
    ...next,
    textAfter: "2027-02-22 ~ 2027-02-28",
  },
  {
    when: "a month is shown where a week was asked for",
    says: "nothing",
    ...next,
    textAfter: "2027-03-01 ~ 2027-03-31",
  },
  { when: "the week stayed the same", says: "nothing", ...next },
  {
    when: "the step does something in the next week",
    says: "nothing",
    ...next,
    step: 'Enter "Dentist" in the next week',
    textAfter: "2027-03-08 ~ 2027-03-14",
  },
  ...(
    [
      [
        "the month that is named without its year came",
        "verified",
        "Go back to October in the calendar",
        "October 2026",
      ],
      ["it is the one of the year before", "verified", "Show July in the calendar", "July 2026"],
      ["it came on the other side", "nothing", "Go back to October", "October 2027"],
      ["another month came", "nothing", "Go forward to December", "October 2026"],
      ["the name may be that of a thing", "nothing", "Open July", "July 2026"],
      ["the word is no month", "nothing", "Go back to Marsh in the calendar", "March 2026"],
      ["the word is a month elsewhere", "nothing", "Go back to Mars", "March 2026"],
      ["it is further off than a year", "nothing", "Show July in the calendar", "July 2024"],
    ] as const
  ).map(([when, says, step, textAfter]) => ({
    when,
    says,
    others: "may" as const,
    ...next,
    step,
    text: "November 2026",
    textAfter,
  })),
  ...(
    [
      ["a day of another year in it", "nothing", "Book the hall for 3 July 2027"],
      ["another year for it", "nothing", "Book the hall in July 2027"],
      ["a day of that year in it", "verified", "Book the hall for 3 July 2026"],
      ["a year for another month", "verified", "Book the hall from July to January 2027"],
    ] as const
  ).map(([what, says, goal]) => ({
    when: `the month came, and the goal says ${what}`,
    says,
    ...next,
    step: "Show July in the calendar",
    goal,
    text: "November 2026",
    textAfter: "July 2026",
  })),
]);
