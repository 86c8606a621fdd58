import type { Model } from "mongoose";

/** A model's rows as the driver has them, for what every turn does: Mongoose's own query, or its check of each field, costs more than the work itself. */
export const driverRows = <T extends object>(model: Model<T>) =>
  model.db.collection<T>(model.collection.name);
