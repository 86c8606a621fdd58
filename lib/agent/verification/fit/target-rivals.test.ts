import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";

/** What is said of an element by a step, with the reason. */
const said = (step: string, before: string, on: string, more: Partial<CaseParts> = {}): string => {
  const { fit } = groundOf(aVerificationCase({ step, before, on, ...more }));
  return `${fit.fit}: ${fit.reason}`;
};
const unsaid = "unclear: the step's words do not say which element is meant";
const tied = "unclear: several elements fit the step equally well";
const named = (what: string): string => `this: the step names the ${what}`;
const rival = (what: string): string => `other: the step names the ${what}`;

describe("a kind of control that the step asks for", () => {
  const kinds: Record<string, { are: string; others: string }> = {
    button: { are: "button clickable menuitem", others: "link checkbox tab" },
    link: { are: "link clickable", others: "button menuitem checkbox" },
    tab: { are: "tab link button clickable item", others: "menuitem checkbox" },
    checkbox: { are: "checkbox switch clickable", others: "button link menuitem" },
    radio: { are: "radio clickable", others: "button link checkbox" },
  };
  /** What is drawn beside a toggle by the same name is no other thing. */
  const isLabel = (one: string, other: string): boolean =>
    [one, other].includes("clickable") &&
    [one, other].some((role) => /^(?:checkbox|radio|switch)$/.test(role));
  /** A link right before a button of its name is around it. */
  const isAround = (one: string, other: string): boolean => one === "link" && other === "button";
  const two = (one: string, other: string): string => `\n  ${one} "Kale" #one\n  ${other} "Kale" #two`;
  it.each(Object.entries(kinds))("%s: no rival is of another kind", (word, { are, others }) => {
    for (const one of are.split(" "))
      for (const other of others.split(" "))
        expect(said(`Use the Kale ${word}`, two(one, other), "#one")).toBe(named(`${one} "Kale"`));
  });

  it.each(Object.entries(kinds))(
    "%s: those of the kind are rivals, whatever was used",
    (word, { are, others }) => {
      const isActedOn = (role: string): boolean => role !== "item";
      const [first = "", ...rest] = are.split(" ").filter(isActedOn);
      for (const one of [...rest, ...others.split(" ")].filter(
        (role) => !isLabel(role, first) && !isAround(role, first),
      ))
        expect(said(`Use the Kale ${word}`, two(one, first), "#one")).toBe(tied);
    },
  );

  it.each(["checkbox", "radio", "switch"])("%s: what is called the same beside it is its label", (toggle) => {
    expect(said(`Use the Kale ${toggle}`, two("clickable", toggle), "#one")).toBe(named('clickable "Kale"'));
  });

  it("is no matter where the step asks for none", () => {
    expect(said("Use the Kale", two("button", "link"), "#one")).toBe(tied);
  });
});

describe("what is called alike but for a word", () => {
  const lessons =
    '\n  list\n    item\n      link "Ida\'s lesson (none)" #ida\n    item\n      link "Ole\'s lesson (none)" #ole';
  it.each<[string, string, string]>([
    ["Open Ida's lesson", "#ole", rival('link "Ida\'s lesson (none)"')],
    ["Open Ida's lesson", "#ida", named('link "Ida\'s lesson (none)"')],
    ["Open the lesson of Bo", "#ole", tied],
  ])("%s, by %s", (step, on, expected) => {
    expect(said(step, lessons, on)).toBe(expected);
  });
});

const rows = `
  list "Beds"
    item "Kale bed"
      link "Kale" #name >/kale
      button "Open" #open
      button "" #icon
      button "Water" #water
    item "Leek bed"
      link "Leek" #leek >/leek
      button "Open" #open2
      button "Water" #water2
`;
const reports = `
  link "Kale report" #report >/report
  button "Water kale" #water
  button "Kale" #kale
  link "Help" #help
`;
const alerts = `
  button "Remove alert for kale" #remove
  button "Add alert" #add
`;
const named4 = `
  list "Parts"
    link "Part" #1
    link "Part" #2
    link "Part" #3
    link "Part" #4
`;
const hinted = `
  button "" #save-bed
  button "Other" #other
  link "" #open-shed >https://garden.test/tool-shed
  link "Bed" #bed ^"Kale grows here"
`;
const nested = `
  list "Beds"
    item "Kale"
      link "Kale" #a >https://garden.test/k
      link "" #b >https://garden.test/k
      button "Kale" #c
    item "Leek"
      link "Leek" #d
`;
const long = `
  list "Beds"
    item "${"Kale and ".repeat(6)}more"
      button "Open" #a
    item "Leek"
      button "Open" #b
`;

