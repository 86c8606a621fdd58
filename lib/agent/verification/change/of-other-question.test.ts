import { expect, it } from "vitest";
import { errorShown } from "@/lib/agent/verification/checks/error-shown";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { isOfOtherQuestion } from "./of-other-question";

const page = (...rows: string[]): string =>
  `\n  form "Note"\n    textbox "Text" ="Tide at six"\n    button "Store" #store\n${rows.map((row) => `    ${row}`).join("\n")}`;
const weather = "The weather could not be loaded.";
const store: CaseParts = {
  step: "Store the note",
  before: page(),
  on: "#store",
  after: page(`alert "${weather}"`),
  requests: ["POST /notes 201", "GET /weather 503"],
};

it.each<[string, Partial<CaseParts>, string, boolean]>([
  ["what the page asked for broke", {}, weather, true],
  ["what the page asked for was answered with a no", { requests: ["GET /weather 409"] }, weather, false],
  ["what the page asked for broke off", { requests: ["GET /weather failed"] }, weather, true],
  ["it is one of several", { requests: ["GET /tides 500", "GET /api/v2/weather?at=7 500"] }, weather, true],
  ["what the page asked for came", { requests: ["GET /weather 200"] }, weather, false],
  ["what the page asked for is open", { requests: ["GET /weather"] }, weather, false],
  ["it was sent and not asked for", { requests: ["POST /weather 500"] }, weather, false],
  ["the page asked for something else", { requests: ["GET /tides 500"] }, weather, false],
  ["the word stands behind the question mark", { requests: ["GET /tides?by=weather 500"] }, weather, false],
  ["the page asked for nothing", { requests: [] }, weather, false],
  ["the step speaks of it", { step: "Store the weather" }, weather, false],
  ["the goal speaks of it", { goal: "Note what the weather is" }, weather, false],
  ["the control is called so", { before: page('button "Weather" #more'), on: "#more" }, weather, false],
  ["only a short word is in both", { requests: ["GET /api/tides 500"] }, "The api is down.", false],
  ["a word of four letters is in both", { requests: ["GET /tide 500"] }, "The tide is unknown.", true],
  ["it is written in another form", { requests: ["GET /tides 500"] }, "No tide could be read.", true],
  [
    "the step speaks of one of the two words",
    { requests: ["GET /notes/weather 500"] },
    "The weather of the notes is unknown.",
    false,
  ],
])("an error, where %s", (_, more, text, is) => {
  expect(isOfOtherQuestion(text, groundOf(aVerificationCase({ ...store, ...more })))).toBe(is);
});

checkTable(errorShown, [
  { when: "the page's own question broke", says: "nothing", others: "may", ...store },
  { when: "nothing else broke", says: "refuted", ...store, requests: ["POST /notes 201"] },
  {
    when: "another error stands beside it",
    says: "refuted",
    ...store,
    after: page(`alert "${weather}"`, 'alert "The note could not be stored."'),
  },
]);
