import { copyFileSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { EmbeddedDatabase } from "./embedded-database";

describe("the embedded store in trouble", () => {
  let folder = "";
  let database: EmbeddedDatabase;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "surefoot-trouble-"));
    database = new EmbeddedDatabase(folder, { patienceMs: 100 });
  });
  afterEach(() => {
    database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const file = () => join(folder, "surefoot.db");
  const unavailable = (retryable: boolean, text: RegExp) => ({
    name: "AppError",
    code: "store_unavailable",
    retryable,
    message: expect.stringMatching(text),
  });

  it("says that the disk is full, keeps what it has, and goes on when there is room", async () => {
    const things = database.collection("things");
    await things.createIndex({ n: 1 }, { unique: true });
    await things.insertOne({ _id: 1, n: 1 });
    database.limitPages(30);
    const large = { _id: 2, n: 2, text: "x".repeat(1_000_000) };
    await expect(things.insertOne(large)).rejects.toMatchObject(unavailable(true, /disk .* is full/));
    expect(await things.find({}).toArray()).toEqual([{ _id: 1, n: 1 }]);
    await things.updateOne({ _id: 1 }, { $set: { n: 5 } });
    database.limitPages(100_000);
    await things.insertOne(large);
    expect(await things.countDocuments({ n: { $in: [2, 5] } })).toBe(2);
  });

  it("forgets a collection that was made in a transaction which failed", async () => {
    database.limitPages(30);
    const text = "x".repeat(1_000_000);
    await expect(database.collection("late").insertOne({ _id: 1, text })).rejects.toMatchObject(
      unavailable(true, /full/),
    );
    database.limitPages(100_000);
    await database.collection("late").insertOne({ _id: 2 });
    expect(await database.collection("late").find().toArray()).toEqual([{ _id: 2 }]);
  });

  it("says that another program holds a lock, and leaves the data alone", async () => {
    const things = database.collection("things");
    await things.insertOne({ _id: 1 });
    const other = new Database(file());
    other.exec("BEGIN IMMEDIATE");
    await expect(things.insertOne({ _id: 2 })).rejects.toMatchObject(unavailable(true, /holds a lock/));
    expect(await things.countDocuments()).toBe(1);
    other.exec("ROLLBACK");
    other.close();
    await things.insertOne({ _id: 2 });
    expect(await things.countDocuments()).toBe(2);
  });

  it("opens a folder once, and again after it was closed", async () => {
    await database.collection("things").insertOne({ _id: 1 });
    expect(() => new EmbeddedDatabase(folder, { patienceMs: 100 })).toThrow(
      expect.objectContaining(unavailable(true, /already open/)),
    );
    database.close();
    database = new EmbeddedDatabase(folder);
    expect(await database.collection("things").countDocuments()).toBe(1);
  });

  it("refuses a file that is no store, and lets go of the folder", () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "surefoot-no-store-"));
    writeFileSync(join(elsewhere, "surefoot.db"), "this is not a database at all ".repeat(100));
    const opening = () => new EmbeddedDatabase(elsewhere);
    expect(opening).toThrow(expect.objectContaining(unavailable(false, /not a store/)));
    rmSync(join(elsewhere, "surefoot.db"));
    opening().close();
    rmSync(elsewhere, { recursive: true });
  });

  it("refuses a folder that cannot be made", () => {
    const opening = () => new EmbeddedDatabase(join(file(), "folder"));
    expect(opening).toThrow(expect.objectContaining(unavailable(false, /cannot be made/)));
  });

  it("is one file once it is closed", async () => {
    await database.collection("things").insertOne({ _id: 1 });
    database.close();
    expect(statSync(file()).size).toBeGreaterThan(0);
    const copy = mkdtempSync(join(tmpdir(), "surefoot-copy-"));
    copyFileSync(file(), join(copy, "surefoot.db"));
    const restored = new EmbeddedDatabase(copy);
    expect(await restored.collection("things").countDocuments()).toBe(1);
    restored.close();
    rmSync(copy, { recursive: true });
  });

  it("does not let its write-ahead log grow with reads that stop early", async () => {
    const things = database.collection("things");
    await things.insertMany(Array.from({ length: 20 }, (_, _id) => ({ _id, n: 0 })));
    for (let round = 0; round < 600; round++) {
      await things.findOne({}, { sort: { _id: 1 } });
      await things.updateOne({ _id: 19 }, { $set: { n: round, text: "y".repeat(40_000) } });
    }
    expect(statSync(`${file()}-wal`).size).toBeLessThan(12_000_000);
  });
});
