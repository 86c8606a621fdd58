import mongoose from "mongoose";
import { type BsonDocument, printDocument } from "./bson-document";

type ServerError = InstanceType<typeof mongoose.mongo.MongoServerError>;

/** Faults carry MongoDB's own numbers, so that callers tell them apart the same way on both stores. */
export const serverErrorCodes = {
  BadValue: 2,
  FailedToParse: 9,
  TypeMismatch: 14,
  NamespaceNotFound: 26,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  ImmutableField: 66,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  CommandNotSupported: 115,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
} as const;

export type ServerErrorName = keyof typeof serverErrorCodes;

export function serverError(
  codeName: ServerErrorName,
  errmsg: string,
  extra: BsonDocument = {},
): ServerError {
  const code = serverErrorCodes[codeName];
  return new mongoose.mongo.MongoServerError({ message: errmsg, errmsg, code, codeName, ok: 0, ...extra });
}

export function unsupported(what: string): ServerError {
  return serverError(
    "CommandNotSupported",
    `${what} is not supported by the embedded store; set MONGODB_URI to run on MongoDB`,
  );
}

export function duplicateKey(
  namespace: string,
  index: string,
  keyPattern: BsonDocument,
  keyValue: BsonDocument,
): ServerError {
  const key = printDocument(keyValue);
  return serverError(
    "DuplicateKey",
    `E11000 duplicate key error collection: ${namespace} index: ${index} dup key: ${key}`,
    { keyPattern, keyValue },
  );
}

export function isServerError(error: unknown): error is ServerError {
  return error instanceof mongoose.mongo.MongoServerError;
}
