import fc from "fast-check";
import mongoose from "mongoose";
import { describe, expect, it } from "vitest";
import { indexKey, keyTupleId, typeBounds } from "./index-key";

const { ObjectId } = mongoose.mongo;

describe("the key of a value in an index", () => {
  it("keeps the order of types", () => {
    const ordered = [null, -1, "a", { a: 1 }, [1], new ObjectId(), false, new Date(0), /a/];
    const keys = ordered.map(indexKey);
    expect(keys.toSorted(Buffer.compare)).toEqual(keys);
  });

  it("keeps the order of numbers", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (left, right) => {
        const order = Buffer.compare(indexKey(left), indexKey(right));
        expect(order).toBe(left < right ? -1 : left > right ? 1 : 0);
      }),
    );
  });

  it("keeps the order of dates, also before 1970", () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), fc.date({ noInvalidDate: true }), (left, right) => {
        const order = Buffer.compare(indexKey(left), indexKey(right));
        expect(order).toBe(Math.sign(left.getTime() - right.getTime()) + 0);
      }),
    );
  });

  it("keeps the order of texts by their code points", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (left, right) => {
        const order = Buffer.compare(indexKey(left), indexKey(right));
        expect(order).toBe(Buffer.compare(Buffer.from(left), Buffer.from(right)));
      }),
    );
  });

  it("is one for all that is missing, and for both zeros", () => {
    expect(indexKey(undefined)).toEqual(indexKey(null));
    expect(indexKey(-0)).toEqual(indexKey(0));
  });

  it("lies within the bounds of its type", () => {
    for (const value of [-Infinity, "", "\u{10ffff}", new Date(-1), true]) {
      const { from, to } = typeBounds(value);
      const key = indexKey(value);
      expect(Buffer.compare(from, key)).toBeLessThanOrEqual(0);
      expect(Buffer.compare(key, to)).toBe(-1);
    }
  });

  it("does not run together with its neighbour in a tuple", () => {
    const tuple = (...values: string[]) => keyTupleId(values.map(indexKey));
    expect(tuple("ab", "c")).not.toBe(tuple("a", "bc"));
  });
});
