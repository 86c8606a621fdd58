import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { goalNames } from "@/lib/agent/domain/wording/goal-names";
import { containsPhrase } from "@/lib/agent/domain/wording/words";
import type { Entry } from "./choices-from-goal";
import { likeness } from "./likeness";
import { takesText } from "./place-values";

const asked =
  /(?<!\p{L})(?:(?:re-?)?type|enter|write|gib|geben sie|tippe|saisis(?:sez)?|tape[zr]?|escrib[ae]|introduce|digit[ae]|scrivi)\s+(?:(?:the (?:name|word|text)|den namen|das wort|le (?:nom|mot)|la palabra|el nombre|il nome|a palavra)\s+)?["“„«'‘]?(.+?)["”»'’]?\s+(?:(?:below|here|unten|ici|abajo|qui)\s+)?(?:to (?:confirm|continue|proceed|delete|verify)|(?:zur|als) bestätigung|zum bestätigen|ein, um|pour confirmer|para confirmar|per confermare)/iu;

/** `the snapshot name`, `its name`, `(the name) of the site`: not the words themselves, but what the thing is called. */
const byName = /^of\s|(?:^|\s)(?:name|namen|nom|nombre|nome)$/iu;

/**
 * `Type harbour-map to confirm`: the words that a question wants typed, where they are the goal's own: what it names, or its verb. Where the question only
 * says that the name is to be typed, it is the one name that the goal has.
 */
export function confirmationIn(goal: string, fields: readonly SnapshotNode[]): Entry[] {
  const names = goalNames(goal);
  const [only] = names.length === 1 ? names : [];
  return fields.filter(takesText).flatMap((node): Entry[] => {
    const wanted = [node.name, node.placeholder, node.description, node.nearText].flatMap(
      (text) => asked.exec(text ?? "")?.[1]?.trim() ?? [],
    );
    const value =
      wanted.find((one) => isOwn(goal, one)) ?? (wanted.some((one) => byName.test(one)) ? only : undefined);
    return value === undefined ? [] : [{ node, value, kind: "text" }];
  });
}

const isOwn = (goal: string, text: string): boolean =>
  containsPhrase(goal, text) || likeness(commandVerb(goal), text) >= 0.8;
