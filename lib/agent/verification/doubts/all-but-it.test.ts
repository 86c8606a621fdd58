import { describe, expect, it } from "vitest";
import { doubtOfLasting } from "@/lib/agent/verification/doubts";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { showsAllButIt } from "./all-but-it";

const held: Readonly<Record<string, string>> = {
  Name: "Skerry Light",
  Keeper: "Tove Lund",
  Region: "Northern Isles",
  Lamp: "Rotating lens",
  Builder: "Hammar & Sons",
  Telephone: "555 0182",
  Height: "41 m",
};
const form = (values: Readonly<Record<string, string>> = held, more = ""): string =>
  `\n  form "Lighthouse"\n${Object.entries(values)
    .map(([name, value]) => `    textbox "${name}" ="${value}"`)
    .join("\n")}\n    button "Store" #store${more}`;
/** What the page of the lighthouse shows, but for some. */
const shown = (...but: string[]): string =>
  `\n  heading "Lighthouse"${Object.values(held)
    .filter((value) => !but.includes(value))
    .map((value) => `\n  item "It is ${value}"`)
    .join("")}`;
const sent: CaseParts = {
  step: "Store the lighthouse with Tove Lund as its keeper",
  before: form(),
  on: "#store",
  after: shown("Tove Lund"),
  requests: ["POST /lights 201"],
};
const dropped = (parts: Partial<CaseParts>): string | undefined =>
  showsAllButIt(groundOf(aVerificationCase({ ...sent, ...parts })));

describe("what came shows all but the text that the step says", () => {
  it.each<[string, Partial<CaseParts>, string | undefined]>([
    ["it is missing alone", {}, "Tove Lund"],
    ["only the goal says it", { step: "Store it", goal: "Let Tove Lund keep it" }, "Tove Lund"],
    ["neither step nor goal says it", { step: "Store the lighthouse" }, undefined],
    [
      "an address that is not told is missing with it",
      { after: shown("Tove Lund", "555 0182") },
      "Tove Lund",
    ],
    ["most of it is missing", { after: shown("Tove Lund", "555 0182", "Rotating lens") }, undefined],
    [
      "both texts that the step says are missing",
      {
        step: "Store the lighthouse with Tove Lund as its keeper in the Northern Isles",
        after: shown("Tove Lund", "Northern Isles"),
      },
      undefined,
    ],
    [
      "two others are missing with it, of many",
      { before: form({ ...held, Paint: "White and red", Owner: "Coast Trust" }) },
      undefined,
    ],
    ["all of it is shown", { after: shown() }, undefined],
    ["a line shows it", { textAfter: "Kept by Tove Lund" }, undefined],
    ["only a field is called so", { after: `${shown("Tove Lund")}\n  textbox "Tove Lund"` }, "Tove Lund"],
    ["only a field holds it", { after: `${shown("Tove Lund")}\n  textbox "Find" ="Tove Lund"` }, "Tove Lund"],
    ["nothing was stored", { requests: [] }, undefined],
    ["the form stays", { after: `${form()}${shown("Tove Lund")}` }, undefined],
  ])("%s", (_, parts, expected) => {
    const goal = parts.goal ?? parts.step ?? sent.step ?? "";
    expect(dropped({ goal, ...parts })).toBe(expected);
  });

  it("is no matter of amounts, of long texts, nor of what is shown of a few", () => {
    const long = "A stone tower with a red gallery that can be seen from far out at sea";
    expect(dropped({ step: "Store the height 41 m", after: shown("41 m") })).toBeUndefined();
    expect(dropped({ step: "Store the telephone 555 0182", after: shown("555 0182") })).toBe("555 0182");
    expect(
      dropped({ step: `Store the note: ${long}`, before: form({ ...held, Note: long }), after: shown() }),
    ).toBeUndefined();
    const { Name = "", Keeper = "", Region = "", Lamp = "" } = held;
    expect(dropped({ before: form({ Name, Keeper, Region, Lamp }) })).toBeUndefined();
  });

  it("is no matter where it stands in no form", () => {
    expect(dropped({ before: form().replace('form "Lighthouse"', 'region "Lighthouse"') })).toBeUndefined();
  });

  it("is doubted", () => {
    const ground = groundOf(aVerificationCase(sent));
    expect(doubtOfLasting({ ground, check: "form-submitted", reason: "" })).toBe(
      'But "Tove Lund" is not shown with the rest of what was sent.',
    );
  });
});

describe("the entry of what was sent bears another code", () => {
  const person = (code: string, name = "Ida Falk"): string =>
    `\n  form "Person"\n    textbox "Name" ="${name}"\n    textbox "Badge" ="${code}"\n    button "Store" #store`;
  const list = (...rows: string[]): string =>
    `\n  table "People"${rows.map((row) => `\n    row "${row}"`).join("")}`;
  const given: Partial<CaseParts> = {
    step: "Store the details of Ida Falk",
    goal: "Give Ida Falk the badge K-204",
    before: person("K-204"),
  };
  it.each<[string, string, string | undefined, Partial<CaseParts>?]>([
    ["than was entered", list("Ole Holm K-100", "Ida Falk K-104"), "K-204"],
    ["than was entered, and another entry bears it", list("Ole Holm K-204", "Ida Falk K-104"), undefined],
    ["as was entered", list("Ole Holm K-100", "Ida Falk K-204"), undefined],
    ["of another form", list("Ole Holm K-100", "Ida Falk 17 May"), undefined],
    ["than was entered, which nobody said", list("Ida Falk K-104"), undefined, { goal: "Mend Ida Falk" }],
    ["than was entered, of somebody else", list("Ole Holm K-100"), undefined],
  ])("%s", (_, after, code, parts) => {
    expect(dropped({ ...given, after, ...parts })).toBe(code);
  });
});
