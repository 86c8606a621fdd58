import { board, pin } from "@/tests/support/a-notice-board";
import { checkTable } from "@/tests/support/check-table";
import { itemAppeared } from "./item-appeared";

const byEnter = {
  step: 'Add the notice "Found glove"',
  before: board(""),
  on: "#notice",
  does: "setValue" as const,
  value: "Found glove",
  enter: true,
};

checkTable(itemAppeared, [
  {
    when: "the form held another name than the step writes out",
    says: "nothing",
    ...pin,
    step: "Submit the notice of Found Glove",
    before: board("Found Gloves"),
    after: board("", "Found Gloves"),
  },
  { when: "it is in the list", says: "verified", ...pin, after: board("", "Found glove") },
  {
    when: "it was sent with Enter and is in the list",
    says: "verified",
    ...byEnter,
    after: board("", "Found glove"),
  },
  {
    when: "there is one more of that name",
    says: "verified",
    ...pin,
    before: board("Found glove", "Found glove"),
    after: board("", "Found glove", "Found glove"),
  },
  {
    when: "the next page shows what the form held",
    says: "verified",
    ...pin,
    after: '\n  heading "All notices"\n  item "Found glove"\n  item "Lost cat"',
    urlAfter: "https://garden.test/notices",
  },
  {
    when: "the step does not quote it, and what the form held is shown",
    says: "verified",
    ...pin,
    step: "Submit the new notice",
    after: board("", "Found glove"),
  },
  {
    when: "the step does not quote it, and what was sent with Enter is shown",
    says: "verified",
    ...byEnter,
    step: "Add a notice",
    after: board("", "Found glove"),
  },
  {
    when: "the new name of a thing is shown",
    says: "verified",
    step: 'Rename the notice "Lost cat" to "Cat is home"',
    before:
      '\n  form "Edit"\n    textbox "Notice" ="Cat is home"\n    button "Rename"\n  list "Notices"\n    item "Lost cat"\n    item "Old bike"',
    after: '\n  list "Notices"\n    item "Cat is home"\n    item "Old bike"',
    on: "Rename",
  },
  {
    when: "a line of text shows it",
    says: "verified",
    ...pin,
    text: "Lost cat",
    textAfter: "Lost cat\nFound glove",
    after: board(""),
  },
  {
    when: "it is nowhere, also at a second look",
    says: "refuted",
    ...pin,
    before: board("Found glove"),
    after: `${board("Found glove")}\n  link "Ad"`,
    again: true,
  },
  {
    when: "it is nowhere at the second look, but its form answered",
    says: "nothing",
    ...pin,
    after: board("Found glove").replace('button "Pin up"', 'button "Pin up"\n    item "Being looked at"'),
    again: true,
  },
  {
    when: "it is nowhere at the second look, and the step does not say what it is called",
    says: "nothing",
    ...byEnter,
    step: "Add a notice",
    after: `${board("")}\n  link "Ad"`,
    again: true,
  },
  {
    when: "it was typed only, and came by itself",
    says: "nothing",
    ...byEnter,
    enter: false,
    after: board("Found glove", "Found glove"),
  },
  {
    when: "it came while the step was to remove it",
    says: "nothing",
    ...pin,
    step: 'Remove the notice "Found glove"',
    before: board(""),
    after: board("", "Found glove"),
  },
  {
    when: "another text was sent than the step says without quotes",
    says: "nothing",
    ...byEnter,
    step: "Add the notice Found glove",
    value: "Found hat",
    after: board("", "Found hat"),
  },
  {
    when: "the form is of something else than the step names",
    says: "nothing",
    ...pin,
    step: "Submit the complaint",
    before: board("Found glove").replace('"New notice"', '"Offer"').replace('"Pin up"', '"OK"'),
    on: "OK",
    after: board("", "Found glove").replace('"New notice"', '"Offer"').replace('"Pin up"', '"OK"'),
  },
  {
    when: "the step sends what stands there, and a text was entered that it says no word of",
    says: "nothing",
    others: "may",
    ...byEnter,
    step: "Submit the notice",
    after: board("", "Found glove"),
  },
  ...(
    [
      ["the goal quotes another text", "nothing", "Add a notice", "Lost hat"],
      ["the goal quotes it with more", "verified", "Add a notice", "Found glove, red"],
      ["the goal quotes a part of it", "verified", "Add a notice", "Glove"],
      ["the step says it, and the goal quotes another text", "verified", "Add the notice Found glove", "Hat"],
    ] as const
  ).map(([when, says, step, quoted]) => ({
    when,
    says,
    ...byEnter,
    step,
    goal: `Add the notice "${quoted}"`,
    after: board("", "Found glove"),
  })),
  { when: "it is nowhere yet", says: "nothing", ...pin },
  {
    when: "what is nowhere at the second look is only where the control is",
    says: "nothing",
    step: 'Click "Add the glove" in "The glove notice"',
    before:
      '\n  list "Found"\n    item "Glove"\n      button "Add the glove"\n  list "Notices"\n    item "None yet"',
    on: "Add the glove",
    after:
      '\n  list "Found"\n    item "Glove"\n      button "Add the glove"\n  list "Notices"\n    item "Glove, red"',
    again: true,
  },
  {
    when: "it stands in the field only",
    says: "nothing",
    ...pin,
    before: board(""),
    after: board("Found glove"),
    on: "#notice",
    does: "setValue",
    value: "Found glove",
  },
  {
    when: "only a message speaks of it",
    says: "nothing",
    ...pin,
    after: `${board("")}\n  alert "Found glove was added"`,
  },
  {
    when: "only a sentence without markup speaks of it",
    says: "nothing",
    ...pin,
    text: "Lost cat",
    textAfter: "Lost cat\nNotice Found glove added",
    after: board(""),
  },
  {
    when: "it had been there before",
    says: "nothing",
    ...pin,
    before: board("Found glove", "Found glove"),
    after: board("", "Found glove"),
  },
  { when: "another item came", says: "nothing", ...pin, after: board("", "Found hat") },
  {
    when: "another page shows it",
    says: "nothing",
    ...pin,
    before: '\n  heading "Notice board"\n  button "Pin up"',
    after: '\n  heading "Search"\n  item "Found glove"',
    urlAfter: "https://garden.test/search",
  },
  {
    when: "a dialog asks about it first",
    says: "nothing",
    ...pin,
    after: `${board("Found glove")}\n  dialog "Pin up Found glove?"\n    button "Yes"`,
  },
  {
    when: "it came while another button was pressed",
    says: "nothing",
    step: 'Add the notice "Found glove"',
    before: `${board("Found glove").replace("Pin up", "Add notice")}\n  button "Print all"`,
    after: `${board("", "Found glove").replace("Pin up", "Add notice")}\n  button "Print all"`,
    on: "Print all",
  },
  {
    when: "the step names two texts, and does not say which is to come",
    says: "nothing",
    ...pin,
    step: 'Add the notice "Found glove" under "Lost cat"',
    after: board("Found glove", "Found hat"),
  },
  {
    when: "an entry was written over in its place, and the step says that Enter ends it",
    says: "verified",
    step: 'Change the text in the edit box to "Found glove" and confirm with Enter',
    before: '\n  list "Notices"\n    item "" #own\n      textbox "" ="Lost glove" #box',
    on: "#box",
    does: "setValue",
    value: "Found glove",
    enter: true,
    after: '\n  list "Notices"\n    item "Found glove" #own\n      button "Edit"',
  },
]);

