import { type StepVerb, verbAtBegin } from "@/lib/agent/domain/wording/step-intent";
import { namesOtherState } from "@/lib/agent/verification/fit/box-meant";
import { rowOf } from "@/lib/agent/verification/fit/candidates";
import type { Ground } from "@/lib/agent/verification/ground";

/** `Start the server web-2` by its box `Select web-2`, `Open the letter` by a box without a name: what can be done with the entry is done to it afterwards. */
export const picksInstead = ({ intent, action, target, nodesBefore, asSaid, requests }: Ground): boolean =>
  action.clicks &&
  target.node?.role === "checkbox" &&
  rowOf(nodesBefore, target.index) >= 0 &&
  ((target.node.name === "" && requests.stored.length === 0 && namesOtherState(intent, target.node)) ||
    isPicked(intent.verb, target.node.name, asSaid));

const isPicked = (verb: StepVerb, name: string, asSaid: string): boolean =>
  ((verb === "unknown" && verbAtBegin(name) === "select") ||
    (name === "" && (opening.has(verb) || bySign.test(asSaid)))) &&
  !picking.test(asSaid);
const opening: ReadonlySet<string> = new Set(["open", "navigate", "edit", "send"]);
/** A sign that is no box. */
const bySign =
  /^\s*(?:use|click|press|tap|hit) (?:on )?(?:the |its )(?:little |small |tiny )?(?:pencil|pen|bin|trash(?: ?can)?|star|heart|flag|gear|cog|cross|plus|arrow|eye|bell|dots|kebab|[x×✕])(?!\p{L})/iu;
const picking = /(?<!\p{L})(?:select|choose|pick|tick|check|mark)(?:s|ing)?(?!\p{L})/iu;
