import { saidAfterColon } from "./clauses";
import { takesAway } from "./goal-names";
import { protectedSpans } from "./protected-spans";
import { remember } from "./words";

const others =
  "others?|rest|every(?:thing|one|body) else|any(?:one|body) else|anything else|all else|nothing else|ander(?:e[nmrs]?)|übrigen?|alles andere|otr[oa]s|demás|resto|autres|reste|altr[ie]|outr[oa]s|overige";
const asItIs =
  "as (?:it|they|he|she) (?:is|are|was|were|stands?)|as[- ]is|alone|un(?:changed|touched|altered|affected)|intact|in place|where (?:it|they) (?:is|are)|the same|" +
  "unverändert|in Ruhe|wie (?:er|sie|es) (?:ist|sind)|stehen|bestehen|sin cambios|como est[áa]n?|igual(?:es)?|intact[oa]s?|tels? quels?|telles? quelles?|inchangée?s?|invariat[oaie]|come (?:è|sono)|ongewijzigd|zoals (?:het|ze) (?:is|zijn)|como est(?:á|ão)|inalterad[oa]s?";
const keeping =
  "leave|leaving|keep|keeping|lass(?:e|en Sie|t)?|behalte|dej[aeo]n?|mant[eé]n(?:ga|er)?|laisse[rz]?|garde[rz]?|lascia(?:re)?|mantieni|laat|houd|deixe|mantenha";
const touching =
  "(?:do not|don['’]?t|never|without|nicht|no|ne|n['’]|non|niet|não)\\s+(?:touch|chang|edit|alter|modif|affect|mess|änder|anfass|berühr|toque|cambi|modifi|touche|tocc|cambia|aanra|wijzig|mexa|mude)";
const notSo =
  "(?:stays?|staying|remains?|should stay|must stay|has to stay|have to stay|bleib(?:t|en)|reste(?:nt)?|quedan?|rimang?[ao]no?|blijf(?:t|ven)|fica[m]?)";
/** `The other rooms keep their rate`, `Everyone else remains on the list`, `Whoever is signed up already stays`: whatever follows is so already. */
const keptSubject =
  "(?:(?:all |each of )?(?:the |my |our |its |their )?(?:others?|rest|remaining)|every(?:thing|one|body) else|all else|(?:who|what|which)ever (?:is|are|was|were|has|had|stands?)|" +
  "(?:those|what|all|every(?:one|body|thing)|the ones?)\\s(?:(?:that|who|which) (?:is|are|was|were|has|have) )?(?:already|there)(?=\\s))";
const keptVerb =
  "(?:(?:should|must|shall|has to|have to|is to|are to|may|can|will)\\s(?:all\\s)?)?(?:stays?|keeps?|remains?|retains?)";
/** `The others should keep open until 22:00` asks for something. */
const ordered = "[^.;!?]{0,80}\\s(?:should|must|shall|has to|have to|is to|are to)\\s[^.;!?]{0,80}\\d";
const once =
  "(?:(?:just|only|exactly) (?:the )?once|(?:but )?not (?:more than once|twice)|nur einmal|einmal genügt|une seule fois|(?:solo )?una (?:sola )?v(?:ez|olta)|slechts één keer|apenas uma vez)";
const start =
  "(?:^|(?<=[.;!?])\\s+|\\s*[,–—]\\s+(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar)\\s+)?|\\s+(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar)\\s+|\\s+(?=without\\s))(?:please\\s+|bitte\\s+|por favor,?\\s+)?";
const end = "(?=\\s*(?:[.;!?](?:\\s|$)|$))[.;!?]?";
const clause = (inside: string): RegExp => new RegExp(`${start}(?:${inside})${end}`, "giu");
const within = "(?:(?![.;!?](?:\\s|$)).)*?";

/** `Careful, Ann stays!`; an `overnight stay` is a thing, and so may `the light stays` be. */
const somebody =
  "(?:\\p{Lu}[\\p{L}'’-]*(?:\\s\\p{Lu}[\\p{L}'’-]*){0,2}|(?:[Ss]?he|[Ii]t|[Tt]his|[Tt]hat|[Tt]hey|[Ee]r|[Ss]ie|[Ee]s))";
const something =
  "(?:[Tt]h(?:e|is|at|ese|ose)|[Mm]y|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|[Dd](?:er|ie|as)|[Mm]eine?|[Uu]nsere?)(?:\\s[^\\s\\d.,;:!?]+){1,2}";
const stays = "(?:stays|remains|bleibt)";
const there = "(?:there|put|in|on (?:it|there|the list)|where (?:it|he|she|they) (?:is|are))";
const staying = (inside: string): RegExp => new RegExp(`${start}(?:${inside})${end}`, "gu");
/** Beside what is taken away, a name that stays is one that is kept. */
const besideGone = staying(`${somebody}\\s${stays}`);

