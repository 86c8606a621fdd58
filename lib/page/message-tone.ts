import { remembered } from "./remembered";

export type Tone = "error" | "success" | "warning" | "info";

/** Names that page authors give to boxes that tell the user something. A library may put its own short sign first: `v-alert`, `el-notification`, `bp5-toast`. */
const boxName =
  /^(((v|el|bp\d|ant|q|p|n|mat|mdc|ion|gh|uk|nz|md)-)?(toast|snackbar|alert|notification)|toasts|snackbars|flash|growl|notice|callout|banner-message|invalid-feedback|error-summary|(error|success|warning|validation|status|feedback|info|toast|alert|flash)-?(message|msg|text|box|banner|feedback|alert|notice|toast)|(field|form|input|validation)-?errors?|help-block-error)$/;
/** Block and modifier of a name: `toast--error`, `Toast_success__x1y2`, `alert-danger`. */
const toneName: readonly [Tone, RegExp][] = [
  ["error", /(^|[-_])(error|errors|danger|fail|failed|failure|invalid|critical|destructive)([-_]|$)/],
  ["success", /(^|[-_])(success|succeeded|ok|positive|confirmation)([-_]|$)/],
  ["warning", /(^|[-_])(warning|warn|caution)([-_]|$)/],
  ["info", /(^|[-_])(info|information|notice|neutral)([-_]|$)/],
];

/** Words of failure and of success in the languages that most pages are written in; a failure word outweighs a success word. */
const errorWords =
  /(?<!\p{L})(errors?|fail(ed|s|ure)?|invalid|denied|refused|rejected|unable to|could ?n[o']t|can ?not|can't|went wrong|not (saved|found|allowed|valid|available|sent)|required|expired|try again|error(es)?|falló|fallido|no se pud\p{L}+|inválid[oa]|obligatori[oa]|erreur|échou\p{L}+|échec|impossible|obligatoire|invalide|fehler(haft)?|fehlgeschlagen|ungültig\p{L}*|nicht (möglich|gespeichert|gefunden|gültig)|erforderlich|erro|falhou|falha|não foi possível|errore|non (riuscito|valido|è stato possibile)|obbligatorio|ошибка|не удалось|неверн\p{L}+|hata|başarısız|geçersiz|خطأ|فشل)(?!\p{L})|エラー|失敗|無効|できません|错误|失败|无效|無法|无法|오류|실패|त्रुटि|विफल/iu;
const successWords =
  /(?<!\p{L})(success(ful|fully)?|saved|created|added|updated|deleted|removed|sent|submitted|completed?|done|confirmed|thank you|thanks|éxito|guardad[oa]|cread[oa]|enviad[oa]|añadid[oa]|actualizad[oa]|eliminad[oa]|gracias|succès|enregistré\p{L}*|créé\p{L}*|envoyé\p{L}*|ajouté\p{L}*|supprimé\p{L}*|merci|erfolg(reich)?|gespeichert|erstellt|gesendet|hinzugefügt|aktualisiert|gelöscht|danke|sucesso|salv[oa]|criad[oa]|adicionad[oa]|obrigad[oa]|salvat[oa]|creat[oa]|inviat[oa]|grazie|успешно|сохран\p{L}+|создан\p{L}*|отправлен\p{L}*|спасибо|başarı(yla|lı)?|kaydedildi|تم|نجاح|بنجاح)(?!\p{L})|成功|保存(しました|されました)|已保存|已创建|已添加|已发送|완료|저장되었습니다|सफल/iu;

type Naming = { box: boolean; tone?: Tone };
const unnamed: Naming = { box: false };

/** Whether an element is named as a message box, and the tone its names give. */
export function namedTone(element: Element): Naming {
  const classes = element.getAttribute("class");
  return classes ? naming(classes) : unnamed;
}

const naming = remembered((classes) => judge(classes.split(/\s+/).filter(Boolean).map(classWords)));

function judge(names: string[]): Naming {
  const box = names.some((name) => boxName.test(name) || boxName.test(name.split("--")[0] ?? ""));
  for (const [tone, pattern] of toneName)
    if (names.some((name) => pattern.test(name))) return { box: box || isModified(names), tone };
  return { box };
}

/** `alert-danger` and `toast--error`: block and tone in one name. */
const isModified = (names: string[]): boolean =>
  names.some((name) =>
    /^(alert|toast|snackbar|notification|notice|flash|callout|message|msg|banner)[-_]{1,2}(error|danger|success|warning|warn|info|critical|failure)$/.test(
      name,
    ),
  );

/** `<ul class="messagelist"><li class="success">`: a line of the list of what the site tells, and no entry. A `success` of another list is the state of its entry. */
export function lineTone(line: Element): Tone | undefined {
  const list = line.parentElement?.getAttribute("class");
  const isTold = list?.split(/\s+/).some((name) => messageList.test(name)) === true;
  const [, name] = (isTold && bareTone.exec(line.getAttribute("class") ?? "")) || [];
  const tone = name?.toLowerCase();
  return tone === "danger" ? "error" : (tone as Tone | undefined);
}
/** As the server reads them: lib/agent/snapshot/html/html-role.ts. A list of notifications, alerts or messages is an inbox as often. */
const bareTone = /(?:^|\s)(success|error|warning|info|danger)(?:\s|$)/i;
const messageList = /^(messages?[-_]?list|flash(es|[-_]?messages?))$/i;

/** The tone of a text by its words alone. */
export function wordTone(text: string): Tone | undefined {
  if (errorWords.test(text)) return "error";
  return successWords.test(text) ? "success" : undefined;
}

/** `MuiAlert-standardError` as `mui-alert-standard-error`; what a bundler appended (`__x1y2z`) goes. */
const classWords = (name: string): string =>
  name
    .replace(/__[A-Za-z0-9]{4,8}$/, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase();
