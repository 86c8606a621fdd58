import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { isHeadedByGone } from "./headed-by-gone";

const asked = (parts: Partial<CaseParts> = {}): boolean =>
  isHeadedByGone(
    groundOf(
      aVerificationCase({
        step: "Delete the shelf Birch",
        before: 'table "Shelves"\n  row "Birch Delete"\n    link "Delete" #d >"/shelves/3"',
        on: "#d",
        after: 'heading "Shelf: Birch"\nbutton "Delete all of it"',
        requests: ["POST /shelves/3 200"],
        ...parts,
      }),
    ),
  );

it.each<[string, boolean, Partial<CaseParts>]>([
  ["what was to go heads the page that came", true, {}],
  ["by its whole name in quotes", true, { step: 'Delete "Birch"' }],
  ["another thing heads it", false, { after: 'heading "Shelves"\ntext "Birch was deleted"' }],
  ["it is only opened", false, { step: "Open the shelf Birch" }],
  ["nothing was sent", false, { requests: [] }],
  ["the step names nothing", false, { step: "Delete the shelf" }],
])("%s: %s", (_, expected, parts) => expect(asked(parts)).toBe(expected));
