/** How the controls under a question that a page asks are called: the way back out of it, and the one that says yes. `Cancel this booking` is a deed. */
export const declining =
  /^(?:cancel(?! (?:this|my) (?!(?:action|change|edit|operation|process|request|step|deletion|removal|upload)s?\b)[a-z])|no|close|x|×|back|keep|not (?:now|yet)|dismiss|deny|decline)\b/i;
export const affirming =
  /^(?:yes|confirm|ok|okay|continue|proceed|agree|accept|allow|authori[sz]e|grant|i am sure|i'm sure)\b/i;
