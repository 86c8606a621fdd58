import { fold } from "@/lib/agent/domain/wording/words";
import { descendantsOf } from "@/lib/agent/snapshot/node-tree";
import type { Ground } from "@/lib/agent/verification/ground";
import { formOf } from "@/lib/agent/verification/page/form-state";

const asWhom =
  /(?<!\p{L})(?:log(?:ging)?|sign(?:ing)?)[ -]?(?:in|on)(?: to \S{1,40}| again| back)? as (?!(?:an?|the|my|our|your)(?!\p{L}))["“'‘]?([\p{L}\p{N}@._+-]{2,60})/iu;

/** `Log in as admin`, and the fields beside the password hold another name. */
export function signsInOther(ground: Ground): boolean {
  const [, name = ""] = asWhom.exec(ground.asSaid) ?? [];
  const fields = descendantsOf(ground.nodesBefore, formOf(ground));
  if (name === "" || !fields.some(({ inputType }) => inputType === "password")) return false;
  const held = fields.flatMap(({ role, inputType, value = "" }) =>
    role === "textbox" && inputType !== "password" && value.trim() !== "" ? [fold(value)] : [],
  );
  const said = fold(name.replace(/[.]$/, ""));
  return held.length > 0 && !held.some((value) => value.includes(said) || said.includes(value));
}
