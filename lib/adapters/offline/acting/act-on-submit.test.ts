import { describe, expect, it } from "vitest";
import { saveStep } from "@/lib/adapters/offline/writing/written";
import { aPageContext } from "@/tests/support/a-page-context";
import { actOnSubmit } from "./act-on-submit";

describe("a button that sends what was entered, with something over it", () => {
  const list = 'combobox "Day" #day |"Tuesday|Thursday" ="Thursday"\nbutton "Apply changes" #apply';
  const chosen = [
    { action: 'select("day", "Thursday")', target: "", outcome: "verified" as const, summary: "" },
  ];
  const told = (outline: string): string => {
    const answer = actOnSubmit(
      { do: "submit", verb: "save", text: saveStep, target: undefined },
      aPageContext(outline, chosen),
    );
    return answer.decision === "act" ? `${answer.prepares ? "first " : ""}${answer.action}` : answer.decision;
  };
  it.each([
    ["is pressed where nothing is", list, 'click("apply")'],
    ["waits until a notice is closed", `${list} !\nbutton "Got it" #ok`, 'first click("ok")'],
    ["cannot be pressed where nothing closes what lies there", `${list} !`, "cannot"],
  ])("%s", (_, outline, expected) => expect(told(outline)).toBe(expected));
});

it.each([
  ["Next", 'first click("go")'],
  ["Next step →", 'first click("go")'],
  ["Siguiente", 'first click("go")'],
  ["Nächster Schritt", 'first click("go")'],
  ["Continue", 'click("go")'],
  ["Fortfahren", 'click("go")'],
  ["Weiter", 'click("go")'],
  ["Dalej", 'click("go")'],
  ["Next of kin", 'click("go")'],
  ["Enter the hive", 'click("go")'],
])("of a form with the button %s a step that sends it does %s", (name, expected) => {
  const answer = actOnSubmit(
    { do: "submit", verb: "submit", text: "Submit the form for the new hive", target: undefined },
    aPageContext(`form "Hive"\n  textbox "Queen" #queen ="Maud"\n  button "${name}" #go`, [
      { action: 'setValue("queen", "Maud")', target: "", outcome: "verified" as const, summary: "" },
    ]),
  );
  const told =
    answer.decision === "act" ? `${answer.prepares ? "first " : ""}${answer.action}` : answer.decision;
  expect(told).toBe(expected);
});