describe("which element a step names, and why", () => {
  it.each<[string, string, string, string]>([
    ['Click the button next to "Kale"', rows, "#open", named('button "Open" of "Kale bed"')],
    ['Click the button next to "Kale"', rows, "#icon", named('button of "Kale bed"')],
    ['Click "Kale"', rows, "#name", named('link "Kale" of "Kale bed"')],
    ['Click "Kale"', rows, "#open", rival('link "Kale" of "Kale bed"')],
    ['Click "Kale"', rows, "#icon", unsaid],
    ['Open "Kale"', rows, "#water", rival('link "Kale" of "Kale bed"')],
    ['Select "Kale"', rows, "#open", rival('link "Kale" of "Kale bed"')],
    ['Go to "Kale"', rows, "#open", rival('link "Kale" of "Kale bed"')],
    ['Water "Kale"', rows, "#water", named('button "Water" of "Kale bed"')],
    ['Water "Kale"', rows, "#open", rival('button "Water" of "Kale bed"')],
    ["Water the kale", rows, "#water", named('button "Water" of "Kale bed"')],
    ["Water the kale", rows, "#name", rival('button "Water" of "Kale bed"')],
    ["Water the kale", rows, "#icon", unsaid],
    ['Water "Leek"', rows, "#name", rival('link "Leek" of "Leek bed"')],
    ['Water "Leek"', rows, "#open", rival('button "Open" of "Leek bed"')],
    ['Water "Leek"', rows, "#water", rival('button "Water" of "Leek bed"')],
    ['Click "Open" in the row of "Kale"', rows, "#open", named('button "Open" of "Kale bed"')],
    ['Click "Open" in the row of "Kale"', rows, "#name", unsaid],
    ['Click "Open" in the row of "Kale"', rows, "#icon", unsaid],
    ['Click "Water" next to "Kale"', rows, "#water", named('button "Water" of "Kale bed"')],
    ['Click "Water" next to "Kale"', rows, "#icon", unsaid],
    ["Water the kale", reports, "#water", named('button "Water kale"')],
    ["Water the kale", reports, "#report", rival('button "Water kale"')],
    ["Water the kale", reports, "#help", rival('button "Water kale"')],
    ["Show the kale report", reports, "#report", named('link "Kale report"')],
    ["Show the kale report", reports, "#water", rival('link "Kale report"')],
    ["Set up a kale alert", alerts, "#add", named('button "Add alert"')],
    ["Remove the kale alert", alerts, "#add", rival('button "Remove alert for kale"')],
    ["Print the kale", reports, "#kale", named('button "Kale"')],
    ["Print the kale", reports, "#report", tied],
    ["Print the kale", reports, "#help", rival('button "Kale"')],
    ["Open the first part link", named4, "#1", "this: the step names it by its position"],
    ["Open the first part link", named4, "#3", rival('link "Part"')],
    ["Open the last part link", named4, "#4", "this: the step names it by its position"],
    ["Open the last part link", named4, "#1", rival('link "Part"')],
    ["Open the 3rd part link", named4, "#3", "this: the step names it by its position"],
    ["Open the 9th part link", named4, "#1", tied],
    ["Open the part link", named4, "#1", tied],
    ["Open the tool shed", hinted, "#open-shed", named("link")],
    ["Open the tool shed", hinted, "#other", rival("link")],
    ["Open the bed with kale", hinted, "#bed", named('link "Bed"')],
    ["Open the bed with kale", hinted, "#open-shed", rival('link "Bed"')],
    ["Save the bed", hinted, "#other", unsaid],
    ["Open kale", nested, "#a", named('link "Kale" of "Kale"')],
    ['Open "Kale"', nested, "#c", named('button "Kale" of "Kale"')],
    ["Open kale", nested, "#d", rival('link "Kale" of "Kale"')],
    ['Open "Leek"', long, "#a", rival('button "Open" of "Leek"')],
    [
      "Open the kale and more",
      long,
      "#b",
      rival('button "Open" of "Kale and Kale and Kale and Kale and Kale"'),
    ],
  ])("%s, %#", (step, page, on, expected) => {
    expect(said(step, page, on)).toBe(expected);
  });

  const fields = `
  form "Bed"
    textbox "Name" #name
    textbox "Village" ~"Name of the village" #village
    combobox "Soil" |"Clay|Loam" #soil
`;
  const typed = (value: string): Partial<CaseParts> => ({ does: "setValue", value });
  it.each<[string, string, Partial<CaseParts>, string]>([
    ['Type "Name" in the village field', "#village", typed("Name"), named('textbox "Village"')],
    ['Type "Name" in the village field', "#name", typed("Name"), rival('textbox "Village"')],
    ['Type "Kale" as the name', "#name", typed("Kale"), named('textbox "Name"')],
    ['Type "Kale" as the name', "#village", typed("Kale"), rival('textbox "Name"')],
    ['Type " " in the name', "#name", typed("  "), named('textbox "Name"')],
    ["Enter the name of the village", "#village", typed("Ulm"), named('textbox "Village"')],
    ["Enter the name of the village", "#name", typed("Ulm"), rival('textbox "Village"')],
    ["Pick the ground", "#soil", { does: "select", value: "Clay" }, "this: it is the only field"],
    ["Pick the ground", "#soil", {}, "this: it is the only field"],
  ])("%s, into %s", (step, on, more, expected) => {
    expect(said(step, fields, on, more)).toBe(expected);
  });
});

