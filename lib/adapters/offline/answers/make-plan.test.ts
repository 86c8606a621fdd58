import { describe, expect, it } from "vitest";
import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { makePlanTask } from "@/lib/agent/model-tasks/make-plan";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import { aPage } from "@/tests/support/a-page";

type More = { answers?: { question: string; answer: string }[]; verifiedWork?: string[] };

async function planned(goal: string, snapshot: PageSnapshot, more: More = {}) {
  const model = createOfflineModel({ now: () => new Date(2026, 10, 18) });
  const page = viewPage(snapshot, { focus: goal, tokenBudget: 6_000, text: true });
  const input = {
    goal,
    page,
    knowledge: [],
    searchHits: [],
    webSearch: true,
    answers: [],
    verifiedWork: [],
    continuing: false,
    outputs: {},
    criteria: [],
    ...more,
  };
  return (await model.run(makePlanTask, input, {})).data;
}

const navigation = (current: string): string =>
  ["Home", "Overview", "Patients", "Settings"]
    .map(
      (name) =>
        `    link "${name}" >"https://a.org/${name.toLowerCase()}"${name === current ? " [current]" : ""}`,
    )
    .join("\n");
const page = (title: string, body: string): PageSnapshot =>
  aPage(
    `\nregion:banner\n  region:navigation "Main"\n${navigation(title)}\nregion:main\n  heading:1 "${title}"\n${body}`,
    {
      url: `https://a.org/${title.toLowerCase()}`,
      title: `${title} · Clinic`,
    },
  );

const home = page("Home", '  link "Read more"');
const patients = page(
  "Patients",
  `  form:search
    textbox:search "Search patients"
  button "Add patient"
  table
    row "Amelia Hart 1984"
      button "Edit" ^"Amelia Hart"
      button "Delete" ^"Amelia Hart"`,
);
const settings = page(
  "Settings",
  `  switch "Text reminders"
  form
    textbox:text "Clinic name" ="Millbrook"
    button:submit "Save"`,
);
const quickForm = page(
  "Quick add patient",
  '  form\n    textbox:text "Full name"\n    button:submit "Add patient"',
);
const todos = aPage(
  'heading:1 "Todos"\ntextbox:text "New todo" ~"What needs to be done?"\nlist\n  item "milk"\n    checkbox "milk"',
  {
    title: "Todos",
  },
);
const signIn = aPage(
  'form\n  textbox:email "E-mail"\n  textbox:password "Password"\n  button:submit "Sign in"',
);
const shop = aPage(
  'list\n  item "Blue mug"\n    button "Add to cart" ^"Blue mug"\n  item "Red mug"\n    button "Add to cart" ^"Red mug"\ncombobox "Sort by" |"Newest|Price: low to high|Price: high to low"',
);
const question = aPage('textbox "Tags"\nbutton "Submit"');
const boxes = aPage(
  'checkbox "Milk"\ncheckbox "Bread"\ncheckbox "Eggs"\nbutton "Green"\nbutton "Blue"\nslider "Volume"\nslider "Balance"',
);
const twins = aPage('checkbox "Milk"\ncheckbox "Milk"');
const book = aPage(`
  heading:1 "Appointments"
  form "New appointment"
    combobox "Patient" |"Ann Lee|Bo Li"
    combobox "Clinician" |"Dr Amari|Dr Lindqvist"
    textbox:date "Date"
    textbox:time "Time"
    button:submit "Book appointment"`);

