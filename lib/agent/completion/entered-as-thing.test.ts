import { expect, it } from "vitest";
import { network } from "@/tests/support/a-claim-case";
import { type Done, endOf, press, type } from "@/tests/support/end-of-goal";

it.each<[string, string, Done[], string]>([
  ...[
    ["as a new to-do", "New to-do", "unverified"],
    ["as an entry", "What needs doing?", "unverified"],
    ["as a chore", "What needs doing?", "unverified"],
    ["as a chore", "Chore", "achieved"],
  ].map(([as = "", field = "", end = ""]): [string, string, Done[], string] => [
    `what is to be entered ${as} stands in "${field}"`,
    `Enter Buy stamps ${as}`,
    [type(field, "Buy stamps")],
    end,
  ]),
  [
    "what is to be entered as a new to-do was added",
    "Enter Buy stamps as a new to-do",
    [type("New to-do", "Buy stamps"), press("Add", [network])],
    "achieved",
  ],
])("%s", async (_, goal, done, end) => {
  expect(await endOf(goal, done)).toBe(end);
});
