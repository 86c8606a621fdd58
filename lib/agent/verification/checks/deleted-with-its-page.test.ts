import { checkTable } from "@/tests/support/check-table";
import { itemGone } from "./item-gone";

const ask =
  '\n  heading "Basil"\n  item "Delete this packet for good?"\n    button "Delete packet" #go\n    button "Keep it"';
const drawer = '\n  heading "Seed drawer"\n  item "Chives"\n  item "Dill"';
const deleting = {
  step: 'Press "Delete packet"',
  before: ask,
  on: "#go",
  after: drawer,
  url: "https://garden.test/packets/6",
  urlAfter: "https://garden.test/packets",
  requests: ["DELETE /api/packets/6 200"],
};

checkTable(itemGone, [
  { when: "the site deleted it, and its page gave way", says: "verified", ...deleting },
  { when: "the site was told nothing", says: "nothing", ...deleting, requests: [] },
  { when: "the site would not", says: "nothing", ...deleting, requests: ["DELETE /api/packets/6 403"] },
  {
    when: "the site stored something as well",
    says: "nothing",
    ...deleting,
    requests: [...deleting.requests, "POST /api/notes 200"],
  },
  { when: "the page is still its page", says: "nothing", ...deleting, after: ask, urlAfter: deleting.url },
  {
    when: "an error page came up",
    says: "nothing",
    ...deleting,
    after: '\n  heading "Internal Server Error"',
  },
]);

const packet = '\n  heading "Basil"\n  button "Delete packet" #go\n  link "Edit" >/packets/6/edit';
const named = { ...deleting, step: 'Delete the packet "Basil"', before: packet };

checkTable(itemGone, [
  { when: "the page that gave way was that of the thing, and its list lacks it", says: "verified", ...named },
  {
    when: "the place that came up shows the thing still",
    says: "nothing",
    others: "may",
    ...named,
    after: `${drawer}\n  item "Basil"`,
  },
  {
    when: "the page was that of another thing",
    says: "nothing",
    others: "may",
    ...named,
    before: packet.replace("Basil", "Mint"),
  },
]);

checkTable(itemGone, [
  {
    when: "the goal quotes where it was, too",
    says: "verified",
    ...named,
    goal: 'Delete "Basil" of the "Seed drawer"',
    title: "Seed drawer",
    titleAfter: "Seed drawer",
  },
]);

const member = (name: string, control = "Delete", more = "") => `
  heading "${name}"
  button "${control}" #go
  link "Edit" >/members/3/edit
${more}`;
const unquoted = {
  ...deleting,
  step: "Delete the member Runa Vik",
  goal: "Delete the member Runa Vik",
  before: member("Runa Vik"),
  after: '\n  heading "Members"\n  item "Otto Berg"\n  item "Siv Dahl"',
  url: "https://garden.test/members/3",
  urlAfter: "https://garden.test/members",
  requests: ["DELETE /api/members/3 200"],
};
const may = { says: "nothing", others: "may" } as const;

checkTable(itemGone, [
  { when: "the page was called by the whole name", says: "verified", ...unquoted },
  {
    when: "the name stands in a field",
    says: "verified",
    ...unquoted,
    before: member("Member", "Delete", '  textbox "Name" ="Runa Vik"'),
  },
  {
    when: "the name is written in two fields",
    says: "verified",
    ...unquoted,
    before: member("Member", "Delete", '  textbox "First name" ="Runa"\n  textbox "Last name" ="Vik"'),
  },
  { when: "the page was called by a part of the name", ...may, ...unquoted, before: member("Runa Holm") },
  {
    when: "the whole name is shown still",
    ...may,
    ...unquoted,
    after: `${unquoted.after}\n  item "Runa Vik"`,
  },
  {
    when: "a part of the name is shown still",
    says: "verified",
    ...unquoted,
    after: `${unquoted.after}\n  item "Runa Holm"`,
  },
  {
    when: "the step names nobody",
    says: "verified",
    ...unquoted,
    step: "Delete the member",
    goal: "Tidy up",
  },
  {
    when: "the control is called by what the step writes as a name",
    says: "verified",
    ...unquoted,
    step: "Press Delete Member",
    goal: "Tidy up",
    before: member("Runa Vik", "Delete Member"),
  },
  {
    when: "the goal quotes whom the page was of, and who is shown still",
    ...may,
    ...unquoted,
    step: "Delete the member",
    goal: 'Delete "Runa Vik"',
    after: `${unquoted.after}\n  item "Runa Vik"`,
  },
  {
    when: "the goal quotes whom the page was of",
    says: "verified",
    ...unquoted,
    step: "Delete the member",
    goal: 'Delete "Runa Vik"',
  },
  {
    when: "the goal quotes somebody else who is shown still",
    says: "verified",
    ...unquoted,
    step: "Delete the member",
    goal: 'Delete her, and write to "Otto Berg"',
  },
]);
