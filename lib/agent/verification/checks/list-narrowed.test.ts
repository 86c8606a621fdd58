import { checkTable } from "@/tests/support/check-table";
import { listNarrowed } from "./list-narrowed";

const garden = (plants: readonly string[], more = "", role = "item", words = ""): string => `
  heading "Plants"
  textbox "Words" ="${words}"
  button "Shade"
  button "Sun"
  list "Plants"
${plants.map((plant) => `    ${role} "${plant}"`).join("\n")}${more}`;
const plants = ["Fern, shade", "Rose, sun", "Thyme, sun", "Hosta, shade"];
const shady = ["Fern, shade", "Hosta, shade"];
const linesOf = (...lines: readonly string[]): string => ["Plants", ...lines].join("\n");
const clear = '\n  button "Clear all"';
const press = {
  step: "Filter the plants by Shade",
  before: garden(plants),
  text: linesOf(...plants),
  on: "Shade",
  after: garden(shady, clear),
  textAfter: linesOf(...shady),
};
const pressed = { ...press, again: true };
const silent = { ...pressed, says: "nothing" } as const;

const typed = {
  step: 'Search for "Fern"',
  does: "setValue",
  on: "Words",
  value: "Fern",
  before: garden(plants),
  text: linesOf(...plants),
  after: garden(["Fern, shade"], clear, "item", "Fern"),
  textAfter: linesOf("Fern, shade"),
  again: true,
} as const;

/** A way back that is called so. */
const backBy = (name: string, role = "button") => ({
  ...pressed,
  after: garden(shady, `\n  ${role} "${name}"`),
});

/** Chosen before, in a form whose button has it take effect. */
const sent = (left: readonly string[], more = ""): string => `
  heading "Plants"
  form ""
    combobox "Place" ="shade" |"all|shade|sun"
    button "Go"
  list "Plants"
${left.map((plant) => `    item "${plant}"`).join("\n")}${more}`;
const applied = (left: readonly string[], more = "") => ({
  step: "Show only the shade plants",
  on: "Go",
  before: sent(plants),
  text: linesOf(...plants),
  after: sent(left, more),
  textAfter: linesOf(...left),
  again: true,
});

