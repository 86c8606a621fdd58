import type { AlertTone } from "@/lib/agent/domain/observation";
import type { NodeRole } from "@/lib/agent/domain/snapshot";
import { fold } from "@/lib/agent/domain/wording/words";

/** What a tone can be read from. */
export type AlertLike = {
  role: NodeRole;
  name: string;
  states: readonly string[];
  description?: string | undefined;
};

/** An element that tells of something: an alert or a live region. Anything else has no tone. */
export const toneOf = (node: AlertLike): AlertTone | undefined =>
  node.role === "alert" || node.role === "status" ? toneOfText(node.name, node) : undefined;

/** Word stems of failure and success in English, Spanish, French, German, Portuguese, Italian, Russian, Chinese, Japanese and Arabic. */
const errorWords =
  /(?<![\p{L}\p{N}])(?:error|validation errors|(?:are|were) (?:some |several |many |[1-9]\d{0,2} )?errors|fail(?:ed|ure|s)?|invalid|incorrect|wrong|unable|could ?n[o']t|could not|cannot|can ?not|can['’]t|denied|forbidden|(?:un|not )authori[sz]ed|expired|not (?:found|allowed|saved|available|valid|match)|do(?:es)? n[o']t match|is required|are required|required field|must (?:be|not|contain|have|balance|match|equal)|you must (?:first|enter|select|choose|fill|add|provide|specify|pick|agree|accept|tick)|(?:is|are) not the same|no match for|please (?:enter|fill|select|provide|choose|correct|check(?= \p{L}|[:,]))|try again|went wrong|problem|too (?:short|long|many|large|small)|already (?:exists|taken|in use)|missing|rejected|declined|locked out|timed? ?out|insufficient|only (?:the |an? )?(?:\p{L}+ )?(?:owner|admin(?:istrator)?|manager|moderator|maintainer|editor|author|creator|organi[sz]er)s? (?:can|may|(?:is|are) (?:allowed|permitted) to)(?! (?:now |also )?(?:see|view|read|find|access|open)(?!\p{L}))|(?:you )?(?:do not|don['’]t) have (?:the )?(?:permissions?|rights?)|not permitted|out of stock|unavailable|conflict|fallo|falló|inválid[oa]|incorrect[oa]|obligatori[oa]|no se (?:pudo|puede|ha)|échec|échoué|erreur|invalide|incorrecte?|obligatoire|impossible|requise?|fehler|fehlgeschlagen|(?:ungültig|falsch|erforderlich)\p{L}*|nicht (?:gefunden|möglich|gespeichert|gültig)|pflichtfeld|erro|falh(?:a|ou)|obrigatóri[oa]|não (?:foi|é) possível|errore|fallit[oa]|non (?:riuscit[oa]|valid[oa]|è stato possibile)|obbligatori[oa])(?![\p{L}\p{N}])|ошибк|неверн|не удалось|недопустим|обязательн|错误|失败|无效|必填|不能|无法|錯誤|失敗|無效|エラー|失敗|無効|必須|できません|できませんでした|正しくありません|خطأ|فشل|غير صالح|مطلوب|تعذر/iu;
const successWords =
  /(?<![\p{L}\p{N}])(?:success(?:ful(?:ly)?)?|succeeded|saved|added|created|updated|deleted|removed|sent|done|complete[d]?|confirmed|submitted|uploaded|thank you|thanks|congratulations|published|copied|archived|approved|éxito|guardad[oa]|cread[oa]|actualizad[oa]|eliminad[oa]|enviad[oa]|succès|enregistrée?|créée?|envoyée?|supprimée?|erfolgreich|gespeichert|erstellt|gelöscht|gesendet|sucesso|salv[oa]|criad[oa]|excluíd[oa]|successo|salvat[oa]|creat[oa]|eliminat[oa]|inviat[oa])(?![\p{L}\p{N}])|успешно|сохранен|создан|удален|отправлен|成功|已保存|已添加|已创建|已删除|已发送|保存しました|完了|成功しました|追加しました|削除しました|送信しました|تم بنجاح|تم الحفظ|نجاح|تمت/iu;
const errorClass = /(?:^|[-_.])(?:error|errors|danger|invalid|failure|failed)(?:$|[-_])/i;
const successClass = /(?:^|[-_.])(?:success|ok|positive)(?:$|[-_])/i;

