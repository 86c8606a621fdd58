import type { BsonDocument } from "./bson-document";
import { valuesAtPath } from "./document-path";
import { compileFilter, type Predicate } from "./filter";
import type { IndexDefinition } from "./index-definition";
import { compareKeyTuples, indexKey, keyTupleId } from "./index-key";
import type { SqliteFile } from "./sqlite-file";

type KeyTuple = Buffer[];
type IndexEntry = { row: number; tuple: KeyTuple };

/** Each count of them is a statement of its own. */
const atOnce = 8;

const inGroups = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, group) =>
    all.slice(group * atOnce, (group + 1) * atOnce),
  );

const hasSeveralOfOneRow = (entries: readonly IndexEntry[]): boolean =>
  entries.some(({ row }, at) => entries[at + 1]?.row === row);

/** One index: a table of (key columns, row of the document), in the order of the keys. */
export class IndexTable {
  readonly definition: IndexDefinition;
  readonly table: string;
  /** Whether some document has more than one entry, so that a scan may meet it twice. */
  multikey: boolean;
  readonly #file: SqliteFile;
  readonly #number: number;
  readonly #includes: Predicate | undefined;
  readonly #matchKeys: string;

  constructor(file: SqliteFile, number: number, definition: IndexDefinition, multikey: boolean) {
    this.#file = file;
    this.#number = number;
    this.definition = definition;
    this.multikey = multikey;
    this.table = `index_${number}`;
    this.#includes = definition.partial ? compileFilter(definition.partial) : undefined;
    this.#matchKeys = definition.fields.map((_, position) => `${keyColumn(position)}=?`).join(" AND ");
  }

  create(): void {
    const { fields } = this.definition;
    const columns = fields.map((_, position) => `${keyColumn(position)} BLOB NOT NULL`);
    const order = fields.map((f, position) => keyColumn(position) + (f.direction === -1 ? " DESC" : ""));
    this.#file.execute(
      `CREATE TABLE ${this.table}(${columns.join(",")}, row_id INTEGER NOT NULL, PRIMARY KEY(${order.join(",")}, row_id)) WITHOUT ROWID`,
    );
  }

  drop(): void {
    this.#file.execute(`DROP TABLE ${this.table}`);
  }

  /** The keys under which a document stands: none when the index leaves it out, several when arrays fan out. */
  keysOf(document: BsonDocument): KeyTuple[] {
    if (this.#includes && !this.#includes(document)) return [];
    const values = this.definition.fields.map((field) => valuesAtPath(document, field.path));
    if (this.definition.sparse && values.every((found) => found.every((value) => value === undefined)))
      return [];
    if (values.every((found) => found.length === 1)) return [values.map(([value]) => indexKey(value))];
    const tuples = values.reduce<KeyTuple[]>(
      (heads, found) => {
        const keys = found.map(indexKey);
        return heads.flatMap((head) => keys.map((key) => [...head, key]));
      },
      [[]],
    );
    return [...new Map(tuples.map((tuple) => [keyTupleId(tuple), tuple])).values()];
  }

  /** True when a unique index already holds one of the keys for another document, or would hold one of them twice. */
  conflicts(keys: readonly KeyTuple[], exceptRow: number): boolean {
    if (!this.definition.unique || keys.length === 0) return false;
    if (keys.length > 1 && new Set(keys.map(keyTupleId)).size < keys.length) return true;
    return inGroups(keys).some((group) => {
      const anyOf = group.map(() => `(${this.#matchKeys})`).join(" OR ");
      const sql = `SELECT row_id FROM ${this.table} WHERE (${anyOf}) AND row_id<>? LIMIT 1`;
      return this.#file.first(sql, ...group.flat(), exceptRow) !== undefined;
    });
  }

  add(entries: readonly IndexEntry[]): void {
    if (!this.multikey && hasSeveralOfOneRow(entries)) {
      this.multikey = true;
      this.#file.run("UPDATE indexes SET multikey=1 WHERE number=?", this.#number);
    }
    const places = `(${this.definition.fields.map(() => "?").join(",")},?)`;
    for (const group of inGroups(entries)) {
      const values = group.flatMap(({ row, tuple }) => [...tuple, row]);
      this.#file.run(`INSERT INTO ${this.table} VALUES${group.map(() => places).join(",")}`, ...values);
    }
  }

  remove(row: number, keys: readonly KeyTuple[]): void {
    const sql = `DELETE FROM ${this.table} WHERE ${this.#matchKeys} AND row_id=?`;
    for (const tuple of keys) this.#file.run(sql, ...tuple, row);
  }

  move(row: number, before: readonly KeyTuple[], after: readonly KeyTuple[]): void {
    this.remove(row, before);
    this.add(after.map((tuple) => ({ row, tuple })));
  }
}

export const areSameKeys = (before: readonly KeyTuple[], after: readonly KeyTuple[]): boolean =>
  before.length === after.length &&
  before.every((tuple, position) => compareKeyTuples(tuple, after[position] ?? []) === 0);

export function keyColumn(position: number): string {
  return `key${position}`;
}
