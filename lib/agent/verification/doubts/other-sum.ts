import type { Ground } from "@/lib/agent/verification/ground";

const sign = "[$€£¥]";
const sum = new RegExp(`${sign} ?-?\\d[\\d,]*(?:\\.\\d{1,2})?|-?\\d[\\d.]*(?:,\\d{1,2})? ?${sign}`, "gu");
const alone = new RegExp(
  `^[-−+]?\\s?(?:${sign}\\s?\\d[\\d,]*(?:\\.\\d{1,2})?|\\d[\\d.]*(?:,\\d{1,2})?\\s?${sign})$`,
  "u",
);

/** In hundredths; of the two marks the one behind the last three digits only groups them. */
function cents(text: string): number {
  const bare = text.replace(/[^\d.,]/g, "");
  const [, whole = "", part = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  return Number(whole.replace(/[.,]/g, "")) * 100 + Number(part.padEnd(2, "0"));
}

/** `Send the payment of $25`, and the balance went down by another sum: what was paid is not what the step says, whatever the page writes of it. */
export function paysOtherSum({ verb, asSaid, diff }: Ground): boolean {
  const told = [...new Set((asSaid.match(sum) ?? []).map(cents))];
  const [wanted, ...others] = told;
  if (!paying.has(verb) || wanted === undefined || others.length > 0) return false;
  const moved = (diff?.changed ?? []).flatMap(({ name }) =>
    name !== undefined && alone.test(name.from.trim()) && alone.test(name.to.trim())
      ? [Math.abs(cents(name.to) - cents(name.from))]
      : [],
  );
  return moved.length > 0 && !moved.includes(wanted);
}
const paying: ReadonlySet<string> = new Set(["send", "submit", "unknown", "move", "click"]);
