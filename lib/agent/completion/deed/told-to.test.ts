import { expect, it } from "vitest";
import { anAction, aTask, aVerdict } from "@/tests/support/a-task";
import { enteredFor, longTextsOf, valuesOf } from "./entered";

const url = "http://quay.test/new";
const told = "the gate by berth 7 is shut";
const written = (text: string) =>
  anAction({
    actionId: "write",
    action: { name: "setValue", args: ["t", text] },
    target: { id: "t", role: "textbox", name: "Text", path: "", inputType: "textarea" },
    urlAtAction: url,
    verdict: aVerdict(),
    expectedOutcome: {
      description: "",
      domChanges: {},
      assertions: [
        { kind: "element_value", element: { id: "t", role: "textbox", name: "Text" }, value: text },
      ],
    },
  });
const send = anAction({ actionId: "send", urlAtAction: url });

it.each([
  [
    "is what has to be read again, where that is what somebody is to be told",
    `Tell the crew that ${told}`,
    told,
    true,
  ],
  ["is that also with more around it", `Tell the crew that ${told}`, `Hello, ${told}.`, true],
  ["may be left out by a list, where it only comes with the thing", "Report a shut gate", told, false],
  ["may be left out, where the goal tells something else", "Tell the crew that it rains", told, false],
])("a long text %s", (_, goal, text, isAsked) => {
  const entered = enteredFor(send, { ...aTask({ goal }), history: [written(text), send] });
  expect(valuesOf(entered)).toEqual(isAsked ? [text] : []);
  expect(longTextsOf(entered)).toEqual(isAsked ? [] : [text]);
});
