import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true, requests: ["POST /answers 201"] } as const;

const scale = ["Very unhappy", "Unhappy", "Neutral", "Happy", "Very happy"];
const topics = ["Delivery", "Support"];
const survey = (answers: Readonly<Record<string, string>> = {}, more = "") => `
  heading "Customer survey"
  progress "Progress" ="${Object.keys(answers).length * 50}%"
  form "Customer survey"
${topics
  .map(
    (topic) =>
      `    region "How happy are you with our ${topic.toLowerCase()}?"\n${scale.map((one, at) => `      radio "${one}" [${answers[topic] === one ? "checked" : "unchecked"}] #${topic}-${at}`).join("\n")}`,
  )
  .join("\n")}
    textbox "Anything else?" ="" #else
    button "Save draft" #draft
    button "Submit" #submit
${more}`;
const says = (topic: string, answer: string, from: Readonly<Record<string, string>> = {}): Act =>
  clicks(`#${topic}-${scale.indexOf(answer)}`, survey(from), survey({ ...from, [topic]: answer }));
const full = { Delivery: "Happy", Support: "Happy" };
const thanks = '\n  heading "Thank you for your feedback"\n  link "Back to the shop" >/\n';

const options = ["Pizza", "Pasta", "Salad"];
const poll = (mine: string, votes: readonly number[], more = "") => `
  item "What shall we eat?"
    heading "What shall we eat?"
${options.map((option, at) => `    button "${option} ${votes[at]} votes" [${mine === option ? "pressed" : "unpressed"}] #o-${option}`).join("\n")}
    button "View results" #results
    button "Close poll" #close
${more}`;
const votesFor = (option: string): Act =>
  clicks(
    `#o-${option}`,
    poll("", [4, 2, 1]),
    poll(
      option,
      [4, 2, 1].map((votes, at) => votes + (options[at] === option ? 1 : 0)),
    ),
    stores,
  );

const key = (name: string): string => name.replace(/\W/g, "");
const questions = ["What is your name?", "How old are you?", "Where do you live?"];
type Editor = { all?: readonly string[]; required?: readonly string[]; open?: boolean; more?: string };
const editor = ({ all = questions, required = [], open = true, more = "" }: Editor = {}) => `
  tab "Questions" [selected] #questions
  tab "Responses 14" #responses
  tab "Settings" #settings
  heading "Club survey"
  switch "Accepting responses" [${open ? "checked" : "unchecked"}] #open
${all
  .map(
    (text, at) =>
      `  region "Question ${at + 1}: ${text}"\n    textbox "Question" ="${text}" #t-${at}\n    switch "Required" [${required.includes(text) ? "checked" : "unchecked"}] #q-${at}-${key(text)}\n    button "Duplicate question" #u-${at}-${key(text)}\n    button "Delete question" #d-${at}-${key(text)}`,
  )
  .join("\n")}
  button "Add question" #add
${more}`;
const requires = (at: number, from: readonly string[], to: readonly string[]): Act =>
  clicks(
    `#q-${at}-${key(questions[at] ?? "")}`,
    editor({ required: from }),
    editor({ required: to }),
    stores,
  );
const removes = (at: number, left: readonly string[] = questions.filter((_, one) => one !== at)): Act =>
  clicks(`#d-${at}-${key(questions[at] ?? "")}`, editor(), editor({ all: left }), stores);

