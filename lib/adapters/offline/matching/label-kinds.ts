import { contentWords } from "@/lib/agent/domain/wording/words";

/** Words of a field's label by which it takes values of a kind. */
export const label = {
  date: /\b(?:date|day|when|start|end|due|from|until|datum|fecha|data|jour|dd.mm)\b/i,
  time: /\b(?:time|hour|at|when|uhrzeit|heure|hora|ora)\b/i,
  count:
    /\b(?:how many|quantity|qty|count|amount|number|level|pieces|persons?|people|guests|anzahl|menge|nombre|cantidad)\b/i,
  amount:
    /\b(?:price|fee|rate|cost|amount|sum|total|budget|preis|betrag|prix|montant|precio|importe|prezzo)\b|[€$£]/i,
  person: /\b(?:name|who|person|guest|customer|client|contact|patient|reader|nom|nombre|nome)\b/i,
  words:
    /\b(?:details?|description|comments?|notes?|message|reason|text|remarks?|beschreibung|nachricht|bemerkung|kommentar|message|comentario|nota)\b/i,
  origin:
    /\b(?:from|company|organi[sz]ation|firm|employer|business|origin|firma|unternehmen|soci[ée]t[ée]|entreprise|empresa|azienda)\b/i,
  code: /\b(?:code|sku|reference|registration|serial|kennung|codice|código|référence)\b/i,
} as const;
/** `Your name`, `Guest name`; a `Workspace name` is nobody's. */
export const isPersonLabel = (text: string): boolean => {
  // `Contact’s name`: a letter is an ending.
  const rest = contentWords(text).filter(
    (word) => word.length > 1 && !ofNames.has(word) && !label.person.test(word),
  );
  return label.person.test(text) && (rest.length === 0 || !/\b(?:name|nom|nombre|nome)\b/i.test(text));
};
const ofNames: ReadonlySet<string> = new Set(
  "full first last given family middle your display complete owner user member visitor attendee student child pet applicant recipient sender author assignee employee prénom completo apellidos cognome".split(
    " ",
  ),
);