const plans: [string, PageSnapshot, string[]][] = [
  ["Go to overview, then open the Settings tab", home, ['Open "Overview"', "Open the Settings tab"]],
  [
    "Add a patient named Jas",
    home,
    [
      'Open "Patients"',
      "Open the form to add a patient",
      'Enter "Jas" in the name field',
      "Submit the form for the new patient",
      "Confirm it",
    ],
  ],
  [
    "Add a patient named Jas",
    patients,
    [
      'Click "Add patient" to add a patient',
      'Enter "Jas" in the name field',
      "Submit the form for the new patient",
      "Confirm it",
    ],
  ],
  [
    "Add a patient named Jas",
    quickForm,
    ['Enter "Jas" in the "Full name" field', "Submit the form for the new patient"],
  ],
  ["Delete the patient Amelia Hart", patients, ['Delete patient "Amelia Hart"', "Confirm the deletion"]],
  [
    "Delete the patient Amelia Hart",
    home,
    ['Open "Patients"', 'Delete patient "Amelia Hart"', "Confirm the deletion"],
  ],
  [
    "Delete the patient Zoe Beck",
    patients,
    ['Search for "Zoe Beck"', 'Delete patient "Zoe Beck"', "Confirm the deletion"],
  ],
  [
    "Change Amelia Hart's phone to 123",
    patients,
    ['Edit "Amelia Hart"', 'Set the phone field to "123"', 'Submit the form for "Amelia Hart"'],
  ],
  ["Turn on text reminders", home, ['Open "Settings"', "Turn on text reminders", "Save the change"]],
  ["Turn on text reminders", settings, ['Turn on "Text reminders"']],
  [
    'Set the clinic name to "Hill House"',
    settings,
    ['Set the clinic name field to "Hill House"', "Save the change"],
  ],
  ['Add a todo "bread"', todos, ['Enter "bread" in the "New todo" field', "Press the Enter key"]],
  ['Mark "milk" as done', todos, ['Mark "milk" as done']],
  [
    "Log in as a@b.org with password pw",
    signIn,
    ['Enter "a@b.org" in the "E-mail" field', 'Enter "pw" in the "Password" field', "Sign in"],
  ],
  ['Add "Red mug" to the cart', shop, ['Click "Add to cart" in "Red mug"']],
  [
    "Search for Ann and open the first result",
    patients,
    ['Search for "Ann"', "Submit the search", "Open the first result"],
  ],
  ["Enter Berlin as the tag", question, ['Enter "Berlin" in the tag field', "Submit the form"]],
  [
    "Book an appointment for Ann Lee with Dr Amari on 3 May at 10:00",
    book,
    [
      'Select "Ann Lee" in the "Patient" list',
      'Select "Dr Amari" in the "Clinician" list',
      'Enter "3 May" in the "Date" field',
      'Enter "10:00" in the "Time" field',
      "Submit the form for the new appointment",
    ],
  ],
  [
    "Check all the boxes and press Green",
    boxes,
    [
      'Turn on the "Milk" checkbox',
      'Turn on the "Bread" checkbox',
      'Turn on the "Eggs" checkbox',
      'Click "Green"',
    ],
  ],
  ['Select all options except "Bread"', boxes, ['Select the "Milk" option', 'Select the "Eggs" option']],
  ["Click every button", boxes, ['Click the "Green" button', 'Click the "Blue" button']],
  ["Set both sliders to 30", boxes, ['Set the "Volume" slider to "30"', 'Set the "Balance" slider to "30"']],
  [
    "Select Ann Lee and Bo Li from the list",
    book,
    ['Select "Ann Lee" in the list', 'Select "Bo Li" in the list', "Submit the form"],
  ],
  ["Check all the boxes", twins, ["Turn on every boxes"]],
  ["Click Save and then go to Home", settings, ['Click "Save"', "Open Home"]],
];

