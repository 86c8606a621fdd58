import { isActionable, type SkeletonNode } from "@/lib/agent/domain/snapshot";
import { wordsOf } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "./node-tree";

const none: ReadonlySet<string> = new Set(
  "no none nothing not 0 kein keine keinen nichts aucun aucune rien ningún ninguna ningun nada nessun nessuna niente nenhum nenhuma geen niets brak".split(
    " ",
  ),
);
const found: ReadonlySet<string> = new Set(
  "match matches matched matching found result results hit hits treffer gefunden ergebnis ergebnisse résultat résultats trouvé trouvée resultado resultados encontrado encontrada encontraron coincidencias coincide risultato risultati trovato trovata gevonden resultaten znaleziono wyników".split(
    " ",
  ),
);

/** A row such as `No patient matches “Ada”`: it stands in the place of entries, offers nothing, and only repeats what was looked for. */
export function saysNoneFound(node: SkeletonNode, nodes: readonly SkeletonNode[]): boolean {
  return tellsNoneFound(node.name) && !descendantsOf(nodes, nodes.indexOf(node)).some(isActionable);
}

/** `No results found` in the ten most used languages. */
export function tellsNoneFound(text: string): boolean {
  const words = wordsOf(text);
  return words.some((word) => none.has(word)) && words.some((word) => found.has(word));
}
