import { expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { saysSorry } from "./says-sorry";

const before = '\n  dialog "Spinning"\n    textbox "Name" ="Ida" #name\n    button "Confirm booking" #go';
const sorry = "Sorry, the booking service did not respond.";
const sent = ["POST /book 200 document"];
const turned = "https://garden.test/book";

it.each<[string, boolean, Partial<CaseParts>]>([
  ["another page says so", true, { textAfter: `Your booking\n${sorry}`, urlAfter: turned, requests: sent }],
  ["it says it of nothing that was sent", false, { textAfter: sorry, urlAfter: turned }],
  ["the page has stayed", false, { textAfter: sorry, requests: sent }],
  ["it is glad", false, { textAfter: "See you there!", urlAfter: turned, requests: sent }],
])("%s: %s", (_, expected, parts) => {
  const after = '\n  heading "Your booking"';
  const one = aVerificationCase({
    text: "Spinning",
    step: "Book the spinning class",
    before,
    after,
    on: "#go",
    ...parts,
  });
  expect(saysSorry(groundOf(one))).toBe(expected);
});

it.each([
  [sorry, "But the page says that something went wrong."],
  ["See you there!", undefined],
])("a place that the step names, with %j, is doubted: %s", (said, doubt) => {
  const after = '\n  heading "Your booking"';
  const parts = { before, after, on: "#go", urlAfter: turned, textAfter: said, requests: sent };
  const ground = groundOf(aVerificationCase({ step: "Book a spot in the spinning class", ...parts }));
  expect(doubtOfMeaning({ ground, check: "place-named", reason: "" })).toBe(doubt);
});
