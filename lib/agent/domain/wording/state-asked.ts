import { commandOf } from "./goal-asks";
import { readStepIntent } from "./step-intent";

const kinds =
  "column|lane|list|board|stage|status|state|folder|section|category|group|label|tab|queue|shelf|room|depot|team";

const relations = "in|on|at|by|for|of|with|from|under|to|and";

/** `to the column 'Done'`, `to the playlist 'Road'`: the word for the kind may stand before what is quoted. */
const becoming = new RegExp(
  `^(?:please\\s+)?(?:mark|flag|set|change|switch|turn|move|put|make|reopen|label)\\s.+?\\s(?:as|to|into)\\s+(?:an?\\s+|the\\s+(?:(?!(?:${relations})\\s)\\p{L}+\\s+){1,2}(?=["'“‘])|the\\s+)?(?:(?:${kinds})\\s+(?=["'“‘]))?` +
    `["'“‘]?([^"'”’.,;?]+?)["'”’]?(?:\\s+(?:today|tomorrow|now|again|please))*(?:[.,;!?].*|\\s+and\\s+(?:save|confirm|apply|submit|store|update)\\b.*)?$`,
  "iu",
);

/** Words for the kind of place that something goes to, which the place itself seldom bears. */
const placeKind = new RegExp(`\\s+(?:${kinds})$`, "iu");

/** `Done` of `Done column`. */
export const withoutKind = (place: string): string => place.replace(placeKind, "");

/** What the goal says that something is to be or become: `absent` in `Mark Jonas Weber as absent today`, `Done` in `move it to the Done column`. */
export const stateAsked = (goal: string): string | undefined =>
  readStepIntent(goal).value ?? becoming.exec(commandOf(goal.trim()))?.map(withoutKind)[1];
