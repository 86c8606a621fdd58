import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { listedOn, markOf, readMark } from "./listed";

const page = (rows: string) => aPage(`list "All"\n${rows}`);
const mark = (rows: string) => {
  const { nodes } = page(rows);
  const entry = nodes.find(({ role }) => role === "item");
  return entry && markOf(entry, nodes);
};
const plain = '  item "Orion 3 Pay"\n    button "Pay" #pay';

describe("what is kept of an entry", () => {
  it.each<[string, string, (keyof NonNullable<ReturnType<typeof mark>>)[]]>([
    ["the same", plain, []],
    ["another number", '  item "Orion 4 Pay"\n    button "Pay"', ["text"]],
    ["another word", '  item "Orion 3 due Pay"\n    button "Pay"', ["text", "words"]],
    ["another button", '  item "Orion 3 Undo"\n    button "Undo"', ["controls"]],
    ["a button that is pressed", '  item "Orion 3 Pay"\n    button "Pay" [pressed]', ["controls"]],
    ["a button that is shut", '  item "Orion 3 Pay"\n    button "Pay" [disabled]', []],
    ["no button", '  item "Orion 3"', ["controls", "shape"]],
  ])("tells %s", (_, rows, others) => {
    const [one, other] = [mark(plain), mark(rows)];
    const keys = ["text", "words", "controls", "shape"] as const;
    expect(keys.filter((key) => one?.[key] !== other?.[key])).toEqual(others);
  });
});

describe("where an entry stands", () => {
  const under = (heading: string, region = "") => {
    const { nodes } = aPage(
      `region "${region}"\n  heading "${heading}"\n  item "Orion" #orion\n  item "Lyra"`,
    );
    const { entries = [] } = listedOn(nodes, "orion").listed ?? {};
    return readMark(entries[0] ?? "");
  };

  it.each<[string, ReturnType<typeof readMark>, ("under" | "underWords")[]]>([
    ["the same with another count behind it", under("Due (4)"), []],
    ["the same by its words with another number in it", under("Due 4"), ["under"]],
    ["another one", under("Paid"), ["under", "underWords"]],
    ["another one by what is around it", under("Due", "Office"), ["under", "underWords"]],
  ])("is %s", (_, mark, others) => {
    const due = under("Due (3)");
    expect((["under", "underWords"] as const).filter((key) => mark[key] !== due[key])).toEqual(others);
  });
});

describe("the lists of a page", () => {
  it("are kept with the entry that was acted on", () => {
    const { nodes } = page(`  item "Lyra"\n${plain}`);
    const { listed } = listedOn(nodes, "pay");
    expect(listed?.own).toBe(1);
    expect(listed?.entries.map(readMark)[1]).toEqual(mark(plain));
    expect(listedOn(nodes, "elsewhere").listed?.own).toBeUndefined();
  });

  it("are not, where there are none or too many entries", () => {
    expect(listedOn(aPage('heading "None"').nodes, "e1")).toEqual({});
    const many = Array.from({ length: 61 }, (_, at) => `  item "Entry ${at}"`).join("\n");
    expect(listedOn(page(many).nodes, "e1")).toEqual({});
  });
});
