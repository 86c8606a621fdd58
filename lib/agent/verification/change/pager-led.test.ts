import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { leadsToNumber, wayBackCame } from "./pager-led";

const arrows = (back: string, on: string, name = "Previous") => `
  list "Letters"
    item "Ash"
  button "${name}" ${back} #back
  button "Next" ${on} #on
`;
const turns = (parts: Partial<CaseParts>) =>
  groundOf(
    aVerificationCase({
      step: "Go to the next page",
      before: arrows("[disabled]", ""),
      on: "#on",
      after: arrows("", ""),
      ...parts,
    }),
  );

it.each<[string, "next" | "previous", Partial<CaseParts>, boolean]>([
  ["the arrow back can be pressed now", "next", {}, true],
  ["it could before", "next", { before: arrows("", "") }, false],
  ["it is still shut", "next", { after: arrows("[disabled]", "") }, false],
  ["it went", "next", { after: '\n  button "Next" #on' }, false],
  [
    "something else beside it opened",
    "next",
    { before: arrows("[disabled]", "", "Save"), after: arrows("", "", "Save") },
    false,
  ],
  [
    "of two arrows back beside it one opened",
    "next",
    {
      before: `${arrows("[disabled]", "")}  button "Previous" [disabled] #other`,
      after: `${arrows("", "")}  button "Previous" [disabled] #other`,
    },
    false,
  ],
  ["the step turns the other way", "previous", {}, false],
  ["the arrow on can be pressed now", "previous", { before: arrows("", "[disabled]"), on: "#back" }, true],
])("%s, for %s", (_, wanted, parts, came) => expect(wayBackCame(wanted, turns(parts))).toBe(came));

const site = "https://harbour.test/letters";
const numbered = (parts: Partial<CaseParts>) =>
  groundOf(
    aVerificationCase({
      step: "Go to page 2 of the letters",
      before: `\n  link "2" >${site}?box=1&page=2 #two\n  link "3" >${site}?box=1&page=3 #three\n  link "Next" >${site}?box=1&page=2 #next`,
      on: "#two",
      url: `${site}?box=1`,
      urlAfter: `${site}?box=1&page=2`,
      ...parts,
    }),
  );

it.each<[string, Partial<CaseParts>, boolean]>([
  ["its number led there", {}, true],
  ["another number led elsewhere", { on: "#three", urlAfter: `${site}?box=1&page=3` }, false],
  ["it led to another page than it says", { urlAfter: `${site}?box=1&page=3` }, false],
  ["that page was open before", { url: `${site}?box=1&page=2` }, false],
  ["it led to another place", { urlAfter: "https://harbour.test/rooms?page=2" }, false],
])("page 2: %s", (_, parts, led) => expect(leadsToNumber(2, numbered(parts))).toBe(led));
