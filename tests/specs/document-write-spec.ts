import { describe, expect, it } from "vitest";
import { codeOf, openDocuments } from "./open-documents";
import type { StoreKind, StorePlace } from "./stores-under-test";

type Counter = { _id: string; version: number; status: string };

export function documentWriteSpec(place: () => StorePlace, kind: StoreKind): void {
  const open = openDocuments(place);
  const collection = <T extends { _id: string }>(name: string) => open().connection.collection<T>(name);

  describe("version-guarded updates", () => {
    it("lets nobody through who comes with an older version", async () => {
      const tasks = collection<Counter>("stale");
      await tasks.insertOne({ _id: "t", version: 0, status: "new" });
      const update = (status: string) =>
        tasks.updateOne({ _id: "t", version: 0 }, { $set: { status }, $inc: { version: 1 } });
      expect((await update("first")).modifiedCount).toBe(1);
      expect((await update("second")).matchedCount).toBe(0);
      expect(await tasks.findOne({ _id: "t" })).toEqual({ _id: "t", version: 1, status: "first" });
    });

    it.skipIf(kind === "ferretdb")("lets exactly one of many through that come at once", async () => {
      const tasks = collection<Counter>("guarded");
      await tasks.insertOne({ _id: "t", version: 0, status: "new" });
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, writer) =>
          tasks.updateOne(
            { _id: "t", version: 0 },
            { $set: { status: `by ${writer}` }, $inc: { version: 1 } },
          ),
        ),
      );
      expect(results.filter(({ modifiedCount }) => modifiedCount === 1)).toHaveLength(1);
      expect(results.filter(({ matchedCount }) => matchedCount === 0)).toHaveLength(19);
      expect((await tasks.findOne({ _id: "t" }))?.version).toBe(1);
    });

    it("tells a match that changed nothing from a change", async () => {
      const tasks = collection<Counter>("unchanged");
      await tasks.insertOne({ _id: "t", version: 3, status: "new" });
      const same = await tasks.updateOne({ _id: "t" }, { $set: { status: "new" } });
      expect([same.matchedCount, same.modifiedCount]).toEqual([1, 0]);
    });
  });

  describe("upserts", () => {
    it("make one document however often they are replayed", async () => {
      const actions = collection<{ _id: string; task: string; turn: number; text: string }>("replayed");
      const replay = () =>
        actions.updateOne(
          { _id: "t:1" },
          { $setOnInsert: { task: "t", turn: 1, text: "click" } },
          { upsert: true },
        );
      const first = await replay();
      expect([first.upsertedCount, first.upsertedId]).toEqual([1, "t:1"]);
      const again = await replay();
      expect([again.upsertedCount, again.matchedCount, again.modifiedCount]).toEqual([0, 1, 0]);
      expect(await actions.find({}).toArray()).toEqual([{ _id: "t:1", task: "t", turn: 1, text: "click" }]);
    });

    it("take over what the filter compares for equality", async () => {
      const tasks = collection<Counter & { owner: { name: string } }>("from-filter");
      await tasks.updateOne({ _id: "t", "owner.name": "Ann" }, { $set: { version: 1 } }, { upsert: true });
      expect(await tasks.findOne({ _id: "t" })).toEqual({ _id: "t", owner: { name: "Ann" }, version: 1 });
    });

    it("give the new document when it is asked for, or null where none is made", async () => {
      const tasks = collection<Counter>("returned");
      const made = await tasks.findOneAndUpdate(
        { _id: "t" },
        { $inc: { version: 5 }, $setOnInsert: { status: "new" } },
        { upsert: true, returnDocument: "after" },
      );
      expect(made).toEqual({ _id: "t", version: 5, status: "new" });
      const before = await tasks.findOneAndUpdate({ _id: "t" }, { $inc: { version: 1 } });
      expect(before).toEqual({ _id: "t", version: 5, status: "new" });
      expect(await tasks.findOneAndUpdate({ _id: "no" }, { $inc: { version: 1 } })).toBeNull();
    });
  });

  describe("update operators", () => {
    const start = { n: 2, text: "a", list: ["a"], steps: [{ t: "x", ok: false }], deep: { a: { b: 1 } } };
    const cases: [string, Record<string, Record<string, unknown>>, Record<string, unknown>][] = [
      [
        "sets",
        { $set: { text: "b", "deep.a.c": 2, "fresh.x": 1 } },
        { text: "b", deep: { a: { b: 1, c: 2 } }, fresh: { x: 1 } },
      ],
      ["sets at a position", { $set: { "steps.0.ok": true } }, { steps: [{ t: "x", ok: true }] }],
      ["removes", { $unset: { text: 1, "deep.a": 1 } }, { text: undefined, deep: {} }],
      ["counts", { $inc: { n: 3, fresh: 1 } }, { n: 5, fresh: 1 }],
      ["keeps the least and the greatest", { $min: { n: 1 }, $max: { fresh: 4 } }, { n: 1, fresh: 4 }],
      ["appends", { $push: { list: "a", fresh: 1 } }, { list: ["a", "a"], fresh: [1] }],
      ["appends several", { $push: { list: { $each: ["b", "c"] } } }, { list: ["a", "b", "c"] }],
      ["adds to a set", { $addToSet: { list: { $each: ["a", "b", "b"] } } }, { list: ["a", "b"] }],
      ["takes out of a list", { $pull: { list: "a" } }, { list: [] }],
    ];

    it.each(cases)("%s", async (title, update, changed) => {
      const documents = collection<{ _id: string }>("operators");
      await documents.insertOne({ _id: title, ...start });
      await documents.updateOne({ _id: title }, update);
      const expected = JSON.parse(JSON.stringify({ _id: title, ...start, ...changed }));
      expect(await documents.findOne({ _id: title })).toEqual(expected);
    });

    const refused: [string, Record<string, Record<string, unknown>>][] = [
      ["counting up a text", { $inc: { text: 1 } }],
      ["appending to a number", { $push: { n: 1 } }],
      ["setting a field of a text", { $set: { "text.x": 1 } }],
      ["two changes of one field", { $set: { n: 1 }, $inc: { n: 1 } }],
      ["a change and one within it", { $set: { deep: {}, "deep.a": 1 } }],
      ["another id", { $set: { _id: "other" } }],
    ];

    it.each(refused)("refuses %s, and changes nothing", async (title, update) => {
      const documents = collection<{ _id: string }>("refused");
      await documents.insertOne({ _id: title, ...start });
      expect(await codeOf(documents.updateOne({ _id: title }, update))).toBeTypeOf("number");
      expect(await documents.findOne({ _id: title })).toEqual({ _id: title, ...start });
    });

    it("updates and deletes many", async () => {
      const documents = collection<{ _id: string; kind: string; n: number }>("many");
      await documents.insertMany(
        [0, 1, 2, 3].map((n) => ({ _id: `m${n}`, kind: n % 2 ? "odd" : "even", n })),
      );
      const updated = await documents.updateMany({ kind: "odd" }, { $inc: { n: 10 } });
      expect([updated.matchedCount, updated.modifiedCount]).toEqual([2, 2]);
      expect((await documents.deleteMany({ n: { $gt: 10 } })).deletedCount).toBe(2);
      expect((await documents.deleteOne({ kind: "even" })).deletedCount).toBe(1);
      expect(await documents.countDocuments({})).toBe(1);
    });
  });

  describe("batches", () => {
    it("count what each kind of operation did", async () => {
      const documents = collection<{ _id: string; n?: number }>("batch");
      await documents.insertMany([{ _id: "old" }, { _id: "older" }]);
      const result = await documents.bulkWrite([
        { insertOne: { document: { _id: "a", n: 1 } } },
        { updateOne: { filter: { _id: "b" }, update: { $inc: { n: 4 } }, upsert: true } },
        { updateMany: { filter: { n: { $gt: 0 } }, update: { $inc: { n: 10 } } } },
        { deleteOne: { filter: { _id: "old" } } },
      ]);
      const { insertedCount, upsertedCount, matchedCount, modifiedCount, deletedCount } = result;
      expect({ insertedCount, upsertedCount, matchedCount, modifiedCount, deletedCount }).toEqual({
        insertedCount: 1,
        upsertedCount: 1,
        matchedCount: 2,
        modifiedCount: 2,
        deletedCount: 1,
      });
      expect(result.upsertedIds).toEqual({ 1: "b" });
      expect((await documents.findOne({ _id: "b" }))?.n).toBe(14);
    });

    it("stop at a refusal when ordered, and go on when not", async () => {
      const documents = collection<{ _id: string }>("halted");
      const insert = (ids: string[], ordered: boolean) =>
        documents.insertMany(
          ids.map((_id) => ({ _id })),
          { ordered },
        );
      expect(await codeOf(insert(["a", "a", "b"], true))).toBe(11000);
      expect(await documents.countDocuments({})).toBe(1);
      expect(await codeOf(insert(["c", "c", "d"], false))).toBe(11000);
      expect(await documents.countDocuments({})).toBe(3);
    });
  });
}
