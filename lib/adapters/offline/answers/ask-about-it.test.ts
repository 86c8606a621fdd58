import { expect, it } from "vitest";
import { missingIn } from "./ask-for-missing";

it.each([
  ["message", "What shall the message say?"],
  ["it", "What shall it say?"],
  ["those", "What shall those say?"],
])("what is to be sent is asked about by what it is called: %s", (thing, question) => {
  const fields = [{ field: "to", value: "Ann Lee" }];
  expect(missingIn({ do: "add", verb: "send", thing, fields, place: undefined, text: "" })?.question).toBe(
    question,
  );
});
