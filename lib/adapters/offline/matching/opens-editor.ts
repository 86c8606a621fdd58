import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { containsPhrase } from "@/lib/agent/domain/wording/words";

/** `Move the case to Done`: what it is to be in the end. */
export const stateWantedBy = (goal: string): string | undefined => wanted.exec(goal)?.[1];
const wanted =
  /\s(?:to|as|into)\s+(?:the\s+|an?\s+)?["“‘']?([^"”’'.,;]+?)["”’']?(?:\s+(?:today|now|please))*[.!]*$/iu;

/** `Change the room …`: a field of the thing is to hold something else. */
export const asksToEdit = (goal: string): boolean => editing.test(commandVerb(goal));

/**
 * `Edit` for `Change the room to Lab 2`: it lets somebody say what it is to be, and does not say so itself. So does `Edit Ida` for what is told without
 * such a verb (`Ida should have the key from now on`).
 */
export function opensEditor(name: string, goal: string): boolean {
  if (!editing.test(name.trim())) return false;
  const state = stateWantedBy(goal);
  if (state !== undefined) return !containsPhrase(name, state);
  return !asksToEdit(goal) && !saysState.test(name);
}
/** `Edit`, `Change the price`: it lets somebody say something anew. */
export const opensEditing = (name: string): boolean => editing.test(name.trim()) && !saysState.test(name);

/** `Change to waiting`. */
const saysState = /\s(?:to|as|into|auf|zu|en|à|a|in)\s+\S/iu;
const editing =
  /^(?:edit|change|modify|rename|adjust|bearbeiten|ändern|umbenennen|modifier|renommer|editar|cambiar|modificar|renombrar|modifica|rinomina|renomear)(?!\p{L})/iu;
