import type { NetworkEvent } from "@/lib/contracts/interact-request";
import { startsWithVerb } from "./wording/action-verbs";
import { remember } from "./wording/words";

/**
 * A service that is called by its methods (`/farm.v1.HerdService/ListCows`) takes every call by `POST`; one that is named as a question about a thing stores
 * nothing, however often it is asked. What may be a deed (`GetOrCreateCow`, `FetchNext`, `ListForSale`, `GetLock`) and what may be a file (`index.php`) store.
 */
export const isReadCall = ({ method, urlPath }: Pick<NetworkEvent, "method" | "urlPath">): boolean =>
  method.toUpperCase() === "POST" && asks(urlPath);

const asks = remember((urlPath: string): boolean => {
  const [, service = "", question = "", thing = ""] = call.exec(urlPath) ?? [];
  const [owner, about] = [wordsIn(service), wordsIn(thing)];
  if (about.length === 0 || file.test(service)) return false;
  const told = about.findIndex((word, at) => at > 0 && placing.test(word));
  const last = about.at(told < 0 ? -1 : told - 1) ?? "";
  return ![...owner, ...about].some(mayBeDeed) && (question !== "List" || manyOf.test(last));
});

/** The service is of a package, in small letters, and is itself called by capitals. */
const call =
  /\/[a-z][a-z\d_]{0,60}(?:\.[a-z][a-z\d_]{0,60}){0,8}\.([A-Z][A-Za-z\d]{1,60})\/(BatchGet|Get|List|Search|Query|Find)((?:[A-Z][a-z\d]{1,40}){1,12})(?:\?|$)/;
const file = /^(?:phps?|phtml|aspx?|asmx|ashx|svc|jspx?|jsf|cgi|cfm|html?|action)$/i;
const wordsIn = (name: string): string[] => name.match(/[A-Z][a-z\d]*/g) ?? [];
/** `ListCowsByOwner`, `ListCowsOfHerd`. */
const placing = /^(?:By|Of|In)$/;
const manyOf = /(?:[^sui]s\d?|(?:ie|[aeo]u)s)$/;

const mayBeDeed = (word: string): boolean => startsWithVerb(word.toLowerCase(), false) || deed.test(word);
/** Verbs, what leads over to a second deed, and what is handed out or used up by being asked for. */
const deed =
  /^(?:And|Or|Then|For|To|With|From|On|If|Else|When|Until|Next|New|First|More|Once|Again|Now|(?:Un)?lock(?:er|s)?|Leases?|Holds?|Tickets?|Tokens?|Nonces?|Votes?|Polls?|Queues?|Saves?|Sales?|Updates?|Upsert|Replace|Re[a-z]*index|Index|Count|Increment|Fetch|Pop|Take|Claim|Acquire|Allocate|Allot|Consume|Dequeue|Enqueue|Pull|Push|Put|Store|Sync|Process|Run|Exec|Invoke|Trigger|Execute|Perform|Generate|Init|Ensure|Reset|Rebuild|Rotate|Refund|Transfer|Rate|Share|Print|Pin|Star|Drop|Use|Limit|Block|Copy|Join|Match|Rewards?|Coupons?|Vouchers?|Bonus|Codes?|Slots?|Seats?|Started|Paid|Rid|Delist|Trade|Auction|Markets?|Reserved?|Checkout|Assign|Attempts?)$/i;
