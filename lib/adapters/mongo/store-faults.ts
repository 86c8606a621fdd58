import mongoose from "mongoose";
import { AppError } from "@/lib/agent/domain/app-error";

const { MongoNetworkError, MongoServerSelectionError, MongoNotConnectedError, MongoServerError, MongoError } =
  mongoose.mongo;
const duplicateKeyCode = 11000;
const tooLargeCode = 10334;
/** Server codes of a server that is going, full, or not the primary. */
const unavailableCodes = [89, 91, 189, 10107, 11600, 11602, 13435, 13436, 14031];

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === duplicateKeyCode;
}

/** The same methods; where the store cannot be reached they throw `store_unavailable`, for a document past its limit `too_large`. */
export function reportFaults<T extends object>(store: T): T {
  return new Proxy(store, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return async (...given: unknown[]) => {
        try {
          return await Reflect.apply(method, target, given);
        } catch (error) {
          throw knownFault(error) ?? error;
        }
      };
    },
  });
}

export function isUnreachable(error: unknown): boolean {
  if (error instanceof mongoose.Error.MongooseServerSelectionError) return true;
  if (error instanceof MongoNetworkError || error instanceof MongoServerSelectionError) return true;
  if (error instanceof MongoNotConnectedError) return true;
  if (error instanceof MongoServerError && unavailableCodes.includes(Number(error.code))) return true;
  return error instanceof MongoError && error.hasErrorLabel("RetryableWriteError");
}

function knownFault(error: unknown): AppError | undefined {
  if (isUnreachable(error)) return unreachable(error);
  return isTooLarge(error) ? tooLarge(error) : undefined;
}

/** The driver runs out of its buffer, or the server refuses: a document has at most 16 MB. */
function isTooLarge(error: unknown): boolean {
  if (error instanceof MongoServerError) return error.code === tooLargeCode;
  return error instanceof RangeError && "code" in error && error.code === "ERR_OUT_OF_RANGE";
}

const tooLarge = (cause: unknown): AppError =>
  new AppError("too_large", "interactiveTree: this page is too large to be kept; send fewer elements", {
    cause,
  });

function unreachable(cause: unknown): AppError {
  return new AppError("store_unavailable", "The store cannot be reached right now.", {
    retryable: true,
    cause,
  });
}
