import type { Ground } from "@/lib/agent/verification/ground";

const orders =
  /^(?:please )?(?:place|submit|confirm|complete|send|finish) (?:the|my|this|your) (?:order|purchase|checkout)(?!\p{L})/iu;
const emptied = /(?<!\p{L})(?:basket|cart|bag|trolley) is (?:now |currently |still )?empty(?!\p{L})/iu;
const thanks = /(?<!\p{L})(?:thank|confirm|order (?:number|no\.?|#)|received|placed|success)/iu;

/** `Place the order`, and what came up is the basket, which is empty, and nobody thanks for an order: there may have been nothing to be ordered. */
export const orderedNothing = ({ asSaid, diff }: Ground): boolean =>
  orders.test(asSaid) &&
  (diff?.linesAdded ?? []).some((line) => emptied.test(line)) &&
  !(diff?.linesAdded ?? []).some((line) => thanks.test(line));
