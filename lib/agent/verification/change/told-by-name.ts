import { isDenied, pastForms } from "@/lib/agent/domain/wording/done-word";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { clientEvent } from "./out-of-sight";

/**
 * `Notion connected`, of the control `Connect` and the name `Notion`: whatever it looks like, a message says both what was done and to what. It may be gone by now,
 * and the client saw it come.
 */
export function isToldByName(input: Ground["input"], control: string, names: readonly string[]): boolean {
  const done = pastForms(wordsOf(control)[0] ?? "");
  const said = [
    ...input.after.nodes.flatMap(({ role, name }) => (role === "alert" || role === "status" ? [name] : [])),
    ...input.report.witness.recentEvents.flatMap((event) => {
      const { kind, text } = clientEvent(event);
      return kind === "Added" ? [text.replace(/^'|'$/g, "")] : [];
    }),
  ];
  const says = (text: string): boolean => {
    const words = wordsOf(text);
    return (
      words.length <= messageWords &&
      names.every((name) => words.includes(name)) &&
      done.some((word) => words.includes(word) && !isDenied(text, word))
    );
  };
  return names.length > 0 && said.some(says);
}
const messageWords = 10;