it("the same button in small forms is told by the fields beside it", () => {
  const forms = ["Chicory|10 g bag, 2.40 €", "Borage|10 g bag, 3.10 €"].map((one, at) => {
    const [name, near] = one.split("|");
    return `\n  form\n    textbox:number "Quantity of ${name} seed" ="1"\n    button "Add" #add${at} &"${near}"`;
  });
  const wish = "Add 3 bags of chicory seed to our order";
  expect(said(wish, forms.join(""), "#add0")).toBe(tied);
  expect(said(wish.replace("3 ", ""), forms.join(""), "#add0")).toBe(named('button "Add"'));
  expect(said(wish.replace("3 ", ""), forms.join(""), "#add1")).toBe(rival('button "Add"'));
});

it("is told by the heading over its list, and by the step's own word before one that means the same", () => {
  const under = (heading: string, id: string) =>
    `heading:2 "${heading}"\nlist ""\n  item "Ines Duarte"\n    button "Turn off" #${id}`;
  const before = [under("Text message notifications", "text"), under("Email notifications", "mail")].join(
    "\n",
  );
  const step = "Turn off email notifications for Ines Duarte";
  expect(said(step, before, "#mail")).toBe('this: the step names the button "Turn off" of "Ines Duarte"');
  expect(said(step, before, "#text")).not.toMatch(/^this/);
});

it.each([
  ["Mark it as read", "Mark all as read", false],
  ["Mark all of it as read", "Mark all as read", true],
  ["Mark it as read", "Mark it as read", true],
])("%s: %s is meant: %s", (step, name, isMeant) => {
  const page = `
  button "${name}" #all
  list "Mail"
    item "Hello from the harbour"
      button "Read" #one
`;
  expect(said(step, page, "#one") === rival(`button "${name}"`)).toBe(isMeant);
});

it("an entry whose name is cut is told by what stands in it", () => {
  const page = `
  list "Jobs"
    item "${"About the issue of the beds, ".repeat(3)}"
      link "Water the beds #27" #a
      button "Done" #done-a
    item "${"Somebody asked for more of it, ".repeat(3)}"
      link "Turn the compost #18" #b
      button "Done" #done-b
`;
  expect(said("Mark the job about issue #18 as done", page, "#done-b")).not.toMatch(/^other/);
});

describe("switches of one entry, each beside its label", () => {
  const card = `
  item "Bay Open the vents at noon Close the vents at night"
    clickable "" #open &"Open the vents at noon"
    clickable "" #shut &"Close the vents at night"`;
  it("is the one whose label the step gives", () => {
    expect(said('Disable "Open the vents at noon"', card, "#shut")).toMatch(/^other: /);
    expect(said("Disable open the vents at noon", card, "#shut")).toMatch(/^other: /);
  });
  it("is no other one where the label is its own, or none is called so", () => {
    expect(said('Disable "Close the vents at night"', card, "#shut")).not.toMatch(/^other: /);
    expect(said('Disable "Open the vents"', card, "#shut")).not.toMatch(/^other: /);
  });
});

describe("what unfolds a list", () => {
  const row = `
  item "Ida Falk Can view ▾"
    clickable "Can view ▾" #role
    button "×" #off
  item "Jon Vik Can view ▾"
    clickable "Can view ▾" #other`;
  it("is drawn with an arrow: what has none is no rival", () => {
    expect(said("Open the role menu of Ida Falk", row, "#role")).toMatch(/^this: /);
    expect(said("Open the role of Ida Falk", row, "#role")).toBe(tied);
    expect(said("Open the role menu of Ida Falk", row, "#other")).not.toMatch(/^this: /);
  });
});

describe("what has no name of its own", () => {
  const bays = (head: string) => `
  button "All (25)" #all
  row "${head}"
    checkbox "" [unchecked] #box ^"pick"`;
  it("is no rival for general words around it", () => {
    expect(said("List the invoices in every status", bays("Number Status Invoices"), "#all")).toBe(unsaid);
  });
  it("is one where it stands at the name that the step tells", () => {
    expect(said("Discharge Ida Falk", bays("Ida Falk"), "#all")).toMatch(/^other: /);
  });
});
