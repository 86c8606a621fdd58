import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { isValidation, type NewAlert, saysNotKept } from "./new-alerts";

describe("what refuses an entry", () => {
  it.each([
    ...[
      "enter",
      "select",
      "fill",
      "choose",
      "provide",
      "correct",
      "check",
      "complete",
      "add",
      "specify",
      "use",
      "type",
    ].map((verb) => `Please ${verb} a name`),
    "Please pick one",
    ...[
      "invalid",
      "incorrect",
      "wrong",
      "missing",
      "not valid",
      "too short",
      "too long",
      "too large",
      "too small",
    ].map((word) => `The name is ${word}`),
    ...["big", "high", "low"].map((word) => `The values are too ${word}`),
    "Required",
    "Invalid date",
    ...["be", "not", "have", "contain", "match", "include"].map((word) => `It must ${word} a digit`),
    ...["agree", "accept", "confirm", "enter", "choose", "select", "provide", "fill", "tick"].map(
      (word) => `You must ${word} it`,
    ),
    "Not a valid mail address",
    "Not valid",
    ...["exists", "taken", "in use", "registered", "used"].map((word) => `That name already ${word}`),
    "The passwords do not match",
    "It does not match",
    "Passwords don't match",
    "Passwords don’t match",
    "Use at least 8 letters",
    "Use at most 20 letters",
    "The name cannot be empty",
    "The name can't be blank",
    "The name can’t be blank",
    "The card expired",
    "Insufficient funds",
    "There is not enough soil",
    "The card was declined",
    "Incorrect code",
    "Wrong user",
    "Wrong password",
    "Wrong email",
    "Wrong code",
    "It exceeds the limit",
    "The text exceed 20 letters",
    "This is not allowed",
    "You are locked out",
    "Campo obligatorio",
    "La casilla es obligatoria",
    "Champ obligatoire",
    "Eingabe erforderlich",
    "Pflichtfeld",
    "Nome obrigatório",
    "Campo obbligatorio",
    "Fecha inválida",
    "Date invalide",
    "Ungültig",
    "Это обязательное поле",
    "Неверный код",
    "必填",
    "必須項目",
    "无效的日期",
    "無効な日付",
    "هذا الحقل مطلوب",
    "غير صالح",
  ])("%s", (text) => {
    expect(isValidation(text)).toBe(true);
  });

  it.each([
    "Please wait",
    "The bed is wide",
    "Saved",
    "Name",
    "at least one",
    "She must go",
    "You must see it",
    "already here",
    "It can be blank",
    "Lockedout",
    "The wrong trousers",
    "Prerequired",
  ])("not %s", (text) => {
    expect(isValidation(text)).toBe(false);
  });
});

const says = (text: string, tone: NewAlert["tone"] = "error"): boolean =>
  saysNotKept({ text, tone, validation: false, near: false, bare: false });

describe("a change that was not kept", () => {
  it.each([
    ...[
      "saved",
      "updated",
      "added",
      "created",
      "sent",
      "deleted",
      "removed",
      "stored",
      "applied",
      "submitted",
      "changed",
    ].flatMap((word) => [`It was not ${word}`, `It could not be ${word}`]),
    "It wasn't saved",
    "It isn’t saved",
    "It couldn't be saved",
    "The bed was never saved",
    "The change was undone",
    "The change was reverted",
    "It was rolled back",
    ...["save", "update", "add", "create", "send", "delete", "remove", "store", "apply", "submit"].map(
      (word) => `Failed to ${word} it`,
    ),
    "Das Beet wurde nicht gespeichert",
    "No se pudo guardar",
    "No se ha podido guardar",
    "Le lit n'a pas été enregistré",
    "Le lit n’a pas pu être enregistré",
    "Não foi possível salvar",
    "Não foi salvo",
    "Non è stato salvato",
    "Грядка не сохранена",
    "Не удалось сохранить",
    "保存失败",
    "未能保存",
    "保存できませんでした",
    "لم يتم الحفظ",
  ])("is told by: %s", (text) => {
    expect(says(text)).toBe(true);
  });

  it.each(["It was saved", "Failed to laugh", "It is not open", "Nothing was changed back", "Error"])(
    "is not told by: %s",
    (text) => {
      expect(says(text)).toBe(false);
    },
  );

  it("is told by messages of failure only", () => {
    expect([says("It was not saved", "info"), says("It was not saved", "success")]).toEqual([false, false]);
  });
});

const form = (mail: string, inside = "", outside = "") => `
  heading "Account"
  form "Reader"
    textbox "Mail" ${mail} #mail
    button "Save" #save
${inside}
  form "Search"
    textbox "Find" #find
${outside}
`;
const save: CaseParts = { step: "Save it", before: form(""), on: "#save" };
const alerts = (parts: Partial<CaseParts>): NewAlert[] =>
  groundOf(aVerificationCase({ ...save, ...parts })).alerts;
const bad = "The mail is invalid";

