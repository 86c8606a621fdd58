import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Observation } from "@/lib/agent/domain/observation";
import type { InteractiveElement } from "@/lib/contracts/page-element";
import { buildSnapshot } from "./build-snapshot";
import { observe } from "./observe";
import { beforeStateOf } from "./skeleton";

const elementKinds: ReadonlySet<Observation["kind"]> = new Set([
  "element_appeared",
  "element_disappeared",
  "name_changed",
  "value_changed",
  "state_changed",
  "alert_appeared",
  "alert_disappeared",
]);

const page = (tree: InteractiveElement[], url = "https://shop.test/list") =>
  buildSnapshot({ url, interactiveTree: tree });

function observed(
  before: InteractiveElement[],
  after: InteractiveElement[],
  urls: { before?: string; after?: string } = {},
) {
  return observe({
    before: beforeStateOf(page(before, urls.before)),
    after: page(after, urls.after),
    navigates: false,
  }).observations;
}
const elementLines = (observations: Observation[]): string[] =>
  observations.filter(({ kind }) => elementKinds.has(kind)).map(({ text }) => text);
const orderLines = (observations: Observation[]): number =>
  observations.filter(({ kind }) => kind === "order_changed").length;

/** Elements with few different names, so that many look alike, in a list or loose; ids are those of elements that live. */
type Plain = { r: string; n: string; v: string | undefined; s: string[]; inList: boolean };
const anElement: fc.Arbitrary<Plain> = fc.record({
  r: fc.constantFrom("btn", "link", "inp", "chk", "item", "gen"),
  n: fc.constantFrom("", "Save", "Delete", "Open", "Ann Lee", "Bob", "Row", "Edit note"),
  v: fc.constantFrom(undefined, "", "x", "7"),
  s: fc.constantFrom<string[][]>([], ["checked"], ["disabled"], [".active"]),
  inList: fc.boolean(),
});

const listId = "list";
const aTree = (plain: readonly Plain[], idOf: (index: number) => string): InteractiveElement[] => [
  { i: listId, r: "list", n: "Things" },
  ...plain.map(({ inList, v, ...rest }, index) => ({
    i: idOf(index),
    ...rest,
    ...(v === undefined ? {} : { v }),
    ...(inList ? { c: listId } : {}),
  })),
];

const somePlain = fc.array(anElement, { minLength: 10, maxLength: 120 });
const place = (length: number) => fc.integer({ min: 0, max: length - 1 });
/** A page whose ids live, one whose ids are a running number, and one without. */
const idModes = ["living", "running"] as const;

/** Builds before and after from one list of elements, each with the number it is known by. */
function pairOf(
  before: readonly Plain[],
  after: readonly (Plain & { known?: number })[],
  mode: (typeof idModes)[number],
) {
  const first = aTree(before, (index) => (mode === "living" ? `e${index}` : String(index)));
  const second = aTree(
    after.map(({ known: _known, ...rest }) => rest),
    (index) => (mode === "living" ? `e${after[index]?.known ?? "new"}` : String(index)),
  );
  return [first, second] as const;
}
const numbered = (plain: readonly Plain[]): (Plain & { known?: number })[] =>
  plain.map((one, known) => ({ ...one, known }));

describe.each(idModes)("observe, with %s ids", (mode) => {
  it("tells one line for one inserted element", () => {
    fc.assert(
      fc.property(somePlain, anElement, fc.nat(), (plain, added, at) => {
        const after = numbered(plain).toSpliced(at % (plain.length + 1), 0, added);
        expect(elementLines(observed(...pairOf(plain, after, mode)))).toHaveLength(1);
      }),
    );
  });

  it("tells one line for one removed element", () => {
    fc.assert(
      fc.property(
        somePlain.chain((plain) => fc.tuple(fc.constant(plain), place(plain.length))),
        ([plain, at]) => {
          const after = numbered(plain).toSpliced(at, 1);
          expect(elementLines(observed(...pairOf(plain, after, mode)))).toHaveLength(1);
        },
      ),
    );
  });

  it("tells one line for one element with another name", () => {
    fc.assert(
      fc.property(
        somePlain.chain((plain) => fc.tuple(fc.constant(plain), place(plain.length))),
        ([plain, at]) => {
          const after = numbered(plain).map((one, index) =>
            index === at ? { ...one, n: "Something quite new" } : one,
          );
          expect(elementLines(observed(...pairOf(plain, after, mode)))).toHaveLength(1);
        },
      ),
    );
  });

  it("tells no element line for one moved element", () => {
    fc.assert(
      fc.property(
        somePlain.chain((plain) => fc.tuple(fc.constant(plain), place(plain.length), place(plain.length))),
        ([plain, from, to]) => {
          const all = numbered(plain);
          const moved = all[from];
          if (!moved) return;
          const after = all.toSpliced(from, 1).toSpliced(to, 0, moved);
          expect(elementLines(observed(...pairOf(plain, after, mode)))).toEqual([]);
        },
      ),
    );
  });

  it("tells nothing of a page that did not change", () => {
    fc.assert(
      fc.property(somePlain, (plain) => {
        expect(observed(...pairOf(plain, numbered(plain), mode))).toEqual([]);
      }),
    );
  });
});

