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
