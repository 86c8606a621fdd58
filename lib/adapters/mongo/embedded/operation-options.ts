import type { Selection } from "./collection-table";
import { unsupported } from "./server-error";
import { parseSort } from "./sort-order";

export type OperationOptions = {
  sort?: unknown;
  skip?: unknown;
  limit?: unknown;
  projection?: unknown;
  upsert?: unknown;
  ordered?: unknown;
  returnDocument?: unknown;
};

/** Options that would change the outcome. Others (timeouts, batch sizes, comments) only change how a server works, and are let pass. */
const refused = [
  "session",
  "collation",
  "arrayFilters",
  "let",
  "explain",
  "tailable",
  "min",
  "max",
  "returnKey",
  "includeResultMetadata",
];

export function checkOptions(options: OperationOptions | undefined): OperationOptions {
  const given: Record<string, unknown> = { ...options };
  for (const name of refused) {
    if (given[name] !== undefined && given[name] !== null && given[name] !== false)
      throw unsupported(`the option ${name}`);
  }
  return given;
}

/** A limit of 0 means none, as in MongoDB. */
export function selectionOf({ sort, skip, limit }: OperationOptions): Selection {
  return {
    sort: parseSort(sort),
    skip: typeof skip === "number" ? skip : 0,
    limit: typeof limit === "number" && limit !== 0 ? Math.abs(limit) : Number.POSITIVE_INFINITY,
  };
}
