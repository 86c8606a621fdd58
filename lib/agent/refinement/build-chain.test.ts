import { describe, expect, it } from "vitest";
import { createOfflineModel } from "@/lib/adapters/offline/offline-model";
import { aPage } from "@/tests/support/a-page";
import { aPlan, aStep } from "@/tests/support/a-task";
import { refineStep } from "./refine-step";

const snapshot = aPage(`
  link "Help" #help >"https://a.org/help"
  textbox:search "Search" #search
  form "Patient"
    textbox:text "Full name" #name
    textbox:tel "Phone" #phone
    combobox "Title" #title |"Dr|Ms|Mr"
    textbox "City" #city [collapsed popup]
    checkbox "Letters" #letters [unchecked]
    checkbox "Texts" #texts [unchecked]
    button:submit "Save" #save
  form "Other"
    textbox:text "Code" #code`);

async function refined(descriptions: string[], chains = true) {
  const steps = descriptions.map((description, index) =>
    aStep({
      id: `s${index}`,
      description,
      mutating: /^Submit/.test(description),
      dependsOn: index === 0 ? [] : [`s${index - 1}`],
    }),
  );
  const [step] = steps;
  if (!step) throw new Error("no step");
  let ids = 0;
  const input = {
    goal: "g",
    step,
    plan: aPlan(...steps),
    snapshot,
    history: [],
    earlierActions: 0,
    answers: [],
    chains,
  };
  const choice = await refineStep(input, { model: createOfflineModel(), ids: { uuid: () => `q${++ids}` } });
  if (choice.kind !== "act") throw new Error(`no action: ${choice.kind}`);
  return choice;
}
const name = 'Enter "Jas" in the name field';
const phone = 'Enter "123" in the phone field';
const title = 'Select "Ms" in the Title list';

describe("chains", () => {
  it("joins the fields of one form, checked by the client, up to the step that sends them", async () => {
    const choice = await refined([name, phone, title, "Turn on Letters", "Submit the form"]);
    expect(choice.action).toEqual({ name: "setValue", args: ["name", "Jas"] });
    expect(choice.chainStepIds).toEqual(["s0", "s1", "s2", "s3"]);
    expect(
      choice.chain?.actions.map(({ action, verificationLevel, clientVerificationChecks }) => [
        action,
        verificationLevel,
        clientVerificationChecks[0],
      ]),
    ).toEqual([
      ['setValue("name", "Jas")', "client", "value_matches"],
      ['setValue("phone", "123")', "client", "value_matches"],
      ['select("title", "Ms")', "client", "value_matches"],
      ['check("letters")', "lightweight", "state_changed"],
    ]);
    expect(choice.chain?.metadata).toMatchObject({
      totalActions: 4,
      chainReason: "FORM_FILL",
      clientVerificationSufficient: true,
    });
  });

  it("calls a row of boxes a bulk selection", async () => {
    expect((await refined(["Turn on Letters", "Turn on Texts"])).chain?.metadata.chainReason).toBe(
      "BULK_SELECTION",
    );
  });

  it.each([
    ["a field of another form", 'Enter "7" in the code field'],
    ["a link", "Open Help"],
    ["a field that opens suggestions", 'Enter "Bern" in the city field'],
    ["the same field again", 'Enter "Jo" in the name field'],
    ["a step that sends", "Submit the form"],
    ["what is not on the page", 'Enter "x" in the fax field'],
  ])("ends before %s", async (_, step) => {
    expect((await refined([name, step, phone])).chain).toBeUndefined();
    expect((await refined([name, phone, step])).chainStepIds).toEqual(["s0", "s1"]);
  });

  it("begins with no search and no link, and is not built where it is not wanted", async () => {
    expect((await refined(['Search for "x"', name])).chain).toBeUndefined();
    expect((await refined(["Open Help", name])).chain).toBeUndefined();
    expect((await refined([name, phone], false)).chain).toBeUndefined();
  });
});
