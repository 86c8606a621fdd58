import { describe, expect, it } from "vitest";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { ModelPort } from "@/lib/agent/ports/model";
import { aSnapshot, aStep } from "@/tests/support/a-task";
import { extractRows } from "./extract-rows";
import { typedAs } from "./typed-value";
import { fieldsOfSchema, wantedFields } from "./wanted-fields";

const node = (parts: Partial<SnapshotNode> & Pick<SnapshotNode, "id" | "role" | "name">): SnapshotNode => ({
  states: [],
  parent: -1,
  path: "",
  frame: "",
  ...parts,
});
const model = (rows?: unknown): ModelPort => ({
  info: { adapter: "fake", offline: rows === undefined, vision: false },
  run: async (task) => ({
    data: task.output.parse({ rows: rows ?? [] }),
    usage: { inputTokens: 0, outputTokens: 0, costUsd: 0, calls: 1 },
    model: "fake",
  }),
});
const patients = aSnapshot({
  nodes: [
    node({ id: "t", role: "table", name: "" }),
    node({ id: "r0", role: "row", name: "Name Born Visits", parent: 0 }),
    node({ id: "r1", role: "row", name: "Ann Lee 1990-01-02 3", parent: 0 }),
    node({ id: "r2", role: "row", name: "Bo Park 1985-11-30 1,204", parent: 0 }),
  ],
  lines: [
    "# Patients",
    "2 patients",
    "Name | Born | Visits",
    "Ann Lee | 1990-01-02 | 3",
    "Bo Park | 1985-11-30 | 1,204",
    "Page 1",
  ],
});
const shop = aSnapshot({
  nodes: [
    node({ id: "l", role: "list", name: "Products" }),
    node({ id: "i1", role: "item", name: "Red pen $1.50 Add", parent: 0, path: "list:Products" }),
    node({ id: "a1", role: "link", name: "Red pen", href: "http://shop.test/1", parent: 1 }),
    node({ id: "i2", role: "item", name: "Blue pen $12 Add", parent: 0, path: "list:Products" }),
    node({ id: "a2", role: "link", name: "Blue pen", href: "http://shop.test/2", parent: 3 }),
    node({ id: "m", role: "list", name: "Menu", path: "region:nav" }),
    node({ id: "m1", role: "item", name: "Home", parent: 5, path: "region:navigation/list:Menu" }),
  ],
  lines: ["Order number: A-1007", "Delivery", "Tomorrow"],
});
const invoices = aSnapshot({
  nodes: [],
  lines: [
    "# Invoices",
    "Number | Customer | Amount |",
    "1001 | Acme Ltd | 120.00 | Delete",
    "1002 | Birch GmbH | 80.50 | Delete",
    "1003 | Acme Ltd | 45.00 | Delete",
  ],
});
const search = { available: false, search: () => Promise.resolve([]) };
const knowledge = { find: () => Promise.resolve([]) };
const extract = (description: string, snapshot = patients, rows?: unknown, goal = "Read the page") =>
  extractRows(
    aStep({ id: "s", toolType: "extract", description }),
    { steps: [], goal, snapshot, tenantId: "t" },
    { model: model(rows), search, knowledge },
  );

it.each<[string, Record<string, string>[]]>([
  [
    "Extract number and amount of the invoices of Acme Ltd",
    [
      { Number: "1001", Amount: "120.00" },
      { Number: "1003", Amount: "45.00" },
    ],
  ],
  [
    "Extract number and amount of all invoices",
    [
      { Number: "1001", Amount: "120.00" },
      { Number: "1002", Amount: "80.50" },
      { Number: "1003", Amount: "45.00" },
    ],
  ],
  ["Extract the number of the invoices for Birch GmbH", [{ Number: "1002" }]],
])("a table with a column of buttons, and what cells say behind an `of`: %s", async (asked, rows) => {
  const result = await extract(asked, invoices);
  expect(result.ok && result.rows).toEqual(rows);
});

