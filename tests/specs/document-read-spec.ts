import mongoose, { Schema } from "mongoose";
import { describe, expect, it } from "vitest";
import { openDocuments } from "./open-documents";
import type { StoreKind, StorePlace } from "./stores-under-test";

const { ObjectId } = mongoose.mongo;
const at = (minute: number) => new Date(Date.UTC(2026, 0, 2, 3, minute, 5, 678));

export function documentReadSpec(place: () => StorePlace, kind: StoreKind): void {
  const open = openDocuments(place);

  it("gives back every type as it was stored", async () => {
    const { mongoose: instance } = open();
    const schema = new Schema(
      {
        _id: { type: String },
        mixed: Schema.Types.Mixed,
        list: [{ title: String, at: Date, ref: Schema.Types.ObjectId }],
        blob: Buffer,
        map: { type: Map, of: Number },
      },
      { minimize: false },
    );
    const Thing = instance.model("Thing", schema);
    const ref = new mongoose.Types.ObjectId();
    const mixed = {
      none: null,
      date: at(1),
      ref,
      fraction: 1.5,
      negative: -3,
      large: 2 ** 40,
      text: "é✓ \u{1f600} עברית",
      flag: false,
      nested: [{ "a key": [] }, { list: [1, 2] }],
      empty: {},
      ...(kind === "ferretdb" ? {} : { arrays: [[1, [2]]], "$dollar and .dot": 1 }),
    };
    await Thing.create({
      _id: "t1",
      mixed,
      list: [{ title: "a", at: at(2), ref }],
      blob: Buffer.of(1, 2, 255),
      map: { k: 1 },
    });
    const stored = await Thing.findById("t1").lean();
    expect(stored?.mixed).toEqual(mixed);
    expect(stored?.list[0]?.at).toEqual(at(2));
    expect(stored?.list[0]?.ref).toEqual(ref);
    expect(Buffer.from(stored?.blob?.buffer ?? []).equals(Buffer.of(1, 2, 255))).toBe(true);
    expect((await Thing.findById("t1"))?.map?.get("k")).toBe(1);
  });

  it("stores undefined as null, so that both stores hold the same", async () => {
    const things = open().connection.collection<{ _id: string; gone?: string | undefined }>("undefineds");
    await things.insertOne({ _id: "u", gone: undefined });
    expect(await things.findOne({ _id: "u" })).toEqual({ _id: "u", gone: null });
  });

  describe("filters", () => {
    const cases: [string, Record<string, unknown>, string[]][] = [
      ["an equality", { kind: "a" }, ["d1", "d3"]],
      ["an equality within", { "owner.name": "Ann" }, ["d1"]],
      ["an element of an array", { tags: "x" }, ["d1", "d2"]],
      ["a field of an array's elements", { "parts.n": 2 }, ["d2", "d3"]],
      ["missing or null", { owner: null }, ["d2", "d4"]],
      ["a range", { n: { $gt: 1, $lte: 3 } }, ["d2", "d3"]],
      ["a range never crosses types", { n: { $gte: 0 } }, ["d1", "d2", "d3"]],
      ["a range of dates", { when: { $gte: at(2), $lt: at(4) } }, ["d2", "d3"]],
      ["one of several", { n: { $in: [1, 3, "four"] } }, ["d1", "d3", "d4"]],
      ["none of several", { n: { $nin: [1, 3] } }, ["d2", "d4"]],
      ["not equal", { kind: { $ne: "a" } }, ["d2", "d4"]],
      ["existing", { owner: { $exists: true } }, ["d1", "d3", "d4"]],
      ["any of", { $or: [{ n: 1 }, { kind: "b" }] }, ["d1", "d2"]],
      ["all of", { $and: [{ kind: "a" }, { n: { $gt: 1 } }] }, ["d3"]],
      ["none of", { $nor: [{ kind: "a" }, { kind: "b" }] }, ["d4"]],
      ["negated", { n: { $not: { $gt: 1 } } }, ["d1", "d4"]],
      ["a pattern", { kind: /^A/i }, ["d1", "d3"]],
      ["a size", { tags: { $size: 2 } }, ["d1"]],
      ["everything of a list", { tags: { $all: ["x", "y"] } }, ["d1"]],
      ["an id out of several", { _id: { $in: ["d4", "d1", "no"] } }, ["d1", "d4"]],
    ];

    const elementMatch: (typeof cases)[number] = [
      "an element that is both",
      { parts: { $elemMatch: { n: 2, ok: true } } },
      ["d3"],
    ];

    it.each(kind === "ferretdb" ? cases : [...cases, elementMatch])("finds %s", async (_, filter, ids) => {
      const documents = open().connection.collection<{ _id: string }>("filtered");
      if ((await documents.countDocuments({})) === 0) await documents.insertMany(filtered());
      const found = await documents.find(filter, { sort: { _id: 1 } }).toArray();
      expect(found.map(({ _id }) => _id)).toEqual(ids);
      expect(await documents.countDocuments(filter)).toBe(ids.length);
    });
  });

  describe("order and pages", () => {
    it("sorts across types as MongoDB does, missing first", async () => {
      const mixed = open().connection.collection<{ _id: string; v?: unknown }>("mixed");
      const values = {
        i: 5,
        s: "b",
        n: null,
        b: true,
        d: new Date(0),
        s2: "a",
        o: { z: 1 },
        i2: -7.5,
        id: new ObjectId(),
      };
      await mixed.insertMany(Object.entries(values).map(([_id, v]) => ({ _id, v })));
      const ids = async (direction: 1 | -1) =>
        (await mixed.find({}, { sort: { v: direction } }).toArray()).map(({ _id }) => _id);
      const ascending = ["n", "i2", "i", "s2", "s", "o", "id", "b", "d"];
      expect(await ids(1)).toEqual(ascending);
      expect(await ids(-1)).toEqual(ascending.toReversed());
    });

    it("sorts by several fields in opposite directions, and skips and limits after that", async () => {
      const pages = open().connection.collection<{ _id: string; a: number; b: number }>("pages");
      const all = [0, 1, 2].flatMap((a) => [0, 1, 2].map((b) => ({ _id: `${a}${b}`, a, b })));
      await pages.insertMany(all);
      const page = async (skip: number, limit: number) =>
        (await pages.find({}, { sort: { a: 1, b: -1 }, skip: skip, limit: limit }).toArray()).map(
          ({ _id }) => _id,
        );
      expect(await page(0, 4)).toEqual(["02", "01", "00", "12"]);
      expect(await page(4, 2)).toEqual(["11", "10"]);
      expect(await page(8, 5)).toEqual(["20"]);
    });

    it("finds the first in an order", async () => {
      const pages = open().connection.collection<{ _id: string; at: Date }>("firsts");
      await pages.insertMany([1, 3, 2].map((minute) => ({ _id: `m${minute}`, at: at(minute) })));
      expect((await pages.findOne({}, { sort: { at: -1 } }))?._id).toBe("m3");
      expect(await pages.findOne({ _id: "no" })).toBeNull();
    });
  });

  it("gives only the fields that are asked for", async () => {
    const things = open().connection.collection<Record<string, unknown> & { _id: string }>("projected");
    await things.insertOne({ _id: "p", a: 1, b: { c: 2, d: 3 }, list: [{ x: 1, y: 2 }] });
    const read = (projection: Record<string, 0 | 1>) => things.findOne({ _id: "p" }, { projection });
    expect(await read({ a: 1 })).toEqual({ _id: "p", a: 1 });
    expect(await read({ a: 1, _id: 0 })).toEqual({ a: 1 });
    expect(await read({ a: 0, list: 0 })).toEqual({ _id: "p", b: { c: 2, d: 3 } });
    expect(await read({ "b.c": 1 })).toEqual({ _id: "p", b: { c: 2 } });
    expect(await read({ "b.c": 0, a: 0 })).toEqual({ _id: "p", b: { d: 3 }, list: [{ x: 1, y: 2 }] });
  });

  it("counts, lists distinct values and sums up groups", async () => {
    const usage = open().connection.collection<{ _id: string; task: string; model: string; tokens: number }>(
      "usage",
    );
    await usage.insertMany([
      { _id: "1", task: "a", model: "small", tokens: 10 },
      { _id: "2", task: "a", model: "small", tokens: 20 },
      { _id: "3", task: "a", model: "large", tokens: 5 },
      { _id: "4", task: "b", model: "large", tokens: 7 },
    ]);
    expect((await usage.distinct("model")).toSorted()).toEqual(["large", "small"]);
    expect(await usage.distinct("model", { task: "b" })).toEqual(["large"]);
    const callsField = kind === "ferretdb" ? {} : { calls: { $sum: 1 } };
    const calls = (n: number) => (kind === "ferretdb" ? {} : { calls: n });
    const groups = await usage
      .aggregate([
        { $match: { task: "a" } },
        { $group: { _id: "$model", tokens: { $sum: "$tokens" }, ...callsField } },
        { $sort: { tokens: -1 } },
      ])
      .toArray();
    expect(groups).toEqual([
      { _id: "small", tokens: 30, ...calls(2) },
      { _id: "large", tokens: 5, ...calls(1) },
    ]);
    expect(await usage.aggregate([{ $match: { tokens: { $gt: 6 } } }, { $count: "n" }]).toArray()).toEqual([
      { n: 3 },
    ]);
  });
}

function filtered() {
  return [
    {
      _id: "d1",
      kind: "a",
      n: 1,
      tags: ["x", "y"],
      owner: { name: "Ann" },
      parts: [{ n: 1, ok: true }],
      when: at(1),
    },
    {
      _id: "d2",
      kind: "b",
      n: 2,
      tags: ["x"],
      parts: [
        { n: 2, ok: false },
        { n: 3, ok: true },
      ],
      when: at(2),
    },
    { _id: "d3", kind: "a", n: 3, tags: [], owner: { name: "Bo" }, parts: [{ n: 2, ok: true }], when: at(3) },
    { _id: "d4", kind: "c", n: "four", owner: null, when: at(4) },
  ];
}
