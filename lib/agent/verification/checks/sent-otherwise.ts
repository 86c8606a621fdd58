import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import { type Check, refuted } from "../check";
import { enteredValues, formOf } from "../form-state";
import type { Ground } from "../ground";
import { unshownName } from "../unshown-name";

/**
 * A form with something entered in it is sent for a thing that the step calls by name, and neither what was entered, nor either page, nor an address knows that
 * name: whatever was made or changed is called otherwise.
 */
export const sentOtherwise: Check = {
  name: "sent-otherwise",
  applies: (ground) =>
    ground.action.clicks &&
    sending.has(ground.verb) &&
    ground.target.node?.role === "button" &&
    enteredValues(ground).some((value) => /\p{L}{2}/u.test(value)),
  check(ground) {
    const name = unshownName(ground);
    if (name === undefined || !isWrittenOut(name)) return undefined;
    if (ground.intent.quoted.includes(name) && hidesValues(ground)) return undefined;
    return refuted(0.85, `What was entered is not "${name}".`);
  },
};

const sending: ReadonlySet<string> = new Set(["add", "create", "submit", "send", "edit", "type", "unknown"]);

/** A password may be what the step quotes, and a file may bear the name: neither is shown. */
const hidesValues = (ground: Ground): boolean =>
  descendantsOf(ground.nodesBefore, formOf(ground)).some(
    ({ inputType = "" }: SkeletonNode) => inputType === "password" || inputType === "file",
  );

/** Names in other scripts or with marks over their letters are spelt in several ways, and numbers are written in several forms. */
const isWrittenOut = (name: string): boolean => /^[\x20-\x7e]+$/.test(name) && /[a-z]{3}/i.test(fold(name));
