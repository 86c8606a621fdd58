import { commandOf } from "./goal-asks";

/**
 * `Approve the request`, `Start the import`: done to a thing that is there already and stays where it is, so that a list that has its name says nothing of it.
 * `Start a new import` makes one.
 */
export const turnsState = (goal: string): boolean => turning.test(commandOf(goal));

const turning =
  /^(?:approve|reject|decline|deny|accept|publish|unpublish|launch|start|stop|pause|resume|run|activate|deactivate|enable|disable|open|re-?open|close|resolve|complete|finish|mark|tick|sign|pay|settle|send|resend|ship|dispatch|deliver|confirm|verify|lock|unlock|freeze|unfreeze|mute|unmute|flag|hide|archive|restore|cancel|release|deploy|turn|switch|promote|genehmig\p{L}*|veröffentlich\p{L}*|start\p{L}*|stopp\p{L}*|bezahl\p{L}*|approuve[rz]?|publie[rz]?|démarre[rz]?|aprueba|aprobar|publica[r]?|approva|pubblica|aprovar?)(?!\p{L})(?! (?:an?|new|another|one|eine?n?|une?|una?) )/iu;
