import { fold, remember, wordsOf } from "./words";

/**
 * What pressing a control does to the thing that lies over a page, such as a cookie bar, a survey or an offer: refuses what it asks, closes it, puts it
 * off, says no more than that it was read, agrees to it, or leaves what was begun in it.
 */
export type WayOut = "refuses" | "closes" | "puts_off" | "takes_note" | "agrees" | "leaves";

const setOf = (...words: string[]): ReadonlySet<string> => new Set(words.join(" ").split(" "));

/** Each kind by the words that make it and those that may stand beside them: with any other word a control is about something else (`Close account`). */
type Vocabulary = { kind: WayOut; making: ReadonlySet<string>; beside: ReadonlySet<string> };

const cookies = setOf(
  "all optional non nonessential additional unnecessary everything cookie cookies tracking analytics the and my use selection",
  "alle optionale cookies tout tous toutes les todo todas todos las los tutto tutti i tudo alles wszystkie все tümünü çerezleri",
);
const vocabularies: readonly Vocabulary[] = [
  {
    kind: "refuses",
    making: setOf(
      "necessary essential essentials required notwendige erforderliche essenzielle nécessaires essentiels necesarias necesarios esenciales",
      "necessari necessarie essenziali necessários essenciais noodzakelijke niezbędne необходимые gerekli",
    ),
    beside: setOf(
      "only just strictly technically accept allow use continue with save choose keep the cookie cookies",
      "nur technisch unbedingt cookies akzeptieren zulassen auswählen uniquement seulement accepter les solo las los sólo únicamente aceptar",
      "accetta usa i apenas somente aceitar alleen accepteren tylko только sadece çerezler",
    ),
  },
  {
    kind: "refuses",
    making: setOf(
      "reject decline refuse deny disallow ablehnen verweigern refuser rejeter rechazar denegar recusar rejeitar rifiuta rifiutare weigeren",
      "odrzuć отклонить reddet 拒绝 全部拒绝 拒否 すべて拒否 拒否する 거부 모두 رفض",
    ),
    beside: setOf("essential and close continue الكل 거부 nicht notwendige", ...cookies),
  },
  {
    kind: "agrees",
    making: setOf(
      "accept agree allow consent akzeptieren annehmen zustimmen zulassen einverstanden accepter accepte autoriser aceptar acepto permitir",
      "accetta accetto consenti aceitar aceito accepteren akkoord akceptuję zaakceptuj zgadzam принять согласен kabul 同意 接受 全部接受 同意する 동의",
    ),
    beside: setOf(
      "i you we j and close continue & ich ok yes et fermer y cerrar e chiudi et się et se et",
      ...cookies,
    ),
  },
  {
    kind: "closes",
    making: setOf(
      "close dismiss hide x schließen ausblenden fermer masquer cerrar ocultar fechar chiudi chiudere nascondi sluiten verbergen zamknij ukryj закрыть",
      "скрыть kapat gizle 关闭 關閉 閉じる 닫기 إغلاق",
    ),
    beside: setOf(
      "this the that it notice notification banner message dialog window popup pop up overlay bar ad modal panel cookie cookies button icon for now",
      "das die den dieses diesen diese hinweis fenster meldung nachricht la le les ce cette fenêtre el esta este ventana mensaje aviso finestra questo",
      "questa avviso messaggio janela mensagem venster melding okno окно",
    ),
  },
  {
    kind: "puts_off",
    making: setOf("later tour tutorial intro später dopo później позже"),
    beside: setOf("maybe remind me ask this for now do it skip the vielleicht erinnern mich daran forse"),
  },
  {
    kind: "leaves",
    making: setOf(
      "cancel skip abbrechen überspringen annuler passer cancelar omitir annulla salta annuleren anuluj pomiń отмена пропустить iptal",
    ),
    beside: setOf("this for now and close"),
  },
  {
    kind: "takes_note",
    making: setOf(
      "ok okay understood understand got alright verstanden klar compris entendido acuerdo vale capito entendi begrepen rozumiem понятно tamam anladım",
      "知道了 好的 わかりました 了解 확인",
    ),
    beside: setOf("i it that thanks thank you all and close ich habe alles j ai d de ho hai ik"),
  },
];

/** With whatever stands after them: `No thanks, I pay the full price`. */
const refusals: readonly (readonly string[])[] = [
  ...[
    "no thanks",
    "no thank you",
    "not now",
    "not today",
    "not interested",
    "not right now",
    "maybe later",
    "ask me later",
  ],
  ...[
    "nein danke",
    "nicht jetzt",
    "kein interesse",
    "non merci",
    "pas maintenant",
    "plus tard",
    "no gracias",
    "ahora no",
    "más tarde",
  ],
  ...[
    "no grazie",
    "non ora",
    "più tardi",
    "não obrigado",
    "não obrigada",
    "agora não",
    "mais tarde",
    "nee bedankt",
    "niet nu",
  ],
  ...["nie dziękuję", "nie teraz", "нет спасибо", "не сейчас", "hayır teşekkürler", "şimdi değil"],
  ...[
    "continue without accepting",
    "continue without signing",
    "continue to site",
    "continue to the site",
    "stay on this site",
  ],
  ...["continuer sans accepter", "continuar sin aceptar", "continua senza accettare", "weiter ohne"],
].map((phrase) => phrase.split(" "));

const allRight = /\ball right\b/iu;
const signs = /^[×✕✖⨯╳✗✘❌🗙]$/u;

/** The way out that a control's name says it is; undefined where it says that of nothing, or of something else than what lies over the page. */
export const wayOutOf = remember((name): WayOut | undefined => {
  const words = wordsOf(name.replace(allRight, "alright"));
  if (words.length === 0) return signs.test(fold(name)) ? "closes" : undefined;
  if (refusals.some((phrase) => phrase.every((word, at) => words[at] === word))) return "puts_off";
  return vocabularies.find(
    ({ making, beside }) =>
      words.some((word) => making.has(word)) && words.every((word) => making.has(word) || beside.has(word)),
  )?.kind;
});

const ofConsent =
  /\bcookies?\b|\bconsent\b|\bprivacy\b|\btracking\b|\bnecessary\b|datenschutz|einwilligung|notwendig|confidentialité|consentement|privacidad|consentimiento|consenso|privacidade|consentimento|çerez|конфиденциальн|隐私|プライバシー|쿠키/iu;

/** Asks for leave to keep cookies and the like: there a refusal is the best way out, and to agree the last one. */
export const asksConsent = (texts: readonly string[]): boolean => texts.some((text) => ofConsent.test(text));

/** The ways out in the order in which to try them; what decides something else than about cookies is no way out. */
export const waysOut = (isConsent: boolean): readonly WayOut[] => (isConsent ? ofCookies : anywhere);
const anywhere: readonly WayOut[] = ["closes", "puts_off", "takes_note"];
const ofCookies: readonly WayOut[] = ["refuses", ...anywhere, "agrees"];

/** Out of a dialog, which asks one thing by itself: whoever leaves it or says no has done nothing. */
export const waysOutOfDialog: readonly WayOut[] = ["closes", "puts_off", "leaves", "refuses", "takes_note"];
