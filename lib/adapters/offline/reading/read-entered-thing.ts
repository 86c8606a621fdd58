import { enteredAs, isNewThing } from "@/lib/agent/domain/entered-as-thing";
import { nounOf, readThing } from "./read-add";
import { typing } from "./read-entry";
import { readValue } from "./read-fields";
import { after, type Reader } from "./reader";

/** `Enter "Pay rent" as a new to-do`, `Type a new to-do: Pay rent`: it is added; no field is called so. */
export const readEnteredThing: Reader = (clause) => {
  const rest = after(clause, `${typing}|note|jot|list`) ?? "";
  const named = isNewThing(rest) ? readThing(rest, clause) : undefined;
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
