import { requestOutcome } from "@/lib/agent/domain/stored-requests";
import { readUrl } from "@/lib/agent/domain/urls";
import type { Ground } from "@/lib/agent/verification/ground";
import type { NetworkEvent } from "@/lib/contracts/interact-request";

/** Questions of the page to its own site that broke, where none was answered, be it the same asked again. */
export function failedReads({ input, before }: Ground): NetworkEvent[] {
  const host = readUrl(before?.url ?? "")?.host;
  const events = (input.report.networkEvents ?? []).filter(
    (event) =>
      event.method.toUpperCase() === "GET" &&
      asked.has(event.resourceType?.toLowerCase() ?? "") &&
      (event.host === undefined || event.host === host),
  );
  // Where another question was answered, what broke may belong to something else of the page.
  const isAnswered = events.some((event) => requestOutcome(event) === "stored");
  return isAnswered
    ? []
    : events.filter(
        (event) => requestOutcome(event) === "broken" && event.resourceType?.toLowerCase() !== "document",
      );
}
const asked: ReadonlySet<string> = new Set(["xhr", "fetch", "document"]);
