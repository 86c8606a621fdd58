import { expect, it } from "vitest";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { showsError } from "./shows-error";

const page = (text: string, outline = 'heading "Rooms"') => aPage(outline, { text });
const goal = "Remove Attic";
const fault = "Oops, that did not work out.";

it.each<[string, ReturnType<typeof page>, boolean]>([
  ["in plain words", page(`Rooms\n${fault}`), true],
  ["in a message", page("Rooms", 'heading "Rooms"\nalert "It could not be saved"'), true],
  ["not at all", page("Rooms\nAll is well."), false],
])("a page says since the deed that something failed %s", (_, snapshot, expected) => {
  expect(showsError({ task: aTask({ goal }), snapshot, before: beforeStateOf(page("Rooms")) })).toBe(
    expected,
  );
});

it("what it said before says nothing of the deed", () => {
  const snapshot = page(`Rooms\n${fault}`);
  expect(showsError({ task: aTask({ goal }), snapshot, before: beforeStateOf(snapshot) })).toBe(false);
});

it("what the goal wants said is no fault", () => {
  const said = {
    task: aTask({ goal: "Post 'Please try again later'" }),
    before: beforeStateOf(page("Rooms")),
  };
  expect(showsError({ ...said, snapshot: page("Rooms\nAna: Please try again later") })).toBe(false);
});
