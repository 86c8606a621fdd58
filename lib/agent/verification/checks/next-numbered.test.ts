import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
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
  { glaze = "ash", slow = "unchecked", last = 2, more = "" } = {},
): string => `${bar(kiln)}
  table "Firings"${[...Array(last).keys()].map((n) => `\n    row "${n + 1} done"\n      link "${n + 1}" >${site}/firings/${n + 1}`).join("")}
  dialog "Firing"
    textbox "Glaze" ="${glaze}"
    checkbox "Slow" [${slow}]${more}
    button "Cancel"
    button "Start firing"`;
const firing = (
  number: number,
  kiln = "barn-kiln",
  heading = "Heating up",
): string => `${bar(kiln, `\n    link "${number}" >${site}/firings/${number}`)}
  heading "${heading}"
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
    when: "two fields hold each other's value",
    says: "nothing",
    ...start,
    goal: "Start a firing of barn-kiln with the glaze ash and the potter salt",
    before: form("barn-kiln", { glaze: "salt", more: '\n    textbox "Potter" ="ash"' }),
  },
  {
    when: "another field holds the value",
    says: "nothing",
    ...start,
    before: form("barn-kiln", { glaze: "salt", more: '\n    textbox "Note" ="no ash left"' }),
  },
  {
    when: "only a field is called as the goal says",
    says: "nothing",
    ...start,
    goal: "Start a slow firing",
    before: form("barn-kiln", { more: '\n    textbox "Slow stages" ="0"' }),
  },
  {
    when: "a box is ticked that nothing says",
    says: "nothing",
    ...start,
    before: form("barn-kiln", { more: '\n    checkbox "Overheat" [checked]' }),
  },
  {
    when: "the page says that it failed",
    says: "nothing",
    ...start,
    after: firing(3, "barn-kiln", "Firing failed"),
  },
  {
    when: "the page says that it did not begin",
    says: "nothing",
    ...start,
    after: firing(3, "barn-kiln", "Not started"),
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

describe("what was entered on the way to the next one", () => {
  const before = form("barn-kiln", { more: '\n    textbox "Heat" ="1300"' });
  const input = aVerificationCase({ ...start, before });
  const entered = (value: string) => {
    const action = { ...input.action, action: { name: "type" as const, args: ["heat", value] } };
    return nextNumbered.check(groundOf({ ...input, history: [action] }));
  };
  it("is said", () => expect(entered("ash")?.outcome).toBe("verified"));
  it("is no proof where nothing says it", () => expect(entered("1300")).toBeUndefined());
});
