import { fold, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";

/**
 * `Connect to the printer`, and the page says `State: Connecting` or `Connecting…` since then: a deed that comes to an end is not done as long as the page says
 * that it goes on, and may fail yet.
 */
export function isUnderWay({ diff, intent, target }: Ground): boolean {
  const verbs = [intent.words[0] ?? "", wordsOf(target.node?.name ?? "")[0] ?? ""].map(fold);
  const going = verbs.filter((verb) => ending.test(verb)).flatMap(goingOn);
  return (
    going.length > 0 &&
    (diff?.linesAdded ?? []).some((line) => going.includes(fold(told.exec(line.trim())?.groups?.word ?? "")))
  );
}

/** The word alone, or as what a label says. */
const told = /^(?:\p{L}[\p{L} ]{0,30}: ?)?(?<word>\p{L}{2,20}ing)(?: ?(?:…|\.{3}))?$/u;

/** Verbs of deeds that are over at some time; of others (`follow`, `print`, `watch`) the word in -ing says that they were begun, as was wanted. */
const ending =
  /^(?:connect|disconnect|save|store|send|submit|post|publish|delete|remove|cancel|stop|pause|resume|start|restart|reboot|upload|download|import|export|install|uninstall|update|upgrade|load|reload|refresh|move|copy|duplicate|create|add|deploy|archive|restore|process|sync|pay|merge|transfer|convert|generate|apply|verify|join|rename|reset|invite)$/;

const goingOn = (verb: string): string[] => [`${verb.replace(/e$/, "")}ing`, `${verb}${verb.slice(-1)}ing`];
