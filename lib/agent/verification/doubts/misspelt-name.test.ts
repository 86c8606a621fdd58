import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { misspeltName } from "./misspelt-name";

const sent = (step: string, value: string, goal = step) =>
  misspeltName(
    groundOf({
      ...aVerificationCase({
        step,
        before: `\n  form "New harbour"\n    textbox "Name" ="${value}"\n    button "Save" #save`,
        on: "#save",
      }),
      goal,
    }),
  );

describe("a name in the form that is one letter off", () => {
  it.each<[string, string, string, string | undefined]>([
    ["a letter less", "Add the harbour Fagernes", "Fagerne", "fagerne"],
    ["a letter more", 'Save the harbour "Fagerne"', "Fagernes", "fagernes"],
    ["another letter", "Add the harbour Fagernes", "Fagernas", "fagernas"],
    ["two letters the other way round", "Add the harbour Fagernes", "Fagenres", "fagenres"],
    ["the name itself", "Add the harbour Fagernes", "Fagernes", undefined],
    ["the past form of the step's own verb", "Create the harbour Fagernes", "Fagernes created", undefined],
    ["another name", "Add the harbour Fagernes", "Bodo", undefined],
    ["two letters off", "Add the harbour Fagernes", "Fagernesia", undefined],
    ["a word that is no name, in another form", "Add the harbours now", "Harbour", undefined],
    ["a word that is no name, with another letter", "Save the boat type ferry", "ferrj", "ferrj"],
    ["what the step says as well", "Rename Fagerne to Fagernes", "Fagernes", undefined],
    ["a name too short to tell", "Add the harbour Bodo", "Bodø", undefined],
  ])("%s", (_, step, value, held) => {
    expect(sent(step, value)?.held).toBe(held);
  });

  it.each<[string, string, string | undefined]>([
    ["Type into the search so that only Fagernes is left", "Fagernas", "fagernas"],
    ["Search for Fagernes", "Fagerne", "fagerne"],
    ["Search for Fagernes", "Fagernes harbour", undefined],
    ["Search for the harbours", "Harbour", undefined],
  ])("typed: %s, %s", (step, value, held) => {
    const before = '\n  searchbox "Search"\n  item "Fagernes"';
    const typed = aVerificationCase({ step, before, on: "Search", does: "setValue", value });
    expect(misspeltName(groundOf(typed))?.held).toBe(held);
  });

  it("is none where the page shows the other name as that of a thing", () => {
    const before =
      '\n  item "Fagernes"\n  form "Harbour"\n    textbox "Name" ="Fagerne"\n    button "Save" #save';
    const step = "Rename the harbour Fagernes as filled in";
    expect(misspeltName(groundOf(aVerificationCase({ step, before, on: "#save" })))).toBeUndefined();
  });

  it("is found by the goal where the step does not say it", () => {
    expect(sent("Save the harbour", "Fagerne", "Add the harbour Fagernes")).toEqual({
      said: "fagernes",
      held: "fagerne",
    });
  });

  it.each<[string, string, string | undefined]>([
    ["what was typed stands in front of it", "17Body/Regular", "17Body/Regular"],
    ["it was typed behind the old name", "HarbourBody/Regular", "HarbourBody/Regular"],
    ["it stands there as said", "Body/Regular", undefined],
    ["it stands there among words", "The Body/Regular style", undefined],
    ["it stands nowhere", "Heading", undefined],
  ])("glued: %s", (_, value, held) => {
    const before = `\n  form "Style"\n    textbox "Name" ="${value}"\n    button "Save" #save`;
    const step = 'Save the size 17 for the style "Body/Regular"';
    expect(misspeltName(groundOf(aVerificationCase({ step, before, on: "#save" })))?.held).toBe(held);
  });

  it("takes no short quote for a part of a word", () => {
    const before = '\n  form "Style"\n    textbox "Name" ="Kilogram"\n    button "Save" #save';
    const step = 'Save the unit "gra"';
    expect(misspeltName(groundOf(aVerificationCase({ step, before, on: "#save" })))).toBeUndefined();
  });
});

describe("a quoted name of several words of which one is a letter off", () => {
  /** The page shows both words already, as those of other things. */
  const page = (held: string, more = ""): string =>
    `\n  item "Silver gull"\n  item "Grey gannet"\n  form "Boat"\n    textbox "Name" ="${held}" #name${more}\n    button "Save" #save`;
  const held = (value: string, parts: Partial<CaseParts> = {}): string | undefined =>
    misspeltName(
      groundOf(
        aVerificationCase({
          step: "Save the boat",
          goal: 'Call the boat "Silver gannet"',
          before: page(value),
          on: "#save",
          ...parts,
        }),
      ),
    )?.held;

  it.each<[string, string, string | undefined, Partial<CaseParts>]>([
    ["a letter less", "Silver ganet", "Silver ganet", {}],
    ["a letter more in the first word", "Sillver gannet", "Sillver gannet", {}],
    ["the step says it", "Silver ganet", "Silver ganet", { step: 'Save "Silver gannet"', goal: "Keep it" }],
    [
      "another field holds it as said",
      "Silver ganet",
      undefined,
      { before: page("Silver ganet", more("Silver gannet, new")) },
    ],
    ["the name itself", "Silver gannet", undefined, {}],
    ["two words off", "Sillver ganet", undefined, {}],
    ["a word two letters off", "Silver gant", undefined, {}],
    ["a word more", "Silver ganet old", undefined, {}],
    ["a word less", "ganet", undefined, {}],
    ["the words the other way round", "gannet Silver", undefined, {}],
    ["one word", "Ganet", undefined, { goal: 'Call the boat "Gannet"' }],
    ["a word too short to tell", "Grey gul", undefined, { goal: 'Call the boat "Grey gull"' }],
    ["a number of another digit", "Silver 40012", "Silver 40012", { goal: 'Call the boat "Silver 40011"' }],
    [
      "what the goal quotes as well",
      "Silver gannets",
      undefined,
      { goal: 'Call "Silver gannet" now "Silver gannets"' },
    ],
    [
      "one word of it is what the goal quotes as well",
      "Silver ganet",
      "Silver ganet",
      { goal: 'Call "Ganet" now "Silver gannet"' },
    ],
    ["it is not quoted", "Silver ganet", undefined, { goal: "Call the boat Silver gannet" }],
    ["another text is typed yet", "Silver ganet", undefined, { does: "setValue", on: "#name", value: "x" }],
    [
      "a text is typed and sent",
      "Silver ganet",
      "Silver ganet",
      { does: "setValue", on: "#name", value: "x", enter: true },
    ],
  ])("%s: %s", (_, value, expected, parts) => expect(held(value, parts)).toBe(expected));

  function more(value: string): string {
    return `\n    textbox "Note" ="${value}"`;
  }
});
