import { type ActionDefinition, actionDefinition, type BrowserAction } from "./browser-action";

export type ParsedAction = { ok: true; action: BrowserAction } | { ok: false; reason: string };

const refused = (reason: string): ParsedAction => ({ ok: false, reason });

/**
 * Reads an action as a model or a client writes it: `click("12")`, `wait(2)`, `finish()`. Strings may be in single or double quotes.
 * Anything but exactly one call of a known action with arguments of its types is refused with the reason.
 */
export function parseAction(input: string): ParsedAction {
  const call = /^\s*([A-Za-z]+)\s*\(([\s\S]*)\)\s*;?\s*$/.exec(input);
  if (!call) return refused("not of the form name(arguments)");
  const [, name = "", body = ""] = call;
  const definition = actionDefinition(name);
  if (!definition) return refused(`unknown action ${name.slice(0, 40)}`);
  const read = readArguments(body);
  return typeof read === "string" ? refused(read) : checkAction(definition, read);
}

/** Checks arguments against the definition; missing optional ones stay away, surplus ones are refused. */
export function checkAction(definition: ActionDefinition, args: readonly unknown[]): ParsedAction {
  const name = definition.name as BrowserAction["name"];
  if (args.length > definition.args.length)
    return refused(`${name} takes at most ${definition.args.length} arguments`);
  const checked: unknown[] = [];
  for (const [index, argument] of definition.args.entries()) {
    if (index >= args.length) {
      if (argument.optional) break;
      return refused(`${name} needs ${argument.name}`);
    }
    const given = args[index];
    const value = argument.role && typeof given === "number" ? String(given) : given;
    const result = argument.schema.safeParse(value);
    if (!result.success)
      return refused(`${name}: ${argument.name} ${result.error.issues[0]?.message ?? "is not valid"}`);
    checked.push(result.data);
  }
  return { ok: true, action: { name, args: checked } };
}

/** The one printed form: JSON arguments joined by a comma and a space. `parseAction(printAction(a))` gives `a` back. */
export function printAction(action: BrowserAction): string {
  return `${action.name}(${action.args.map((argument) => JSON.stringify(argument)).join(", ")})`;
}

/** Reads a comma-separated list of JSON values; single-quoted strings too. Returns the reason when it cannot. */
function readArguments(body: string): unknown[] | string {
  const parts = splitTopLevel(body);
  if (typeof parts === "string") return parts;
  const values: unknown[] = [];
  for (const part of parts) {
    try {
      values.push(JSON.parse(part.startsWith("'") ? doubleQuoted(part) : part));
    } catch {
      return `argument ${values.length + 1} is not a JSON value`;
    }
  }
  return values;
}

function doubleQuoted(part: string): string {
  const inner = part
    .slice(1, -1)
    .replace(/\\'/g, "'")
    .replace(/(^|[^\\])((?:\\\\)*)"/g, '$1$2\\"');
  return `"${inner}"`;
}

function splitTopLevel(body: string): string[] | string {
  const parts: string[] = [];
  let depth = 0;
  let quote = "";
  let current = "";
  for (let at = 0; at < body.length; at++) {
    const char = body[at] as string;
    if (quote) {
      current += char;
      if (char === "\\") current += body[++at] ?? "";
      else if (char === quote) quote = "";
      continue;
    }
    if (char === "," && depth === 0) {
      parts.push(current.trim());
      current = "";
      continue;
    }
    if (char === '"' || char === "'") quote = char;
    if (char === "[" || char === "{") depth++;
    if (char === "]" || char === "}") depth--;
    if (char === "(" || char === ")") return "an argument may not be a call";
    current += char;
  }
  if (quote) return "a quoted argument does not end";
  if (depth !== 0) return "brackets do not match";
  if (current.trim() || parts.length > 0) parts.push(current.trim());
  return parts;
}
