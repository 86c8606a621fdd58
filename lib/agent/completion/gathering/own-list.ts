import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import { readUrl } from "@/lib/agent/domain/urls";
import { wordsOf } from "@/lib/agent/domain/wording/words";

const own =
  /^(?:my|our|your|mein|meine|unsere|mis?|nuestr[oa]s|mes|mon|ma|nos|vos|vostr[ei]|mie|miei|nostr[ie]|minhas?|meus?|mijn|moje|мои)$/iu;

/** `My bookings`, `Mis consultas`: whose they are tells nothing of what they are. */
export const isOwnWord = (word: string): boolean => own.test(word);

/** What everybody has one of, and nothing that was sent comes into. */
const ofPerson =
  /(?<!\p{L})(?:account|profile?|settings?|preferences|details|data|password|wallet|konto|profil|daten|einstellungen|compte|données|cuenta|perfil|datos|profilo|dati|conto|conta|dados|gegevens|instellingen|аккаунт|профиль)(?!\p{L})/iu;

/** `My courses`, but not `My account`. */
export function isCalledOwn(name: string): boolean {
  const [first = "", ...more] = wordsOf(name);
  return isOwnWord(first) && more.length > 0 && !ofPerson.test(name);
}

/** What says nothing of what is kept there. */
const ofSite =
  /^(?:help|about(?: us)?|contact(?: us)?|home|start|shop|blog|news|imprint|impressum|privacy|terms|faq|support|log ?(?:in|out)|sign ?(?:in|out|up))$/iu;

/** What only tells how things are done there. */
export const isTelling = (name: string): boolean =>
  /(?<!\p{L})(?:rules?|terms|help|guides?|policy|policies|faq|prices|hours|regeln|preise|hilfe|règles|tarifs|aide|reglas|precios|ayuda)(?!\p{L})/iu.test(
    name,
  );

type Place = { href: string; name: string; node: SnapshotNode };

/**
 * The one other place that the page leads to, such as `Appointments` beside the form that books one; of several the one below the page itself, as `/blitz/players` of `/blitz`, which
 * holds what belongs to the thing. `waits`: a place of what is not done yet.
 */
export function onlyOtherPlace(
  { nodes, url }: PageSnapshot,
  leadsTo: (node: SnapshotNode) => string | undefined,
  waits: (name: string) => boolean,
): Place | undefined {
  const places = nodes.flatMap((node) => {
    const isPlace =
      !ofSite.test(node.name.trim()) &&
      !ofPerson.test(node.name) &&
      !isTelling(node.name) &&
      !waits(node.name);
    const href = isPlace ? leadsTo(node) : undefined;
    return href === undefined ? [] : [{ href, name: node.name, node }];
  });
  return onlyOf(places) ?? onlyOf(places.filter(({ href }) => isBelow(href, url)));
}

const onlyOf = (places: readonly Place[]): Place | undefined =>
  new Set(places.map(({ href }) => href)).size === 1 ? places[0] : undefined;

function isBelow(href: string, page: string): boolean {
  const [one, own] = [href, page].map((url) => readUrl(url));
  const path = own?.pathname.replace(/\/+$/, "") ?? "";
  return path !== "" && one?.origin === own?.origin && one?.pathname.startsWith(`${path}/`) === true;
}

/**
 * Where what was sent is to be found, though the goal calls it otherwise: the one list of one's own (`Mes demandes` after a fault was reported). None where
 * the page links to several.
 */
export function ownList(
  { nodes }: PageSnapshot,
  leadsTo: (node: SnapshotNode) => string | undefined,
): Place | undefined {
  const lists = nodes.flatMap((node) => {
    const href = isCalledOwn(node.name) ? leadsTo(node) : undefined;
    return href === undefined ? [] : [{ href, name: node.name, node }];
  });
  return onlyOf(lists);
}

/** `Follow the podcast`: what is followed or kept stands among one's own things from then on. */
export const isKeeping = (goal: string): boolean => keeping.test(goal);
const keeping =
  /^(?:please\s+)?(?:follow(?! up)|subscribe|bookmark|favou?rite|like|star|watch|join|folge|abonniere?|merke|suivre|suivez|abonne|seguir|sigue|segui)(?!\p{L})/iu;
