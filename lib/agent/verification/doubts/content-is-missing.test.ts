import { describe, expect, it } from "vitest";
import { doubtOfMeaning } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, ruled } from "@/tests/support/a-verification-case";
import { contentIsMissing, partIsMissing, viewIsMissing } from "./content-is-missing";

const before = '\n  link "Board" >/board #board\n  heading "Welcome"';
const missing = (line: string, request: string, more = ""): boolean =>
  contentIsMissing(
    groundOf(
      aVerificationCase({
        step: "Go to the Board",
        before,
        after: `\n  link "Board" >/board #board\n  heading "${line}"`,
        textAfter: `${line}\n${more}`,
        urlAfter: "https://garden.test/board",
        on: "#board",
        requests: [`${request} xhr`],
      }),
    ),
  );

describe("what a place shows was not delivered", () => {
  it.each<[string, string, boolean]>([
    ["Full authentication is required to access this resource", "GET /api/mod 401", true],
    ["You must log in to see this", "GET /api/mod 403", true],
    ["Access denied", "GET /api/mod 403", true],
    ["Full authentication is required to access this resource", "GET /api/mod 200", false],
    ["Beds of the garden", "GET /api/mod 401", false],
    ["How to explain that authentication is required", "GET /api/mod 200", false],
    ["Beds of the garden", "GET /api/board 500", true],
    ["Loading", "GET /api/board 401", true],
    ["Loading", "GET /api/board 404", false],
  ])("%s, %s", (line, request, expected) => {
    expect(missing(line, request)).toBe(expected);
  });

  it("is told of the list that a pressed button chooses by the step as it was said", () => {
    const list = (on: string) =>
      `\n  heading "Beds"\n  button "Dry" [${on}] #dry\n  button "Wet" [unpressed]\n  list\n    item "North bed"`;
    const parts = {
      before: list("unpressed"),
      after: list("pressed"),
      on: "#dry",
      step: "Switch the bed list to Dry",
    };
    expect(ruled({ ...parts, requests: ["GET /api/beds 500 fetch"] }).says).toBe("undecided");
    expect(ruled({ ...parts, requests: ["GET /api/beds 200 fetch"] }).says).toBe("verified");
  });

  it("is not told by one line of many", () => {
    expect(missing("Board", "GET /api/board 401", "Oak\nRoses\nKale\nPeas")).toBe(false);
    expect(missing("Beds", "GET /api/me 401", "Please log in to comment\nRoses\nKale\nPeas")).toBe(false);
  });

  it("is told by a part of the program that did not come, where the address stayed", () => {
    const part = (request: string, urlAfter: string): boolean =>
      contentIsMissing(
        groundOf(
          aVerificationCase({
            step: "Go to the Board",
            before,
            after: `${before}\n  region "Board"`,
            urlAfter,
            on: "#board",
            requests: [request],
          }),
        ),
      );
    const here = "https://garden.test/beds";
    expect(part("GET /assets/board.js failed script", here)).toBe(true);
    expect(part("GET /assets/board.js 404 script", here)).toBe(true);
    expect(part("GET /assets/board.js 200 script", here)).toBe(false);
    expect(part("GET cdn.example/count.js failed script", here)).toBe(false);
    expect(part("GET /assets/board.js failed script", "https://garden.test/board")).toBe(false);
  });
});

describe("a view whose list did not come", () => {
  const view = (request: string, after = ""): boolean =>
    viewIsMissing(
      groundOf(
        aVerificationCase({
          step: "Pick Dry in the switch",
          before: '\n  button "Dry" [unpressed] #dry',
          after: `\n  button "Dry" [pressed] #dry${after}`,
          on: "#dry",
          requests: [request],
        }),
      ),
    );
  it.each<[string, string, boolean]>([
    ["GET /api/plots 500 fetch", "", true],
    ["GET /api/plots failed xhr", "", true],
    ["GET /api/plots 200 fetch", "", false],
    ["GET /logo.png failed image", "", false],
    ["GET /api/plots 500 fetch", '\n  item "North bed"', false],
  ])("%s%s: %s", (request, after, says) => expect(view(request, after)).toBe(says));
});

describe("the next part of a list that did not come", () => {
  const pager = '\n  list "Plots"\n    item "Plot 1"\n  button "Next" #next\n  text "Page ';
  const paged = (...requests: string[]) =>
    groundOf(
      aVerificationCase({
        step: "Go to the next page of plots",
        before: `${pager}1"`,
        after: `${pager}2"`,
        on: "#next",
        requests,
      }),
    );
  it.each<[boolean, readonly string[]]>([
    [true, ["GET /api/plots 500 fetch"]],
    [true, ["GET /api/plots failed xhr"]],
    [false, ["GET /api/plots 200 fetch"]],
    [false, ["GET /api/plots 404 fetch"]],
    [false, ["POST /api/seen 500 fetch"]],
    [false, ["GET /leaf.png failed image"]],
    [false, ["GET /api/plots 500 fetch", "GET /api/plots 200 fetch"]],
    [true, ["GET /api/plots 500 fetch", "GET /api/me 200 fetch"]],
  ])("%s, %j", (is, requests) => expect(partIsMissing(paged(...requests))).toBe(is));

  it("is doubted where the list is believed to be paged", () => {
    const ground = paged("GET /api/plots 500 fetch");
    const why = "But the next part was not delivered.";
    expect(doubtOfMeaning({ ground, check: "list-paged", reason: "" })).toBe(why);
    expect(doubtOfMeaning({ ground, check: "item-appeared", reason: "" })).not.toBe(why);
  });
});
