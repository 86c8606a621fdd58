import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { relabelled, relabelledKept } from "./relabelled";

const gate = (name: string, id = "g") => aPage(`\n  heading "Gate 7"\n  button "${name}" #${id}`);
const goal = 'Set the level of "Gate 7" to High';
const read = (now: ReturnType<typeof gate>, fresh: ReturnType<typeof gate>, said = goal) => {
  const kept = { shown: [], awaited: [], lines: [], ...relabelled(gate("Level: Low"), now, said) };
  const { held, lost } = relabelledKept(kept, fresh);
  return [held.length, lost.length];
};

describe("a control that says what the goal asks for since the deed", () => {
  const high = gate("Level: High");
  it.each<[string, number[], number[]]>([
    ["says so on a fresh load", read(high, gate("Level: High", "other")), [1, 0]],
    ["says on a fresh load what it said before", read(high, gate("Level: Low", "other")), [0, 1]],
    ["is not there on a fresh load", read(high, gate("Open", "other")), [0, 0]],
    ["says something else of the kind", read(gate("Level: Medium"), gate("Level: Low")), [0, 0]],
    ["is another control", read(gate("Level: High", "h"), gate("Level: Low")), [0, 0]],
    ["is of another goal", read(high, gate("Level: Low"), 'Set the level of "Gate 7" to Top'), [0, 0]],
  ])("%s", (_, found, expected) => expect(found).toEqual(expected));
});

describe("a control of one entry of many", () => {
  const list = (milk: string, oil: string, id = "m") =>
    aPage(
      `\n  list\n    item "Oat milk ${milk}"\n      button "${milk}" #${id}\n    item "Olive oil ${oil}"\n      button "${oil}" #o`,
    );
  const said = 'Set the stock of "Oat milk" to High';
  const kept = {
    shown: [],
    awaited: [],
    lines: [],
    ...relabelled(list("Low", "Low"), list("High", "Low"), said),
  };
  it.each<[string, ReturnType<typeof list>, number[]]>([
    ["says so on a fresh load", list("High", "Low", "other"), [1, 0]],
    ["says what it said before, while another one says so", list("Low", "High", "other"), [0, 1]],
  ])("%s", (_, fresh, expected) => {
    const { held, lost } = relabelledKept(kept, fresh);
    expect([held.length, lost.length]).toEqual(expected);
  });
  it("is not read where its entry does not name the thing", () => {
    expect(relabelled(list("Low", "Low"), list("High", "Low"), 'Set the stock of "Rye" to High')).toEqual({});
  });
});

describe("a control that says of which thing it tells", () => {
  const desk = (...keepers: string[]) =>
    aPage(
      `\n  table\n${keepers
        .map(
          (keeper, at) =>
            `    row "Otter ${at + 1} ${keeper}"\n      button "Keeper of Otter ${at + 1}: ${keeper}" #k${at}`,
        )
        .join("\n")}`,
    );
  const nobody = desk("nobody", "nobody");
  const given = desk("nobody", "Ida Falk");
  const said = "Give Otter 2 to Ida Falk";
  const kept = { shown: [], awaited: [], lines: [], ...relabelled(nobody, given, said) };
  it.each<[string, ReturnType<typeof desk>, number[]]>([
    ["says so on a fresh load", given, [1, 0]],
    ["says what it said before", nobody, [0, 1]],
    ["says so of another thing", desk("Ida Falk", "nobody"), [0, 1]],
    ["says another name", desk("nobody", "Ida Falke"), [0, 0]],
  ])("%s", (_, fresh, expected) => {
    const { held, lost } = relabelledKept(kept, fresh);
    expect([held.length, lost.length]).toEqual(expected);
  });
  it.each([
    ["bears only what the goal says of several", "Give the otter to Ida Falk"],
    ["is of another thing", "Give Otter 1 to Ida Falk"],
  ])("is not read where it %s", (_, goal) => expect(relabelled(nobody, given, goal)).toEqual({}));
});
