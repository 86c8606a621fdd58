import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/words";

const own =
  /^(?:my|our|your|mein|meine|unsere|mis?|nuestr[oa]s|mes|mon|ma|nos|vos|vostr[ei]|mie|miei|nostr[ie]|minhas?|meus?|mijn|moje|мои)$/iu;

/** `My bookings`, `Mis consultas`: whose they are tells nothing of what they are. */
export const isOwnWord = (word: string): boolean => own.test(word);

/** What everybody has one of, and nothing that was sent comes into. */
const ofPerson =
  /(?<!\p{L})(?:account|profile?|settings?|preferences|details|data|password|wallet|konto|profil|daten|einstellungen|compte|données|cuenta|perfil|datos|profilo|dati|conto|conta|dados|gegevens|instellingen|аккаунт|профиль)(?!\p{L})/iu;

/**
 * Where what was sent is to be found, though the goal calls it otherwise: the one list of one's own (`Mes demandes` after a fault was reported). None where
 * the page links to several.
 */
export function ownList(
  { nodes }: PageSnapshot,
  leadsTo: (node: SnapshotNode) => string | undefined,
): { href: string; name: string; node: SnapshotNode } | undefined {
  const lists = nodes.flatMap((node) => {
    const [first = "", ...more] = wordsOf(node.name);
    const href = isOwnWord(first) && more.length > 0 && !ofPerson.test(node.name) ? leadsTo(node) : undefined;
    return href === undefined ? [] : [{ href, name: node.name, node }];
  });
  return new Set(lists.map(({ href }) => href)).size === 1 ? lists[0] : undefined;
}
