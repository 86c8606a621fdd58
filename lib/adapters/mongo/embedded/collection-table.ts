import { type BsonDocument, decodeDocument, encodeDocument } from "./bson-document";
import { valuesAtPath } from "./document-path";
import { compileFilter } from "./filter";
import { describeIndex, type IndexDefinition, keyPattern, parseIndex } from "./index-definition";
import { indexKey } from "./index-key";
import { areSameKeys, IndexTable, keyColumn } from "./index-table";
import { type Access, planQuery, type QueryPlan } from "./query-plan";
import { duplicateKey, serverError } from "./server-error";
import { type SortOrder, sortDocuments } from "./sort-order";
import { blobOf, type SqliteFile, type SqlRow } from "./sqlite-file";

export type StoredDocument = { row: number; document: BsonDocument; bytes: Buffer };
export type Selection = { sort: SortOrder; skip: number; limit: number };

export const everything: Selection = { sort: [], skip: 0, limit: Number.POSITIVE_INFINITY };
/** MongoDB's limit: a document that fits here must fit there. */
const largestDocument = 16 * 1024 * 1024;
/** Each count of them is a statement of its own. */
const insertedAtOnce = 8;
const idIndex: IndexDefinition = {
  name: "_id_",
  fields: [{ path: "_id", direction: 1 }],
  unique: true,
  sparse: false,
};

/** The documents of one collection and their indexes. Synchronous; callers wrap writes in a transaction. */
export class CollectionTable {
  readonly namespace: string;
  readonly #name: string;
  readonly #file: SqliteFile;
  #number: number | undefined;
  #indexes: IndexTable[] = [];

  constructor(file: SqliteFile, database: string, name: string) {
    this.namespace = `${database}.${name}`;
    this.#name = name;
    this.#file = file;
    this.reload();
  }

  get exists(): boolean {
    return this.#number !== undefined;
  }

  /** Reads the catalogue again: what was made in a transaction that failed is not there. */
  reload(): void {
    const row = this.#file.first("SELECT number FROM collections WHERE name=?", this.#name);
    this.#number = row === undefined ? undefined : Number(row.number);
    this.#indexes = this.#file
      .all("SELECT number, description, multikey FROM indexes WHERE collection=? ORDER BY number", this.#name)
      .map((index) => {
        const definition = parseIndex(decodeDocument(blobOf(index, "description")));
        return new IndexTable(this.#file, Number(index.number), definition, Number(index.multikey) === 1);
      });
  }

  create(): void {
    if (this.exists) return;
    this.#number = this.#file.run("INSERT INTO collections(name) VALUES(?)", this.#name).insertedRow;
    this.#file.execute(
      `CREATE TABLE ${this.#table}(row_id INTEGER PRIMARY KEY AUTOINCREMENT, id BLOB NOT NULL UNIQUE, document BLOB NOT NULL)`,
    );
  }

  drop(): boolean {
    if (!this.exists) return false;
    for (const index of this.#indexes) index.drop();
    this.#file.execute(`DROP TABLE ${this.#table}`);
    this.#file.run("DELETE FROM indexes WHERE collection=?", this.#name);
    this.#file.run("DELETE FROM collections WHERE name=?", this.#name);
    this.reload();
    return true;
  }

  describeIndexes(): BsonDocument[] {
    return [idIndex, ...this.#indexes.map((index) => index.definition)].map(describeIndex);
  }

  createIndex(definition: IndexDefinition): void {
    if (this.#hasIndex(definition)) return;
    this.create();
    const description = encodeDocument(describeIndex(definition));
    const { insertedRow } = this.#file.run(
      "INSERT INTO indexes(collection,name,description,multikey) VALUES(?,?,?,0)",
      this.#name,
      definition.name,
      description,
    );
    const index = new IndexTable(this.#file, insertedRow, definition, false);
    index.create();
    for (const { row, document } of this.scan({}, everything)) {
      const keys = index.keysOf(document);
      if (index.conflicts(keys, row)) throw this.#duplicate(definition, document);
      index.add(keys.map((tuple) => ({ row, tuple })));
    }
    this.#indexes.push(index);
  }

  plan(filter: BsonDocument, sort: SortOrder): QueryPlan {
    return planQuery(this.#table, [this.#idAccess, ...this.#indexes.flatMap(accessOf)], filter, sort);
  }

  /**
   * The matching documents, each read as it is reached. Rows are listed first: a statement left open while the caller
   * stops early would pin the write-ahead log, which then grows without end.
   */
  *scan(filter: BsonDocument, { sort, skip, limit }: Selection): Generator<StoredDocument> {
    if (!this.exists) return;
    const plan = this.plan(filter, sort);
    const matching = this.#matching(plan, filter);
    const ordered = plan.ordered ? matching : sortDocuments([...matching], sort);
    let position = 0;
    for (const stored of ordered) {
      if (position >= skip + limit) return;
      if (position >= skip) yield stored;
      position += 1;
      if (position >= skip + limit) return;
    }
  }

  first(filter: BsonDocument, sort: SortOrder): StoredDocument | undefined {
    return this.scan(filter, { sort, skip: 0, limit: 1 }).next().value ?? undefined;
  }

  /** Several take hardly more statements than one; then a refusal leaves the first of them behind, and whoever calls takes them back. */
  insert(...documents: BsonDocument[]): void {
    this.create();
    for (let from = 0; from < documents.length; from += insertedAtOnce)
      this.#insertTogether(documents.slice(from, from + insertedAtOnce));
  }

  #insertTogether(documents: readonly BsonDocument[]): void {
    const keys = this.#indexes.map((index) => this.#freeKeys(index, documents));
    const values = documents.flatMap((document) => {
      const bytes = encodeDocument(document);
      checkSize(bytes);
      return [indexKey(document._id), bytes];
    });
    const places = documents.map(() => "(?,?)").join(",");
    const { insertedRow, changes } = this.#file.run(
      `INSERT INTO ${this.#table}(id,document) VALUES${places} ON CONFLICT(id) DO NOTHING`,
      ...values,
    );
    // One id of several may stand twice among them; which one is told is all the same.
    const [first] = documents;
    if (changes < documents.length && first) throw this.#duplicate(idIndex, first);
    const firstRow = insertedRow - documents.length + 1;
    for (const [position, index] of this.#indexes.entries())
      index.add(
        (keys[position] ?? []).flatMap((tuples, offset) =>
          tuples.map((tuple) => ({ row: firstRow + offset, tuple })),
        ),
      );
  }

  /** False where nothing changed. Keys that stay need no look: they are this document's own. */
  replace(stored: StoredDocument, document: BsonDocument): boolean {
    const bytes = encodeDocument(document);
    if (bytes.equals(stored.bytes)) return false;
    const moves = this.#indexes.flatMap((index) => {
      const [before, after] = [index.keysOf(stored.document), index.keysOf(document)];
      if (areSameKeys(before, after)) return [];
      if (index.conflicts(after, stored.row)) throw this.#duplicate(index.definition, document);
      return [() => index.move(stored.row, before, after)];
    });
    checkSize(bytes);
    this.#file.run(`UPDATE ${this.#table} SET document=? WHERE row_id=?`, bytes, stored.row);
    for (const move of moves) move();
    return true;
  }

  remove(stored: StoredDocument): void {
    for (const index of this.#indexes) index.remove(stored.row, index.keysOf(stored.document));
    this.#file.run(`DELETE FROM ${this.#table} WHERE row_id=?`, stored.row);
  }

  get #table(): string {
    return `documents_${this.#number}`;
  }

  get #idAccess(): Access {
    const { name, fields, unique, sparse } = idIndex;
    return { name, table: this.#table, columns: ["id"], fields, unique, sparse, multikey: false };
  }

  *#matching(plan: QueryPlan, filter: BsonDocument): Generator<StoredDocument> {
    const matches = compileFilter(filter);
    for (const found of this.#found(plan)) {
      const bytes = blobOf(found, "document");
      const document = decodeDocument(bytes);
      if (matches(document)) yield { row: Number(found.row_id), document, bytes };
    }
  }

  /** A single row is looked up together with its document. */
  *#found({ sql, keys, single, mayRepeat }: QueryPlan): Generator<SqlRow> {
    const byRow = `SELECT row_id, document FROM ${this.#table} WHERE row_id=`;
    if (single) return yield* this.#file.all(`${byRow}(${sql})`, ...keys);
    const seen = new Set<number>();
    for (const { row_id } of this.#file.all(sql, ...keys)) {
      const row = Number(row_id);
      if (mayRepeat && seen.has(row)) continue;
      if (mayRepeat) seen.add(row);
      const found = this.#file.first(`${byRow}?`, row);
      if (found) yield found;
    }
  }

