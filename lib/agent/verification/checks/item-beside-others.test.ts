import { checkTable } from "@/tests/support/check-table";
import { itemAppeared } from "./item-appeared";

const remarks = (box: string, entries: string, beside = "") => `
  form "New remark"
    textbox "Remark" ="${box}" #box
    button "Post remark" #post
  list "Remarks"
    item "Nice place"
${entries}${beside}`;
const post = {
  step: "Post the written remark",
  before: remarks("Which month is best?", ""),
  text: "Nice place",
  on: "#post",
  requests: ["POST /remarks 200"],
};
const came = '    item "Which month is best? Ida"\n';
const news = '  dialog "News"\n    button "Later"\n';
const withIt = "Nice place\nWhich month is best?\nTell me more";

checkTable(itemAppeared, [
  {
    when: "the entry came, and news in a dialog with it",
    says: "verified",
    ...post,
    after: remarks("", came, news),
    textAfter: withIt,
  },
  {
    when: "a dialog came that asks about it",
    says: "nothing",
    ...post,
    after: remarks("", "", '  dialog "Post: Which month is best?"\n    button "Later"\n'),
    textAfter: withIt,
  },
  {
    when: "a dialog came, and its text may be what speaks of it",
    says: "nothing",
    ...post,
    after: remarks("", "", news),
    textAfter: withIt,
  },
]);

const chips = { step: "Add the tag", on: "#add", requests: ["PUT /patients/1 200"] };
const tagging = '\n  dialog "Tag"\n    textbox "Name" ="Fall risk"\n    button "Add tag" #add';
checkTable(itemAppeared, [
  {
    when: "it is one of a line of chips now, beside one that sounds like a report",
    says: "verified",
    ...chips,
    before: `\n  heading "Ida"${tagging}`,
    text: "Dose 2 completed × Allergy ×",
    after: '\n  heading "Ida"',
    textAfter: "Dose 2 completed × Allergy × Fall risk ×",
  },
  {
    when: "a sentence reports it, with the cross that closes it",
    says: "nothing",
    ...chips,
    before: `\n  heading "Ida"${tagging}`,
    text: "Allergy ×",
    after: '\n  heading "Ida"',
    textAfter: "Allergy ×\nTag Fall risk added ×",
  },
]);
