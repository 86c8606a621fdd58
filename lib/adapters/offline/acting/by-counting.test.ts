import { describe, expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPageContext } from "@/tests/support/a-page-context";
import { byCounting } from "./by-counting";

const press = (id: string, target = ""): PastAction => ({
  action: `click("${id}")`,
  target,
  outcome: "verified",
  summary: "",
});

/** The next press, `first` where it only prepares. */
const next = (goal: string, outline: string, history: PastAction[] = []): string => {
  const context = aPageContext(outline, history);
  const answer = byCounting(goal, context.nodes, context);
  if (answer?.decision !== "act") return answer?.decision ?? "none";
  return `${answer.prepares ? "first " : ""}${answer.action}`;
};

type Names = [less: string, more: string];
const between = (count: string, [less, more]: Names, id = "", indent = ""): string =>
  `\n${indent}button "${less}" #less${id}\n${indent}status "${count}"\n${indent}button "${more}" #more${id}`;
const beside = (count: string, [less, more]: Names, id = "", indent = ""): string =>
  `\n${indent}button "${less}" #less${id}\n${indent}button "${more}" #more${id} &"${count}"`;
const signs: Names = ["−", "+"];
const bags: Names = ["One bag less", "One bag more"];
const rooms: Names = ["Bedroom cooler", "Bedroom warmer"];

describe("controls that count", () => {
  it.each<[string, string, string, string]>([
    ["say one more of it", "Book 3 bags", between("1", bags), 'first click("more")'],
    ["say one less of it", "Book 3 bags", between("5", bags), 'first click("less")'],
    ["say it by another word", "Set the bedroom to 22", between("20", rooms), 'first click("more")'],
    [
      "say the other way by another word",
      "Set the bedroom to 18",
      between("20", rooms),
      'first click("less")',
    ],
    [
      "say more of something else",
      "Book 3 bags",
      between("1", ["One crate less", "One crate more"]),
      'first click("more")',
    ],
    [
      "say nothing of more",
      "Book 3 bags",
      between("1", ["Bags of less weight", "Bags of more weight"]),
      "none",
    ],
    ["say nothing of less", "Book 3 bags", between("1", ["One bag", "One bag more"]), "none"],
    ["are one and the last", "Set the bedroom to 21", between("20", rooms), 'click("more")'],
    ["show it already", "Set the bedroom to 20", between("20", rooms), "none"],
    ["cannot be pressed", "Set the bedroom to 22", `${between("20", rooms)} [disabled]`, "none"],
  ])("are pressed as they %s", (_, goal, outline, expected) => {
    expect(next(goal, outline)).toBe(expected);
  });

  it.each<[string, string, string]>([
    ["the second one stands beside it", beside("1", bags), 'first click("more")'],
    [
      "it stands beside both",
      `\nbutton "One bag less" #less &"1"${beside("1", bags).replace(/^\n.*\n/u, "\n")}`,
      "none",
    ],
    ["it tells two of them", beside("1 of 8", bags), "none"],
    ["it is no number", beside("some", bags), "none"],
  ])("count from the number as a text where %s", (_, outline, expected) => {
    expect(next("Book 3 bags", outline)).toBe(expected);
  });

  it.each<[string, string, string]>([
    ["from 20 to 18.5", "Set the bedroom to 18.5", 'first click("less")'],
    ["from 20 to 18,5", "Set the bedroom to 18,5", 'first click("less")'],
  ])("count by parts %s", (_, goal, expected) => {
    expect(next(goal, between("20", rooms))).toBe(expected);
  });

  it("stop at parts, and go up from less than those", () => {
    const goal = "Set the bedroom to 18.5";
    expect(next(goal, between("18.5", rooms))).toBe("none");
    expect(next(goal, between("18", rooms))).toBe('first click("more")');
    expect(next(goal, between("17,5", rooms))).toBe('click("more")');
  });
});

describe("of several counters", () => {
  const parts = `\nregion "Adults"${between("1", signs, "-a", "  ")}\nregion "Children"${between("0", signs, "-c", "  ")}`;
  const headed = `\nheading:2 "Adults"${between("1", signs, "-a")}\nheading:2 "Children"${between("0", signs, "-c")}`;
  it.each<[string, string, string, string]>([
    ["its part is the one", "Book for 3 children", parts, 'first click("more-c")'],
    ["its part is the other one", "Book for 3 adults", parts, 'first click("more-a")'],
    ["no part is none", "Book for 3 seniors", parts, "none"],
    ["its heading is the one", "Book for 3 children", headed, 'first click("more-c")'],
    ["its heading is the other one", "Book for 3 adults", headed, 'first click("more-a")'],
    ["no heading is none", "Book for 3 seniors", headed, "none"],
  ])("what the goal says of %s", (_, goal, outline, expected) => {
    expect(next(goal, outline)).toBe(expected);
  });

  const batches = ["117", "118"]
    .map((batch) => `\nheading:2 "Batch ${batch}"${between("21 °C", ["Cooler", "Warmer"], batch)}`)
    .join("");
  it.each<[string, string, string]>([
    [
      "what is told by its number is brought to the other one",
      "Set batch 118 to 19 °C",
      'first click("less118")',
    ],
    ["the other one is", "Set batch 117 to 19 °C", 'first click("less117")'],
    ["none is that has another number", "Set batch 119 to 19 °C", "none"],
    ["the unit tells none", "Set the oven to 19 °C", "none"],
  ])("%s", (_, goal, expected) => {
    expect(next(goal, batches)).toBe(expected);
  });
});
