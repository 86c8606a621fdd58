import { describe, expect, it } from "vitest";
import { codeOf, openDocuments } from "./open-documents";
import type { StoreKind, StorePlace } from "./stores-under-test";

const duplicate = 11000;

export function indexSpec(place: () => StorePlace, kind: StoreKind): void {
  const open = openDocuments(place);
  const collection = <T extends { _id: string }>(name: string) => open().connection.collection<T>(name);

  it("takes an id once", async () => {
    const things = collection<{ _id: string }>("ids");
    await things.insertOne({ _id: "a" });
    expect(await codeOf(things.insertOne({ _id: "a" }))).toBe(duplicate);
    expect(await things.countDocuments({})).toBe(1);
  });

  describe("a unique index over two fields", () => {
    type Turn = { _id: string; taskId: string; turn: number };
    const turns = async (name: string) => {
      const made = collection<Turn>(name);
      await made.createIndex({ taskId: 1, turn: 1 }, { unique: true });
      await made.insertMany([
        { _id: "1", taskId: "t", turn: 1 },
        { _id: "2", taskId: "t", turn: 2 },
        { _id: "3", taskId: "u", turn: 1 },
      ]);
      return made;
    };

    it("refuses a second document, by insert, update and batch, and leaves the first as it was", async () => {
      const made = await turns("unique");
      expect(await codeOf(made.insertOne({ _id: "4", taskId: "t", turn: 1 }))).toBe(duplicate);
      const onUpdate = kind === "ferretdb" ? expect.any(Number) : duplicate;
      expect(await codeOf(made.updateOne({ _id: "2" }, { $set: { turn: 1 } }))).toEqual(onUpdate);
      expect(await codeOf(made.findOneAndUpdate({ _id: "2" }, { $set: { turn: 1 } }))).toEqual(onUpdate);
      const batch = [{ insertOne: { document: { _id: "5", taskId: "u", turn: 1 } } }];
      expect(await codeOf(made.bulkWrite(batch))).toBe(duplicate);
      expect((await made.find({}, { sort: { _id: 1 } }).toArray()).map(({ turn }) => turn)).toEqual([
        1, 2, 1,
      ]);
    });

    it("frees a value when its document moves on or goes", async () => {
      const made = await turns("freed");
      await made.updateOne({ _id: "1" }, { $set: { turn: 9 } });
      await made.deleteOne({ _id: "2" });
      await made.insertMany([
        { _id: "4", taskId: "t", turn: 1 },
        { _id: "5", taskId: "t", turn: 2 },
      ]);
      expect(await made.countDocuments({ taskId: "t" })).toBe(3);
    });

    it.skipIf(kind === "ferretdb")("names the fields and values that clash", async () => {
      const made = await turns("named");
      const error = await made
        .insertOne({ _id: "4", taskId: "t", turn: 1 })
        .catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ keyPattern: { taskId: 1, turn: 1 }, keyValue: { taskId: "t", turn: 1 } });
    });

    it("cannot be made where duplicates stand already", async () => {
      const made = collection<{ _id: string; n: number }>("too-late");
      await made.insertMany([
        { _id: "1", n: 1 },
        { _id: "2", n: 1 },
      ]);
      const refusal = kind === "ferretdb" ? expect.any(Number) : duplicate;
      expect(await codeOf(made.createIndex({ n: 1 }, { unique: true }))).toEqual(refusal);
      await made.insertOne({ _id: "3", n: 1 });
      expect(await made.countDocuments({ n: 1 })).toBe(3);
    });
  });

  it("is made once, however often it is asked for", async () => {
    const made = collection<{ _id: string }>("repeated");
    await made.createIndex({ a: 1, b: -1 });
    await made.createIndex({ a: 1, b: -1 });
    const keys = (await made.listIndexes().toArray()).map(({ key }) => key);
    expect(keys).toEqual([{ _id: 1 }, { a: 1, b: -1 }]);
  });

  it.skipIf(kind === "ferretdb")("counts a missing field as null in a unique index", async () => {
    const made = collection<{ _id: string; token?: string }>("nulls");
    await made.createIndex({ token: 1 }, { unique: true });
    await made.insertOne({ _id: "1" });
    expect(await codeOf(made.insertOne({ _id: "2" }))).toBe(duplicate);
  });

  it.skipIf(kind === "ferretdb")("leaves documents without the field out of a sparse index", async () => {
    const made = collection<{ _id: string; hash?: string | null }>("sparse");
    await made.createIndex({ hash: 1 }, { unique: true, sparse: true });
    await made.insertMany([{ _id: "1" }, { _id: "2" }, { _id: "3", hash: "h" }]);
    expect(await codeOf(made.insertOne({ _id: "4", hash: "h" }))).toBe(duplicate);
    expect((await made.findOne({ hash: "h" }))?._id).toBe("3");
    expect(await made.countDocuments({ hash: null })).toBe(2);
    expect(await made.find({}, { sort: { hash: 1 } }).toArray()).toHaveLength(3);
  });

  it.skipIf(kind === "ferretdb")("holds only matching documents in a partial index", async () => {
    const made = collection<{ _id: string; email: string; gone: boolean }>("partial");
    await made.createIndex({ email: 1 }, { unique: true, partialFilterExpression: { gone: false } });
    await made.insertMany([
      { _id: "1", email: "a", gone: true },
      { _id: "2", email: "a", gone: true },
      { _id: "3", email: "a", gone: false },
    ]);
    expect(await codeOf(made.insertOne({ _id: "4", email: "a", gone: false }))).toBe(duplicate);
    expect(await codeOf(made.updateOne({ _id: "1" }, { $set: { gone: false } }))).toBe(duplicate);
    expect(await made.countDocuments({ email: "a" })).toBe(3);
  });

  it("finds a document once, by each element of its arrays", async () => {
    const made = collection<{ _id: string; tags: string[]; n: number[] }>("multikey");
    await made.createIndex({ tags: 1 });
    await made.createIndex({ n: 1 });
    await made.insertMany([
      { _id: "1", tags: ["x", "y", "x"], n: [1, 9] },
      { _id: "2", tags: [], n: [5] },
      { _id: "3", tags: ["y"], n: [4, 6] },
    ]);
    const ids = async (filter: Record<string, unknown>) =>
      (await made.find(filter, { sort: { _id: 1 } }).toArray()).map(({ _id }) => _id);
    expect(await ids({ tags: "x" })).toEqual(["1"]);
    expect(await ids({ tags: { $in: ["x", "y"] } })).toEqual(["1", "3"]);
    expect(await ids({ n: { $gt: 4, $lt: 6 } })).toEqual(["1", "2", "3"]);
    await made.updateOne({ _id: "1" }, { $pull: { tags: "x" } });
    expect(await ids({ tags: "x" })).toEqual([]);
    expect(await ids({ tags: "y" })).toEqual(["1", "3"]);
  });

  it("answers in order from an index, with the same documents as without one", async () => {
    const made = collection<{ _id: string; session: string; seq: number }>("ordered");
    await made.createIndex({ session: 1, seq: -1 });
    const all = Array.from({ length: 60 }, (_, n) => ({
      _id: `m${n}`,
      session: n % 2 ? "a" : "b",
      seq: (n * 7) % 60,
    }));
    await made.insertMany(all);
    const page = await made
      .find({ session: "a", seq: { $gt: 10 } }, { sort: { seq: 1 }, limit: 5 })
      .toArray();
    const expected = all
      .filter(({ session, seq }) => session === "a" && seq > 10)
      .sort((left, right) => left.seq - right.seq)
      .slice(0, 5);
    expect(page).toEqual(expected);
  });
}
