import { contentStems } from "@/lib/agent/domain/wording/words";

/** `Add alert`, for a rate alert: a button may call what it makes by its last word alone. */
export function addsKind(thing: string, button: string): boolean {
  const [, made = ""] = making.exec(button.trim()) ?? [];
  const [own, said] = [made, thing].map((text) => contentStems(text));
  const kind = said?.at(-1);
  return kind !== undefined && own?.at(-1) === kind && own.every((word) => said?.includes(word));
}
const making =
  /^(?:add|create|save|submit|file|register|book|post|send|place|make|request|record|log|set up)\s+(?:new\s+)?(\S.*)$/i;
