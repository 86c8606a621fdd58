import { Schema, type SchemaDefinition } from "mongoose";

/** No field is dropped in silence, none is added, and nothing is removed for being empty. */
export function strictSchema<T>(fields: SchemaDefinition<T>): Schema<T> {
  return new Schema<T>(fields, { strict: "throw", minimize: false, versionKey: false, id: false });
}
