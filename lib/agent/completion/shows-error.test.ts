import { expect, it } from "vitest";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import { aPage } from "@/tests/support/a-page";
import { showsError } from "./shows-error";

const page = (text: string, outline = 'heading "Rooms"') => aPage(outline, { text });
const fault = "Oops, that did not work out.";

it.each<[string, ReturnType<typeof page>, boolean]>([
  ["in plain words", page(`Rooms\n${fault}`), true],
  ["in a message", page("Rooms", 'heading "Rooms"\nalert "It could not be saved"'), true],
  ["not at all", page("Rooms\nAll is well."), false],
])("a page says since the deed that something failed %s", (_, snapshot, expected) => {
  expect(showsError({ snapshot, before: beforeStateOf(page("Rooms")) })).toBe(expected);
});

it("what it said before says nothing of the deed", () => {
  const snapshot = page(`Rooms\n${fault}`);
  expect(showsError({ snapshot, before: beforeStateOf(snapshot) })).toBe(false);
});
