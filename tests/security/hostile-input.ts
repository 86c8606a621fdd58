import fc from "fast-check";
import { interactRequestFields } from "@/lib/contracts/interact-request";

/** Values that break things elsewhere: too long, too deep, of the wrong kind, or with a meaning to what lies behind. */
const awkward: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    true,
    -1,
    0,
    1e308,
    -0,
    2 ** 53,
    "",
    " ".repeat(5_000),
    "a".repeat(9_000),
    "\u0000",
    "\ud800",
    "\u202e\u200b\ufeff",
    "__proto__",
    "constructor",
    "{{secret:x}}",
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "../../etc/passwd",
    "javascript:alert(1)",
    "http://[::1",
    "data:text/html,x",
    "9".repeat(400),
    "2026-99-99T99:99:99Z",
    { $gt: "" },
    { $where: "sleep(9999)" },
    { "a.b": 1 },
    JSON.parse('{"__proto__":{"admin":true}}'),
    [],
    {},
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
  fc.uuid(),
);

const deepText = (depth: number): string => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

const brokenText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom(
    "",
    "null",
    "[]",
    '"x"',
    "{",
    '{"a":}',
    "\ufeff{}",
    deepText(5_000),
    `[${"[".repeat(20_000)}`,
    '{"a":1e999}',
  ),
);

const words = fc.constantFrom(
  "Click",
  "the",
  "Save",
  "button",
  "and",
  "to",
  "in",
  ",",
  '"Jane"',
  "then",
  "with",
  "for each",
  "\n",
  "5",
  "   ",
);

/** A goal of many words that goals are made of, in no order that makes sense. */
const goal = fc.oneof(
  fc.array(words, { maxLength: 400 }).map((parts) => parts.join(" ").slice(0, 4_000)),
  fc.constantFrom('Click "Save"', "Click the Search button", 'Enter "Jane" in the Name field'),
);

/** Mostly right, so that turns get further than their first check. */
const mostly = <T>(right: fc.Arbitrary<T>): fc.Arbitrary<T | unknown> =>
  fc.oneof({ weight: 40, arbitrary: right }, { weight: 1, arbitrary: awkward });
const anyText = fc.oneof(
  fc.constantFrom("Save", "Name", "", "Search", "Delete"),
  fc.string({ unit: "grapheme", maxLength: 80 }),
);

const element = fc.record(
  {
    i: mostly(fc.integer({ min: 0, max: 20 }).map(String)),
    r: mostly(fc.constantFrom("btn", "inp", "link", "chk", "sel", "form", "head")),
    n: mostly(anyText),
    v: mostly(anyText),
    s: mostly(fc.constant(["checked"])),
    xy: mostly(fc.constant([1, 2])),
    c: mostly(fc.integer({ min: 0, max: 20 }).map(String)),
  },
  { requiredKeys: ["i", "r", "n"] },
);

const html = fc
  .array(
    fc.constantFrom(
      "<div>",
      "</div>",
      "<input value=",
      '"',
      "<button>",
      "<!--",
      "x",
      "<table><tr>",
      "&#0;",
      "<svg><a ",
      ">",
    ),
    {
      maxLength: 300,
    },
  )
  .map((parts) => parts.join(""));

/** A turn that is right but for one or two of its fields. */
const turn = fc
  .tuple(
    fc.record({
      query: goal,
      sessionId: fc.uuid({ version: 4 }),
      turnId: fc.uuid({ version: 4 }),
      url: fc.constantFrom("http://clinic.test/", "https://a.b/c?d#e", "about:blank"),
      interactiveTree: fc.array(element, { maxLength: 12 }),
    }),
    fc.oneof(
      fc.constant({}),
      fc.dictionary(fc.constantFrom(...interactRequestFields), awkward, { maxKeys: 2 }),
    ),
    fc.option(fc.constantFrom("skeletonDom", "dom", "pageText"), { nil: undefined }),
    html,
  )
  .map(([base, spoilt, form, text]) => ({ ...base, ...(form ? { [form]: text } : {}), ...spoilt }));

export const hostileTurns: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: turn },
  brokenText,
  awkward,
);

/** A body that is almost the given one: spoilt in a field, with others added, or none at all. */
export const hostileBodies = (right: Record<string, unknown>): fc.Arbitrary<unknown> => {
  const fields = [...Object.keys(right), "extra", "__proto__", "tenantId", "$set"];
  const spoilt = fc.dictionary(fc.constantFrom(...fields), awkward, { maxKeys: 3 });
  return fc.oneof(
    { weight: 4, arbitrary: spoilt.map((wrong) => ({ ...right, ...wrong })) },
    brokenText,
    awkward,
  );
};

/** Fields of a path or a query: the right ones, or something else in their place. */
export const hostileFields = (right: Record<string, string>): fc.Arbitrary<Record<string, string>> => {
  const text = awkward.map((value) =>
    typeof value === "string" ? value.replace(/[\ud800-\udfff]/g, "").slice(0, 2_000) : JSON.stringify(value),
  );
  const names = [...Object.keys(right), "limit", "after", "since", "x"];
  return fc
    .dictionary(fc.constantFrom(...names), text, { maxKeys: 2 })
    .map((wrong) => ({ ...right, ...wrong }));
};
