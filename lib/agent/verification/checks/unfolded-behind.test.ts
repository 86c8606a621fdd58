import { describe, expect, it } from "vitest";
import { type CheckRow, judgedBy } from "@/tests/support/check-table";
import { partOpened } from "./part-opened";

const logs = (...rows: string[]) => `
  heading "Ship's log"
${rows.map((row) => `  ${row}`).join("\n")}
  link "Harbour"
`;
const monday = 'clickable "Monday" #monday';
const tuesday = 'clickable "Tuesday" #tuesday';
const rain = 'item "Rain"';
const fog = 'item "Fog"';
const unfold = { step: "Unfold Monday", before: logs(monday, tuesday), on: "#monday" };

const rows: readonly CheckRow[] = [
  {
    when: "two elements came right behind it",
    says: "verified",
    ...unfold,
    after: logs(monday, rain, fog, tuesday),
  },
  {
    when: "they came to the end of the page",
    says: "verified",
    step: "Unfold Monday",
    before: '\n  heading "Ship\'s log"\n  clickable "Monday" #monday',
    on: "#monday",
    after: '\n  heading "Ship\'s log"\n  clickable "Monday" #monday\n  item "Rain"\n  item "Fog"',
  },
  { when: "one element came behind it", says: "nothing", ...unfold, after: logs(monday, rain, tuesday) },
  {
    when: "of two elements one came behind another control",
    says: "nothing",
    ...unfold,
    after: logs(monday, rain, tuesday, fog),
  },
  {
    when: "the step opens it",
    says: "nothing",
    ...unfold,
    step: "Open Monday",
    after: logs(monday, rain, fog, tuesday),
  },
  {
    when: "the step does not say which control it means",
    says: "nothing",
    step: "Unfold the log",
    before: logs('clickable "More" #one', 'clickable "More" #two'),
    on: "#one",
    after: logs('clickable "More" #one', rain, fog, 'clickable "More" #two'),
  },
  {
    when: "it is gone, and the page begins with what came",
    says: "nothing",
    ...unfold,
    after: `\n  item "Rain"\n  item "Fog"${logs(tuesday)}`,
  },
  {
    when: "a sign without a name stands right behind it, as before",
    says: "verified",
    ...unfold,
    before: logs(monday, 'region "" #dot [.on]', tuesday),
    after: logs(monday, 'region "" #dot [.on]', rain, fog, tuesday),
  },
  {
    when: "an entry stands right behind it, as before",
    says: "nothing",
    ...unfold,
    before: logs(monday, 'item "Wind"', tuesday),
    after: logs(monday, 'item "Wind"', rain, fog, tuesday),
  },
  {
    when: "the site took something",
    says: "nothing",
    ...unfold,
    after: logs(monday, rain, fog, tuesday),
    requests: ["POST /watch/monday 201"],
  },
];

describe("what stands right behind the control that unfolds it, where no markup says that it belongs there", () => {
  it.each(rows)("$when: $says", (row) => {
    expect(judgedBy(partOpened, row)).toBe(row.says);
  });
});
