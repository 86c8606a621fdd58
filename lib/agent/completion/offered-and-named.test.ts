import { describe, expect, it } from "vitest";
import { network } from "@/tests/support/a-claim-case";
import { type Done, endOf, press, type } from "@/tests/support/end-of-goal";

describe("what a form offered and the goal names", () => {
  const goal = 'Create the album "Harvest" for the family';
  const named = type("Album name", "Harvest");
  const sent: Done = { ...press("Create album", [network]), unchosen: ["Family"] };

  it.each<[string, Done[], string]>([
    ["left as it was", [named, sent], "unverified"],
    ["chosen before", [named, press("Family"), sent], "achieved"],
    [
      "chosen in a chain",
      [{ ...named, chained: ['setValue("1", "Harvest")', 'select("2", "Family")'] }, sent],
      "achieved",
    ],
  ])("is told when it was %s", async (_, done, expected) => {
    expect(await endOf(goal, done)).toBe(expected);
  });

  it("is told of a move, too", async () => {
    const move = 'Move the album "Harvest" to the family';
    const open = press("Move album Harvest", [network]);
    expect(await endOf(move, [open])).toBe("achieved");
    expect(await endOf(move, [{ ...open, unchosen: ["Family"] }])).toBe("unverified");
  });

  it("is told of a field that the goal calls, until something goes into it", async () => {
    const change = "Change the room of the booking to 305";
    const wrong: Done = { ...type("Nights", "305"), unchosen: ["Room"] };
    const send = press("Save booking", [network]);
    expect(await endOf(change, [wrong, send])).toBe("unverified");
    expect(await endOf(change, [wrong, type("Room", "305"), send])).toBe("achieved");
  });
});
