import type { BsonDocument } from "./bson-document";

/** The driver's cursor over a result that is read whole, when it is first asked for. */
export class EmbeddedCursor {
  closed = false;
  readonly #load: () => BsonDocument[];
  readonly #settled: () => Promise<void>;
  #rest: BsonDocument[] | undefined;

  /** `settled` resolves once what was loaded is on disk: nobody is told of what could still be lost. */
  constructor(load: () => BsonDocument[], settled: () => Promise<void>) {
    this.#load = load;
    this.#settled = settled;
  }

  async toArray(): Promise<BsonDocument[]> {
    return (await this.#pending()).splice(0);
  }

  async next(): Promise<BsonDocument | null> {
    return (await this.#pending()).shift() ?? null;
  }

  async hasNext(): Promise<boolean> {
    return (await this.#pending()).length > 0;
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

  async #pending(): Promise<BsonDocument[]> {
    if (this.#rest) return this.#rest;
    const loaded = this.#load();
    this.#rest = loaded;
    await this.#settled();
    return loaded;
  }
}