wordingsTable([
  {
    wanted: "an answer on a scale",
    steps: [
      "Select Happy for the delivery question",
      'Answer "How happy are you with our delivery?" with "Happy"',
      'Choose "Happy" under "How happy are you with our delivery?"',
      "The answer to the delivery question should be Happy",
      "Rate the delivery as Happy",
      "Happy is selected for how happy you are with our delivery",
      "In the first question, pick Happy",
    ],
    act: says("Delivery", "Happy"),
    others: {
      "other question": says("Support", "Happy"),
      unhappy: says("Delivery", "Unhappy"),
      very: says("Delivery", "Very happy"),
      nothing: clicks("#Delivery-3", survey(), survey()),
    },
    told: 4,
  },
  {
    wanted: "a survey is handed in",
    steps: [
      "Submit the survey",
      'Click "Submit"',
      "Send the survey answers",
      "The survey should be submitted",
      "Submit the customer survey to finish",
      "Hand in the customer survey",
      "The answers of the survey are submitted",
    ],
    act: clicks("#submit", survey(full), thanks, stores),
    others: {
      draft: clicks("#draft", survey(full), survey(full, '  status "Draft saved"'), {
        mutating: true,
        requests: ["PUT /drafts/1 200"],
      }),
      missing: clicks(
        "#submit",
        survey({ Delivery: "Happy" }),
        survey({ Delivery: "Happy" }, '  alert "Please answer all questions"'),
        { mutating: true },
      ),
      emptied: clicks("#submit", survey(full), survey(), { mutating: true, requests: ["POST /answers 500"] }),
    },
    told: 0,
  },
  {
    wanted: "a vote is given",
    steps: [
      "Vote for Pasta",
      "Vote Pasta in the poll",
      'Select "Pasta" in the poll "What shall we eat?"',
      "Pasta should have my vote",
      "Cast a vote for Pasta",
      'In the poll, click the option "Pasta"',
      "Pick the second option of the poll",
    ],
    act: votesFor("Pasta"),
    others: {
      pizza: votesFor("Pizza"),
      taken: clicks("#o-Pasta", poll("Pasta", [4, 3, 1]), poll("", [4, 2, 1]), stores),
      closed: clicks("#o-Pasta", poll("", [4, 2, 1]), poll("", [4, 2, 1], '  alert "This poll is closed"'), {
        mutating: true,
      }),
      "somebody else": clicks("#o-Pasta", poll("", [4, 2, 1]), poll("", [5, 2, 1]), { mutating: true }),
    },
    told: 5,
  },
  {
    wanted: "a question must be answered",
    steps: [
      'Make the question "How old are you?" required',
      "Turn on Required for How old are you?",
      "The question How old are you? should be required",
      'Switch on "Required" in question 2',
      "Mark the second question as required",
      "Question 2 is required",
      'Set "How old are you?" to required',
    ],
    act: requires(1, [], ["How old are you?"]),
    others: {
      third: requires(2, [], ["Where do you live?"]),
      optional: requires(1, ["How old are you?"], []),
      nothing: requires(1, [], []),
    },
    told: 5,
  },
  {
    wanted: "a question is taken out",
    steps: [
      'Delete the question "How old are you?"',
      "Remove the second question",
      "Delete question 2 from the survey",
      "The question How old are you? should be deleted",
      'Delete "How old are you?" with its Delete question button',
      'The survey no longer asks "How old are you?"',
      "Click the trash icon of question 2",
    ],
    act: removes(1),
    others: {
      first: removes(0),
      doubled: clicks(
        "#u-1-Howoldareyou",
        editor(),
        editor({ all: ["What is your name?", "How old are you?", "How old are you?", "Where do you live?"] }),
        stores,
      ),
      asked: clicks(
        "#d-1-Howoldareyou",
        editor(),
        editor({ more: '  dialog "Delete question?"\n    button "Cancel"\n    button "Delete"' }),
        { mutating: true },
      ),
      nothing: removes(1, questions),
    },
    told: 2,
  },
  {
    wanted: "no answers are taken any more",
    steps: [
      "Stop accepting responses",
      "Turn off Accepting responses",
      "The survey should no longer accept responses",
      "Close the survey by switching Accepting responses off",
      "Accepting responses is off",
      "Disable the switch Accepting responses at the top",
    ],
    act: clicks("#open", editor(), editor({ open: false }), stores),
    others: {
      opened: clicks("#open", editor({ open: false }), editor(), stores),
      nothing: clicks("#open", editor(), editor(), { mutating: true }),
      responses: clicks(
        "#responses",
        editor(),
        '\n  tab "Questions" #questions\n  tab "Responses 14" [selected] #responses\n  heading "14 responses"',
      ),
    },
    told: 5,
  },
  {
    wanted: "the answers are looked at",
    steps: [
      "Open the Responses tab",
      "View the 14 responses",
      "Go to the responses of the Club survey",
      "The responses should be shown",
      "Switch from Questions to Responses",
      "Show the responses to the survey",
    ],
    act: clicks(
      "#responses",
      editor(),
      '\n  tab "Questions" #questions\n  tab "Responses 14" [selected] #responses\n  tab "Settings" #settings\n  heading "14 responses"\n  table "Responses"\n    row "Ada 34 Berlin"',
    ),
    others: {
      settings: clicks(
        "#settings",
        editor(),
        '\n  tab "Questions" #questions\n  tab "Responses 14" #responses\n  tab "Settings" [selected] #settings\n  heading "Settings"',
      ),
      nothing: clicks("#responses", editor(), editor()),
      open: clicks("#open", editor({ open: false }), editor(), stores),
    },
    told: 6,
  },
]);