const people = fc.uniqueArray(
  fc.constantFrom(
    ..."Ann Bob Cy Dee Eve Finn Gus Hal Ida Jon Kay Lea Max Ned Ola Pia Quin Ron Sue Tom".split(" "),
  ),
  {
    minLength: 5,
  },
);
const html = (names: readonly string[], shape: "list" | "cards" | "table"): string => {
  const inner = (name: string): string => `<span>${name}</span> <button>Edit</button><button>Delete</button>`;
  const rows = names.map((name) =>
    shape === "list"
      ? `<li>${inner(name)}</li>`
      : shape === "cards"
        ? `<div class="card">${inner(name)}</div>`
        : `<tr><td>${inner(name)}</td></tr>`,
  );
  const whole =
    shape === "list"
      ? `<ul>${rows.join("")}</ul>`
      : shape === "cards"
        ? `<div>${rows.join("")}</div>`
        : `<table>${rows.join("")}</table>`;
  return `<html><body><main><h1>People</h1><input placeholder="Name"><button>Add</button>${whole}</main></body></html>`;
};

describe.each(["list", "cards", "table"] as const)("observe, of HTML with a %s", (shape) => {
  const lines = (before: readonly string[], after: readonly string[]): string[] => {
    const read = (names: readonly string[]) =>
      buildSnapshot({ url: "https://a.test/", dom: html(names, shape) });
    return elementLines(
      observe({ before: beforeStateOf(read(before)), after: read(after), navigates: false }).observations,
    );
  };

  it("tells one line for an inserted, a removed or a renamed entry, and none for a moved one", () => {
    fc.assert(
      fc.property(people, fc.nat(), fc.nat(), (names, first, second) => {
        const [at, to] = [first % names.length, second % names.length];
        expect(lines(names, names.toSpliced(at, 0, "Zoe"))).toHaveLength(1);
        expect(lines(names, names.toSpliced(at, 1))).toHaveLength(1);
        expect(lines(names, names.with(at, "Zoe"))).toHaveLength(1);
        expect(lines(names, names.toSpliced(at, 1).toSpliced(to, 0, names[at] ?? ""))).toEqual([]);
      }),
    );
  });
});

const rows = (names: readonly string[]): InteractiveElement[] => [
  { i: "t", r: "tbl", n: "People", v: String(names.length) },
  ...names.flatMap((name) => [
    { i: `row-${name}`, r: "row", n: name, c: "t" },
    { i: `del-${name}`, r: "btn", n: "Delete", c: `row-${name}` },
  ]),
];

