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
