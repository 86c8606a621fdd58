import { expect, it } from "vitest";
import { readTarget } from "@/lib/adapters/offline/reading/read-target";
import { aPageContext } from "@/tests/support/a-page-context";
import { locate } from "./page-context";

const part = (heading: string, button: string, id: string) =>
  `heading:3 "${heading}"\nform ""\n  button "${button}" #${id}`;
const parts = [part("Delivery", "Pause", "delivery"), part("Daily digest", "Pause", "digest")].join("\n");

it.each<[string | undefined, string, string]>([
  ["Pause the delivery of the campaign", parts, "delivery"],
  ["Pause the daily digest of the campaign", parts, "digest"],
  ["Pause the campaign", parts, "ask"],
  ["Pause the digest of the delivery", parts, "ask"],
  [undefined, parts, "ask"],
])("of equal controls the heading over them tells which is meant: %s", (goal, outline, expected) => {
  const context = { ...aPageContext(outline), ...(goal === undefined ? {} : { goal }) };
  const found = locate(readTarget('"Pause"'), '"Pause"', "click", context);
  expect("answer" in found ? found.answer.decision : found.node.id).toBe(expected);
});

const entry = (day: string, seats: number, id: string) =>
  `row "${day} Evening tour ${seats}${day === "6 May" ? " 17:00" : ""}"\n  button "Change Evening tour, ${day}" #${id}`;
const tours = [entry("6 May", 4, "sixth"), entry("13 May", 8, "other")].join("\n");

it.each<[string | undefined, string]>([
  ["Change the seats of the Evening tour on 6 May to 10", "sixth"],
  ["Change the seats of the Evening tour on 13 May to 10", "other"],
  // Another one has the number of the goal.
  ["Change the seats of the Evening tour on 6 May to 8", "ask"],
  ["Change the seats of the Evening tour on 6 May at 17:00 to 8", "ask"],
  ["Change the seats of the Evening tour on 20 May to 10", "ask"],
  [undefined, "ask"],
])("of controls that fit alike what stands in the entry tells which is meant: %s", (goal, expected) => {
  const context = { ...aPageContext(tours), ...(goal === undefined ? {} : { goal }) };
  const found = locate(readTarget("Evening tour"), "Evening tour", "open", context);
  expect("answer" in found ? found.answer.decision : found.node.id).toBe(expected);
});

it("of controls that fit badly not even the only one is meant for what its entry has", () => {
  const context = { ...aPageContext(entry("6 May", 4, "sixth")), goal: "Change the evening visit on 6 May" };
  const found = locate(readTarget("evening visit"), "evening visit", "open", context);
  expect("answer" in found ? found.answer.decision : found.node.id).toBe("cannot");
});

const dialog = (rest: string) => `button "Add tour" !over
dialog "Family tour" #over @over
${rest}
  form ""
    textbox:number "Group size" #size ="18"
    button "Save" #save
    button "Close" #close`;
const tabs = (count: number) =>
  ["Tour", "Money", "Guide"]
    .slice(0, count)
    .map((name, at) => `  tab "${name}" #t${at}${at === 0 ? " [selected]" : ""}`)
    .join("\n");
const opened = (id: string, name: string) => ({
  action: `click("${id}")`,
  target: `tab "${name}"`,
  outcome: "verified" as const,
  summary: "",
});

it.each<[string, number, ReturnType<typeof opened>[], string | undefined]>([
  ["a tab that was not looked into", 3, [], 'click("t1")'],
  ["the next one", 3, [opened("t1", "Money")], 'click("t2")'],
  ["none where there is but one", 1, [], undefined],
])("before a dialog is closed for what it does not show, %s is opened", (_, count, history, action) => {
  const context = aPageContext(dialog(tabs(count)), history);
  const found = locate(readTarget("the price field"), "the price", "field", context);
  const next = "answer" in found ? found.answer.action : undefined;
  expect(next === action || (action === undefined && !next?.includes('"t'))).toBe(true);
});