describe("planning by rules", () => {
  it.each(plans)("%s", async (goal, snapshot, expected) => {
    const { steps = [] } = await planned(goal, snapshot);
    expect(steps.map(({ description }) => description)).toEqual(expected);
  });

  it("gives every plan a criterion, and evidence of storing where something is stored", async () => {
    for (const [goal, snapshot] of plans) {
      const { criteria = [] } = await planned(goal, snapshot);
      expect(criteria.length, goal).toBeGreaterThan(0);
    }
    const { criteria, steps } = await planned("Add a patient named Jas", patients);
    expect(criteria).toMatchObject([
      {
        kind: "change",
        persistence: true,
        assertions: [{ kind: "text", text: "Jas", present: true }],
        step: 2,
      },
    ]);
    expect(steps?.map(({ mutating }) => mutating)).toEqual([false, false, true, true]);
  });

  it("knows the address that a link leads to, and drops it when the goal goes on to another page", async () => {
    const last = await planned("Go to overview, then open the Settings tab", home);
    expect(last.criteria?.map(({ assertions }) => assertions)).toEqual([
      [{ kind: "url", match: "path", value: "https://a.org/overview" }],
      [{ kind: "element", element: { role: "tab", name: "Settings" }, state: "selected" }],
    ]);
    const between = await planned("Go to overview and then go to Patients", home);
    expect(between.criteria?.[0]?.assertions).toEqual([]);
  });

  it("says that a goal holds already", async () => {
    expect((await planned("Open the Patients page", patients)).outcome).toBe("holds");
    const on = page("Settings", '  switch "Text reminders" [checked]');
    expect((await planned("Turn on text reminders", on)).outcome).toBe("holds");
  });

  it("leaves out verified work and starts from the page as it is", async () => {
    const { steps } = await planned(
      "Go to overview, then open the Settings tab",
      page("Overview", '  tab "Settings"'),
      {
        verifiedWork: ["Open overview"],
      },
    );
    expect(steps?.map(({ description }) => description)).toEqual(["Open the Settings tab"]);
  });

  it("enters again what was verified and is gone", async () => {
    const { steps } = await planned("Add a patient named Jas", quickForm, {
      verifiedWork: ['Enter "Jas" in the "Full name" field'],
    });
    expect(steps?.map(({ description }) => description)).toEqual([
      'Enter "Jas" in the "Full name" field',
      "Submit the form for the new patient",
    ]);
  });

  it("asks for what only the user knows, and uses the answer", async () => {
    const asked = await planned("Add a patient", patients);
    expect(asked).toMatchObject({ outcome: "ask", question: "What is the name of the patient?" });
    const { steps } = await planned("Add a patient", patients, {
      answers: [{ question: asked.question ?? "", answer: "Jas" }],
    });
    expect(steps?.[1]?.description).toBe('Enter "Jas" in the name field');
  });

  it("puts in what a form asked for on the way", async () => {
    const answers = [{ question: 'The form asks for "Phone". What shall I enter?', answer: "123" }];
    const { steps } = await planned("Add a patient named Jas", quickForm, { answers });
    expect(steps?.map(({ description }) => description)).toContain('Enter "123" in the Phone field');
  });

  it("rests on no single step where all of something is meant that it cannot list", async () => {
    const { criteria } = await planned("Check all the boxes", twins);
    expect(criteria?.map(({ step }) => step)).toEqual([undefined]);
  });

  it("keeps open what no rule reads of a goal, and asks about a command among it", async () => {
    const { outcome, criteria } = await planned("The lamp on the left is broken. Click Save", settings);
    expect([outcome, criteria?.map(({ text, step }) => [text, step])]).toEqual([
      "plan",
      [
        ['"Save" has been clicked', 0],
        ["The lamp on the left is broken", undefined],
      ],
    ]);
    const asked = await planned("If the lamp is on, turn it off. Click Save", settings);
    expect(asked).toMatchObject({ outcome: "ask", missingInformation: ["If the lamp is on, turn it off"] });
    const { steps } = await planned("If the lamp is on, turn it off. Click Save", settings, {
      answers: [{ question: asked.question ?? "", answer: "Turn on text reminders" }],
    });
    expect(steps?.map(({ description }) => description)).toEqual([
      'Turn on "Text reminders"',
      'Click "Save"',
    ]);
  });

  it("reads answers with a server tool", async () => {
    const { steps } = await planned("Open the Patients page and tell me the phone number of Bo Li", home);
    expect(steps?.map(({ toolType }) => toolType)).toEqual([undefined, "extract"]);
  });

  it("says that it does not understand", async () => {
    expect((await planned("Blorb the fnord gently over yonder hills", home)).outcome).toBe("impossible");
  });
});
