import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { isOpenedOver } from "./opened-over";

const page = (dialog: string, inside: string) =>
  aPage(`row "Yoga, 6 May"\n  button "Change"\n  textbox "Note"\n${dialog}\n${inside}`).nodes;
const field = '  textbox:number "Places"\n  button "Save"';

it.each<[string, string, string, boolean]>([
  ["is called after the thing and has a field", 'dialog "Yoga, 6 May"', field, true],
  ["is called after another thing", 'dialog "Pilates, 6 May"', field, false],
  ["only asks", 'dialog "Yoga, 6 May"', '  button "Delete"', false],
  ["shows what cannot be changed", 'dialog "Yoga, 6 May"', '  textbox "Places" [readonly]', false],
  ["is a part of the page", 'region "Yoga, 6 May"', field, false],
])("what lies over the page %s: it was opened for it: %#", (_, dialog, inside, is) => {
  expect(isOpenedOver("Yoga", page(dialog, inside))).toBe(is);
});
