/** Stands for every secret: where a field holds what was typed into it, both still read the same. */
const stand = "removed-secret";
/** Shorter ones are taken out only where they stand as a word, so that a PIN does not tear up every longer number. */
const findableAnywhere = 6;
/** What machines read: these hold no secret of a person, and would be of no use without a part of them. */
const machineText = /^(?:[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z)$/i;

/** The same value with every occurrence of a secret taken out, also where it is written into JSON or an address. */
export function withoutSecrets<T>(value: T, secrets: readonly string[]): T {
  const pattern = patternOf(secrets);
  return pattern ? JSON.parse(JSON.stringify(value, (_key, item) => maskedText(item, pattern))) : value;
}

const maskedText = (item: unknown, pattern: RegExp): unknown =>
  typeof item === "string" && !machineText.test(item) ? item.replace(pattern, stand) : item;

function patternOf(secrets: readonly string[]): RegExp | undefined {
  const forms = new Set(secrets.flatMap(formsOf));
  if (forms.size === 0) return undefined;
  const longestFirst = [...forms].sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map(alternative).join("|"), "giu");
}

const formsOf = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  encodeURIComponent(secret).replaceAll("%20", "+"),
];

function alternative(form: string): string {
  const escaped = form.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return form.length >= findableAnywhere ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`;
}
