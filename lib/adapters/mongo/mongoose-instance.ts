import { Mongoose } from "mongoose";
import { embeddedDriver, isEmbeddedUri } from "./embedded/embedded-driver";

/**
 * A Mongoose of its own for one store. The embedded driver goes in before the first model, because a model binds to the
 * connection it finds: with a driver installed later its unique indexes would silently not exist.
 */
export function mongooseInstance(uri: string): Mongoose {
  const instance = new Mongoose();
  if (isEmbeddedUri(uri)) instance.setDriver(embeddedDriver);
  return instance;
}
