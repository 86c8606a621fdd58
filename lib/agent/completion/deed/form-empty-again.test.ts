import { describe, expect, it } from "vitest";
import { node } from "@/tests/support/a-claim-case";
import { aSnapshot } from "@/tests/support/a-task";
import { type Entered, readEntered } from "./entered";

const hours: Entered = { kind: "element_value", element: { role: "textbox", name: "Hours" }, value: "2" };

describe("a form that is empty again", () => {
  const day: Entered = {
    kind: "element_value",
    element: { role: "textbox", name: "Day" },
    value: "2026-11-21",
  };
  const both = (date: string) =>
    aSnapshot({
      url: "http://rooms.test/",
      nodes: [
        node({ id: "h", role: "textbox", name: "Hours", value: "1" }),
        node({ id: "d", role: "textbox", name: "Day", value: date }),
      ],
      lines: ["2026-11-21"],
    });
  it.each([
    ["has lost nothing where it makes things", "Reserve a room for 2 hours", "", []],
    ["has lost it where it changes things", "Change the hours to 2", "", ['textbox "Hours" holds "2"']],
    [
      "is none while another field is filled in",
      "Reserve a room for 2 hours",
      "2026-11-21",
      ['textbox "Hours" holds "2"'],
    ],
  ])("%s", (_, goal, date, lost) => {
    expect(readEntered([hours, day], [], both(date), goal).lost).toEqual(lost);
  });

  it.each([
    ["shows nowhere leaves it open", "Tar, 3 May", 1],
    ["tells elsewhere says it is there", "Tar, 3 May, 12 hours", 0],
  ])("a value that the form no longer holds and the page %s", (_, line, unread) => {
    const page = both("");
    const entered: Entered[] = [{ ...hours, value: "12" }, day];
    const reading = readEntered(entered, [], { ...page, lines: [...page.lines, line] }, "Reserve a room");
    expect(reading.unread).toHaveLength(unread);
    expect(reading.lost).toEqual([]);
  });

  const proposed: Entered = { ...hours, was: "1" };
  it.each<[string, Entered[], string[], unknown]>([
    ["beside a text with all of it", [proposed, day], ["On 2026-11-21 for 2 hours"], [0, 0]],
    ["beside a text with a part of it", [proposed, day], ["For 2 hours"], [0, 1]],
    [
      "in place of what it held then",
      [{ ...proposed, was: "3" }, day],
      ["On 2026-11-21 for 2 hours"],
      [1, 0],
    ],
    ["as the only one", [proposed], ["For 2 hours"], [1, 0]],
  ])(
    "where something is changed, the field that is back at what it proposes %s",
    (_, entered, lines, found) => {
      const { lost, unread } = readEntered(entered, [], { ...both(""), lines }, "Change the hours to 2");
      expect([lost.length, unread.filter((one) => one.includes("Hours")).length]).toEqual(found);
    },
  );

  it("where something is made, a short value that such a field no longer holds may be told by none", () => {
    const page = { ...both(""), lines: ["For 2 hours"] };
    const { lost, unread } = readEntered([proposed, day], [], page, "Reserve a room for 2 hours");
    expect([...lost, ...unread].filter((one) => one.includes("Hours"))).toEqual([]);
  });

  it.each<[string, string, string, string[], boolean]>([
    ["the entry tells all of it", "Reserve a room for 12 hours", "1", ["12", "2026-11-21"], true],
    ["the entry tells a part of it", "Reserve a room for 12 hours", "1", ["12"], false],
    ["nothing tells it", "Reserve a room for 12 hours", "1", [], false],
    ["it holds another number", "Reserve a room for 12 hours", "3", ["12", "2026-11-21"], false],
    ["something is changed", "Change the hours to 12", "1", ["12", "2026-11-21"], false],
  ])("a field that proposes what it did contradicts no text, where %s", (_, goal, now, told, isFine) => {
    const page = both("2026-11-21");
    const nodes = page.nodes.map((one) => (one.id === "h" ? { ...one, value: now } : one));
    const entered: Entered[] = [{ ...proposed, value: "12" } as Entered, day];
    const { unread } = readEntered(entered, ["12"], { ...page, nodes }, goal, told);
    expect(unread).toEqual(isFine ? [] : ['textbox "Hours" holds "12"']);
  });

  it("an option that says more than the goal is told by the goal's part of it", () => {
    const plot: Entered = {
      kind: "element_value",
      element: { role: "combobox", name: "Plot" },
      value: "Plot 17 (90 m²)",
    };
    const page = aSnapshot({ url: "http://rooms.test/", nodes: [], lines: [] });
    const unread = (told: string[]) =>
      readEntered([plot], [], page, "Offer plot 17 to Ines", told).unread.length;
    expect([unread(["Ines plot", "Ines 17"]), unread(["Ines plot"]), unread([])]).toEqual([0, 1, 1]);
  });
});
