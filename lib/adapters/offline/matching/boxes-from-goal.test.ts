import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { boxesComingWith, boxesIn } from "./boxes-from-goal";

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

const rights = `
  item "Book the boat on"
    switch "Book the boat" #book [checked]
  item "Open the gate off"
    switch "Open the gate" #gate [unchecked]
  item "Bo Holm Open the gate off"
    switch "Open the gate" #bo [unchecked]`;
const post = 'checkbox "Public" #public\ncheckbox "Send a letter" #letter';
it.each<[string, string, string[]]>([
  ["Give Ida Holm the right to open the gate", rights, ["mark gate"]],
  ["Revoke the right of Ida Holm to open the gate", rights, ["unmark gate"]],
  ["Take the right to open the gate away from Ida Holm", rights, ["unmark gate"]],
  ["Allow Ida Holm to book the boat and to open the gate", rights, ["mark book", "mark gate"]],
  ["Give Ida Holm the key of the boat", rights, []],
  ["Add the event 'Public reading' and send a letter", post, ["mark letter"]],
  ["Add the event Tide day, with 'Public'", post, ["mark public"]],
  [
    "Unsubscribe from 'Weekly deals' and subscribe to 'Hut news'",
    'checkbox "Weekly deals every Monday" #deals\ncheckbox "Hut news monthly" #huts',
    ["unmark deals", "mark huts"],
  ],
  [
    "Unsubscribe from 'Weekly deals'",
    'checkbox "Weekly deals for members" #members\ncheckbox "Weekly deals for guests" #guests',
    [],
  ],
  ["Unsubscribe from 'Weekly deals'", 'checkbox "All weekly deals" #all', []],
  ["Withdraw my consent to letters", 'checkbox "Withdraw consent" #consent', ["mark consent"]],
])("%s: the boxes that are called so", (goal, outline, expected) => {
  expect(boxesIn(goal, aPage(outline).nodes).map(({ node, kind }) => `${kind} ${node.id}`)).toEqual(expected);
});