describe("observe", () => {
  it.each([5, 500, 2_400])("stays exact among %i rows with a button each", (count) => {
    const names = Array.from({ length: count }, (_, index) => `Person ${index}`);
    const middle = Math.floor(count / 2);
    expect(elementLines(observed(rows(names), rows(names.toSpliced(middle, 0, "Zoe"))))).toHaveLength(1);
    expect(elementLines(observed(rows(names), rows(names.toSpliced(middle, 1))))).toHaveLength(1);
  });

  it("tells a new order once, of the container", () => {
    const observations = observed(rows(["Ann", "Bob", "Cy", "Dee"]), rows(["Dee", "Bob", "Ann", "Cy"]));
    expect(elementLines(observations)).toEqual([]);
    expect(orderLines(observations)).toBe(1);
  });

  it("tells that a list grew only where the new items are not told", () => {
    const [before, after] = [rows(["Ann", "Bob"]), rows(["Ann", "Bob", "Cy"])];
    expect(observed(before, after).map(({ kind }) => kind)).toEqual(["element_appeared"]);
    const cut = rows(["Ann", "Bob"]).map((one) => (one.i === "t" ? { ...one, v: "40" } : one));
    expect(observed(before, cut).map(({ kind }) => kind)).toEqual(["size_changed"]);
  });

  it("takes a changed state as a change of the element", () => {
    const box = (s: string[]): InteractiveElement[] => [{ i: "1", r: "chk", n: "News", s }];
    expect(observed(box(["unchecked"]), box(["checked"])).map(({ text }) => text)).toEqual([
      'checkbox "News" is now checked',
    ]);
  });

  it("counts neither focus nor ambient elements as an effect", () => {
    const tree = (s: string[], n: string): InteractiveElement[] => [
      { i: "1", r: "inp", n: "Name", s },
      { i: "2", r: "gen", n },
    ];
    const result = observe({
      before: beforeStateOf(page(tree([], "12 online"))),
      after: page(tree(["focused"], "13 online")),
      report: {
        execution: "success",
        witness: { recentEvents: [] },
        sentinel: { errors: [], successes: [] },
        ambientIds: ["2"],
      },
      navigates: false,
    });
    expect(result.observations.map(({ effect }) => effect)).toEqual([false, false]);
    expect(result.meaningfulContentChange).toBe(false);
  });

  it.each([
    ["https://a.test/x", "https://a.test/x/", []],
    ["https://a.test/x", "https://a.test/y", ["url_changed"]],
    ["https://a.test/x", "https://a.test/x?q=1", ["url_query_changed"]],
    ["https://a.test/x", "https://a.test/x#part", []],
    ["https://a.test/#/x", "https://a.test/#/y", ["url_changed"]],
    ["https://a.test/x", "https://b.test/x", ["cross_domain"]],
  ])("compares %s with %s", (before, after, kinds) => {
    expect(observed([], [], { before, after }).map(({ kind }) => kind)).toEqual(kinds);
  });

  it("says what an alert is about", () => {
    const alert = (n: string, s: string[] = []): InteractiveElement[] => [{ i: "1", r: "alert", n, s }];
    expect(observed([], alert("Der Name ist ungültig"))[0]).toMatchObject({
      kind: "alert_appeared",
      tone: "error",
    });
    expect(observed([], alert("保存しました"))[0]).toMatchObject({ tone: "success" });
    expect(observed([], alert("Hello", [".error"]))[0]).toMatchObject({ tone: "error" });
    expect(observed(alert("Saving"), alert("Could not be saved"))[0]).toMatchObject({
      kind: "alert_appeared",
      tone: "error",
    });
  });

  it("tells a message in place of another one whatever sign came to it", () => {
    const message = (n: string): InteractiveElement[] => [{ i: "1", r: "alert", n }];
    const cross: InteractiveElement = { i: "2", r: "btn", n: "×", c: "1" };
    const told = (n: string) =>
      observed(message("Freeze this card?"), [...message(n), cross]).filter(
        ({ kind }) => kind === "alert_appeared",
      );
    expect(told("× The card was frozen successfully")).toMatchObject([{ tone: "success" }]);
    expect(told("× Freeze this card?")).toEqual([]);
  });
});

describe("a message that came within something else", () => {
  const told = (...inside: InteractiveElement[]): string[] =>
    observed(
      [{ i: "head", r: "head", n: "Boats" }],
      [{ i: "head", r: "head", n: "Boats" }, { i: "box", r: "list", n: "" }, ...inside],
    ).flatMap(({ kind, text }) => (kind === "alert_appeared" ? [text] : []));
  it("is told where a list that came holds nothing but messages", () => {
    expect(told({ i: "a", r: "alert", n: "Boat saved", c: "box" })).toEqual([
      'Success message "Boat saved" appeared',
    ]);
    expect(
      told({ i: "a", r: "alert", n: "Boat saved", c: "box" }, { i: "b", r: "item", n: "Tern", c: "box" }),
    ).toEqual([]);
  });
});
