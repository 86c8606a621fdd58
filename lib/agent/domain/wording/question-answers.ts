/** How the controls under a question that a page asks are called: the way back out of it, and the one that says yes. `Cancel this booking` is a deed. */
export const declining =
  /^(?:cancel(?! (?:this|my) (?!(?:action|change|edit|operation|process|request|step|deletion|removal|upload)s?\b)[a-z])|no|close|x|×|back|keep|not (?:now|yet)|dismiss|deny|decline|nein|nee|non|não|zurück|schließen|behalten|ablehnen|nicht jetzt|retour|fermer|garder|refuser|pas maintenant|volver|cerrar|mantener|rechazar|ahora no|indietro|chiudi|rifiuta|voltar|fechar|manter|recusar|agora não|terug|sluiten|behouden|weigeren|(?:abbrechen|annuler|cancelar|annulla|annuleren)(?= *$))(?![\p{L}\p{N}_])/iu;
export const affirming =
  /^(?:yes|confirm|ok|okay|continue|proceed|agree|accept|allow|authori[sz]e|grant|i am sure|i'm sure|do it|go ahead|ja|bestätigen|fortfahren|zustimmen|akzeptieren|erlauben|oui|confirmer|continuer|accepter|valider|autoriser|sí|si|confirmar|continuar|aceptar|permitir|sì|conferma|continua|accetta|sim|aceitar|bevestigen|doorgaan|akkoord)(?![\p{L}\p{N}_])/iu;

/** `Cancel appointment` beside `Keep it`: where something is to be cancelled it is the deed, and the other one the way back. */
export const declines = (name: string, beside: readonly { name: string }[], wording: string): boolean =>
  declining.test(name.trim()) &&
  !(
    cancelling.test(wording) &&
    cancelsThing.test(name.trim()) &&
    beside.some((other) => turningBack.test(other.name.trim()))
  );
const cancelling = /(?<!\p{L})cancel/iu;
const cancelsThing = /^cancel \p{L}{3}/iu;
const turningBack = /^(?:keep|no|go back|back|never ?mind|not now|don['’]t)(?!\p{L})/iu;
