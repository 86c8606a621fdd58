import { expect, it } from "vitest";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { groundOf } from "@/lib/agent/verification/ground";
import { aPage } from "@/tests/support/a-page";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { headedJustSo } from "./headed-just-so";

const shelf = (...titles: string[]): string =>
  [
    'list "Books"',
    ...titles.map((title, at) => `  item "" #i${at}\n    heading "${title}"\n    link "Read" #r${at}`),
  ].join("\n");
const two = shelf("Tidewater: the long way home", "Tidewater");

it.each<[string, string, string, string, string]>([
  ["the one that is headed just so, from a link in the longer one", 'Open "Tidewater"', two, "r0", "i1"],
  ["it from the longer entry itself", 'Open "Tidewater"', two, "i0", "i1"],
  ["it however it is written", 'Open "tidewater"', two, "r0", "i1"],
  ["none where it is the entry itself", 'Open "Tidewater"', two, "r1", "none"],
  [
    "none where the step says the longer title",
    'Open "Tidewater: the long way home"',
    shelf("Tidewater: the long way home", "Tidewater"),
    "r0",
    "none",
  ],
  [
    "none beside one that is headed so itself",
    'Open "Tidewater"',
    shelf("Tidewater", "Tidewater"),
    "r0",
    "none",
  ],
  [
    "the heading that is called so, of cards that are marked up as nothing",
    'Open "Tidewater"',
    'heading "Tidewater (old)" #h0\nheading "Tidewater" #h1',
    "h0",
    "h1",
  ],
  [
    "none for a heading that is called so itself",
    'Open "Tidewater"',
    'heading "Tidewater (old)" #h0\nheading "Tidewater" #h1',
    "h1",
    "none",
  ],
  [
    "none of another part",
    'Open "Tidewater"',
    'heading "Tidewater (old)" #h0\nregion "Loans"\n  heading "Tidewater" #h1',
    "h0",
    "none",
  ],
  ["none of two", 'Open "Tidewater"', shelf("Tidewater: a way", "Tidewater", "Tidewater"), "r0", "none"],
  ["none where all say more", 'Open "Tidewater"', shelf("Tidewater: a way", "Tidewater II"), "r0", "none"],
  ["none where the entry says nothing of it", 'Open "Tidewater"', shelf("Moor", "Tidewater"), "r0", "none"],
  ["none where more is quoted", 'Open "Tidewater" in "Loans"', two, "r0", "none"],
  ["none where nothing is quoted", "Open Tidewater", two, "r0", "none"],
  ["none outside of entries", 'Open "Tidewater"', `link "Tidewater: a way" #x\n${two}`, "x", "none"],
  [
    "none in another list",
    'Open "Tidewater"',
    `${shelf("Tidewater: a way")}\nlist "Films"\n  item "" #film\n    heading "Tidewater"`,
    "r0",
    "none",
  ],
  [
    "none that is another kind of part",
    'Open "Tidewater"',
    `${shelf("Tidewater: a way")}\n  region "Shown" #part\n    heading "Tidewater"`,
    "r0",
    "none",
  ],
])("of entries beside each other the step means %s", (_, step, outline, on, expected) => {
  const { nodes } = aPage(outline);
  const at = nodes.findIndex(({ id }) => id === on);
  expect(nodes[headedJustSo(nodes, at, readStepIntent(step)) ?? -1]?.id ?? "none").toBe(expected);
});

it.each([
  ["#r0", true],
  ["#r1", false],
])("%s is another one than a step means that names the shorter title: %s", (on, isOther) => {
  const one = aVerificationCase({ step: 'Open "Tidewater"', before: `\n${two}`, on });
  expect(groundOf(one).fit.fit === "other").toBe(isOther);
});
