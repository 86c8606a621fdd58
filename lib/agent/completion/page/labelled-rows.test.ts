import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { shownEntries } from "./entries";

it.each<[string, string, boolean]>([
  [
    "whose label begins with a text of its own and says more",
    'checkbox "Ann Lee ann@quay.test" &"Ann Lee"',
    true,
  ],
  ["that is hidden", 'checkbox "Ann Lee ann@quay.test" &"Ann Lee" [hidden]', false],
  ["whose label is just that text", 'checkbox "Ann Lee" &"Ann Lee"', false],
  ["whose label begins with a part of a word", 'checkbox "Ann Leeds" &"Ann Lee"', false],
  ["beside another text", 'checkbox "Send Ann Lee news" &"Ann Lee"', false],
  ["beside no text", 'checkbox "Ann Lee ann@quay.test"', false],
  ["that is a switch", 'switch "Ann Lee ann@quay.test" &"Ann Lee"', false],
])("a box %s is an entry: %s", (_, box, isOne) => {
  const shown = shownEntries(aPage(`${box} #box\nrow "Bo Falk" #row`).nodes);
  expect(shown.map(({ id }) => id)).toEqual(isOne ? ["box", "row"] : ["row"]);
});
