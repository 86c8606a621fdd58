import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { wasSentTwice } from "./sent-twice";

it.each<[string, string[], boolean]>([
  ["the same post", ["POST /notes 201", "POST /notes 201"], true],
  ["the same post, of which one answer broke off", ["POST /notes failed", "POST /notes 302 document"], true],
  ["the same post after one that was refused", ["POST /notes 422", "POST /notes 201"], false],
  ["another post, of which the answer broke off", ["POST /drafts failed", "POST /notes 201"], false],
  ["one post", ["POST /notes 201"], false],
  ["posts to different addresses", ["POST /notes 201", "POST /notes/2 201"], false],
  ["what changes an entry", ["PUT /notes/1 200", "PUT /notes/1 200"], false],
  ["what takes all kinds of requests", ["POST /graphql 200", "POST /graphql 200"], false],
  ["a look-up", ["POST /api/notes/filter 200", "POST /api/notes/filter 200"], false],
  ["what an address called after its API takes", ["POST /farm-api 200", "POST /farm-api 200"], false],
  ["a search called after what it looks for", ["POST /boat-search 200", "POST /boat-search 200"], false],
  ["what only ends alike", ["POST /farmapi 201", "POST /farmapi 201"], true],
  ["a count that is a thing of its own", ["POST /guest-count 201", "POST /guest-count 201"], true],
  ["what stands under its API", ["POST /farm-api/notes 201", "POST /farm-api/notes 201"], true],
  ["a count", ["POST /api/notes/count 200", "POST /api/notes/count 200"], false],
  ...["PUT", "patch", "DELETE"].map((method): [string, string[], boolean] => [
    `what is asked twice beside a ${method} that was taken`,
    ["POST /notes 200", `${method} /notes/4 200`, "POST /notes 200"],
    false,
  ]),
  [
    "the same post beside a PUT that was refused",
    ["POST /notes 201", "PUT /notes/4 409", "POST /notes 201"],
    true,
  ],
  [
    "the same post beside a PUT that broke off",
    ["POST /notes 201", "PUT /notes/4 failed", "POST /notes 201"],
    true,
  ],
  [
    "what the page posts by itself beside the deed",
    ["POST /alive 200", "POST /alive 200", "POST /notes 201", "POST /alive 200"],
    false,
  ],
  ["what is posted over and over alone", ["POST /notes 201", "POST /notes 201", "POST /notes 201"], true],
  ["the same post beside another post", ["POST /notes 201", "POST /tags 201", "POST /notes 201"], true],
])("%s: %j", (_, requests, expected) => {
  const page = '\n  button "Save" #save';
  expect(
    wasSentTwice(groundOf(aVerificationCase({ step: "Save the note", before: page, on: "#save", requests }))),
  ).toBe(expected);
});
