import { describe, expect, it } from "vitest";
import { wordTone } from "./message-tone";

describe("the tone of a message by its words", () => {
  const cases: [string, string | undefined][] = [
    ["Patient saved", "success"],
    ["Patient could not be saved", "error"],
    ["Name is required", "error"],
    ["3 items in the list", undefined],
    ["Failsafe mode", undefined],
    ["Guardado con éxito", "success"],
    ["No se pudo guardar", "error"],
    ["Gespeichert", "success"],
    ["Nicht gespeichert: ungültige Eingabe", "error"],
    ["Enregistré", "success"],
    ["L'enregistrement a échoué", "error"],
    ["Salvato", "success"],
    ["Não foi possível salvar", "error"],
    ["保存しました", "success"],
    ["エラーが発生しました", "error"],
    ["已保存", "success"],
    ["Не удалось сохранить", "error"],
    ["تم الحفظ", "success"],
    ["Kaydedildi", "success"],
    ["", undefined],
  ];
  for (const [text, tone] of cases) it(text || "nothing", () => expect(wordTone(text)).toBe(tone));
});
