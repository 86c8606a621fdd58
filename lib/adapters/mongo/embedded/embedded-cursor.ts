import type { BsonDocument } from "./bson-document";

/** The driver's cursor over a result that is read whole, when it is first asked for. */
export class EmbeddedCursor {
  closed = false;
  readonly #load: () => BsonDocument[];
  #rest: BsonDocument[] | undefined;

  constructor(load: () => BsonDocument[]) {
    this.#load = load;
  }

  async toArray(): Promise<BsonDocument[]> {
    return this.#pending.splice(0);
  }

  async next(): Promise<BsonDocument | null> {
    return this.#pending.shift() ?? null;
  }

  async hasNext(): Promise<boolean> {
    return this.#pending.length > 0;
  }

  rewind(): void {
    this.#rest = undefined;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.#rest = [];
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<BsonDocument> {
    for (let document = await this.next(); document !== null; document = await this.next()) yield document;
  }

  get #pending(): BsonDocument[] {
    this.#rest ??= this.#load();
    return this.#rest;
  }
}
