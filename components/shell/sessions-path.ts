import type { SessionsQuery } from "@/lib/contracts/session";

/** The address that shows these sessions. */
export function sessionsPath({ search, status, before }: SessionsQuery): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (status) query.set("status", status);
  if (before) query.set("before", before);
  return query.size === 0 ? "/" : `/?${query}`;
}
