import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true } as const;

const jobs = ["Data Analyst", "Data Engineer", "Office Manager"];
const key = (name: string): string => name.replace(/\W/g, "");
type Board = { saved?: readonly string[]; applied?: readonly string[]; more?: string };
const board = ({ saved = [], applied = [], more = "" }: Board = {}) => `
  link "Jobs" [current] >/jobs #nav
  link "Saved jobs (${saved.length})" >/saved #saved
  link "Events" >/events #events
  heading "Jobs"
  button "All types" [pressed] #all
  button "Remote" [unpressed] #remote
  button "Internship" [unpressed] #intern
  list "Jobs"
${jobs
  .map(
    (job) =>
      `    item "${job} Harbour Bank ${applied.includes(job) ? "Applied" : "2 days ago"}"\n      heading "${job}"\n      link "Details" >/jobs/${key(job)} #d-${key(job)}\n      button "${saved.includes(job) ? "Saved" : "Save"}" ${saved.includes(job) ? "[pressed]" : "[unpressed]"} #s-${key(job)}\n      button "${applied.includes(job) ? "Withdraw" : "Apply now"}" #a-${key(job)}`,
  )
  .join("\n")}
${more}`;
const saves = (job: string): Act => clicks(`#s-${key(job)}`, board(), board({ saved: [job] }), stores);
const drops = (job: string): Act => clicks(`#s-${key(job)}`, board({ saved: [job] }), board(), stores);
const applies = (job: string): Act => clicks(`#a-${key(job)}`, board(), board({ applied: [job] }), stores);
const withdraws = (job: string): Act => clicks(`#a-${key(job)}`, board({ applied: [job] }), board(), stores);
const page = (job: string) => `
  link "Back to jobs" >/jobs
  heading "${job}"
  text "Harbour Bank, full time"
  heading "What you will do"
  button "Apply now"
`;
const details = (job: string): Act =>
  clicks(`#d-${key(job)}`, board(), page(job), {
    url: "https://careers.test/jobs",
    urlAfter: `https://careers.test/jobs/${key(job)}`,
  });
const only = (type: string): string =>
  board()
    .replace('"All types" [pressed]', '"All types" [unpressed]')
    .replace(`"${type}" [unpressed]`, `"${type}" [pressed]`)
    .replace(
      type === "Remote" ? / {4}item "Office[\s\S]*/ : / {4}item "Data Engineer[\s\S]*?(?= {4}item "Office)/,
      "",
    );

wordingsTable([
  {
    wanted: "a job is kept",
    steps: [
      "Save the Data Engineer job",
      "Bookmark the job Data Engineer",
      "Add Data Engineer to the saved jobs",
      'Click "Save" on the "Data Engineer" card',
      "The Data Engineer job should be saved",
      "Data Engineer is among the saved jobs",
      "Save the second job for later",
      "Add the job Data Engineer (Harbour Bank) to my favourites",
      "Mark Data Engineer as a favourite",
    ],
    act: saves("Data Engineer"),
    others: {
      sister: saves("Data Analyst"),
      dropped: drops("Data Engineer"),
      applied: applies("Data Engineer"),
      nothing: clicks("#s-DataEngineer", board(), board(), stores),
      "must sign in": clicks(
        "#s-DataEngineer",
        board(),
        board({ more: '  dialog "Sign in to save jobs"\n    textbox "Email"\n    button "Sign in"' }),
        stores,
      ),
    },
    told: 4,
  },
  {
    wanted: "a job is kept no longer",
    steps: [
      "Remove Data Engineer from the saved jobs",
      "Unsave the Data Engineer job",
      "Data Engineer should no longer be saved",
      "Take Data Engineer off my saved jobs",
      "The job Data Engineer is no longer a favourite",
      "Remove the bookmark from Data Engineer",
    ],
    act: drops("Data Engineer"),
    others: { kept: saves("Data Engineer"), sister: drops("Data Analyst") },
    told: 3,
  },
  {
    wanted: "a job is applied for",
    steps: [
      "Apply for the Data Engineer job",
      "Apply to Data Engineer at Harbour Bank",
      "The application for Data Engineer should be submitted",
      "Data Engineer is marked as applied",
      "Send an application for the position Data Engineer",
    ],
    act: applies("Data Engineer"),
    others: {
      sister: applies("Data Analyst"),
      withdrawn: withdraws("Data Engineer"),
      details: details("Data Engineer"),
      "form only": clicks(
        "#a-DataEngineer",
        board(),
        board({
          more: '  dialog "Apply for Data Engineer"\n    textbox "Full name"\n    button "Submit application"',
        }),
        stores,
      ),
      closed: clicks(
        "#a-DataEngineer",
        board(),
        board({ more: '  alert "Applications are closed"' }),
        stores,
      ),
    },
    told: 3,
  },
  {
    wanted: "an application is withdrawn",
    steps: [
      "Withdraw the application for Data Engineer",
      "The application for Data Engineer should be withdrawn",
      "Take back the Data Engineer application",
      'Press "Withdraw" in the Data Engineer card',
      "Data Engineer is no longer applied for",
    ],
    act: withdraws("Data Engineer"),
    others: { applied: applies("Data Engineer"), sister: withdraws("Data Analyst") },
    told: 3,
  },
  {
    wanted: "what a job is about",
    steps: [
      "Open the details of Data Engineer",
      "View the Data Engineer job",
      "Click Details in the Data Engineer card",
      "The details page of Data Engineer should be open",
      "Show more about the job Data Engineer",
      "Go to the job posting Data Engineer",
      "Open the second job",
    ],
    act: details("Data Engineer"),
    others: {
      sister: details("Data Analyst"),
      lost: {
        ...details("Data Engineer"),
        after: '  heading "This job is no longer available"\n  link "Back to jobs"',
      },
    },
    told: 0,
  },
  {
    wanted: "only jobs of a kind",
    steps: [
      "Show only remote jobs",
      "Filter the jobs by Remote",
      "Apply the Remote filter",
      "Only remote jobs should be listed",
      'Click the "Remote" chip',
      "The Remote filter is active",
      "Filter for remote positions using the chip above the list",
    ],
    act: clicks("#remote", board(), only("Remote")),
    others: {
      interns: clicks("#intern", board(), only("Internship")),
      all: clicks("#all", only("Remote"), board()),
      nothing: clicks("#remote", board(), board()),
    },
    told: 7,
  },
]);

const talks = ["Open Day", "Career Fair"];
const calendar = (going: readonly string[], more = "") => `
  heading "Events"
${talks
  .map(
    (talk) =>
      `  region "${talk}"\n    heading "${talk}"\n    text "${going.includes(talk) ? "You are registered" : "12 places left"}"\n    button "${going.includes(talk) ? "Cancel registration" : "Register"}" #r-${key(talk)}\n    button "Add to calendar" #c-${key(talk)}`,
  )
  .join("\n")}