/** `(there is an older one of that name, which must stay as it is)`: an aside about what is not meant. */
const aside = new RegExp(
  `\\s*\\([^()\\n]{0,200}\\b(?:${notSo}|must stay|${keeping})\\s(?:${asItIs}|there|put)(?![\\p{L}])[^()\\n]{0,40}\\)`,
  "giu",
);

const restricting: readonly RegExp[] = [
  aside,
  clause(`(?:${keeping})\\s${within}(?<![\\p{L}])(?:${others}|${asItIs})(?![\\p{L}])${within}`),
  clause(`${touching}${within}`),
  clause(
    `(?:(?!\\s(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar)\\s)[^.;,!?])*?\\s${notSo}\\s${within}(?:${asItIs})${within}`,
  ),
  clause(
    `(?<=\\s(?:but|aber|mais|pero|ma|mas|maar)\\s+)(?:${keeping})\\s+(?:the|my|our|its|all|everything|die|den|das|alle|les?|la|l[oa]s|todos?|i|gli|de|het|os?|as?)\\s${within}`,
  ),
  clause(
    `(?:nothing|no (?:one )?|sonst nichts|nichts|nada|rien|niets|niente)\\s*(?:else|other|anderes|más|d['’]autre|anders|altro)${within}`,
  ),
  clause(
    `(?=${keptSubject}(?![\\p{L}]))(?!${ordered})(?:(?![.;,!?](?:\\s|$)|\\s(?:and|but)\\s).)*?\\s${keptVerb}(?:\\s${within})?`,
  ),
  clause(once),
  staying(
    `(?:(?:[Bb]e |but )?[Cc]areful|[Mm]ind(?: you)?|[Nn]ote|[Aa]ttention|[Aa]chtung|[Vv]orsicht)[,:!]?\\s+(?:${somebody}|${something}|\\p{L}+ ones)\\s(?:stays?|remains?|bleib(?:t|en))(?:\\s${there})?`,
  ),
  staying(`(?:${somebody}|${something})\\s${stays}\\s${there}`),
  staying(
    `(?:[Tt]he (?:others|rest)|[Dd]ie (?:anderen|übrigen))\\s(?:stays?|remains?|bleib(?:t|en))(?:\\s${there})?`,
  ),
  staying(`(?<=\\s(?:but|aber)\\s+)(?:${somebody}|${something})\\s${stays}`),
  // `One pledge only, please.`, `Just that one.`: a sentence of its own, which asks for no more than was asked for.
  /(?<=[.;!?])\s+(?:[Oo]ne\s\p{Ll}{3,20}\sonly|(?:[Jj]ust|[Oo]nly)\s(?:that|this|the)(?:\sone)?)(?:,?\splease)?(?=[.!]?(?:\s|$))[.!]?/gu,
  // `in the north wing only`, and not a setting that is called so.
  /\s+only(?<=\s(?:in|within|on|at)\s+(?:the\s+|my\s+|our\s+)?[^.,;]{1,40}\sonly)(?=(?:,?\splease)?\s*(?:[.!]|$))/giu,
  clause("(?:not anywhere|nowhere) else"),
];

/** A run of white space is one: each place in a long one would be tried as a beginning. */
const squeezed = (text: string): string =>
  text.replace(/\s{2,}/g, (run) => (run.includes("\n") ? "\n" : " "));

/** One kind of restriction cut out, but where it stands in what is quoted or said. */
function without(text: string, pattern: RegExp): string {
  const spans = [...protectedSpans(text), ...saidAfterColon(text)];
  return text.replace(pattern, (found: string, ...more: unknown[]) => {
    const at = Number(more.find((one) => typeof one === "number"));
    const to = at + found.length;
    if (spans.some(({ start, end: last }) => start < to && last > at && (start < at || last > to)))
      return found;
    return found.endsWith(".") ? "." : "";
  });
}

/** What a goal says is not to be done, cut out: `and leave the other keys active`, `Keep billing unchanged`, `Please only once`. What is left is what it wants done. */
export const withoutRestrictions = remember((goal: string): string => {
  const text = squeezed(goal);
  const kinds = takesAway(text) ? [...restricting, besideGone] : restricting;
  const left = kinds.reduce(without, text);
  const plain = left
    .replace(/[;.]*\.(?=[;.]|$)|;$/g, ".")
    .replace(/\.{2,}/g, ".")
    .trim();
  return left !== text && /[\p{L}\p{N}]/u.test(plain) ? plain : goal;
});

const speakingOfOthers = new RegExp(
  `(?<![\\p{L}])(?:${others}|remaining|(?:just|only) (?:that|this|the) one|(?:who|what|which)ever|(?:those|what|all|every(?:one|body|thing)|the ones?)\\s[^.;,]{0,20}(?:already|there))(?![\\p{L}])`,
  "iu",
);

/** The goal says that other things of the kind are to stay as they are. */
export const keepsOthers = (goal: string): boolean => {
  const left = withoutRestrictions(goal);
  return left !== goal && speakingOfOthers.test(goal) && !speakingOfOthers.test(left);
};
