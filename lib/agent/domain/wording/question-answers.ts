/** How the controls under a question that a page asks are called: the way back out of it, and the one that says yes. */
export const declining = /^(?:cancel|no|close|x|×|back|keep|not (?:now|yet)|dismiss|deny|decline)\b/i;
export const affirming =
  /^(?:yes|confirm|ok|okay|continue|proceed|agree|accept|allow|authori[sz]e|grant|i am sure|i'm sure)\b/i;
