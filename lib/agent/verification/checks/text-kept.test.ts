import { checkTable } from "@/tests/support/check-table";
import { textKept } from "./text-kept";

const editor = (text: string, button = "Save"): string =>
  `\n  form\n    textbox "" =${JSON.stringify(text)} #text\n    textbox "Summary" =""\n    button "${button}" #keep\n    button "Preview" #look`;
const text = "====== Pests ======\nCodling moth: hang [[traps]] in May.\nWoolly aphid: brush off in July.";
const shown = "Pests\nCodling moth: hang traps in May.\nWoolly aphid: brush off in July.";
const page = '\n  heading "Pests"\n  link "Edit this page"';
const saving = {
  step: "Save the page with the line about woolly aphid",
  mutating: true,
  before: editor(text),
  on: "#keep",
  requests: ["POST /pests 302 document"],
  after: page,
  text: "Write here",
  textAfter: shown,
};

const posts = (comments: readonly string[], field = ""): string =>
  `${editor(field)}\n  list "Comments"\n${comments.map((one, at) => `    item "Ida ${at}"\n      link "${one}"`).join("\n")}`;
const posting = {
  step: "Post the comment that is written in the box",
  before: posts(["First of all"], "Easter Monday is closed"),
  on: "#keep",
  requests: ["POST /comments 302 document"],
  after: posts(["First of all", "Easter Monday is closed"]),
  text: "First of all",
  textAfter: "First of all\nEaster Monday is closed",
};

const hives = (hour: string): string => `Write the entry "Feed the hives at ${hour}" and lock the diary`;
const diary = (field: string, ...come: readonly string[]): string =>
  `\n  region "Diary"\n    textbox "" =${JSON.stringify(field)} #text\n    button "Save" #keep${come.map((one, at) => `\n    item "Today ${at} ${one}"`).join("")}\n    item "Yesterday Sow the beans"`;

checkTable(textKept, [
  { when: "what was written is the page that came", says: "verified", ...saving },
  {
    when: "a part of the step is said otherwise there",
    says: "verified",
    ...saving,
    step: "Save the correction: the aphid is brushed off in July",
  },
  {
    when: "the step says no more than that it is saved, and the goal quotes what came on the page of its name",
    says: "verified",
    ...saving,
    step: "Save the page",
    goal: 'Add "Woolly aphid: brush off in July." to the page "Pests" and open the page "Weeds"',
  },
  {
    when: "the goal says that it is to come to another page",
    says: "nothing",
    ...saving,
    step: "Save the page",
    goal: 'Add "Woolly aphid: brush off in July." to the page "Weeds" and open the page "Pests"',
  },
  {
    when: "the goal says another text",
    says: "nothing",
    ...saving,
    step: "Save the page",
    goal: 'Add "Woolly aphid: brush off in June." to the page "Pests"',
  },
  {
    when: "what the goal quotes stood on the page before",
    says: "nothing",
    ...saving,
    step: "Save the page",
    text: "Write here\nWoolly aphid: brush off in July.",
    goal: 'Add "Woolly aphid: brush off in July." to the page "Pests"',
  },
  {
    when: "the text says nothing of what the step says",
    says: "nothing",
    ...saving,
    step: "Save the page with the line about wasps",
  },
  {
    when: "the text lacks a name of the step",
    says: "nothing",
    ...saving,
    step: "Save the line about woolly aphid for Ida",
  },
  {
    when: "the text lacks a number of the step",
    says: "nothing",
    ...saving,
    step: "Save the line about the 12 woolly aphids",
  },
  {
    when: "the step wants something done beside it",
    says: "nothing",
    ...saving,
    step: "Save the line about woolly aphid and mark the page as done",
  },
  { when: "a field holds it still", says: "nothing", ...saving, after: `${page}${editor(text)}` },
  { when: "most of it is missing", says: "nothing", ...saving, textAfter: "Pests\nA page on pests" },
  { when: "it was on the page before", says: "nothing", ...saving, text: shown },
  { when: "nothing was sent", says: "nothing", others: "may", ...saving, requests: [] },
  { when: "it was only looked at", says: "nothing", others: "may", ...saving, on: "#look" },
  {
    when: "the site says that it failed",
    says: "nothing",
    others: "may",
    ...saving,
    after: `${page}\n  alert "Error: it could not be saved"`,
  },
  { when: "the step says no more than to send it, and one entry came", says: "verified", ...posting },
  {
    when: "the step says no more than to send it, and two entries came",
    says: "nothing",
    ...posting,
    after: posts(["First of all", "Easter Monday is closed", "Why not"]),
  },
  {
    when: "the step says no more than to send it, and the entry that came was not sent",
    says: "nothing",
    ...posting,
    after: posts(["First of all", "Easter Monday is closed"]).replace(/"Ida 1"/, '"Ida 1 Not sent, retry"'),
  },
  ...(
    [
      ["what was written on a page without a form is one entry more", "verified", {}],
      [
        "the entry is called by what the step says of it",
        "verified",
        { step: "Save the entry about feeding the hives" },
      ],
      ["the step quotes the text", "verified", { step: 'Save the entry "Feed the hives at 7"' }],
      ["nobody says the text", "nothing", { goal: "Write an entry" }],
      ["the step says another number", "nothing", { step: "Save the entry about the hives at 8" }],
      ["the goal ends with it and says another number", "nothing", { last: true, goal: hives("8") }],
      ["the goal ends with it", "verified", { last: true }],
      ["the entry has only a part of it", "nothing", { after: diary("", "Feed the hives") }],
      [
        "the entry says that it failed",
        "nothing",
        { after: diary("", "Feed the hives at 7 Sending failed") },
      ],
      [
        "the entry says that it was not kept",
        "nothing",
        { after: diary("", "Feed the hives at 7 Not sent, retry") },
      ],
      ["the entry says so in German", "nothing", { after: diary("", "Feed the hives at 7 Nicht gesendet") }],
      [
        "what was written is about a failure",
        "verified",
        {
          step: 'Save the entry "The pump failed, retry at 7"',
          goal: "Write down the pump",
          before: diary("The pump failed, retry at 7"),
          after: diary("", "The pump failed, retry at 7"),
        },
      ],
      ["no entry came", "nothing", { after: diary("") }],
      ["another one came as well", "nothing", { after: diary("", "Feed the hives at 7", "Rain") }],
      ["the field holds it still", "nothing", { after: diary("Feed the hives at 7", "Feed the hives at 7") }],
      [
        "such an entry was there before",
        "nothing",
        {
          before: diary("Feed the hives at 7", "Feed the hives at 7"),
          after: diary("", "Feed the hives at 7", "Feed the hives at 7"),
        },
      ],
      ["nothing was sent", "nothing", { requests: [] }],
      [
        "there was no list before",
        "nothing",
        { before: diary("Feed the hives at 7").replace(/\n {4}item.*/, "") },
      ],
    ] as const
  ).map(([when, says, more]) => ({
    when,
    says,
    others: "may" as const,
    again: true,
    mutating: true,
    step: "Save the entry",
    goal: hives("7"),
    on: "#keep",
    before: diary("Feed the hives at 7"),
    after: diary("", "Feed the hives at 7"),
    requests: ["POST /diary 200"],
    ...more,
  })),
]);
