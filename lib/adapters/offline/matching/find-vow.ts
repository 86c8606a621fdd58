import type { SnapshotNode } from "@/lib/agent/domain/snapshot";

/** What whoever sends a form has to say of it, in the languages that sites are written in. */
const vows =
  /(?<!\p{L})(?:correct|accurate|true|complete|confirm|declare|certify|affirm|assure|attest|agree|accept|consent|acknowledge|understand|aware|rights|permission|entitled|authori[sz]ed|terms|conditions|rules|own risks?|have read|leído|letto|lido|gelezen|privacy|privacidad|protección de datos|datenschutz\p{L}*|confidentialité|richtig|korrekt|bestätige|zustimm\p{L}*|stimme|akzeptiere|gelesen|agb|erkläre|versichere|déclare|certifie|atteste|declaro|certifico|dichiaro|garanto|verklaar|exact\p{L}*|confirme|accepte|conditions|lu|correct[oa]s?|confirmo|acepto|condiciones|confermo|accetto|condizioni|aceito)(?!\p{L})/iu;
/** That whoever sends it has looked it through: `checked` alone may be a thing's state (`Checked bags`). */
const looked =
  /(?<!\p{L})(?:I|we)(?: have|['’]ve)? (?:\p{L}+ )?(?:checked|reviewed|verified|seen|noted|double-checked)(?!\p{L})|(?<!\p{L})(?:geprüft|überprüft|kontrolliert|vérifié|relu|revisado|comprobado|verificado|verificato|controllato|conferi|gecontroleerd)(?!\p{L})/iu;
/** What whoever sends it promises: `I will ring if I cannot come`. */
const promises =
  /^(?:I|we)(?:['’]ll| will| shall| can| promise| undertake| take| am able| are able| know|['’]m| am|['’]re| are)(?!\p{L})(?! (?:like|love)(?!\p{L}))|^(?:ich werde|ich verspreche|je m['’]engage|me comprometo|mi impegno|ik zal|ik beloof)(?!\p{L})/iu;
/** What is asked for on the same occasion and nobody asked to give. */
const extras =
  /\b(?:newsletter|marketing|offers?|subscribe|updates?|partners?|news|remember|werbung|angebote)\b/i;

/**
 * The box that has to be marked before a form can be sent: the button is disabled or the box is required, and it says no more than that what
 * was entered is right or that its terms hold. `isAsked`: it came up in answer to the first press, and waits for no other reason. Undefined where there is none, or more than one could be it.
 */
export function vowBefore(
  submit: SnapshotNode,
  inside: readonly SnapshotNode[],
  isAsked = false,
): SnapshotNode | undefined {
  const isShut = isAsked || submit.states.includes("disabled");
  const open = inside.filter(
    ({ role, states, name, path }) =>
      role === "checkbox" &&
      !states.includes("checked") &&
      !states.includes("hidden") &&
      !states.includes("disabled") &&
      !/(?:^|\/)row(?::|\/|$)/.test(path) &&
      (isShut || states.includes("required")) &&
      (vows.test(name) || looked.test(name) || (isShut && promises.test(name.trim()))) &&
      !extras.test(name),
  );
  return open.length === 1 || open.every(({ states }) => states.includes("required")) ? open[0] : undefined;
}
