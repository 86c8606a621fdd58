import { describe, expect, it } from "vitest";
import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import { requestIn, writeRequest } from "@/lib/adapters/offline/writing/write-request";
import { makePlanTask } from "@/lib/agent/model-tasks/make-plan";
import { validatePlanTask } from "@/lib/agent/model-tasks/validate-plan";
import { viewPage } from "@/lib/agent/snapshot/view-page";
import { aPage } from "@/tests/support/a-page";
import { nothingElse } from "@/tests/support/a-plan-question";

const page = viewPage(aPage('heading:1 "Settings"\nbutton "Save"'), {
  focus: "",
  tokenBudget: 4_000,
  text: true,
});

describe("validating a plan of the goal's own words", () => {
  it("lets it go on, on whatever page", async () => {
    const [step] = writeRequest("Frobnicate the drawer").steps;
    const steps = [
      {
        id: "s1",
        description: step?.description ?? "",
        verify: "",
        status: "active" as const,
        dependsOn: [],
      },
    ];
    const input = { goal: "", trigger: "page_changed" as const, steps, unmet: [], page };
    expect((await createOfflineModel().run(validatePlanTask, input, {})).data.valid).toBe(true);
    expect(
      (await createOfflineModel().run(validatePlanTask, { ...input, trigger: "no_progress" }, {})).data.valid,
    ).toBe(false);
  });
});

describe("planning anew", () => {
  it("stays with the goal's own words where these were the plan, as long as nothing of it is done", async () => {
    const goal = 'Rename the shelf to "Upper deck"';
    const shelf = viewPage(aPage('form\n  textbox "Shelf" #s\n  button:submit "Save"'), {
      focus: "",
      tokenBudget: 4_000,
      text: true,
    });
    const [step] = writeRequest(goal).steps;
    const planned = async (more: { criteria?: string[]; verifiedWork?: string[] }) => {
      const input = {
        goal,
        page: shelf,
        ...nothingElse,
        ...more,
      };
      return (await createOfflineModel().run(makePlanTask, input, {})).data.steps?.[0]?.description;
    };
    const criteria = [`Done: ${goal}`];
    expect(await planned({ criteria })).toBe(step?.description);
    expect(await planned({ criteria, verifiedWork: ["Open Shelves"] })).not.toBe(step?.description);
    expect(await planned({})).not.toBe(step?.description);
  });
});

it("has no criterion of what a goal only tells", async () => {
  const rooms = viewPage(aPage('list\n  item "Elm"\n    button "Archive"'), {
    focus: "",
    tokenBudget: 4_000,
    text: true,
  });
  const input = { goal: 'Nobody uses the room any more. Archive "Elm"', page: rooms, ...nothingElse };
  const { criteria = [] } = (await createOfflineModel().run(makePlanTask, input, {})).data;
  expect(criteria.map(({ text }) => text)).toEqual(['"Elm" has been archived']);
});

describe("a goal whose words name no field", () => {
  const alerts = (more: string) =>
    viewPage(
      aPage(
        `form\n  combobox "Metal" #m |"Tin|Zinc" ="Tin"\n  combobox "Direction" #d |"below|above" ="below"\n${more}\n  button:submit "Add alert"`,
      ),
      { focus: "", tokenBudget: 4_000, text: true },
    );
  const planned = async (goal: string, more: string) => {
    const input = {
      goal,
      page: alerts(more),
      ...nothingElse,
    };
    return (await createOfflineModel().run(makePlanTask, input, {})).data.steps?.[0]?.description ?? "";
  };

  it.each([
    [
      "is done by its own words",
      "Set up an alert for when zinc goes above 9500",
      '  textbox "Price" #p',
      true,
    ],
    [
      "is done by its fields where it names them",
      "Add an alert with price 9500",
      '  textbox "Price" #p',
      false,
    ],
  ])("%s", async (_, goal, more, isOwn) => {
    expect((await planned(goal, more)) === writeRequest(goal).steps[0]?.description).toBe(isOwn);
  });

  it.each([
    ["is done by its own words on the page of the thing that it names", "Account AC-77", true],
    ["is done by its fields elsewhere", "Accounts", false],
  ])("%s", async (_, heading, isOwn) => {
    const goal = 'Record a payment of 20.50 with the reference "R 9" on account AC-77';
    const account = viewPage(
      aPage(
        `heading:1 "${heading}"\nform\n  textbox "Amount" #a\n  textbox "Reference" #r\n  button:submit "Record payment"`,
      ),
      { focus: "", tokenBudget: 4_000, text: true },
    );
    const { data } = await createOfflineModel().run(
      makePlanTask,
      { goal, page: account, ...nothingElse },
      {},
    );
    expect(data.steps?.[0]?.description === writeRequest(goal).steps[0]?.description).toBe(isOwn);
  });
});

