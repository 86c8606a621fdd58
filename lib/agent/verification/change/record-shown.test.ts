import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { recordShown } from "./record-shown";

const row = (id: string, ...cells: string[]) =>
  `\n  row "${cells.join(" ")}"${cells.map((cell, at) => `\n    clickable "${cell}"${at === 0 ? ` #${id}` : ""}`).join("")}`;
const list = `table "Skippers"${row("ida", "Ida Moor", "ida@boats.test", "Hull")}${row("omar", "Omar Quay", "omar@boats.test", "Leith")}`;
const shows = (after: string, textAfter = "", on = "#ida") =>
  recordShown(
    groundOf(aVerificationCase({ step: "Open the record of Ida Moor", before: list, on, after, textAfter })),
  );
const fields = (name: string, mail: string) =>
  `form ""\n  textbox "Name" ="${name}"\n  textbox "Mail" ="${mail}"`;

it.each<[string, boolean, boolean]>([
  ["fields hold what the entry told", shows(fields("Ida Moor", "ida@boats.test")), true],
  ["lines end with it", shows('heading "Show"', "Record\nNameIda Moor\nMailida@boats.test"), true],
  ["one thing alone is told", shows(fields("Ida Moor", "")), false],
  ["it is that of another entry", shows(fields("Omar Quay", "omar@boats.test")), false],
  [
    "another entry is told as well",
    shows(`${list}\n${fields("Ida Moor", "ida@boats.test")}`, "Leith"),
    false,
  ],
  ["nothing came", shows('heading "Show"'), false],
  ["the entry stands in no list", shows(fields("Ida Moor", "ida@boats.test"), "", "Skippers"), false],
])("a page on which %s", (_, is, expected) => {
  expect(is).toBe(expected);
});
