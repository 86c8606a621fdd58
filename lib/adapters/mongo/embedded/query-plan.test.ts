import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BsonDocument } from "./bson-document";
import { EmbeddedDatabase } from "./embedded-database";
import { type Access, planQuery } from "./query-plan";
import { parseSort } from "./sort-order";

const access = (name: string, paths: string[], parts: Partial<Access> = {}): Access => ({
  name,
  table: `index_${name}`,
  columns: paths.map((_, position) => `key${position}`),
  fields: paths.map((path) => ({ path, direction: 1 })),
  multikey: false,
  sparse: false,
  unique: false,
  ...parts,
});

describe("the choice of an index", () => {
  const indexes = [
    access("_id_", ["_id"], { unique: true }),
    access("session_seq", ["session", "seq"]),
    access("status", ["status"]),
    access("turn", ["task", "turn"], { unique: true }),
    access("tags", ["tags"], { multikey: true }),
    access("hash", ["hash"], { sparse: true }),
  ];
  const cases: [string, BsonDocument, Record<string, 1 | -1>, string, boolean][] = [
    ["nothing to go by", { other: 1 }, {}, "none", true],
    ["nothing to go by, with an order", { other: 1 }, { other: 1 }, "none", false],
    ["an id before anything else", { _id: "a", session: "s", seq: 1 }, {}, "_id_", true],
    ["the longer equality", { session: "s", seq: 1, status: "x" }, {}, "session_seq", true],
    ["a unique pair before two loose fields", { session: "s", seq: 1, task: "t", turn: 2 }, {}, "turn", true],
    ["an equality and a range", { session: "s", seq: { $gt: 3 } }, { seq: 1 }, "session_seq", true],
    ["an equality and an order", { session: "s" }, { seq: -1 }, "session_seq", true],
    ["an order alone", {}, { session: 1, seq: 1 }, "session_seq", true],
    ["a list", { status: { $in: ["x", "y"] } }, {}, "status", true],
    ["conditions within $and", { $and: [{ status: "x" }] }, {}, "status", true],
    ["nothing of $or", { $or: [{ status: "x" }, { session: "s" }] }, {}, "none", true],
    ["an element of an array", { tags: "x" }, {}, "tags", true],
    ["no order by an array", {}, { tags: 1 }, "none", false],
    ["a sparse index for a value", { hash: "h" }, {}, "hash", true],
    ["no sparse index for a missing value", { hash: null }, {}, "none", true],
    ["no sparse index for an order", {}, { hash: 1 }, "none", false],
    ["no index for a pattern", { status: /x/ }, {}, "none", true],
    ["no index for a whole document", { status: { a: 1 } }, {}, "none", true],
  ];

  it.each(cases)("takes %s", (_, filter, sort, index, ordered) => {
    expect(planQuery("documents_1", indexes, filter, parseSort(sort))).toMatchObject({ index, ordered });
  });
});

describe("an answer from an index", () => {
  const folder = mkdtempSync(join(tmpdir(), "surefoot-plan-"));
  let database: EmbeddedDatabase;
  let run = 0;
  beforeAll(() => {
    database = new EmbeddedDatabase(folder);
  });
  afterAll(() => {
    database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const scalar = fc.oneof(
    fc.integer({ min: 0, max: 4 }),
    fc.constantFrom("a", "b", null, true),
    fc.constant(new Date(0)),
  );
  const value = fc.oneof({ weight: 4, arbitrary: scalar }, fc.array(scalar, { maxLength: 3 }));
  const document = fc.record(
    { a: value, b: scalar, c: fc.record({ d: value }, { requiredKeys: [] }) },
    { requiredKeys: [] },
  );
  const condition = fc.oneof(
    scalar,
    fc.record({ $in: fc.array(scalar, { minLength: 1, maxLength: 3 }) }),
    fc.record({ $gt: scalar }),
    fc.record({ $lt: scalar }),
    fc.record({ $lte: scalar }),
    fc.record({ $gte: scalar, $lte: scalar }),
    fc.record({ $ne: scalar }),
  );
  const filter = fc.record({ a: condition, b: condition, "c.d": condition }, { requiredKeys: [] });
  const direction = fc.constantFrom<1 | -1>(1, -1);
  const sort = fc.oneof(
    fc.constant({}),
    fc.record({ b: direction }),
    fc.record({ a: direction, b: direction }),
    fc.record({ b: direction, "c.d": direction }),
  );

  it("is the answer of a scan of everything, in the same order", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(document, { maxLength: 12 }),
        fc.array(fc.tuple(filter, sort), { minLength: 1, maxLength: 6 }),
        async (documents, queries) => {
          run += 1;
          const indexed = database.collection(`indexed${run}`);
          const plain = database.collection(`plain${run}`);
          for (const key of [{ a: 1 }, { b: 1 }, { b: 1, a: -1 }, { b: -1, "c.d": 1 }, { "c.d": 1 }])
            await indexed.createIndex(key);
          const rows = documents.map((row, _id) => ({ ...row, _id }));
          await indexed.insertMany(structuredClone(rows));
          await plain.insertMany(structuredClone(rows));
          await changeSome(indexed, plain);
          for (const [asked, order] of queries) {
            const total = { ...order, _id: 1 };
            const expected = await plain.find(asked, { sort: total }).toArray();
            expect(await indexed.find(asked, { sort: total }).toArray()).toEqual(expected);
            expect(new Set(await indexed.find(asked, { sort: order }).toArray())).toEqual(new Set(expected));
          }
          await indexed.drop();
          await plain.drop();
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** An index must follow updates and deletions, not only insertions. */
async function changeSome(...collections: ReturnType<EmbeddedDatabase["collection"]>[]): Promise<void> {
  for (const collection of collections) {
    await collection.updateMany(
      { _id: { $in: [0, 3, 6] } },
      { $set: { a: [1, "b"], b: 3 }, $unset: { c: 1 } },
    );
    await collection.updateMany({ _id: 4 }, { $set: { a: 2, "c.d": ["a", 1] } });
    await collection.deleteOne({ _id: 1 });
  }
}
