import type { Connection, Mongoose } from "mongoose";
import { afterAll, beforeAll } from "vitest";
import { mongooseInstance } from "@/lib/adapters/mongo/mongoose-instance";
import type { StorePlace } from "./stores-under-test";

export type OpenDocuments = { mongoose: Mongoose; connection: Connection };

/** A connection for one describe block, on a place of its own. */
export function openDocuments(makePlace: () => StorePlace): () => OpenDocuments {
  let place: StorePlace | undefined;
  let open: OpenDocuments | undefined;
  beforeAll(async () => {
    place = makePlace();
    const mongoose = mongooseInstance(place.uri);
    await mongoose.connect(place.uri, { autoIndex: false, autoCreate: false });
    open = { mongoose, connection: mongoose.connection };
  });
  afterAll(async () => {
    await open?.mongoose.disconnect();
    await place?.remove();
  });
  return () => {
    if (!open) throw new Error("the store is opened by beforeAll");
    return open;
  };
}

/** The error's code, or what happened instead. */
export async function codeOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "no error",
    (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
  );
}
