import { describe, expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { vowBefore } from "./find-vow";

const vow = (outline: string): string | undefined => {
  const { nodes } = aPage(outline);
  const submit = nodes.find(({ role }) => role === "button");
  return submit && vowBefore(submit, nodes)?.id;
};

describe("what has to be said before a form is sent", () => {
  it.each<[string, string, string | undefined]>([
    ["that it is right", 'checkbox "These times are correct" #c [unchecked]\nbutton "Send" [disabled]', "c"],
    [
      "that something was read",
      'checkbox "He leído la información sobre protección de datos" #c [unchecked required]\nbutton "Continuar"',
      "c",
    ],
    [
      "that one stands for it",
      'checkbox "Je déclare avoir rendu la clé" #c [unchecked]\nbutton "Envoyer" [disabled]',
      "c",
    ],
    [
      "that it was looked through",
      'checkbox "I have checked these details" #c [unchecked]\nbutton "Pay" [disabled]',
      "c",
    ],
    [
      "that it was looked through, in another language",
      'checkbox "Ich habe die Angaben geprüft" #c [unchecked]\nbutton "Weiter" [disabled]',
      "c",
    ],
    [
      "that one has the rights",
      'checkbox "I hold the rights to this film" #c [unchecked required]\nbutton "Submit" [disabled]',
      "c",
    ],
    [
      "that one will do something",
      'checkbox "I will ring if I cannot come" #c [unchecked]\nbutton "Arrange" [disabled]',
      "c",
    ],
    [
      "nothing that may be done where the button is ready",
      'checkbox "I will come by car" #c [unchecked required]\nbutton "Arrange"',
      undefined,
    ],
    [
      "nothing of a thing's state",
      'checkbox "Bags checked" #c [unchecked]\nbutton "Send" [disabled]',
      undefined,
    ],
    ["nothing twice", 'checkbox "These times are correct" #c [checked]\nbutton "Send" [disabled]', undefined],
    ["nothing where the button is ready", 'checkbox "I agree" #c [unchecked]\nbutton "Send"', undefined],
    ["what is required all the same", 'checkbox "I agree" #c [unchecked required]\nbutton "Send"', "c"],
    ["nothing else", 'checkbox "Gift wrap" #c [unchecked]\nbutton "Send" [disabled]', undefined],
    [
      "no consent to letters",
      'checkbox "I agree to get offers" #c [unchecked]\nbutton "Send" [disabled]',
      undefined,
    ],
    ...["I row at my own risk", "We know our own risks"].map((text): [string, string, string] => [
      text,
      `checkbox "${text}" #c [unchecked]\nbutton "Send" [disabled]`,
      "c",
    ]),
    ...[
      "Show risks",
      "Reliable boats only",
      "Rowers of all ages",
      "Older boats",
      "Add liability insurance (4 €)",
      "Delete logs that are 30 days or older",
    ].map((text): [string, string, undefined] => [
      `nothing of: ${text}`,
      `checkbox "${text}" #c [unchecked]\nbutton "Send" [disabled]`,
      undefined,
    ]),
  ])("%s", (_, outline, expected) => expect(vow(outline)).toBe(expected));
});
