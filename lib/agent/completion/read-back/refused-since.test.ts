import { expect, it } from "vitest";
import { node } from "@/tests/support/a-claim-case";
import { anAction, aSnapshot } from "@/tests/support/a-task";
import { refusedSince } from "./refused-since";

const book = "Book the room Elm at 14:00";
const then = "14:00 Taken Free Free";

it.each<[string, { goal?: string; before?: string; after: string[] }, number]>([
  ["the place is somebody else's now", { after: ["13:00 Free Free Free", "14:00 Taken Taken Free"] }, 1],
  ["it is one's own", { after: ["14:00 Taken Booked by you Free"] }, 0],
  ["another place of that row was taken before", { after: ["14:00 Taken Free Free"] }, 0],
  ["another row has it", { after: ["13:00 Taken Taken Taken", "14:00 Taken Yours Free"] }, 0],
  ["it was turned down", { goal: "Ask for leave in May", before: "May Ask", after: ["May Declined"] }, 1],
  [
    "the goal is to turn it down",
    { goal: "Reject the request of Ines", before: "Ines", after: ["Ines Rejected"] },
    0,
  ],
  ["it is gone", { after: [] }, 0],
  ["another entry begins alike", { before: "Ash 3 Free left today", after: ["Ash 4 taken"] }, 0],
])("%s", (_, { goal = book, before = then, after }, times) => {
  const target = { id: "b", role: "button" as const, name: "Elm 14:00, free", path: `table/row:${before}` };
  const page = aSnapshot({
    nodes: after.map((name, at) => node({ id: `r${at}`, role: "row", name, path: "table" })),
  });
  expect(refusedSince([anAction({ target })], page, goal)).toHaveLength(times);
});
