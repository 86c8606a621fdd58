import { expect, it } from "vitest";
import { anAction, aTask, aVerdict } from "@/tests/support/a-task";
import { whereItMayStand } from "./where-it-began";

const list = "http://desk.test/trips";
const form = `${list}/3`;
const goal = "Change the arrival at Hotel Marina to 7 June";
const typed = anAction({
  actionId: "type",
  urlAtAction: form,
  action: { name: "setValue", args: ["f", "7 June"] },
  target: { id: "f", role: "textbox", name: "Arrival", path: "form" },
  expectedOutcome: {
    description: "",
    domChanges: {},
    assertions: [{ kind: "element_value", element: { role: "textbox", name: "Arrival" }, value: "7 June" }],
  },
  verdict: aVerdict({ outcome: "verified" }),
});
const part = { over: "# Trips", lines: ["Hotel Marina | 5 June"] };
const opened = anAction({ actionId: "open", urlAtAction: list, part });
const sent = anAction({ actionId: "send", urlAtAction: form });
const look = (url: string) =>
  anAction({
    actionId: "look",
    purpose: "gather_evidence",
    action: { name: "navigate", args: [url] },
    urlAtAction: form,
  });
const next = (history = [opened, typed, sent, look(`${form}/changed`)]) =>
  whereItMayStand(sent, { task: aTask({ goal, history }) })?.action.args;

it("where the work began is asked when the page that was looked at does not prove it", () => {
  expect(next()).toEqual([list]);
});

it.each<[string, unknown]>([
  ["that was asked already", next([opened, typed, sent, look(list)])],
  ["it began with the form itself", next([typed, { ...sent, part }, look(`${form}/changed`)])],
  ["it began where nothing told of it", next([{ ...opened, part: undefined }, typed, sent])],
  ["nothing was entered", next([opened, sent, look(`${form}/changed`)])],
])("it is not asked where %s", (_, args) => {
  expect(args).toBeUndefined();
});
