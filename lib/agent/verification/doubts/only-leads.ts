import { containsPhrase, wordsOf } from "@/lib/agent/domain/wording/words";
import type { Ground } from "@/lib/agent/verification/ground";
import { objectRoots } from "@/lib/agent/verification/step/mentions";
import { rootOf, rootsOf } from "@/lib/agent/verification/step/word-roots";

/** Verbs that no list knows, and that nobody says for opening something. */
const deeds =
  /^(?:[^:]{2,60}: )?(?:please )?((?:re)?(?:run|start|order|boot|deploy|calculate|schedule)|retry|trigger|execute|stop|halt|abort|resume|record|receive|return|renew|extend|reverse|approve|reject|acknowledge|resolve|merge|restore|refund|void|roll back|revert|suspend|reserve|promote)(?!\p{L})/iu;
const pressable = /^(?:button|icon|switch|toggle|checkbox|check box)$/;

/** A link with the name of the thing was followed, for a step that does something to it (`Retry the job "Tests"`), or presses a button there (`the Retry button of "Tests"`). */
export function onlyLeads({ intent, verb, action, target, requests, asSaid, input }: Ground): boolean {
  const { role, name = "", description = "", testId = "" } = target.node ?? {};
  if (!action.clicks || role !== "link" || requests.stored.length > 0) return false;
  const own = rootsOf(`${name} ${description} ${testId}`);
  const said = [asSaid, input.step?.description ?? ""].find((wording) => deeds.test(wording)) ?? "";
  const [, deed = ""] = intent.verb === "unknown" ? (deeds.exec(said) ?? []) : [];
  if (deed !== "") return !own.has(rootOf(wordsOf(deed)[0] ?? ""));
  const pressed = objectRoots({ ...intent, container: "" });
  return (
    verb === "click" &&
    (pressable.test(intent.controlWord ?? "") ||
      (containsPhrase(intent.container ?? "", name) && !containsPhrase(intent.object, name))) &&
    pressed.length > 0 &&
    !pressed.some((word) => own.has(word))
  );
}
