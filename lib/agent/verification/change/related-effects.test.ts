import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { effectsOf, type RelatedEffects } from "./related-effects";

/** Where the effects of an action were put, without their texts. */
const sorted = (parts: CaseParts): string[] => {
  const { effects } = groundOf(aVerificationCase(parts));
  return (Object.keys(effects) as (keyof RelatedEffects)[])
    .flatMap((name) => effects[name].map(() => name))
    .sort();
};
const page = (rows: string, rest = "") => `
  list "Hives"
${rows}
  form "Note"
    textbox "Text" #text
    button "Keep" #keep
  region "Weather"
    heading "Sun"
${rest}
`;
const rows = (north = "", south = "") => `    item "North" #n
      button "Inspect" #north
${north}    item "South" #s
      button "Inspect" #south
${south}`;
const inspect: CaseParts = { step: "Inspect it", before: page(rows()), on: "#north" };
const away = (text: string) => page(rows()).replace('heading "Sun"', text);

describe("the effects of an action are sorted:", () => {
  it.each<[string, CaseParts, string[]]>([
    ["nothing changed", inspect, []],
    ["in the target's row", { ...inspect, after: page(rows('      link "Report"\n')) }, ["related"]],
    [
      "the target's own state",
      { ...inspect, after: page(rows()).replace("#north", "[pressed] #north") },
      ["related"],
    ],
    [
      "the target went",
      { ...inspect, after: page(rows()).replace('      button "Inspect" #north\n', "") },
      ["related"],
    ],
    [
      "in the list around the target's row",
      {
        ...inspect,
        after: page(rows()).replace('list "Hives"', 'list "Hives" \n    textbox "Find"'),
      },
      ["related"],
    ],
    [
      "a button in another row",
      { ...inspect, after: page(rows("", '      button "Edit" #edit\n')) },
      ["reveals"],
    ],
    [
      "a link that leaves another row",
      { ...inspect, before: page(rows("", '      link "Edit" #edit\n')), after: page(rows()) },
      ["reveals"],
    ],
    [
      "a field in another row",
      { ...inspect, after: page(rows("", '      textbox "Edit" #edit\n')) },
      ["related"],
    ],
    [
      "a button in the own row, by a step that wants something to last",
      { ...inspect, step: "Remove it", after: page(rows('      button "Undo" #undo\n')) },
      ["reveals"],
    ],
    [
      "a button in the own row, by a step that may want just that",
      { ...inspect, step: "Expand it", after: page(rows('      button "Undo" #undo\n')) },
      ["related"],
    ],
    ["far away", { ...inspect, after: away('heading "Rain"') }, ["elsewhere"]],
    [
      "far away, as the step says",
      { ...inspect, step: 'Inspect "Rain"', after: away('heading "Rain"') },
      ["related"],
    ],
    [
      "far away, in what came up",
      {
        ...inspect,
        step: 'Inspect "Hail"',
        after: away('heading "Sun"\n    list "News"\n      item "Hail"'),
      },
      ["related"],
    ],
    ["a dialog", { ...inspect, after: page(rows(), '  dialog "Rain"\n    button "Close"') }, ["related"]],
    ["another address", { ...inspect, urlAfter: "https://garden.test/hives/north" }, ["related"]],
    ["another site", { ...inspect, urlAfter: "https://weather.test/" }, ["related"]],
    ["a message", { ...inspect, after: page(rows(), '  alert "Hello"') }, ["messages"]],
    [
      "a message that went",
      { ...inspect, before: page(rows(), '  alert "Hello"'), after: page(rows()) },
      ["messages"],
    ],
    [
      "a line that a status holds",
      {
        ...inspect,
        before: page(rows(), '  status "Ready"'),
        after: page(rows(), '  status "Now at work"'),
        text: "Hives",
        textAfter: "Hives\nat work",
      },
      ["messages", "messages"],
    ],
    ["a line of text", { ...inspect, text: "Hives", textAfter: "Hives\nRain" }, ["elsewhere"]],
    [
      "a line that the step names",
      { ...inspect, step: 'Inspect "Rain"', text: "Hives", textAfter: "Hives\nRain" },
      ["related"],
    ],
    [
      "a line that the step names went",
      { ...inspect, step: 'Inspect "Rain"', text: "Hives\nRain", textAfter: "Hives" },
      ["related"],
    ],
    ["a clock", { ...inspect, text: "It is 10:41", textAfter: "It is 10:42" }, ["ticking", "ticking"]],
    [
      "an age",
      { ...inspect, text: "Seen 5 minutes ago", textAfter: "Seen 6 min ago" },
      ["ticking", "ticking"],
    ],
    ["an age in words", { ...inspect, text: "Hives", textAfter: "Hives\nSeen just now" }, ["ticking"]],
    [
      "a name that is a clock",
      { ...inspect, before: away('heading "10:41:07" #w'), after: away('heading "10:42:00" #w') },
      ["ticking"],
    ],
    [
      "a name that became a time",
      { ...inspect, before: away('heading "Sun" #w'), after: away('heading "10:42" #w') },
      ["elsewhere"],
    ],
  ])("%s", (_, parts, expected) => {
    expect(sorted(parts)).toEqual(expected);
  });

  const around = (role: string, more = "") => `
  ${role} "Box"
    button "Go" #go
${more}
  region "Weather"
`;
  it.each(["form", "dialog", "list", "table", "item", "row"])(
    "what comes to the %s around the target",
    (role) => {
      expect(
        sorted({ step: "Do it", before: around(role), after: around(role, '    textbox "New"'), on: "#go" }),
      ).toEqual(["related"]);
      const gone = {
        step: "Do it",
        before: around(role, '    textbox "Old"'),
        after: around(role),
        on: "#go",
      };
      expect(sorted(gone)).toEqual(["related"]);
    },
  );

  it("what comes to the region around the target", () => {
    expect(
      sorted({
        step: "Do it",
        before: around("region"),
        after: around("region", '    textbox "New"'),
        on: "#go",
      }),
    ).toEqual(["elsewhere"]);
  });

  it.each(["Open", "Expand", "Collapse", "Close", "Click", "Edit", "Select", "Hover over", "Mind"])(
    "a control that comes to the own row may be what is wanted: %s it",
    (verb) => {
      expect(
        sorted({ ...inspect, step: `${verb} it`, after: page(rows('      button "Undo" #undo\n')) }),
      ).toEqual(["related"]);
    },
  );

  it.each(["Add", "Archive", "Send", "Move", "Sort"])("it only shows there by a step to %s it", (verb) => {
    const after = page(rows('      clickable "Undo" #undo\n'));
    expect(sorted({ ...inspect, step: `${verb} it`, after })).toEqual(["reveals"]);
    expect(sorted({ ...inspect, step: `${verb} it`, before: after, after: page(rows()) })).toEqual([
      "reveals",
    ]);
  });

  it.each([
    ["Seen 1 s ago", "Seen 2 s ago"],
    ["Seen 10 sec ago", "Seen 12sec ago"],
    ["Seen 1 second ago", "Seen 2 seconds ago"],
    ["Seen 1 min ago", "Seen 2 min ago"],
    ["Seen 1 minute ago", "Seen 2 minutes ago"],
    ["Seen 1 h ago", "Seen 2 h ago"],
    ["Seen 1 hour ago", "Seen 2 hours ago"],
    ["At 9:05", "At 10:05"],
    ["At 10:05:59", "At 10:06:00"],
  ])("%j became %j by itself", (text, textAfter) => {
    expect(sorted({ ...inspect, text, textAfter })).toEqual(["ticking", "ticking"]);
  });

  it.each([
    ["Seen long ago", "Seen years ago"],
    ["Ratio 1:2", "Ratio 1:3"],
    ["It is justified", "It is just nowhere"],
    ["Seen 1 day ago", "Seen 2 days ago"],
  ])("%j became %j by something", (text, textAfter) => {
    expect(sorted({ ...inspect, text, textAfter })).toEqual(["elsewhere", "elsewhere"]);
  });

  it("a text in a field is not what a step that sends it wants", () => {
    const typed: CaseParts = {
      step: 'Add the note "Rain"',
      before: page(rows()),
      after: page(rows()).replace("#text", '="Rain" #text'),
      on: "#text",
      does: "setValue",
      value: "Rain",
    };
    expect(sorted(typed)).toEqual(["typed"]);
    for (const step of ["Create", "Search for", "Send", "Submit"])
      expect(sorted({ ...typed, step: `${step} the note "Rain"` })).toEqual(["typed"]);
    expect(sorted({ ...typed, step: 'Type "Rain"' })).toEqual(["related"]);
    expect(sorted({ ...typed, does: "click" })).toEqual(["related"]);
  });

  it("what went on changing between two looks does so by itself", () => {
    const after = away('heading "7 hives at work" #w');
    const before = away('heading "3 hives at work" #w');
    const look = (...observations: string[]) =>
      sorted({ ...inspect, before, after, again: true, firstLook: { observations } });
    expect(look()).toEqual(["elsewhere"]);
    const [now = ""] = groundOf(aVerificationCase({ ...inspect, before, after })).effects.elsewhere.map(
      ({ text }) => text,
    );
    expect(look(now)).toEqual(["elsewhere"]);
    expect(look(now.replace("7", "5"))).toEqual(["ticking"]);
    expect(
      sorted({ ...inspect, before, after, firstLook: { observations: [now.replace("7", "5")] } }),
    ).toEqual(["elsewhere"]);
  });

  it("what the target controls is its own, with all in it", () => {
    const ground = groundOf(
      aVerificationCase({ ...inspect, after: away('list "News" #w\n      item "Rain"') }),
    );
    const { node } = ground.target;
    const controlling = (...controls: string[]) =>
      effectsOf({ ...ground, target: { ...ground.target, node: node && { ...node, controls } } }).related
        .length;
    expect([controlling(), controlling("keep"), controlling("w")]).toEqual([0, 0, 1]);
  });

  it("more controls than a pointer reveals are an effect", () => {
    const many = Array.from({ length: 9 }, (_, at) => `      button "Edit ${at}"\n`);
    expect(sorted({ ...inspect, after: page(rows("", many.slice(0, 8).join(""))) })).toEqual(
      Array(8).fill("reveals"),
    );
    expect(sorted({ ...inspect, after: page(rows("", many.join(""))) })).toEqual(Array(9).fill("related"));
  });
});

it.each([
  ["popup", 1],
  ["", 0],
])("what comes up in the row of a control, [%s], is its own: %i", (states, own) => {
  const row = (more: string): string =>
    `item "Login page"\n  button "Move Login page" #move [${states}]${more}\nitem "Cookie notice"\n  button "Move Cookie notice"`;
  const { effects } = groundOf(
    aVerificationCase({
      step: "Move Login page",
      before: row(""),
      after: row('\n  button "Done"'),
      on: "#move",
    }),
  );
  expect(effects.related).toHaveLength(own);
});
