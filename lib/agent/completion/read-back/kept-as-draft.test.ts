import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { isKeptAsDraft } from "./kept-as-draft";

const reply: Entered = {
  kind: "element_value",
  element: { role: "textbox", name: "Your reply" },
  value: "We will send a new one",
};
const held = 'textbox "Your reply" holds "We will send a new one"';
const field = 'textbox "Your reply" ="We will send a new one"';
const thread = 'item "You: We will send a new one"';

it.each<[string, { goal?: string; page?: string; fields?: string[] }, boolean]>([
  ["only the field shows it", {}, true],
  ["the thread shows it as well", { page: `${thread}\n${field}` }, false],
  ["the field is empty", { fields: [] }, false],
  ["it was to be set, not sent", { goal: "Set the reply to 'We will send a new one'" }, false],
  ["it was to be posted", { goal: "Please post 'We will send a new one'" }, true],
])("what was to be sent is kept as a draft: %s", (_, { goal, page = field, fields = [held] }, expected) => {
  const task = aTask({ goal: goal ?? "Reply with 'We will send a new one'" });
  expect(isKeptAsDraft({ entered: [reply], fields }, { task, snapshot: aPage(page) })).toBe(expected);
});