/** Classes speak before words; of the words, those of failure win: "not saved, an error occurred" says both. */
export function toneOfText(text: string, node?: { states: readonly string[] }): AlertTone {
  const classes = (node?.states ?? []).filter((state) => state.startsWith("."));
  if (classes.some((name) => errorClass.test(name)) || node?.states.includes("invalid")) return "error";
  const folded = fold(text);
  if (errorWords.test(folded) && !noError.test(folded) && !errorWords.test(folded.replace(dealtWith, "")))
    return "success";
  if (errorWords.test(folded) && !noError.test(folded)) return "error";
  if (classes.some((name) => successClass.test(name)) || successWords.test(folded)) return "success";
  return "info";
}

const noError =
  /^(?:no|0|without|keine?|sin|aucune?|nenhum|nessun)\s+(?:errors?|problems?|fehler|errores|erreurs?|erros?|errori)\b/iu;

/** `Problem marked as solved`, `Error report sent`: a thing that is called so, and what was done with it. */
const dealtWith =
  /^(?:the |your |this )?(?:(?:problem|conflict|error|failure|missing|expired|rejected|declined)s? )(?:\p{L}+ ){0,2}(?:(?:was|were|is|are|has been|have been) )?(?:successfully )?(?:marked|added|saved|updated|removed|deleted|resolved|solved|closed|reopened|created|sent|archived|assigned|moved|reported|recorded|acknowledged|restored|renewed)(?!\p{L})(?! (?:not|but|with))/iu;

const apology =
  /(?<!\p{L})(?:w?oops|(?:something|it|that|this) (?:went wrong|did ?n[o']t work|did not work|has gone wrong)|try again (?:later|soon|in a (?:moment|minute|while|few minutes))|(?:hit|ran into|run into) a (?:snag|problem)|(?:is|are|was|were) having (?:a moment|trouble|difficulties|problems)|(?:experiencing|due to|because of) (?:some |a )?technical (?:problems?|difficult(?:y|ies)|issues?|fault)|temporarily (?:unavailable|down)|sorry,? (?:but (?!you)|we (?:could|can|were)|something|this (?:did|does|could))|später (?:noch ?(?:ein)?mal|erneut|wieder)|leider nicht|réessaye[rz] plus tard|une erreur (?:est survenue|s['’]est produite)|más tarde|algo salió mal|più tardi|qualcosa è andato storto|mais tarde|algo deu errado)(?!\p{L})/iu;
const apologyChars = 300;
/** A sentence by which a page owns up to a fault of its own, whatever it is marked as. */
export const apologizes = (text: string): boolean => {
  const folded = fold(text);
  return (
    text.length <= apologyChars &&
    [apology, regret, silence, silenceElsewhere].some((pattern) => pattern.test(folded))
  );
};
/** `Sorry, the hall is fully booked, and nothing was reserved`: what it is sorry for is no good news. */
const regret =
  /(?<!\p{L})sorry[,.!:;–—-]{0,2} (?:but )?(?!you(?!\p{L}))[\p{L}\p{N}'’ -]{0,80}(?:(?<!\p{L})(?:not|no|nothing|nobody|cannot|down|busy|full|wrong|error|problem|trouble)|n['’]t|(?<!\p{L})(?:un(?:able|available|reachable)|fail)\p{L}*)(?!\p{L})/u;
/** `The booking service did not respond`. */
const silence =
  /(?<!\p{L})(?:services?|servers?|system|gateway|back ?end|upstream|provider|network|connection|request|site|application|app|database) (?:\p{L}+ ){0,3}(?:(?:did|does|do|is|has|was|could) ?(?:not|n['’]t) (?:respond|answer|react|repl(?:y|ied)|reachable|reached|available|be reached|go through|get through)|(?:is|was|seems) (?:unreachable|unavailable|down)|timed out)(?!\p{L})/u;
const silenceElsewhere =
  /(?<!\p{L})(?:dienst|server|system|service|serveur|servicio|servidor|serviço|servizio) (?:\p{L}+ ){0,3}(?:nicht (?:geantwortet|reagiert|erreichbar)|antwortet nicht|n['’]a pas répondu|ne répond pas|no respondi[óo]|no responde|não respondeu|não responde|non ha risposto|non risponde)(?!\p{L})/u;
