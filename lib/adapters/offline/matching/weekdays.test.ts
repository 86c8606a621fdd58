import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { weekdayBoxesIn } from "./weekdays";

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
    ["Water it only on Mondays", ["Mon", "Tue"], ["+Mon", "-Tue"]],
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
