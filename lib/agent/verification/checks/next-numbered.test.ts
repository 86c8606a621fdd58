import { checkTable } from "@/tests/support/check-table";
import { nextNumbered } from "./next-numbered";

const site = "https://garden.test/#/kilns/4";
const bar = (kiln: string, more = ""): string => `
  region "Ways"
    link "Kilns" >https://garden.test/#/kilns
    link "${kiln}" >${site}${more}`;
/** The page of a kiln with what was fired in it, under the form that starts another firing. */
const form = (
  kiln = "barn-kiln",
  { glaze = "ash", slow = "unchecked", last = 2 } = {},
): string => `${bar(kiln)}
  table "Firings"${[...Array(last).keys()].map((n) => `\n    row "${n + 1} done"\n      link "${n + 1}" >${site}/firings/${n + 1}`).join("")}
  dialog "Firing"
    textbox "Glaze" ="${glaze}"
    checkbox "Slow" [${slow}]
    button "Cancel"
    button "Start firing"`;
const firing = (
  number: number,
  kiln = "barn-kiln",
): string => `${bar(kiln, `\n    link "${number}" >${site}/firings/${number}`)}
  heading "Heating up"
  list "Stages"
    item "Drying 0:12"`;
const start = {
  step: "Start the firing",
  goal: "Start a firing of barn-kiln with the glaze ash",
  last: true,
  before: form(),
  on: "Start firing",
  after: firing(3),
  url: `${site}/fire`,
  urlAfter: `${site}/firings/3`,
  requests: ["POST /api/firings 200"],
  again: true,
};

checkTable(nextNumbered, [
  { when: "the page of the next one came", says: "verified", ...start },
  { when: "it has yet to last", says: "looks again", ...start, again: false },
  {
    when: "the box that the goal says is ticked",
    says: "verified",
    ...start,
    goal: "Start a slow firing",
    before: form("barn-kiln", { slow: "checked" }),
  },
  {
    when: "the goal names another thing",
    says: "nothing",
    ...start,
    goal: "Start a firing of barn-kiln-two",
  },
  {
    when: "the goal names a part of what it is called",
    says: "nothing",
    ...start,
    goal: "Start a firing of kiln",
  },
  {
    when: "the form held another value",
    says: "nothing",
    ...start,
    before: form("barn-kiln", { glaze: "salt" }),
  },
  {
    when: "the box that the goal says is not ticked",
    says: "nothing",
    ...start,
    goal: "Start a slow firing",
  },
  {
    when: "the goal denies something",
    says: "nothing",
    ...start,
    goal: "Start a firing of barn-kiln, not slow",
  },
  {
    when: "one that was there before came",
    says: "nothing",
    ...start,
    after: firing(2),
    urlAfter: `${site}/firings/2`,
  },
  { when: "one further on came", says: "nothing", ...start, after: firing(7), urlAfter: `${site}/firings/7` },
  {
    when: "one of another thing came",
    says: "nothing",
    ...start,
    urlAfter: "https://garden.test/#/kilns/5/firings/3",
  },
  { when: "the page does not say that it is that one", says: "nothing", ...start, after: firing(8) },
  { when: "nothing was sent", says: "nothing", ...start, requests: [] },
  { when: "it was refused", says: "nothing", others: "may", ...start, requests: ["POST /api/firings 500"] },
]);