  /** The documents' keys in an index, all of them free: checked before the first write, so that the refusal of one document leaves nothing behind. */
  #freeKeys(index: IndexTable, documents: readonly BsonDocument[]): Buffer[][][] {
    const keys = documents.map((document) => index.keysOf(document));
    if (!index.conflicts(keys.flat(), -1)) return keys;
    const refused = documents.find((_, at) => index.conflicts(keys[at] ?? [], -1)) ?? documents.at(-1) ?? {};
    throw this.#duplicate(index.definition, refused);
  }

  #hasIndex(definition: IndexDefinition): boolean {
    const wanted = describeIndex(definition);
    for (const known of this.describeIndexes()) {
      const sameKey = JSON.stringify(known.key) === JSON.stringify(wanted.key);
      if (known.name !== wanted.name && !sameKey) continue;
      const { name: _, ...knownRest } = known;
      const { name: __, ...wantedRest } = wanted;
      if (sameKey && known.name === idIndex.name) return true;
      if (encodeDocument(knownRest).equals(encodeDocument(wantedRest))) return true;
      throw serverError(
        sameKey ? "IndexOptionsConflict" : "IndexKeySpecsConflict",
        `An index of another kind exists already on ${this.namespace}: ${String(known.name)}`,
      );
    }
    return false;
  }

  #duplicate(definition: IndexDefinition, document: BsonDocument) {
    const value = Object.fromEntries(
      definition.fields.map(({ path }) => [path, valuesAtPath(document, path)[0] ?? null]),
    );
    return duplicateKey(this.namespace, definition.name, keyPattern(definition), value);
  }
}

/** A partial index answers no query here: it lacks documents that a filter may want. */
function accessOf({ definition, table, multikey }: IndexTable): Access[] {
  if (definition.partial) return [];
  const { name, fields, unique, sparse } = definition;
  return [
    {
      name,
      table,
      columns: fields.map((_, position) => keyColumn(position)),
      fields,
      unique,
      sparse,
      multikey,
    },
  ];
}

function checkSize({ length }: Buffer): void {
  if (length <= largestDocument) return;
  throw serverError(
    "BSONObjectTooLarge",
    `a document of ${length} bytes is over the limit of ${largestDocument}`,
  );
}
