import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { anAction } from "@/tests/support/a-task";
import { withoutTypedOver } from "./typed-over";

const typed = (value: string, field = "name", urlAtAction = "http://ward.test/new"): ActionRecord =>
  anAction({
    actionId: `${field} ${value}`,
    action: { name: "setValue", args: [field, value] },
    target: { id: field, role: "textbox", name: field, path: "" },
    urlAtAction,
  });
const pressed = anAction({
  actionId: "pressed",
  action: { name: "click", args: ["add"] },
  target: { id: "add", role: "button", name: "Add", path: "" },
  urlAtAction: "http://ward.test/new",
});

it.each<[string, ActionRecord[], string[]]>([
  ["does not count", [typed("latex"), typed("this"), pressed], ["this"]],
  ["counts where it was sent before", [typed("latex"), pressed, typed("dust"), pressed], ["latex", "dust"]],
  ["counts where it was only gone on with", [typed("Zur"), typed("Zur Kasse")], ["Zur", "Zur Kasse"]],
  ["counts beside another field", [typed("latex"), typed("high", "level")], ["latex", "high"]],
  [
    "counts on another page",
    [typed("latex"), typed("dust", "name", "http://ward.test/old")],
    ["latex", "dust"],
  ],
])("what was typed over %s", (_, done, values) => {
  const left = withoutTypedOver(done).filter(({ action }) => action.name === "setValue");
  expect(left.map(({ action }) => action.args[1])).toEqual(values);
});
