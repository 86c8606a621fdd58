import * as cheerio from "cheerio";
import type { RecordedCase } from "@/bench/recorded-case";
import { asFailure, type Derivation, type DerivedFailure } from "./derived-failure";

/** The pages change places: what was open is closed, what was there is gone. Only where the control is on both. */
export const otherWayRound: Derivation = {
  kind: "other-way-round",
  says: "the action did the reverse: the pages before and after have changed places",
  derive: (cases) => cases.flatMap((one) => turned(one) ?? []),
};

const telling = ["id", "name", "href", "aria-label", "data-testid", "type"] as const;

function turned(one: RecordedCase): DerivedFailure | undefined {
  const end = one.later ?? one.after;
  if (one.label !== "success" || one.action.kind !== "click" || !one.before?.html || !end.html)
    return undefined;
  const [before, after] = [cheerio.load(one.before.html), cheerio.load(end.html)];
  const target = before("[data-agent-target]").first();
  const tag = target.prop("tagName")?.toLowerCase();
  if (tag === undefined) return undefined;
  const textOf = (text: string): string => text.replace(/\s+/g, " ").trim();
  const alike = after(tag)
    .toArray()
    .filter((element) => {
      const it = after(element);
      return (
        textOf(it.text()) === textOf(target.text()) &&
        telling.every((name) => it.attr(name) === target.attr(name))
      );
    });
  if (alike.length !== 1 || one.before.html === end.html) return undefined;
  before("[data-agent-target]").removeAttr("data-agent-target");
  after(alike).attr("data-agent-target", "1");
  const start = { url: one.before.url, html: before.html() };
  return asFailure(one, "turned", {
    before: { ...one.before, url: end.url, html: after.html() },
    after: { ...one.after, ...start },
    later: one.later && { ...one.later, ...start },
    client: { ...one.client, addedTexts: [], liveRegionTexts: [] },
  });
}
