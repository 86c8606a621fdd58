import { expect, it } from "vitest";
import { anAction } from "@/tests/support/a-task";
import { isAnotherOne, nameAtDeed } from "./called-longer";

const goal = "Enrol me in the Spanish A2 evening course of this term";
const deed = (name: string, path = "", title = "") =>
  anAction({
    target: { id: "b", role: "button", name, path },
    beforeState: { url: "http://a.test/", domHash: "0", title },
  });

it.each([
  ["on its button", deed("Enrol in Spanish A2 evening"), "Spanish A2 evening"],
  ["in its row", deed("Enrol", "table/row:Spanish A2 evening Wednesdays"), "Spanish A2 evening"],
  ["in the title of its page", deed("Enrol", "", "Spanish A2 evening – School"), "Spanish A2 evening"],
  ["shortly", deed("Enrol in Spanish A2"), "Spanish A2"],
  ["nowhere", undefined, "Spanish A2"],
])("what a thing is called %s", (_, record, expected) => {
  expect(nameAtDeed("Spanish A2", goal, record)).toBe(expected);
});

it.each<[string, string[], boolean]>([
  ["of another", ["Spanish A2 weekend, Saturdays"], true],
  ["of both", ["Spanish A2 weekend", "Spanish A2 evening"], false],
  ["by its short name", ["Spanish A2, Wednesdays"], false],
  ["by its short name and another's", ["Spanish A2 weekend", "Spanish A2"], false],
  ["of none", ["Italian A2 weekend"], false],
])("texts %s: they tell of another one: %s", (_, texts, isOther) => {
  expect(isAnotherOne("Spanish A2", "Spanish A2 evening", texts)).toBe(isOther);
});

it("a name that was read as it stands is of no other", () => {
  expect(isAnotherOne("Spanish A2", "Spanish A2", ["Spanish A2 weekend"])).toBe(false);
});
