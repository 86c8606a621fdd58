import { expect, it } from "vitest";
import { readKept } from "@/lib/agent/completion/read-back/read-kept";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { keptAfter } from "@/tests/support/kept-after";

const url = "http://pier.test/";
const page = (...under: string[]) =>
  aPage('heading:1 "Boats"\nbutton "Watch Bora" #w\nheading:2 "Watch list"', {
    url,
    text: ["# Boats", "Alba", "Bora", "## Watch list", ...under].join("\n"),
  });
const empty = page();

/** What a fresh load says of a boat after the button at it was pressed. */
function told(goal: string, then = empty, now = empty, fresh = empty): string {
  const deed = anAction({
    target: { id: "w", role: "button", name: "Watch Bora", path: "" },
    urlAtAction: url,
  });
  const kept = keptAfter(deed, { goal, before: then, after: now });
  const { held, lost } = readKept(kept, fresh, goal);
  return held.length > 0 ? "held" : lost.length > 0 ? "lost" : "";
}

const goal = "Add Bora to the watch list";
const both = page("Alba, Bora");
it.each<[string, string, ReturnType<typeof page>[], string]>([
  ["has the thing with others in one line", goal, [page("Alba"), both, both], "held"],
  ["was empty, and has the thing", goal, [empty, page("Bora"), page("Bora")], "held"],
  ["had the thing only until the page was loaded anew", goal, [page("Alba"), both, page("Alba")], "lost"],
  ["had the thing before", goal, [both, both, both], ""],
  ["has it twice", goal, [page("Alba"), page("Bora, Bora"), page("Bora, Bora")], ""],
  ["has it with a number", goal, [page("Alba"), page("Alba", "- 1 × Bora"), page("1 × Bora")], "held"],
  ["has more than one of it", goal, [page("Alba"), page("Alba", "- 2 × Bora"), page("2 × Bora")], ""],
  [
    "has it under a part of its own",
    goal,
    [page("Alba"), page("Alba", "### Over the limit", "Bora"), page("Alba", "### Over the limit", "Bora")],
    "",
  ],
  [
    "has it after what ends in a colon",
    goal,
    [page("Alba"), page("Alba", "Over the limit:", "Bora"), page("Alba", "Over the limit:", "Bora")],
    "",
  ],
  ["has it as a heading of its own", goal, [page("Alba"), page("### Bora"), page("### Bora")], "held"],
  [
    "has fewer of it",
    "Add 3 of Bora to the watch list",
    [page("Alba"), page("1 × Bora"), page("1 × Bora")],
    "",
  ],
  [
    "has as many of it",
    "Add 3 of Bora to the watch list",
    [page("Alba"), page("3 × Bora"), page("3 × Bora")],
    "held",
  ],
  ["has a thing called alike", goal, [page("Alba"), page("Alba, Bora North"), page("Bora North")], ""],
  ["has another thing", goal, [page("Tar"), page("Tar, Alba"), page("Tar, Alba")], ""],
  ["has only a sentence about it", goal, [page("Alba"), page("Bora is on no list as yet."), both], ""],
  [
    "has another one of a row",
    "Add Berth 12 to the watch list",
    [page("Alba"), page("Alba, Berth 14"), page("Alba, Berth 14")],
    "",
  ],
  ["is not what the goal speaks of", "Add Bora to the races", [page("Alba"), both, both], ""],
  ["is where it is taken from", "Remove Bora from the watch list", [page("Alba"), both, both], ""],
  [
    "had a line that was kept only in part",
    goal,
    [page(`${"Alba and others, ".repeat(12)}Bora`), both, both],
    "",
  ],
])("what stands under the heading of the place: it %s", (_, asked, [then, now, fresh], expected) => {
  expect(told(asked, then, now, fresh)).toBe(expected);
});

const shelf = (...held: string[]) =>
  aPage(
    [
      'item "Red lamp Brass Take it"\n  heading:2 "Red lamp"\n  button "Take it" #red',
      'item "Blue lamp Brass Take it"\n  heading:2 "Blue lamp"\n  button "Take it" #blue',
      'item "Lamp oil Take it"\n  heading:2 "Lamp oil"\n  button "Take it" #oil',
      'heading:2 "Crate"\nlist ""',
      ...held.map((name) => `  item "${name} Remove"\n    button "Remove" #remove-${name.slice(-3)}`),
    ].join("\n"),
    {
      url,
      text: [
        "## Red lamp\nBrass\nTake it\n## Blue lamp\nBrass\nTake it\n## Lamp oil\nTake it\n## Crate",
        ...(held.length > 0 ? held.map((name) => `- ${name} Remove`) : ["Nothing in it."]),
      ].join("\n"),
    },
  );

/** The same of a thing without a capital, and what was read in another entry than the one that was meant. */
function toldPlainly(asked: string, control: string, now = shelf(), fresh = now): string {
  const deed = anAction({
    target: { id: control, role: "button", name: "Take it", path: "" },
    urlAtAction: url,
  });
  const kept = keptAfter(deed, { goal: asked, before: shelf(), after: now });
  const { held, lost } = readKept(kept, fresh, asked);
  if ((kept.misplaced ?? []).length > 0) return "of another";
  return (kept.inPlace ?? []).length === 0 ? "" : lost.length > 0 ? "lost" : held.length > 0 ? "held" : "";
}

const plain = "Put the blue lamp into the crate";
it.each<[string, string, string, ReturnType<typeof shelf>[], string]>([
  ["has it", plain, "blue", [shelf("1 × Blue lamp")], "held"],
  ["has it without a count", plain, "blue", [shelf("Blue lamp")], "held"],
  ["had it until the page was loaded anew", plain, "blue", [shelf("1 × Blue lamp"), shelf()], "lost"],
  ["has two of it", plain, "blue", [shelf("2 × Blue lamp")], "of another"],
  ["has another one", plain, "blue", [shelf("1 × Red lamp")], "of another"],
  ["has what the control of another one put there", plain, "red", [shelf("1 × Red lamp")], ""],
  [
    "has a part of what was asked for",
    "Put the blue lamp oil into the crate",
    "oil",
    [shelf("1 × Lamp oil")],
    "",
  ],
  ["is not what the goal speaks of", "Put the blue lamp into the van", "blue", [shelf("1 × Blue lamp")], ""],
])("a thing in small letters, and the place %s", (_, asked, control, [now, fresh], expected) => {
  expect(toldPlainly(asked, control, now, fresh)).toBe(expected);
});
