import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { boxesComingWith } from "./boxes-from-goal";

const deliver = 'checkbox "Deliver it to me (£3)" #deliver';
const insure = 'checkbox "Insure it" #insure';
it.each<[string, string, string[]]>([
  ["Reserve the saw for 2 days, with delivery please", `${deliver}\n${insure}`, ["deliver"]],
  ["Reserve the saw with delivery and plus insurance", `${deliver}\n${insure}`, ["deliver", "insure"]],
  ["Reserve the saw without delivery", deliver, []],
  ["Reserve the saw with Delivery Bros", deliver, []],
  ["Reserve the saw with delivery", `${deliver}\ncheckbox "Delivery on Sunday"`, []],
  ["Reserve the saw for 2 days", deliver, []],
])("%s: the boxes about what it is to come with", (goal, outline, ids) => {
  expect(boxesComingWith(goal, aPage(outline).nodes).map(({ node }) => node.id)).toEqual(ids);
});