describe("extracting by rules", () => {
  it("reads the columns that are named, in their own words", async () => {
    const { rows, ok } = await extract("Extract the name and visits of all patients");
    expect(ok).toBe(true);
    expect(rows).toEqual([
      { Name: "Ann Lee", Visits: "3" },
      { Name: "Bo Park", Visits: "1,204" },
    ]);
  });

  it("reads all columns when the table is meant", async () => {
    const { rows } = await extract("Extract the table of patients");
    expect(rows?.[0]).toEqual({ Name: "Ann Lee", Born: "1990-01-02", Visits: "3" });
  });

  it("types the values by a schema, under its names, and says where each came from", async () => {
    const schema = {
      type: "array",
      items: {
        type: "object",
        properties: { name: { type: "string" }, visits: { type: "integer" } },
        required: ["name", "visits"],
      },
    };
    const { rows, output } = await extract(`Extract the patients as ${JSON.stringify(schema)}`);
    expect(rows).toEqual([
      { name: "Ann Lee", visits: 3 },
      { name: "Bo Park", visits: 1204 },
    ]);
    expect(output).toMatchObject({
      rows: [{ sources: { visits: { elementId: "r1", text: "Ann Lee | 1990-01-02 | 3" } } }, {}],
    });
  });

  it("narrows the rows down to a quoted name, or to the first ones", async () => {
    expect((await extract('Extract the born date of "Bo Park" from the table')).rows).toHaveLength(1);
    expect((await extract("Extract the first 1 rows of the table")).rows).toHaveLength(1);
  });

  it("reads a list of cards by the kind of its fields", async () => {
    const { rows } = await extract("Extract the products with fields name, price and url", shop);
    expect(rows).toEqual([
      { name: "Red pen", price: "$1.50", url: "http://shop.test/1" },
      { name: "Blue pen", price: "$12", url: "http://shop.test/2" },
    ]);
  });

  it("reads a value that stands behind its label", async () => {
    expect((await extract("Read the order number", shop)).rows).toEqual([{ "order number": "A-1007" }]);
  });

  it.each([
    ["a page that does not show it", "Read the invoice total", shop],
    ["a column that is not there", "Extract the patients with columns name and blood group", patients],
    ["a choice that only a model could make", "Extract the patients whose visits are more than 10", patients],
  ])("fails honestly on %s", async (_, description, snapshot) => {
    const { ok, note, rows } = await extract(description, snapshot);
    expect({ ok, rows }).toEqual({ ok: false, rows: undefined });
    expect(note).toMatch(/^\[FAIL\]: /);
  });

  it("fails when a value is not of its type", async () => {
    const schema = { properties: { name: { type: "string" }, born: { type: "number" } }, required: ["born"] };
    expect((await extract(`Extract the table as ${JSON.stringify(schema)}`)).ok).toBe(false);
  });
});

describe("extracting by a model", () => {
  const ask = "Extract the patients whose visits are more than 10, with columns name and visits";
  const cell = (field: string, value: string, source: string) => ({ field, value, source });

  it("takes values that stand at the place it names", async () => {
    const answer = [
      { cells: [cell("name", "Bo Park", "[r2]"), cell("visits", "1,204", "Bo Park | 1985-11-30 | 1,204")] },
    ];
    const { rows, output } = await extract(ask, patients, answer);
    expect(rows).toEqual([{ name: "Bo Park", visits: "1,204" }]);
    expect(output).toMatchObject({ rows: [{ sources: { name: { elementId: "r2" } } }] });
  });

  it("takes a line that is copied as the model sees it", async () => {
    const line = "@r2 Bo Park | [b2 button disabled] 1985-11-30 | 1,204";
    const answer = [{ cells: [cell("name", "Bo Park", "@r2"), cell("visits", "1,204", line)] }];
    expect((await extract(ask, patients, answer)).rows).toEqual([{ name: "Bo Park", visits: "1,204" }]);
  });

  it.each([
    ["is nowhere on the page", cell("name", "Cy Young", "[r2]")],
    ["stands somewhere else", cell("name", "Ann Lee", "[r2]")],
  ])("drops a value that %s", async (_, bad) => {
    const answer = [{ cells: [bad, cell("visits", "1,204", "[r2]")] }];
    expect((await extract(ask, patients, answer)).ok).toBe(false);
  });
});

describe("typedAs", () => {
  it.each([
    ["1,234.50", "number", 1234.5],
    ["1.234,50 €", "number", 1234.5],
    ["1,234", "number", 1234],
    ["1 234", "number", 1234],
    ["$12", "integer", 12],
    ["12.5", "integer", undefined],
    ["3,5", "number", 3.5],
    ["-4 %", "number", -4],
    ["10–20", "number", undefined],
    ["none", "number", undefined],
    ["Yes", "boolean", true],
    ["✗", "boolean", false],
    ["maybe", "boolean", undefined],
    [" a ", "string", "a"],
  ] as const)("%s as %s is %s", (text, type, value) => {
    expect(typedAs(text, type)).toBe(value);
  });
});

describe("wantedFields", () => {
  it("reads a JSON schema of an object or of an array of them", () => {
    const object = { properties: { a: { type: ["integer", "null"] }, b: {} }, required: ["a"] };
    const expected = [
      { name: "a", type: "integer", required: true },
      { name: "b", type: "string", required: false },
    ];
    expect(fieldsOfSchema(object)).toEqual(expected);
    expect(fieldsOfSchema({ type: "array", items: object })).toEqual(expected);
    expect(fieldsOfSchema({ type: "string" })).toBeUndefined();
  });

  it("takes broken JSON for prose", () => {
    expect(wantedFields('Extract {"properties": {')).toEqual([]);
  });
});
