import type { PageSnapshot } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { leadsSomewhere } from "@/lib/agent/snapshot/action-target";
import { type BrowserAction, clickActions } from "@/lib/contracts/browser-action";
import type { ApprovalRisk } from "@/lib/contracts/policy-rules";
import { nodeOf, scopeOf } from "./page-scope";
import { isSearch } from "./risk-class";
import { isForeign } from "./trusted-hosts";
import { typedValue } from "./typed-values";

/** Files that run when they are opened. */
const programs =
  /\.(?:exe|msi|msix|appx?|scr|com|bat|cmd|ps1|vbs|wsf|hta|lnk|reg|jar|dmg|pkg|command|sh|run|appimage|deb|rpm|apk|ipa|iso|img|crx|xpi|docm|xlsm)$/i;

/** What lies on the clipboard is not known here. */
const pasting = /^(?:(?:control|meta|controlormeta)\+(?:shift\+)?v|shift\+insert)$/i;

/** An address of a person, or a long number. */
const telling = /@|\d[\d\s().-]{4,}\d/;

/**
 * What an action gives away, or takes in, by itself: words of the user typed into a site that only pages led to are read there as they are
 * typed, and a program that is fetched is a step from running. Words to search for are less than that, as long as they tell of nobody.
 */
export function disclosureRisk(
  action: BrowserAction,
  snapshot: PageSnapshot,
  trusted: readonly string[],
): ApprovalRisk | undefined {
  const node = nodeOf(snapshot, action);
  const leads = action.name === "navigate" || action.name === "newTab" ? String(action.args[0]) : node?.href;
  const opens =
    clicks.has(action.name) && leads !== undefined && (leadsSomewhere(leads) || leads.includes("."));
  if (opens && programs.test(readUrl(leads, snapshot.url)?.pathname ?? "")) return "permission";
  if (action.name === "press" && pasting.test(String(action.args[0])))
    return isForeign(snapshot.url, trusted) ? "send" : undefined;
  const value = action.name === "search" || action.name === "select" ? undefined : typedValue(action);
  if (value === undefined || !/[\p{L}\p{N}]/u.test(value) || !isForeign(snapshot.url, trusted))
    return undefined;
  const asks = node?.inputType === "search" || isSearch(scopeOf(snapshot, node));
  return asks && !telling.test(value) ? undefined : "send";
}

const clicks: ReadonlySet<string> = new Set([...clickActions, "clickAt", "navigate", "newTab"]);
