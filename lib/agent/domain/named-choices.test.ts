import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { unchosenOffers } from "./unchosen";

const programmes = (options: string, shown: string, hidden = "") => `
combobox "Programme" #p |"${options}" ="${shown}"${hidden}
form "Segments"
  textbox "Hold" #hold
  button "Store" #store`;
const kilns = (shown: string) => `
combobox "Put into the kiln for" #k |"Friday 8 May|Saturday 9 May" ="${shown}"
button "Store" #store`;
const kinds = "Bisque|Slow|Slow bake";
it.each<[string, string, string[]]>([
  ["Open the programme Slow bake, set the hold to 5", programmes(kinds, "Bisque"), ["Slow bake"]],
  ["Open the programme Slow bake, set the hold to 5", programmes(kinds, "Slow bake"), []],
  ["Set the hold of the slow bake to 5", programmes(kinds, "Bisque"), []],
  ["Set the hold of programme Slow bake to that of programme Bisque", programmes(kinds, "Slow"), []],
  ["Open the programme Slow bake", programmes(kinds, "Bisque", " [hidden]"), []],
  ["Bake it in the programme called Slow bake", programmes(kinds, "Bisque"), ["Slow bake"]],
  ["Pon 5 en el programme de Slow bake", programmes(kinds, "Bisque"), ["Slow bake"]],
  ["Setze es im Programme für Slow bake auf 5", programmes(kinds, "Bisque"), ["Slow bake"]],
  ["Pon 5 en el programme y no en el de Slow bake", programmes(kinds, "Bisque"), []],
  ["Add two tiles to the kiln for 9 May", kilns("Friday 8 May"), ["Saturday 9 May"]],
  ["Add two tiles to the kiln for Saturday 9 May", kilns("Friday 8 May"), ["Saturday 9 May"]],
  ["Add two tiles to the kiln for 9 May", kilns("Saturday 9 May"), []],
  ["Add two tiles on 9 May", kilns("Friday 8 May"), []],
  ["Add two tiles to the kiln for May", kilns("Friday 8 May"), []],
])("%s: a list beside the form", (wording, outline, expected) => {
  expect(unchosenOffers(wording, { name: "Store", path: "form:Segments" }, aPage(outline).nodes)).toEqual(
    expected,
  );
  expect(unchosenOffers(wording, { name: "Store", path: "" }, aPage(outline).nodes)).toEqual(expected);
});

it("of two choices that the goal says the one that it commands is left", () => {
  const outline = `
  dialog "Decide"
    form "Decide"
      radio "Note only" checked
      radio "Approve" unchecked
      button "Send"
`;
  const left = unchosenOffers(
    "Approve the leave and add the note “Have fun”",
    { name: "Send", path: "dialog:Decide/form:Decide" },
    aPage(outline).nodes,
  );
  expect(left).toEqual(["Approve"]);
});
