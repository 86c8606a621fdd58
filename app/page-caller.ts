import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { type Caller, callerOf } from "@/lib/server/caller";
import type { House } from "@/lib/server/composition";
import { isNotFound } from "@/lib/server/error-response";
import { house } from "@/lib/server/house";

/** Who looks at a page; someone unknown is sent to sign in. */
export async function pageCaller(): Promise<{ opened: House; caller: Caller }> {
  // First of all: this is where a build, which has no request, turns back and opens no store.
  const given = await headers();
  const opened = await house();
  const caller = await callerOf(given, opened.callers);
  return caller ? { opened, caller } : redirect("/sign-in");
}

/** What a page shows; the not-found page where there is none. */
export async function orNotFound<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (isNotFound(error)) notFound();
    throw error;
  }
}
