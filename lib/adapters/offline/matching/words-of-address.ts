import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";

/** `/choose?month=March`: of links of one name the address may say what each is for. */
export const wordsOfAddress = ({ href = "" }: SnapshotNode): string => {
  const url = readUrl(href, "http://here/");
  return url ? [url.pathname.split("/").at(-1), ...url.searchParams.values()].join(" ") : "";
};
