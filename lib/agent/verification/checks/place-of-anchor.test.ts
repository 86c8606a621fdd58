import { checkTable } from "@/tests/support/check-table";
import { placeNamed } from "./place-named";

const menu = '\n  link "Guests" >#guests #to-guests\n  link "About us" >#about #to-about';
const guests = '\n  heading "Guests"\n  table "Guests"\n    row "Ida 4"\n    row "Nils 2"\n    row "Ada 7"';
const about = '\n  heading "About us"\n  text "A small house by the sea."';
const opened = {
  step: "Go to the About us page",
  before: menu + guests,
  on: "#to-about",
  url: "https://garden.test/#guests",
  urlAfter: "https://garden.test/#about",
  after: menu + about,
};

checkTable(placeNamed, [
  { when: "the content was exchanged for what the step names", says: "verified", ...opened },
  {
    when: "the page only went to a part of it",
    says: "nothing",
    ...opened,
    before: menu + guests + about,
    after: menu + guests + about,
  },
  {
    when: "a part came up beside the rest",
    says: "nothing",
    ...opened,
    after: menu + guests + about,
    others: "may",
  },
  { when: "the content went, and nothing came", says: "nothing", ...opened, after: menu },
  {
    when: "another place came up",
    says: "nothing",
    ...opened,
    step: "Go to the prices page",
  },
]);
