import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true, requests: ["POST /enrolments 201"] } as const;

const courses = ["Spanish A1", "Spanish A2", "Pottery"];
const key = (name: string): string => name.replace(/\W/g, "");
const catalogue = (mine: readonly string[] = [], more = "") => `
  link "Catalogue" [current] >/courses
  link "My courses (${mine.length})" >/my #my
  heading "Courses"
  list "Courses"
${courses
  .map(
    (name) =>
      `    item "${name} 8 weeks${mine.includes(name) ? " Enrolled" : ""}"\n      heading "${name}"\n      button "${mine.includes(name) ? "Continue" : "Enrol"}" #e-${key(name)}\n      button "${mine.includes(name) ? "Leave course" : "Add to wishlist"}" #l-${key(name)}`,
  )
  .join("\n")}
${more}`;
const enrols = (name: string): Act => clicks(`#e-${key(name)}`, catalogue(), catalogue([name]), stores);
const leaves = (name: string, from: readonly string[] = courses): Act =>
  clicks(`#l-${key(name)}`, catalogue(from), catalogue(from.filter((one) => one !== name)), stores);

const capitals = ["Bern", "Zurich", "Geneva"];
type Quiz = { at?: number; chosen?: string; flagged?: boolean; more?: string };
const quiz = ({ at = 2, chosen = "", flagged = false, more = "" }: Quiz = {}) => `
  heading "Geography quiz"
  status "Question ${at} of 5"
  region "Question ${at}"
    text "${at === 2 ? "What is the capital of Switzerland?" : `Question number ${at}`}"
${at === 2 ? capitals.map((name) => `    radio "${name}" [${chosen === name ? "checked" : "unchecked"}] #c-${name}`).join("\n") : `    radio "Yes"\n    radio "No"`}
    button "${flagged ? "Remove flag" : "Flag question"}" [${flagged ? "pressed" : "unpressed"}] #flag
    button "Clear my choice"${chosen === "" ? " [disabled]" : ""} #clear
  button "Previous" #back
  button "Next" #next
  button "Finish attempt" #finish
${more}`;
const picks = (name: string, from = ""): Act =>
  clicks(`#c-${name}`, quiz({ chosen: from }), quiz({ chosen: name }));
const sure =
  '  dialog "Submit all and finish?"\n    button "Return to attempt" #return\n    button "Submit all and finish" #submit';
const result =
  '\n  heading "Geography quiz: result"\n  status "4 of 5 points"\n  button "Try again" #again\n  link "Back to the course" >/course\n';

