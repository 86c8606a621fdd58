import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { weekdayBoxesIn } from "./weekday-boxes";

const week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const boxes = (ticked: readonly string[], names: readonly string[] = week) =>
  aPage(names.map((name) => `checkbox "${name}"${ticked.includes(name) ? " [checked]" : ""}`).join("\n"))
    .nodes;
const entered = (goal: string, ticked: readonly string[], names?: readonly string[]) =>
  weekdayBoxesIn(goal, boxes(ticked, names)).map(
    ({ value, kind }) => `${kind === "mark" ? "+" : "-"}${value}`,
  );

describe("boxes for the days of the week", () => {
  it.each<[string, string[], string[]]>([
    ["Have the lobby cleaned on Tuesdays and Saturdays", ["Sun"], ["+Tue", "+Sat", "-Sun"]],
    ["Run the report every weekday", ["Sat"], ["+Mon", "+Tue", "+Wed", "+Thu", "+Fri", "-Sat"]],
    ["Open it Thursday to Saturday", [], ["+Thu", "+Fri", "+Sat"]],
    ["Send it at weekends", ["Mon"], ["-Mon", "+Sat", "+Sun"]],
    ["Feed them daily", [], week.map((name) => `+${name}`)],
    ["Clean it Monday and Friday", ["Tue"], ["+Mon", "-Tue", "+Fri"]],
    ["Water it only on Mondays", ["Mon", "Tue"], ["+Mon", "-Tue"]],
    ["Open the kiosk from Friday to Monday", ["Wed", "Sat"], ["+Mon", "-Wed", "+Fri", "+Sat", "+Sun"]],
    // From one day to another there are none between.
    ["Move the laundry from Monday to Wednesday", ["Mon", "Fri"], ["-Mon", "+Wed"]],
    ["Change the watering day from Monday to Friday", ["Mon"], ["-Mon", "+Fri"]],
    ["Move the laundry from Monday to Wednesday", ["Tue"], []],
    ["Move the laundry from Monday at 9:00 to Wednesday at 8:00", ["Mon"], []],
    ["Change the opening days to run from Monday to Friday", ["Mon"], []],
    ["On the laundry page, move it from Monday to Wednesday", ["Mon"], ["-Mon", "+Wed"]],
    ["Swap Mondays for Wednesdays", ["Mon"], []],
    ["Change the watering days to Monday and Friday", ["Tue"], ["+Mon", "-Tue", "+Fri"]],
    // Those on which it is not.
    ["Close the kiosk on Sundays", ["Mon", "Sat"], []],
    ["Close on Mondays and Tuesdays", ["Mon", "Sat"], []],
    ["Deliver on Sundays no more", ["Sat"], []],
    ["Run it daily, excluding Sunday", ["Sat"], []],
    ["Run it every day but Sunday", ["Sat"], []],
    ["Keep Mondays and Tuesdays free", ["Sat"], []],
    // Days that are said of the thing, or come to others, leave the others alone.
    ["Move the class on Mondays to 9:00", ["Mon", "Wed"], []],
    ["Also open on Sundays", ["Sat"], []],
    ["Add Friday to the opening days", ["Mon"], []],
    ["Do not run it on Sunday", ["Sun"], []],
    ["Change the Monday delivery to van 2", ["Tue"], []],
    ["Rename it to Front desk", ["Tue"], []],
  ])("%s (%j): %j", (goal, ticked, expected) => {
    expect(entered(goal, ticked)).toEqual(expected);
  });

  it("are none where other boxes are called after a day, or few", () => {
    expect(entered("Close it on Mondays", ["Tue"], ["Mon", "Tue", "Monthly"])).toEqual([]);
    expect(entered("Close it on Mondays", ["Tue"], [...week, "Mon"])).toEqual([]);
  });
});
