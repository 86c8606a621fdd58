import { enteredAs, isNewThing } from "@/lib/agent/domain/wording/entered-as-thing";
import { entryOnList, nounOf, readThing } from "./read-add";
import { typing } from "./read-entry";
import { readValue } from "./read-fields";
import { after, type Reader } from "./reader";

/** `Enter "Pay rent" as a new to-do`, `Type a new to-do: Pay rent`: it is added; no field is called so. */
export const readEnteredThing: Reader = (clause) => {
  const rest = (after(clause, `${typing}|note|jot|list`) ?? "").replace(/^(?:down|in)\s+(?=\S)/iu, "");
  const named = isNewThing(rest) ? readThing(rest, clause) : entryOnList(rest, clause);
  if (named && named.fields.length > 0) return { do: "add", verb: "add", ...named };
  const entered = enteredAs(rest);
  if (!entered?.fresh) return undefined;
  return {
    do: "add",
    verb: "add",
    ...nounOf(entered.kind, clause),
    fields: [{ field: "name", value: readValue(entered.name, clause.masked) }],
  };
};
