import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { appearedParts, type Part } from "./parts";

const page = (more = "", inForm = "") => `
  heading "Garden"
  form "Bed"
    button "Soil" #soil
${inForm}
  region "Side"
    link "Help"
${more}
`;
const parts = (rest: Partial<CaseParts>): Part[] =>
  appearedParts(groundOf(aVerificationCase({ step: "Do it", before: page(), on: "#soil", ...rest })));

describe("the parts that came into view", () => {
  it.each<[string, Partial<CaseParts>, Partial<Part>[]]>([
    ["none", {}, []],
    [
      "a menu, as itself and as what came to its container",
      { after: page('  list "Kinds"\n    menuitem "Clay"\n    heading "More"\n    menuitem "Loam"') },
      [
        { role: "list", name: "Kinds", controls: 2, text: "Kinds\nKinds\nClay\nMore\nLoam" },
        { role: "list", name: "", controls: 2, text: "\nKinds\nClay\nMore\nLoam" },
      ],
    ],
    [
      "an empty dialog",
      { after: page('  dialog "Soil"') },
      [{ role: "dialog", name: "Soil", controls: 0 }, { name: "" }],
    ],
    [
      "a single control",
      { after: page('  link "Clay"') },
      [{ role: "link", name: "", controls: 1, text: "\nClay" }],
    ],
    [
      "two controls of one container",
      { after: page('    link "Clay"\n    link "Loam"') },
      [{ role: "link", name: "", controls: 2, text: "\nClay\nLoam" }],
    ],
    [
      "controls of two containers",
      { after: page('    link "Clay"', '    link "Loam"') },
      [
        { text: "\nLoam", near: true },
        { text: "\nClay", near: false },
      ],
    ],
    ["no message", { after: page('  alert "Saved"\n  status "Ready"') }, []],
    ["no remark on a field", { after: page('  heading "A name is required"') }, []],
    [
      "a dialog says what came as text, too",
      { after: page('  dialog "Soil"'), text: "Garden", textAfter: "Garden\nPick a kind" },
      [{ text: "Soil\nSoil\nPick a kind" }, { text: "\nSoil\nPick a kind" }],
    ],
    [
      "another part does not",
      { after: page('  link "Clay"'), text: "Garden", textAfter: "Garden\nPick a kind" },
      [{ text: "\nClay" }],
    ],
    ["near: in the form of the target", { after: page("", '    link "Clay"') }, [{ near: true }]],
    ["not near", { after: page('    link "Clay"') }, [{ near: false }]],
    [
      "as the step names it",
      { step: 'Open "Clay"', after: page('    link "Clay"') },
      [{ mentionsStep: true }],
    ],
    [
      "as the step does not name it",
      { step: 'Open "Loam"', after: page('    link "Clay"') },
      [{ mentionsStep: false }],
    ],
  ])("%s", (_, rest, expected) => {
    const found = parts(rest);
    expect(found).toHaveLength(expected.length);
    expect(found).toMatchObject(expected);
  });

  it("are near when one of those in a container is", () => {
    const after = page('    link "Clay"\n    link "Loam"');
    expect(parts({ step: 'Show "Clay"', after })).toMatchObject([{ near: true }]);
    expect(parts({ step: 'Show "Peat"', after })).toMatchObject([{ near: false }]);
  });

  it("are not known where nothing is known of the page before", () => {
    expect(parts({ unseen: true, after: page('  link "Clay"') })).toEqual([]);
  });

  const inside = { list: 'list "A"\n    item "B"', dialog: 'dialog "A"', form: 'form "A"\n    textbox "B"' };
  const region = 'region "A"\n    heading "B"';
  it.each<[string, string, boolean]>([
    ...["dialog", "modal", "popup", "pop-up", "window", "form"].flatMap(
      (word): [string, string, boolean][] => [
        [word, inside.dialog, true],
        [word, inside.form, true],
        [word, inside.list, false],
      ],
    ),
    ...["menu", "sidebar", "navigation", "drawer", "panel"].flatMap((word): [string, string, boolean][] => [
      [word, inside.list, true],
      [word, region, true],
      [word, 'menuitem "A"', true],
      [word, inside.dialog, false],
    ]),
    ...["list", "dropdown", "drop-down", "options", "picker"].flatMap((word): [string, string, boolean][] => [
      [word, inside.list, true],
      [word, 'option "A"', true],
      [word, 'menuitem "A"', true],
      [word, region, false],
    ]),
    ["thing", inside.dialog, false],
    ["formation", inside.form, false],
    ["dialog", 'region "A"\n    form "B"', true],
  ])("are of the kind that the step asks for: a %s by %s, %s", (word, outline, isKindWanted) => {
    expect(parts({ step: `Show the ${word}`, after: page(`  ${outline}`) })[0]?.isKindWanted).toBe(
      isKindWanted,
    );
  });

  it.each<[string, number]>([
    ['region "Changes" [.collapsed]', 0],
    ['region "Changes" [collapsed]', 0],
    ['region "Changes"', 1],
    ['region "Changes" [.collapsed]\n    button "Apply"', 2],
  ])("are none that say that they are folded, and show nothing: %s", (outline, count) => {
    const all = parts({ step: "Show the changes", after: page(`  ${outline}`) });
    expect(all.filter(({ text }) => text.includes("Changes"))).toHaveLength(count);
  });
});
