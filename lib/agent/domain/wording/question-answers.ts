/** How the controls under a question that a page asks are called: the way back out of it, and the one that says yes. `Cancel this booking` is a deed. */
export const declining =
  /^(?:cancel(?! (?:this|my) (?!(?:action|change|edit|operation|process|request|step|deletion|removal|upload)s?\b)[a-z])|no|close|x|×|back|keep|not (?:now|yet)|dismiss|deny|decline)\b/i;
export const affirming =
  /^(?:yes|confirm|ok|okay|continue|proceed|agree|accept|allow|authori[sz]e|grant|i am sure|i'm sure|do it|go ahead)\b/i;

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
