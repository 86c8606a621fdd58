import { readStepIntent, type StepVerb } from "./step-intent";

/** What these goals are about was there before: the field that shows it shows what is stored. */
const changing: ReadonlySet<StepVerb> = new Set([
  "edit",
  "type",
  "select",
  "check",
  "uncheck",
  "toggle",
  "clear",
]);

export const isChanging = (goal: string): boolean =>
  (changing.has(readStepIntent(goal).verb) || adjusting.test(goal)) && !puttingInto.test(goal);
/** `Raise the rent to 985`; who raises a ticket makes one. What is assigned was there. */
const adjusting =
  /^(?:please\s+|bitte\s+)?(?:raise (?!an? |new )|(?:re)?assign (?!an? |new )|lower|increase|decrease|reduce|adjust|correct|extend|shorten|erhöh|senk|korrigier|verlänger|augment|baiss|rédui|corrig|prolong|aument|sub[ea]|baj[ae]|reduc|riduc|abbass|verhoog|verlaag|verleng)/iu;
/** `put one jacket into my bag` makes an entry there, `put aside two loaves for Ida` keeps them for her, `set an alert for barley` makes an alert, and what is put in for is asked for. */
const puttingInto =
  /(?:^|[,.;:!?]\s+(?:(?:so|and|then|can you|could you)\s+)?)(?:please\s+)?(?:put (?:me |us )?in for\s|put\s.{1,80}\s(?:in|into|on|onto)\s+(?:my|our|the)\s|(?:put|set|lay)\s(?:aside\s.{1,80}|.{1,80}\saside)\sfor\s|set an? (?!new |different |other |lower |higher |larger |smaller |shorter |longer |better )|set up )/iu;