checkTable(listNarrowed, [
  { when: "a button to clear all came, and entries went", says: "verified", ...pressed },
  { when: "it has only now come", says: "looks again", ...press },
  { when: "a link to reset the filters came", says: "verified", ...backBy("Reset filters", "link") },
  { when: "a cross to clear the search came", says: "verified", ...backBy("× Clear search") },
  { when: "a way to show all came", says: "verified", ...backBy("Show all") },
  {
    when: "a line to clear the filter came, and no control",
    says: "verified",
    ...pressed,
    after: garden(shady),
    textAfter: linesOf("Clear the filter", ...shady),
  },
  { when: "a word was typed that the step says", says: "verified", ...typed },
  {
    when: "a heading that counts the list came for one that counts more",
    says: "verified",
    ...pressed,
    text: linesOf("Outside 4", ...plants),
    textAfter: linesOf("Outside 2", ...shady),
  },
  {
    when: "rows of a table went, and one of those that stay counts anew",
    says: "verified",
    ...pressed,
    before: garden(plants, "", "row"),
    after: garden(["Fern, shade 1 of 2", "Hosta, shade"], clear, "row"),
  },
  {
    when: "an entry that stays has a word more",
    says: "verified",
    ...pressed,
    after: garden(["Fern, shade found", "Hosta, shade"], clear),
  },
  {
    when: "what went has a number, and so has what came",
    says: "verified",
    ...pressed,
    text: linesOf("Found 4", "Rose 40", "Thyme 30", "Fern"),
    textAfter: linesOf("Found 1", "Fern"),
  },
  {
    when: "a heading counts its list only now, and one line went",
    ...silent,
    text: linesOf("Outside", ...shady, "Rose"),
    textAfter: linesOf("Outside 2", ...shady),
  },
  {
    when: "only headings that count the lists tell something else",
    ...silent,
    text: linesOf("Outside 4", "Inside 3", ...shady),
    textAfter: linesOf("Outside 2", "Inside 1 of 3", ...shady),
  },
  { when: "one line went", ...silent, textAfter: linesOf(...plants.slice(1)) },
  { when: "no line went", ...silent, textAfter: linesOf(...plants), others: "may" },
  { when: "nothing came to clear it", ...silent, after: garden(shady) },
  { when: "the way to clear it stood there before", ...silent, before: garden(plants, clear) },
  { when: "what came clears something else", ...silent, ...backBy("Clear the basket") },
  { when: "what came never clears it", ...silent, ...backBy("Never show all") },
  { when: "what came clears all of something", ...silent, ...backBy("Clear all beds") },
  ...["row", "treeitem"].map((role) => ({
    when: `another ${role} came`,
    ...silent,
    after: garden(shady, `\n    ${role} "Ivy"${clear}`),
  })),
  { when: "another entry came", ...silent, after: garden([...shady, "Ivy, shade"], clear) },
  {
    when: "another option came",
    ...silent,
    after: garden(shady, `\n    option "Ivy"${clear}`),
  },
  { when: "the word that was typed is another than the step's", ...silent, ...typed, value: "Rose" },
  { when: "the step says no word", ...silent, ...typed, step: "Search the plants", others: "may" },
  {
    when: "what was looked for went",
    ...silent,
    ...typed,
    after: garden(["Rose, sun"], clear, "item", "Fern"),
    textAfter: linesOf("Rose, sun"),
  },
  ...(
    [
      ["verified", shady, "all that is left bears it"],
      ["nothing", ["Fern, shade", "Rose, sun"], "one that is left does not bear it"],
      ["nothing", ["Fern, shade"], "one that bears it went as well"],
      ["nothing", [], "nothing is left"],
    ] as const
  ).map(([says, left, how]) => ({
    when: `a word was typed, nothing came to clear it, and ${how}`,
    says,
    ...typed,
    step: 'Search for "shade"',
    value: "shade",
    after: garden(left, "", "item", "shade"),
    textAfter: linesOf(...left),
    others: "may" as const,
  })),
  {
    when: "nothing came to clear it, and one that is left is known as no entry any more",
    says: "verified",
    ...typed,
    before: garden(["Fern Hall Shade", "Rose", "Thyme"]),
    text: linesOf("Fern Hall", "Shade", "Rose", "Thyme"),
    step: 'Search for "shade"',
    value: "shade",
    after: garden([], "", "item", "shade"),
    textAfter: linesOf("Fern Hall", "Shade"),
  },
  {
    when: "nothing came to clear it, and the word stands elsewhere only",
    ...silent,
    ...typed,
    others: "may",
    before: garden(["Fern Hall", "Rose", "Thyme"]),
    text: linesOf("Shade", "Fern Hall", "Rose", "Thyme"),
    step: 'Search for "shade"',
    value: "shade",
    after: garden([], "", "item", "shade"),
    textAfter: linesOf("Shade"),
  },
  ...(
    [
      ["verified", "Filter by role", ["Ann Viewer", "Tom Viewer"], "the step says the choice"],
      ["nothing", "Filter by role", ["Ann Viewer"], "another one of that choice went as well"],
      ["nothing", "Filter by role", ["Ann Viewer", "Bob Owner"], "another one is left"],
      ["nothing", "Filter", ["Ann Viewer", "Tom Viewer"], "the head may be an entry"],
    ] as const
  ).map(([says, name, left, how]) => {
    const users = (rows: readonly string[], value: string) =>
      `\n  combobox "${name}" ="${value}" {All, Owner, Viewer}\n  table "Users"\n    row "Name Role"\n${rows.map((row) => `    row "${row}"`).join("\n")}`;
    const all = ["Ann Viewer", "Bob Owner", "Eve Owner", "Tom Viewer"];
    return {
      when: `a list was narrowed by a choice, and ${how}`,
      says,
      step: "Filter the users by the role Viewer",
      does: "select" as const,
      on: name,
      value: "Viewer",
      before: users(all, "All"),
      text: linesOf("Name Role", ...all.flatMap((row) => row.split(" "))),
      after: users(left, "Viewer"),
      textAfter: linesOf("Name Role", ...left.flatMap((row) => row.split(" "))),
      again: true,
      ...(says === "nothing" ? { others: "may" as const } : {}),
    };
  }),
  {
    when: "an error is told beside it",
    ...silent,
    after: garden(shady, `${clear}\n  alert "Error: Shade is no filter of the plants"`),
  },
  { when: "the server refused it", ...silent, requests: ["POST /plants/query 500"] },
  { when: "the request broke off", ...silent, requests: ["POST /plants/query failed"] },
  { when: "what was asked of the server broke", ...silent, requests: ["GET /plants 500"] },
  { when: "what was asked broke off", ...silent, ...typed, others: "may", requests: ["GET /plants failed"] },
  {
    when: "it was answered when it was asked again",
    says: "verified",
    ...pressed,
    requests: ["GET /plants 500", "GET /plants 200"],
  },
  {
    when: "what another site was asked broke",
    says: "verified",
    ...pressed,
    requests: ["GET maps.test/tile 500"],
  },
  { when: "another filter was pressed", ...silent, on: "Sun" },
  { when: "the step opens something", ...silent, step: "Open Shade", others: "may" },
  { when: "the filter was only pointed at", ...silent, does: "hover", others: "may" },
  { when: "a button had the choice take effect that the step says", says: "verified", ...applied(shady) },
  { when: "others are left than were chosen", says: "nothing", ...applied(["Rose, sun", "Thyme, sun"]) },
  {
    when: "others are left, though they can be widened again",
    says: "nothing",
    ...applied(["Rose, sun", "Thyme, sun"], '\n  link "Clear all"'),
  },
  {
    when: "the step says another choice",
    says: "nothing",
    ...applied(shady),
    step: "Show only the sunny plants",
  },
]);
