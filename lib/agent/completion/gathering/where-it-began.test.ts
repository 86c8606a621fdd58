import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
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
const next = (text: string, history = [opened, typed, sent, look(`${form}/changed`)]) =>
  whereItMayStand(sent, { snapshot: aPage("", { text }), task: aTask({ goal, history }) })?.action.args;

it("where the work began is asked when the page says nothing of what was entered", () => {
  expect(next("Hotel Marina expects you on .")).toEqual([list]);
});

it.each<[string, unknown]>([
  ["the page says it", next("Hotel Marina expects you on 7 June.")],
  ["that was asked already", next("Nothing", [opened, typed, sent, look(list)])],
  ["it began with the form itself", next("Nothing", [typed, { ...sent, part }, look(`${form}/changed`)])],
  ["it began where nothing told of it", next("Nothing", [{ ...opened, part: undefined }, typed, sent])],
  ["nothing was entered", next("Nothing", [opened, sent, look(`${form}/changed`)])],
])("it is not asked where %s", (_, args) => {
  expect(args).toBeUndefined();
});
