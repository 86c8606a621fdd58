import { expect, it } from "vitest";
import { inOneEntry } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { isOfOtherKind } from "./other-kind";

const list = (...entries: string[]) =>
  aPage(`heading "All of them"\nlist${entries.map((one) => `\n  item "${one}"`).join("")}`);
const bike = "Reserve a city bike from 3 June to 5 June";
const leave = "Put in a request for holiday from 14 June to 18 June";

it.each<[string, string, ReturnType<typeof list>, string, boolean]>([
  [
    "begins with another kind than others beside it",
    "Cargo bike, 3 June to 5 June",
    list("City bike, 1 May to 2 May", "Cargo bike, 3 June to 5 June"),
    bike,
    true,
  ],
  [
    "begins with what the goal says",
    "City bike, 3 June to 5 June",
    list("City bike, 1 May to 2 May", "City bike, 3 June to 5 June"),
    bike,
    false,
  ],
  [
    "says it further on",
    "R-12: holiday, 14 June to 18 June",
    list("Holiday, 1 May to 2 May", "R-12: holiday, 14 June to 18 June"),
    leave,
    false,
  ],
  [
    "stands beside none of that kind",
    "Cargo bike, 3 June to 5 June",
    list("Tandem, 1 May to 2 May", "Cargo bike, 3 June to 5 June"),
    bike,
    false,
  ],
  [
    "is a line of such an entry",
    "Unpaid leave, 14 June to 18 June",
    list("Holiday, 1 May to 2 May Approved", "Unpaid leave, 14 June to 18 June Open"),
    leave,
    true,
  ],
  ["is in no list", "Cargo bike, 3 June to 5 June", list("City bike, 1 May to 2 May"), bike, false],
])("of another kind: what %s", (_, text, page, goal, isOther) => {
  expect(isOfOtherKind(text, page, goal)).toBe(isOther);
});

it("what was entered is not told by an entry of another kind", () => {
  const asked = ["3 June", "5 June"];
  const page = (kind: string) => list("City bike, 1 May to 2 May", `${kind} bike, 3 June to 5 June`);
  expect(inOneEntry(asked, page("City"), bike)).toHaveLength(2);
  expect(inOneEntry(asked, page("Cargo"), bike)).toEqual([]);
});
