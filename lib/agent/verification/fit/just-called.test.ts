import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const shelf = (...more: string[]): string =>
  `\n  button "New folder"\n  item "Letters Bills"\n    button "Letters" #letters\n    button "Bills" #bills\n${more.join("\n")}`;
const fitOfStep = (step: string, on: string, before: string): string =>
  groundOf(aVerificationCase({ step, before, on })).fit.fit;

it("takes what alone is called as the step says, before what it is, for what is meant", () => {
  expect(fitOfStep("Open the Letters folder", "#letters", shelf())).toBe("this");
  expect(fitOfStep("Open the Letters folder", "#bills", shelf())).not.toBe("this");
  expect(fitOfStep("Open the Letters folder", "#letters", shelf('  link "Letters folder"'))).not.toBe("this");
  expect(
    fitOfStep("Open the Letters folder", "#letters", shelf('  item "Old"', '    button "Letters"')),
  ).not.toBe("this");
});

const atlas = (...more: string[]): string =>
  `\n  button "Shelf"\n  table "Shelves"\n    row "Atlases 12"\n      link "Atlases" #own >/shelves/3\n    row "Novels 40"\n      link "Novels" #novels >/shelves/4\n${more.join("\n")}`;
const read = "Open the shelf Atlases";
it.each<[string, string, string, string]>([
  ["is pressed, beside what makes one more of its kind", read, "#own", atlas()],
  ["is there twice, and leads to one place", read, "#own", atlas('  link "Atlases" >/shelves/3')],
])(
  "the link of a thing that the step calls by its kind and name is meant where it %s",
  (_, step, on, before) => expect(fitOfStep(step, on, before)).toBe("this"),
);
it.each<[string, string, string, string]>([
  ["is another one", read, "#novels", atlas()],
  ["leads elsewhere than one called alike", read, "#own", atlas('  link "Atlases" >/borrowers/9')],
  ["leads nowhere by itself", read, "#own", atlas().replace(">/shelves/3", ">#")],
  ["only opens what is to go", "Remove the shelf Atlases", "#own", atlas('  button "Remove shelf Atlases"')],
])(
  "the link of a thing that the step calls by its kind and name is not known where it %s",
  (_, step, on, before) =>
    expect(groundOf(aVerificationCase({ step, before, on })).fit.reason).not.toBe(
      "it alone is called just so",
    ),
);