${more}`;
const joins = (talk: string): Act => clicks(`#r-${key(talk)}`, calendar([]), calendar([talk]), stores);
const leaves = (talk: string): Act => clicks(`#r-${key(talk)}`, calendar([talk]), calendar([]), stores);
const lessons = (done: number, here: number) => `
  heading "Course: Bookkeeping"
  progress "Progress" ="${Math.round((done / 3) * 100)}%"
  list "Lessons"
${["Ledger", "Journal", "Balance"].map((name, at) => `    item "${at + 1}. ${name}${at < done ? " Completed" : ""}"${at === here ? " [current]" : ""}\n      link "${name}" #l-${name}`).join("\n")}
  heading "${["Ledger", "Journal", "Balance"][here]}"
  button "Previous lesson" #back
  button "Next lesson" #next
  button "Mark as complete" #done
`;

wordingsTable([
  {
    wanted: "a place at an event",
    steps: [
      "Register for the Career Fair",
      "Sign up for the event Career Fair",
      'Click "Register" on the Career Fair card',
      "I should be registered for the Career Fair",
      "The registration for Career Fair is confirmed",
      "Reserve a place at the Career Fair",
      "Join the Career Fair event",
    ],
    act: joins("Career Fair"),
    others: {
      other: joins("Open Day"),
      left: leaves("Career Fair"),
      full: clicks("#r-CareerFair", calendar([]), calendar([], '  alert "This event is full"'), stores),
      calendar: clicks("#c-CareerFair", calendar([]), calendar([], '  alert "Added to calendar"')),
    },
    told: 0,
  },
  {
    wanted: "no place at an event",
    steps: [
      "Cancel the registration for the Career Fair",
      "Unregister from the Career Fair",
      "The registration for Career Fair should be cancelled",
      "I must no longer be registered for the Career Fair",
      'Click "Cancel registration" under Career Fair',
      "Withdraw from the Career Fair",
    ],
    act: leaves("Career Fair"),
    others: { joined: joins("Career Fair"), other: leaves("Open Day") },
    told: 0,
  },
  {
    wanted: "a lesson is done",
    steps: [
      "Mark the lesson Journal as complete",
      "Complete the lesson Journal",
      "The Journal lesson should be marked as completed",
      "Journal is completed",
      'Click "Mark as complete" in the Journal lesson',
      "Mark the second lesson as done",
      "Mark the current lesson as finished",
    ],
    act: clicks("#done", lessons(1, 1), lessons(2, 1), stores),
    others: {
      nothing: clicks("#done", lessons(1, 1), lessons(1, 1), stores),
      gone: clicks("#next", lessons(1, 1), lessons(1, 2)),
      back: clicks("#back", lessons(1, 1), lessons(1, 0)),
    },
    told: 0,
  },
  {
    wanted: "the lesson after",
    steps: [
      "Go to the next lesson",
      "Open the lesson Balance",
      'Click "Next lesson" to get to Balance',
      "The lesson Balance should be shown",
      "Continue with the lesson Balance",
      "Move on to the third lesson",
    ],
    act: clicks("#next", lessons(1, 1), lessons(1, 2)),
    others: {
      back: clicks("#back", lessons(1, 1), lessons(1, 0)),
      done: clicks("#done", lessons(1, 1), lessons(2, 1), stores),
      nothing: clicks("#next", lessons(1, 1), lessons(1, 1)),
    },
    told: 1,
  },
]);
