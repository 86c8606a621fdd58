import { commandVerb } from "@/lib/adapters/offline/reading/command-verb";
import { containsPhrase } from "@/lib/agent/domain/wording/words";

/** `Move the case to Done`: what it is to be in the end. */
export const stateWantedBy = (goal: string): string | undefined => wanted.exec(goal)?.[1];
const wanted =
  /\s(?:to|as|into)\s+(?:the\s+|an?\s+)?["“‘']?([^"”’'.,;]+?)["”’']?(?:\s+(?:today|now|please))*[.!]*$/iu;

/** `Change the room …`: a field of the thing is to hold something else. */
export const asksToEdit = (goal: string): boolean => editing.test(commandVerb(goal));

/** `Edit` for `Change the room to Lab 2`: it lets somebody say what it is to be, and does not say so itself. */
export function opensEditor(name: string, goal: string): boolean {
  const state = stateWantedBy(goal);
  return state !== undefined && editing.test(name.trim()) && !containsPhrase(name, state);
}
const editing =
  /^(?:edit|change|modify|rename|adjust|bearbeiten|ändern|umbenennen|modifier|renommer|editar|cambiar|modificar|renombrar|modifica|rinomina|renomear)(?!\p{L})/iu;
