import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { placeNamed } from "./place-named";

const outcome = (...names: string[]): string | undefined => {
  const ground = groundOf(
    aVerificationCase({
      step: "Create the patient",
      before: '\n  form "New patient"\n    textbox "Name" ="Nora Quist"\n    button "Create patient" #save',
      on: "#save",
      url: "https://garden.test/new",
      urlAfter: "https://garden.test/patients",
      requests: ["POST /patients 200"],
      title: "New patient",
      titleAfter: "Patients",
      after: `\n  heading "Patients"\n  table "All"${names.map((name) => `\n    row "${name}"`).join("")}`,
      textAfter: ["# Patients", ...names].join("\n"),
    }),
  );
  return placeNamed.check({ ...ground, verb: "create" })?.outcome;
};

it("a list of such things tells that a new one was made where it has what was entered", () => {
  expect(outcome("Nora Quist", "Ben Orr", "Cal Dee")).toBe("verified");
});

it("where it lists others alone it does not", () => {
  expect(outcome("Ann Lee", "Ben Orr", "Cal Dee")).toBeUndefined();
});

it("where it is a table of others it does not, however few", () => {
  expect(outcome("Ann Lee")).toBeUndefined();
});
