/** The two ends of a time or a stay, as a field or a goal speaks of them. */
export type SpanEnd = "begin" | "end";

const begin =
  /^from$|(?<!\p{L})(?:opens?|opening|opened|starts?|starting|begins?|beginning|arrivals?|arrives?|check-?in|earliest|öffnet|öffnung\p{L}*|beginn\p{L}*|anreise|ankunft|ouverture|ouvre|début|arrivée|apertura|abre|inicio|llegada|inizio|arrivo|opent|aankomst|início|chegada)(?!\p{L})/iu;
const end =
  /^to$|(?<!\p{L})(?:clos(?:es?|ing|ed)|ends?|ending|finish(?:es|ing)?|until|till|departures?|departs?|check-?out|latest|schließt|schließung\p{L}*|schluss|ende|endet|abreise|bis|fermeture|ferme|fin|départ|cierre|cierra|salida|chiusura|chiude|fine|partenza|sluit|sluiting\p{L}*|einde|vertrek|fecho|fecha|saída)(?!\p{L})/iu;

/** `Closes`, `the closing time`: the end; undefined where a text speaks of neither, or of both. */
export function spanEndOf(text: string): SpanEnd | undefined {
  const [begins, ends] = [begin.test(text), end.test(text)];
  if (begins === ends) return undefined;
  return begins ? "begin" : "end";
}

/** A field is called by one end, a text speaks of the other, and just one field beside it is called by that: its place among them. */
export function fieldOfOtherEnd(said: string, label: string, besides: readonly string[]): number | undefined {
  const [wanted, own] = [spanEndOf(said), spanEndOf(label)];
  if (!wanted || !own || wanted === own) return undefined;
  const others = besides.flatMap((other, at) => (spanEndOf(other) === wanted ? [at] : []));
  return others.length === 1 ? others[0] : undefined;
}