describe("what a page began to say", () => {
  it.each<[string, Partial<CaseParts>, Partial<NewAlert>[]]>([
    ["nothing", {}, []],
    ["what it said before", { before: form("", `    alert "${bad}"`) }, []],
    [
      "an alert in the form",
      { after: form("", `    alert "${bad}"`) },
      [{ text: bad, tone: "error", validation: true, near: true, bare: false }],
    ],
    [
      "an alert elsewhere",
      { after: form("", "", `    alert "${bad}"`) },
      [{ text: bad, tone: "error", validation: true, near: false }],
    ],
    [
      "an alert elsewhere that speaks of what the step names",
      { step: 'Save "The mail"', after: form("", "", `    alert "${bad}"`) },
      [{ near: true }],
    ],
    [
      "an error of another kind",
      { after: form("", '    alert "The request failed"') },
      [{ tone: "error", validation: false }],
    ],
    [
      "a success that sounds like a demand",
      { after: form("", '    alert "Saved. Your password never expired"') },
      [{ validation: true }],
    ],
    [
      "a success",
      { after: form("", '    status "Saved"') },
      [{ tone: "success", validation: false, near: true }],
    ],
    [
      "a field that became invalid",
      { after: form("[invalid]") },
      [{ text: "Mail is invalid", validation: true, near: true }],
    ],
    ["a field with a class for it", { after: form("[.is-invalid]") }, [{ text: "Mail is invalid" }]],
    ["a field that says why", { after: form('[invalid] ^"No mail address"') }, [{ text: "No mail address" }]],
    [
      "a nameless field",
      {
        before: form("").replace('"Mail"', '""'),
        after: form("[invalid]").replace('"Mail"', '""'),
      },
      [{ text: "a field is invalid" }],
    ],
    [
      "a field of another form that became invalid",
      { after: form("").replace("#find", "[invalid] #find") },
      [{ text: "Find is invalid", near: false }],
    ],
    ["a field that it emptied", { before: form('="a@b.test"'), after: form("[invalid]") }, []],
    ["a field that was disabled", { after: form("[disabled]") }, []],
    ["a field that is invalid no longer", { before: form("[invalid]"), after: form("") }, []],
    [
      "a bare line that refuses",
      { text: "Account", textAfter: `Account\n${bad}` },
      [{ text: bad, validation: true, near: false, bare: true }],
    ],
    [
      "a bare line that refuses what the step names",
      { step: 'Save "mail"', text: "Account", textAfter: `Account\n${bad}` },
      [{ near: true, bare: true }],
    ],
    ["a long line", { text: "Account", textAfter: `Account\n${bad} ${"and so on ".repeat(9)}` }, []],
    ["a line that only tells", { text: "Account", textAfter: "Account\nIt failed" }, []],
    ["a rule", { text: "Account", textAfter: "Account\nAt least 8 letters" }, []],
    [
      "a line of an alert",
      { text: "Account", textAfter: `Account\n${bad}`, after: form("", `    alert "${bad}"`) },
      [{ text: bad, bare: false }],
    ],
    [
      "a line beside fields that just opened",
      { text: "Account", textAfter: `Account\n${bad}`, after: form("", '    textbox "Phone"') },
      [],
    ],
    [
      "a line beside a button that just came",
      { text: "Account", textAfter: `Account\n${bad}`, after: form("", '    button "Help"') },
      [{ bare: true }],
    ],
    [
      "what the client heard",
      { report: { sentinel: { errors: [bad, "It broke"], successes: [] } } },
      [
        { text: bad, tone: "error", validation: true, near: false, bare: false },
        { text: "It broke", validation: false },
      ],
    ],
    [
      "what the client heard of what the step names",
      { step: 'Save "mail"', report: { sentinel: { errors: [bad], successes: [] } } },
      [{ near: true }],
    ],
  ])("%s", (_, parts, expected) => {
    expect(alerts(parts)).toMatchObject(expected);
  });

  it.each(["dialog", "form", "combobox"])("no line beside a %s that just opened", (role) => {
    const after = form("", "", `  ${role} "New"`);
    expect(alerts({ text: "Account", textAfter: `Account\n${bad}`, after })).toEqual([]);
  });

  it("no line of a page that just opened with fields in it", () => {
    const after = '\n  region "New message"\n    textbox "Subject"\n    button "Send"';
    expect(alerts({ text: "Account", textAfter: `Messages\n${bad}`, after })).toEqual([]);
  });

  it.each(["form", "dialog", "item", "row"])("in the %s of a control that is gone", (role) => {
    const page = (inside: string) =>
      `\n  ${role} "Bed one"\n    ${inside}\n  ${role} "Bed two"\n    link "Open"`;
    const gone: Partial<CaseParts> = { before: page('button "Save" #save'), after: page(`alert "${bad}"`) };
    expect(alerts(gone)).toMatchObject([{ near: true }]);
    expect(alerts({ ...gone, after: `${page('link "Undo"')}\n    alert "${bad}"` })).toMatchObject([
      { near: false },
    ]);
  });
});