const kept = '\n  form "Brick"\n    textbox "Title" ="Red brick" #title\n    button "Save and stay" #save';
checkTable(
  itemAppeared,
  (
    [
      ["the site took what its form still holds", "nothing", ["POST /bricks/3 200 xhr"]],
      ["the site was told nothing", "refuted", []],
    ] as const
  ).map(([when, says, requests]) => ({
    when,
    says,
    others: "may" as const,
    step: 'Save "Red brick" and go on with the form',
    mutating: true,
    before: kept,
    on: "#save",
    requests,
    again: true,
    after: kept,
  })),
);

const bill = (day: string, what: string): string =>
  `\n  form "Bill"\n    textbox "Day" =${JSON.stringify(day)} #day\n    textbox "What" =${JSON.stringify(what)} #what\n    button "Save" #save`;
checkTable(
  itemAppeared,
  (
    [
      ["the day alone came up", "nothing", "The bill must be saved", "2026-11-26 Firewood"],
      [
        "the day came up, which the step says",
        "verified",
        "Save the bill of 2026-11-26",
        "2026-11-26 Firewood",
      ],
      ["what was entered came up with its day", "verified", "Save the bill", "2026-11-26 Sledges"],
    ] as const
  ).map(([when, says, step, entry]) => ({
    when,
    says,
    step,
    mutating: true,
    before: bill("2026-11-26", "Sledges"),
    on: "#save",
    urlAfter: "https://garden.test/all",
    requests: ["POST /bills 303 document"],
    after: `\n  list "Bills"\n    item ${JSON.stringify(entry)}`,
  })),
);
