import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { isMessageFrame, isToldApart } from "./message-frame";

const framed = (inside: string): string => `region "1 notification"\n  dialog "Boat"\n${inside}`;
const saved = '    status "Boat saved"';

it.each<[string, string, boolean]>([
  ["a message and what puts it away", `${saved}\n    button "Close"`, true],
  ["what takes it back as well", `${saved}\n    button "Undo"\n    button "×"`, true],
  ["something to do about it", `${saved}\n    button "Pay"`, false],
  [
    "a warning before the deed",
    '    alert "This cannot be undone"\n    button "Delete"\n    button "Abbrechen"',
    false,
  ],
  ["no message", '    button "Close"', false],
  ["a field as well", `${saved}\n    textbox "Name"`, false],
  ["an entry with a link in it", `${saved}\n    item "Tern"\n      link "Tern"`, false],
  ["an entry as well", `${saved}\n    item "Tern"`, false],
  ["a question", '    alert "Sink the boat?"\n    button "Yes"', false],
  ["the answers to one", '    alert "The boat will be sunk"\n    button "Cancel"\n    button "Sink"', false],
])("a frame that holds %s", (_, inside, is) => {
  const { nodes } = aPage(framed(inside));
  expect(isMessageFrame(nodes, 0)).toBe(is);
  const message = nodes.findIndex(({ role }) => role === "status");
  if (message >= 0) {
    expect(isToldApart(nodes, message, new Set([0, 1, message]))).toBe(is);
    // The frame stood there already, and is told of by its message.
    expect(isToldApart(nodes, message, new Set([message]))).toBe(false);
  }
});

it("is no dialog by itself: a basket may hold no more than that it is empty", () => {
  expect(
    isMessageFrame(aPage('dialog "Basket"\n  status "Your basket is empty"\n  button "Close"').nodes, 0),
  ).toBe(false);
});
