const ways = [
  { said: /(?<!\p{L})(?:next|following)(?!\p{L})/iu, called: /^\P{L}*(?:next|forward)\P{L}*$/iu },
  {
    said: /(?<!\p{L})(?:previous|preceding|prior)(?!\p{L})/iu,
    called: /^\P{L}*(?:prev|previous)\P{L}*$/iu,
  },
] as const;
/** What is on the way there, or is told of it, is turned by other controls. */
const turning =
  /^(?:please )?(?:go|move|turn|switch|flip|leaf|page|advance|step|skip|jump|proceed|show|open)(?: (?:on|over|back|forward|ahead))?(?: to)? the (?:next|following|previous|preceding|prior) \p{L}+[.!]?$/iu;

/** `Go to the following picture` by `Previous`: the control turns to the one on the other side. */
export function turnsOtherWay(wording: string, name: string): boolean {
  const said = ways.filter((way) => way.said.test(wording));
  const [way] = said;
  return (
    said.length === 1 &&
    turning.test(wording.trim()) &&
    ways.some((other) => other !== way && other.called.test(name.trim()))
  );
}
