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
  (changing.has(readStepIntent(goal).verb) || adjusting.test(goal)) &&
  !puttingInto.test(goal) &&
  !enteringFor.test(goal);
/** `Enter Olga Reiss in the spring open`: who is entered for something is put on its list; what is entered in a field is not. */
const enteringFor =
  /^(?:[Pp]lease\s+)?[Ee]nter\s\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){1,3}\s(?:\([^()]{1,60}\)\s)?(?:in|into|for|on)\s(?:the|our|my|this)\s(?!.{0,60}(?<!\p{L})(?:field|box|cell|column|line|input|search|form)(?!\p{L}))/u;
/** `Raise the rent to 985`; who raises a ticket makes one. What is assigned was there. */
const adjusting =
  /^(?:please\s+|bitte\s+)?(?:raise (?!an? |new )|(?:re)?assign (?!an? |new )|lower|increase|decrease|reduce|adjust|correct|extend|shorten|erhöh|senk|korrigier|verlänger|augment|baiss|rédui|corrig|prolong|aument|sub[ea]|baj[ae]|reduc|riduc|abbass|verhoog|verlaag|verleng)/iu;
/** `put one jacket into my bag` makes an entry there, `put aside two loaves for Ida` keeps them for her, `set an alert for barley` makes an alert, and what is put in for is asked for. */
const puttingInto =
  /(?:^|[,.;:!?]\s+(?:(?:so|and|then|can you|could you)\s+)?)(?:please\s+)?(?:put (?:me |us )?in for\s|put\s.{1,80}\s(?:in|into|on|onto)\s+(?:my|our|the)\s|(?:put|set|lay)\s(?:aside\s.{1,80}|.{1,80}\saside)\sfor\s|set an? (?!new |different |other |lower |higher |larger |smaller |shorter |longer |better )|set up )/iu;
