import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { isMessageFrame, isToldApart } from "./message-frame";

const framed = (inside: string): string => `region "1 notification"\n  dialog "Boat"\n${inside}`;
const saved = '    status "Boat saved"';

it.each<[string, string, boolean]>([
  ["a message and what puts it away", `${saved}\n    button "Close"`, true],
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
