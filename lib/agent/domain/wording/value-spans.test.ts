import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { valueSpans } from "./value-spans";

const valuesOf = (text: string): string[] => valueSpans(text).map(({ start, end }) => text.slice(start, end));

describe("values of several words", () => {
  it.each([
    ["on Friday, 27 November until 5 pm", ["Friday, 27 November", "5 pm"]],
    ["from 7 December 2026 to March 3rd, 2027", ["7 December 2026", "March 3rd, 2027"]],
    ["ab 1. Dezember 2026 um 10:40 Uhr", ["1. Dezember 2026", "10:40 Uhr"]],
    [
      "le 12 décembre 2026, el 12 de diciembre de 2026, il 4 marzo 2027",
      ["12 décembre 2026", "12 de diciembre de 2026", "4 marzo 2027"],
    ],
    ["the report for October 2026", ["October 2026"]],
    ["on 9 June. Then on 10 June.", ["9 June", "10 June"]],
    ["on 9 Jan. at noon", ["9 Jan."]],
    ["move to 5 Canal Row, Bath and call +48 601 223 344", ["5 Canal Row, Bath", "+48 601 223 344"]],
    ["to DE02 1203 0000 0000 2020 51 for KA-TM 482", ["DE02 1203 0000 0000 2020 51", "KA-TM 482"]],
    ["two boxes, 3 lids and May Lind", []],
    ["move KA-TM482 to KA TM 12", ["KA TM 12"]],
    ["move HK 4471 B to HK 4471-B2", ["HK 4471 B", "HK 4471-B2"]],
    ["move HK 4471 BERTHA", ["HK 4471"]],
    ["move HK 4471b", []],
    ["send it to KT7 4AB or SW1A 1AA", ["KT7 4AB", "SW1A 1AA"]],
    ["send it to K1A 0B1", ["K1A 0B1"]],
    ["send it to KT7 4ABC", []],
    ["move HK 447 1X2 now", ["HK 447 1X2"]],
    ["pay DE02120300000000202051 and DE02 1203 0000", ["DE02 1203 0000"]],
    ["pay GB29 NWBK 6016 1331 9268 19", ["GB29 NWBK 6016 1331 9268 19"]],
    ["pay BE71 0961 2345 6769", ["BE71 0961 2345 6769"]],
    ["call 020 7946 0018 or (555) 01", ["020 7946 0018"]],
    ["call 020-79460018x", []],
    ["by 5 pm, at 10 a.m. or 7 h", ["5 pm", "10 a.m.", "7 h"]],
    ...(
      "Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday,Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag,Sonntag," +
      "lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche,lunes,martes,miércoles,jueves,viernes,sábado,domingo," +
      "lunedì,martedì,mercoledì,giovedì,venerdì,sabato,domenica,segunda-feira,sexta-feira"
    )
      .split(",")
      .map((day): [string, string[]] => [`x ${day}, 4 May 2027 y`, [`${day}, 4 May 2027`]]),
    ["meet on 4 May 2027 in 12 Canal Row, Bath", ["4 May 2027", "12 Canal Row, Bath"]],
    ["in 12 Canal Row, Bath on 4 May 2027", ["12 Canal Row, Bath", "4 May 2027"]],
  ])("are found in %s", (text, expected) => {
    expect(valuesOf(text)).toEqual(expected);
  });

  it("gives sorted ranges inside the text that do not overlap", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        let last = 0;
        for (const { start, end } of valueSpans(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
    );
  });
});