describe("a name with a place behind it", () => {
  const walks = viewPage(aPage('heading "Walks"\nlink "New walk" >/walks/new'), {
    focus: "",
    tokenBudget: 4_000,
    text: true,
  });
  it.each([
    ["Add a new walk called Evening Lights in Hall 4, 45 minutes", true],
    ["Add a new walk called Evening Lights in Hall B", true],
    ['Add a new walk called "Evening Lights in Hall 4", 45 minutes', false],
    ["Add a new walk called Evening Lights, 45 minutes", false],
    ["Add a new walk called Breakfast in America", false],
  ])("is told apart by the form that takes it: %s", async (goal, isOwn) => {
    const input = { goal, page: walks, ...nothingElse };
    const { data } = await createOfflineModel().run(makePlanTask, input, {});
    expect(data.steps?.[0]?.description === writeRequest(goal).steps[0]?.description).toBe(isOwn);
  });
});

describe("a goal that says how many are to be added", () => {
  const goal = 'Reserve 3 berths at pier 5 for the boat "Una"';
  it("is done by its own words, where a control leads to the form that takes the number", async () => {
    const harbour = viewPage(
      aPage('heading "Harbour"\nbutton "Add boats" #add\nbutton "Pier 1, 3 berths taken" #p [expanded]'),
      { focus: "", tokenBudget: 4_000, text: true },
    );
    const { data } = await createOfflineModel().run(
      makePlanTask,
      { goal, page: harbour, ...nothingElse },
      {},
    );
    expect(data.steps?.[0]?.description).toBe(writeRequest(goal).steps[0]?.description);
  });
});

describe("a command that may mean one of several", () => {
  const logs = ["Ada wrote about the bilge pump", "Ada wrote about the mast", "Ben wrote about the pump"]
    .map((head, at) => `heading:3 "${head}"\nform ""\n  button "Approve" #b${at}`)
    .join("\n");
  it.each([
    [
      "is done by its own words where a clause tells which",
      "Approve the log that Ada wrote about the pump",
      true,
    ],
    ["is not where nothing on the page is told by that", "Approve the log that Cleo wrote", false],
  ])("%s", async (_, goal, isOwn) => {
    const page = viewPage(aPage(logs), { focus: "", tokenBudget: 4_000, text: true });
    const { data } = await createOfflineModel().run(makePlanTask, { goal, page, ...nothingElse }, {});
    expect(data.steps?.[0]?.description === writeRequest(goal).steps[0]?.description).toBe(isOwn);
  });
});

describe("a step that nobody finds a way for", () => {
  it.each<[string, string, boolean, string]>([
    ["is done where the press before it chose what it names, and that was stored", "pressed", true, "holds"],
    ["is not where nothing was stored", "pressed", false, "plan"],
    ["is not where another one is chosen", "unpressed", true, "ask"],
  ])("%s", async (_, state, stored, outcome) => {
    const goal = "vote for Friday in the poll";
    const other = state === "pressed" ? "unpressed" : "pressed";
    const poll = aPage(
      `list\n  item "Monday 4"\n    button "Monday" [${other}]\n  item "Friday 8"\n    button "Friday" [${state}]`,
    );
    const input = {
      ...nothingElse,
      goal,
      page: viewPage(poll, { focus: goal, tokenBudget: 4_000, text: true }),
      verifiedWork: ['Click "Friday"'],
      stuck: { step: goal, reason: "Nothing to press.", stored },
    };
    expect((await createOfflineModel().run(makePlanTask, input, {})).data.outcome).toBe(outcome);
  });
});

