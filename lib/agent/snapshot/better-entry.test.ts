import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { betterEntry } from "./better-entry";

const row = (name: string, id: string, control = 'button "Request"', states = "") =>
  `item "${name}"\n  ${control} #${id}${states}`;
const roy = row("Blue Bayou – Roy Orbison", "roy");
const linda = row("Blue Bayou – Linda Ronstadt", "linda");
const names = ["Blue Bayou", "Linda Ronstadt", "Friday Night"];

it.each<[string, string[], string, string | undefined, string[]?]>([
  ["the one that has more of the names", [roy, linda], "roy", "linda"],
  ["none where it is that one", [roy, linda], "linda", undefined],
  [
    "none where another lacks what this one has",
    [row("Roy Blue Bayou", "roy"), row("Linda", "linda")],
    "roy",
    undefined,
  ],
  [
    "none where two are as good",
    [roy, linda, row("Linda Ronstadt, Blue Bayou live", "live")],
    "roy",
    undefined,
  ],
  [
    "none where its control is another",
    [roy, row("Blue Bayou – Linda Ronstadt", "linda", 'button "Play"')],
    "roy",
    undefined,
  ],
  [
    "none where it cannot be pressed",
    [roy, row("Blue Bayou – Linda Ronstadt", "linda", 'button "Request"', " [disabled]")],
    "roy",
    undefined,
  ],
  [
    "none of another list",
    [roy, `row "Blue Bayou – Linda Ronstadt"\n  button "Request" #linda`],
    "roy",
    undefined,
  ],
  ["none where nothing is named", [roy, linda], "roy", undefined, []],
  ["none outside of entries", ['button "Request" #roy', linda], "roy", undefined],
])("the entry that is meant: %s", (_, rows, pressed, expected, told = names) => {
  expect(betterEntry(told, pressed, aPage(rows.join("\n")).nodes)?.id).toBe(expected);
});
