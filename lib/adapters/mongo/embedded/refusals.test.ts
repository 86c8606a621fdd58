import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Mongoose, Schema } from "mongoose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedDriver, embeddedUri } from "./embedded-driver";

type Thing = { _id: string; n: number; list: { done: boolean }[] };

describe("what the embedded store does not do", () => {
  const folder = mkdtempSync(join(tmpdir(), "surefoot-refusals-"));
  const mongoose = new Mongoose();
  mongoose.setDriver(embeddedDriver);
  const Things = mongoose.model<Thing>(
    "Thing",
    new Schema<Thing>({ _id: String, n: Number, list: [{ done: Boolean }] }),
    "things",
  );
  const raw = () => mongoose.connection.collection("things");
  beforeAll(async () => {
    await mongoose.connect(embeddedUri(folder), { autoIndex: false });
    await Things.create({ _id: "a", n: 1, list: [{ done: false }] });
  });
  afterAll(async () => {
    await mongoose.disconnect();
    rmSync(folder, { recursive: true, force: true });
  });

  const cases: [string, () => unknown][] = [
    ["a transaction", () => mongoose.startSession()],
    ["a change stream", () => raw().watch()],
    ["replacing", () => raw().replaceOne({ n: 1 }, { n: 2 })],
    ["dropping an index", () => raw().dropIndex("n_1")],
    ["an update by a pipeline", () => raw().updateOne({ n: 1 }, [{ $set: { n: 2 } }])],
    [
      "array filters",
      () =>
        raw().updateOne(
          { n: 1 },
          { $set: { "list.$[e].done": true } },
          { arrayFilters: [{ "e.done": false }] },
        ),
    ],
    [
      "array filters in a batch",
      () =>
        Things.bulkWrite([
          {
            updateOne: {
              filter: { n: 1 },
              update: { $set: { "list.$[e].done": true } },
              arrayFilters: [{ "e.done": false }],
            },
          },
        ]),
    ],
    [
      "the positional operator",
      () => raw().updateOne({ n: 1, "list.done": false }, { $set: { "list.$.done": true } }),
    ],
    [
      "cutting an array on the way",
      () => Things.updateOne({ n: 1 }, { $push: { list: { $each: [], $slice: -1 } } }),
    ],
    ["an unknown update operator", () => Things.updateOne({ n: 1 }, { $mul: { n: 2 } })],
    ["an expression in a filter", () => Things.find({ $expr: { $gt: ["$n", 0] } })],
    ["a script in a filter", () => raw().find({ $where: "true" }).toArray()],
    [
      "an unknown operator in a filter",
      () =>
        raw()
          .find({ n: { $mod: [2, 1] } })
          .toArray(),
    ],
    [
      "one deep in a filter",
      () =>
        raw()
          .find({ $or: [{ list: { $elemMatch: { done: { $type: "bool" } } } }] })
          .toArray(),
    ],
    ["a computed projection", () => Things.find({}, { list: { $slice: 1 } })],
    [
      "a join",
      () => Things.aggregate([{ $lookup: { from: "b", localField: "n", foreignField: "n", as: "x" } }]),
    ],
    ["an average", () => Things.aggregate([{ $group: { _id: null, mean: { $avg: "$n" } } }])],
    ["an expression in a group", () => Things.aggregate([{ $group: { _id: { $toUpper: "$_id" } } }])],
    ["an index that expires documents", () => raw().createIndex({ n: 1 }, { expireAfterSeconds: 1 })],
    ["a text index", () => raw().createIndex({ text: "text" })],
    ["a collation", () => Things.find({}).collation({ locale: "de" })],
    ["an explanation", () => Things.find({}).explain()],
    [
      "the outcome's metadata",
      () => Things.findOneAndUpdate({ n: 1 }, { $inc: { n: 1 } }, { includeResultMetadata: true }),
    ],
    ["a server command", () => mongoose.connection.db?.command({ serverStatus: 1 })],
  ];

  it.each(cases)("is refused, not done in part: %s", async (_, ask) => {
    const before = await Things.find({}).lean();
    const refusal = await Promise.resolve()
      .then(ask)
      .then(
        () => "done",
        (error: unknown) => String(error),
      );
    expect(refusal).toMatch(/not supported by the embedded store; set MONGODB_URI/);
    expect(await Things.find({}).lean()).toEqual(before);
  });
});