it("a thing is moved by its own words, where its control opens what nobody has seen", async () => {
  const goal = "Move the Oak staircase job to Finishing";
  const board = viewPage(
    aPage(
      'heading "Workshop"\nbutton "Move Oak staircase" #oak [popup collapsed]\nbutton "Move Ash shelving" #ash [popup collapsed]',
    ),
    { focus: "", tokenBudget: 4_000, text: true },
  );
  const { data } = await createOfflineModel().run(makePlanTask, { goal, page: board, ...nothingElse }, {});
  expect(data.steps?.[0]?.description).toBe(writeRequest(goal).steps[0]?.description);
});

it("takes boxes that only select rows for no state, where a button marks what is selected", async () => {
  const rows = [2071, 2074].map((no) => `  row "${no} Ann open"\n    checkbox "Select ${no}" [unchecked]`);
  const table = aPage(`table\n${rows.join("\n")}\nbutton "Mark as paid" [disabled]`);
  const shown = viewPage(table, { focus: "", tokenBudget: 4_000, text: true });
  const goal = "Mark the invoices 2071 and 2074 as paid";
  const { data } = await createOfflineModel().run(makePlanTask, { ...nothingElse, goal, page: shown }, {});
  expect(data.steps?.[0]?.description).toContain(goal);
});

it.each<[string, string, string[]]>([
  [
    "each with its own control, where the goal does several things to what is there",
    "Mark the mail from Ida as read and move it to the folder 'House'",
    ["Mark the mail from Ida as read", "move the mail from Ida to the folder 'House'"],
  ],
  [
    "as one, where one deed is done to several things",
    "Mark the mails 'Sun' and 'Rain' as read",
    ["Mark the mails 'Sun' and 'Rain' as read"],
  ],
  [
    "as one, where the rest only settles it",
    "Release the mail from Ida and confirm it",
    ["Release the mail from Ida and confirm it"],
  ],
  [
    "as one, where boxes are set and saved together",
    "Unsubscribe from 'Deals' and subscribe to 'News'",
    ["Unsubscribe from 'Deals' and subscribe to 'News'"],
  ],
])("a goal in its own words is asked of the page %s", async (_, goal, parts) => {
  const boxes = 'checkbox "Deals each week" [checked]\ncheckbox "News of the hut"\nbutton "Save"';
  const outline = `heading "Mail"\nlink "House" >/house\nlink "Ida: Sun and Rain" >/mail/2\n${boxes}`;
  const inbox = viewPage(aPage(outline), { focus: "", tokenBudget: 4_000, text: true });
  const { data } = await createOfflineModel().run(makePlanTask, { ...nothingElse, goal, page: inbox }, {});
  const asked = (data.steps ?? []).flatMap(({ description }) => requestIn(description) ?? []);
  expect(asked).toEqual(parts);
});

describe("what is added to, and sent then", () => {
  const orders = aPage(
    'table "Orders"\n  row "O-412 Draft"\n    link "O-412" >/o/412\n  row "O-413 Draft"\n    link "O-413" >/o/413',
  );
  const step = (goal: string): string => `Do what was asked: “${goal}”`;
  it.each<[string, string[]]>([
    [
      "Add 3 bags of lime to the order O-412 and send it to Hull",
      ["Add 3 bags of lime to the order O-412", "send order O-412 to Hull"],
    ],
    [
      "Add 3 bags of lime to order O-412 and submit it",
      ["Add 3 bags of lime to order O-412", "submit order O-412"],
    ],
    // One form may do both: it is not listed here by its number.
    ["Add 3 bags of lime to order O-499 and send it to Hull", []],
    ["Add 3 bags of lime to the order and send it to Hull", []],
  ])("%s", async (goal, parts) => {
    const page = viewPage(orders, { focus: "", tokenBudget: 4_000, text: true });
    const { steps = [] } = (await createOfflineModel().run(makePlanTask, { goal, page, ...nothingElse }, {}))
      .data;
    const asked = steps.map(({ description }) => description).filter((text) => text.startsWith("Do what"));
    expect(asked.length > 1 ? asked : []).toEqual(parts.map(step));
  });
});