wordingsTable([
  {
    wanted: "a course is taken",
    steps: [
      "Enrol in Spanish A2",
      "Enroll in the course Spanish A2",
      'Click "Enrol" on the "Spanish A2" card',
      "I should be enrolled in Spanish A2",
      "Sign up for the Spanish A2 course",
      "Spanish A2 is among my courses",
      "Join Spanish A2 (8 weeks)",
      "Enrol in the second course of the list",
    ],
    act: enrols("Spanish A2"),
    others: {
      sister: enrols("Spanish A1"),
      left: leaves("Spanish A2", ["Spanish A2"]),
      wished: clicks("#l-SpanishA2", catalogue(), catalogue([], '  status "Added to your wishlist"'), stores),
      full: clicks("#e-SpanishA2", catalogue(), catalogue([], '  alert "This course is full"'), {
        mutating: true,
      }),
    },
    told: 4,
  },
  {
    wanted: "a course is left",
    steps: [
      "Leave the course Spanish A2",
      "Unenrol from Spanish A2",
      "Drop the Spanish A2 course",
      "I should no longer be enrolled in Spanish A2",
      'Click "Leave course" in the Spanish A2 card',
      "Spanish A2 is no longer one of my courses",
      "Cancel the enrolment in Spanish A2",
    ],
    act: leaves("Spanish A2"),
    others: {
      sister: leaves("Spanish A1"),
      taken: enrols("Spanish A2"),
      nothing: clicks("#l-SpanishA2", catalogue(courses), catalogue(courses), stores),
    },
    told: 4,
  },
  {
    wanted: "an answer is ticked",
    steps: [
      "Choose Bern",
      "Answer question 2 with Bern",
      'Select the answer "Bern"',
      "Bern should be selected as the capital of Switzerland",
      'Answer "What is the capital of Switzerland?" with "Bern"',
      "Tick Bern in the quiz",
      "The answer to question 2 is Bern",
      "Pick the first answer",
    ],
    act: picks("Bern"),
    others: {
      zurich: picks("Zurich"),
      cleared: clicks("#clear", quiz({ chosen: "Bern" }), quiz()),
      nothing: clicks("#c-Bern", quiz(), quiz({ more: '  status "04:12 left"' })),
      flagged: clicks("#flag", quiz(), quiz({ flagged: true }), stores),
    },
    told: 7,
  },
  {
    wanted: "an answer is taken back",
    steps: [
      "Clear my choice",
      "Clear the answer to question 2",
      "No answer should be selected in question 2",
      "Deselect the chosen answer with Clear my choice",
      "Undo the choice of Bern",
      "Bern is no longer selected",
    ],
    act: clicks("#clear", quiz({ chosen: "Bern" }), quiz()),
    others: {
      picked: picks("Bern"),
      changed: picks("Zurich", "Bern"),
      nothing: clicks("#clear", quiz({ chosen: "Bern" }), quiz({ chosen: "Bern" })),
    },
    told: 0,
  },
  {
    wanted: "a question is flagged",
    steps: [
      "Flag the question",
      "Flag question 2 for review",
      "Mark question 2 with the flag",
      "Question 2 should be flagged",
      "The current question is flagged for later",
      'Click "Flag question"',
    ],
    act: clicks("#flag", quiz(), quiz({ flagged: true }), stores),
    others: {
      unflagged: clicks("#flag", quiz({ flagged: true }), quiz(), stores),
      next: clicks("#next", quiz(), quiz({ at: 3 })),
      nothing: clicks("#flag", quiz(), quiz(), { mutating: true }),
    },
    told: 6,
  },
  {
    wanted: "the question after",
    steps: [
      "Go to the next question",
      "Go to question 3",
      'Click "Next" to get to question 3',
      "Question 3 should be displayed",
      "Continue with the third question",
      "Show question 3 of 5",
    ],
    act: clicks("#next", quiz({ chosen: "Bern" }), quiz({ at: 3 })),
    others: {
      back: clicks("#back", quiz({ chosen: "Bern" }), quiz({ at: 1 })),
      unanswered: clicks("#next", quiz(), quiz({ more: '  alert "Please choose an answer"' })),
      finished: clicks("#finish", quiz({ chosen: "Bern" }), result),
    },
    told: 1,
  },
  {
    wanted: "a quiz is handed in",
    steps: [
      "Submit the quiz",
      "Submit all answers and finish the quiz",
      'Click "Submit all and finish" in the dialog',
      "The quiz should be submitted",
      "Finish the Geography quiz",
      "Confirm the submission of the quiz",
      "Hand in the quiz so that the result is shown",
    ],
    act: clicks("#submit", quiz({ at: 5, more: sure }), result, stores),
    others: {
      returned: clicks("#return", quiz({ at: 5, more: sure }), quiz({ at: 5 }), { mutating: true }),
      "asked only": clicks("#finish", quiz({ at: 5 }), quiz({ at: 5, more: sure }), { mutating: true }),
      failed: clicks(
        "#submit",
        quiz({ at: 5, more: sure }),
        quiz({ at: 5, more: '  alert "Time is over"' }),
        {
          mutating: true,
          requests: ["POST /attempts 409"],
        },
      ),
    },
    told: 5,
  },
]);
