import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { heldOtherwise } from "./held-otherwise";

const form = (fields: Record<string, string>): string =>
  [
    '\n  form "Details"',
    ...Object.entries(fields).map(([name, value], at) => `    textbox "${name}" ="${value}" #f${at}`),
    '    button "Save" #save',
  ].join("\n");
const field = (goal: string, fields: Record<string, string>, rest: Partial<CaseParts> = {}) =>
  heldOtherwise(
    groundOf(
      aVerificationCase({
        step: "Save the changes",
        goal,
        last: true,
        before: form(fields),
        on: "#save",
        after: 'heading "Details"',
        requests: ["PUT /details 200"],
        ...rest,
      }),
    ),
  );

it("is asked where the step calls the field, though the goal goes on", () => {
  const parts = { step: "Save name and breed", last: false };
  expect(field("Change the breed to Collie, then log out", { Breed: "Beagle" }, parts)).toBe("Breed");
});

describe("a field that was sent with another text than is said of it", () => {
  it.each<[string, Record<string, string>, string]>([
    [
      "Change the breed of Rex to Collie and the weight class to Medium",
      { Breed: "Collie", "Weight class": "Small" },
      "Weight class",
    ],
    ['Edit the trip: name "Fjords", summary "By boat"', { Name: "Fjords", Summary: "" }, "Summary"],
    ["Set the gate of BA 412 to C14", { Gate: "B2", Airline: "BA" }, "Gate"],
    [
      "Change the second phone to 555 010 2030",
      { Phone: "555 777", "Second phone": "555 888" },
      "Second phone",
    ],
    [
      "Set website https://rex.test and motto Woof for Rex, then log out",
      { Website: "", "Short motto": "Woof" },
      "Website",
    ],
    [
      "Change Rex: name Max, description Barks at night",
      { Name: "Max", "Short description": "A dog" },
      "Short description",
    ],
  ])("%s", (goal, fields, name) => expect(field(goal, fields)).toBe(name));

  it.each<[string, Record<string, string>, Partial<CaseParts>?]>([
    [
      "Change the breed to Collie and the weight class to Medium",
      { Breed: "Collie", "Weight class": "Medium" },
    ],
    ['Rename the trip: name "Fjords" to "Lakes"', { Name: "Lakes" }],
    ["Set the price to 1,500 and the gate to C14", { Price: "1500.00", Gate: "C14 north" }],
    ["Change the phone to +1 555 010 2030", { Phone: "(+1) 555-010-2030" }],
    ["Set the start to 5 May", { Start: "2026-05-05" }],
    ["Change the second phone to 555 010 2030", { Phone: "555 777", "Phone 2": "555 010 2030" }],
    ['Save the note "Milk"', { Title: "Milk", Note: "two litres" }],
    ["Send the summary to Ida", { Summary: "All well" }],
    ["Change the breed to Collie", { Breed: "Beagle" }, { last: false }],
    ["Change the motto of Rex Falk", { Motto: "Woof" }, { step: "Save the motto of Rex Falk" }],
    ["Change the breed to Collie", { Breed: "Beagle" }, { requests: [] }],
  ])("not: %s %o", (goal, fields, rest) => expect(field(goal, fields, rest)).toBeUndefined());
});
