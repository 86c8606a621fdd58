import { describe, expect, it } from "vitest";
import type { PastAction } from "@/lib/agent/model-tasks/choosing-rules";
import { aPageContext } from "@/tests/support/a-page-context";
import { act, cannot } from "./answer";
import { clearingFirst } from "./clearing-first";

const past = (action: string, target: string): PastAction => ({
  action,
  target,
  outcome: "verified",
  summary: "",
});
const next = (
  outline: string,
  answer = act("click", ["save"], "", 0.9),
  history: PastAction[] = [],
): string =>
  clearingFirst(answer, "Set the harbour to Aarhus and save", aPageContext(outline, history)).action ??
  "nothing";

const save = 'textbox "Harbour" #harbour\nbutton "Save" #save !bar';
const bar = (...controls: string[]) =>
  [save, ...controls.map((control, at) => `button "${control}" #c${at} @bar`)].join("\n");
const cookies = ["Accept all cookies", "Only necessary", "×"];
const entered = [past('setValue("harbour", "Aarhus")', 'textbox "Harbour"')];

describe("what lies over the button that is to be pressed", () => {
  it.each<[string, string[], string]>([
    ["refuses cookies where it can", cookies, 'click("c1")'],
    [
      "closes what asks for them where it cannot",
      ["Accept all cookies", "Manage cookies", "×"],
      'click("c2")',
    ],
    ["agrees to cookies where nothing else is left", ["Accept all cookies", "Cookie policy"], 'click("c0")'],
    ["closes an offer", ["Subscribe", "No thanks, I hate good news"], 'click("c1")'],
    ["closes it in another language", ["S'abonner", "Non merci"], 'click("c1")'],
    [
      "presses nothing that does more than that",
      ["Subscribe", "Share", "Accept", "Reject", "Cancel"],
      'click("save")',
    ],
    ["presses nothing that only begins so", ["Close the account", "Dismiss all alerts"], 'click("save")'],
  ])("%s", (_, controls, expected) => {
    expect(next(bar(...controls), undefined, entered)).toBe(expected);
  });

  it("is closed by what lies on it, and not by the like on the page or on another cover", () => {
    const page = `button "Close" #ticket\n${bar("Got it")}\nbutton "Menu" #m !tip\nbutton "Close" #other @tip`;
    expect(next(page, undefined, entered)).toBe('click("c0")');
  });

  it("is closed once what lies over that in turn is away", () => {
    const page = `${save}\nbutton "Close" #inner @bar !top\nbutton "Got it" #outer @top`;
    expect(next(page, undefined, entered)).toBe('click("outer")');
  });

  it("is not pressed for ever where it stays, be it drawn anew or not", () => {
    const page = bar("×");
    const pressed = (...ids: string[]) => [
      ...entered,
      ...ids.map((id) => past(`click("${id}")`, 'button "×"')),
    ];
    expect(next(page, undefined, pressed("c0"))).toBe('click("save")');
    expect(next(page, undefined, pressed("a"))).toBe('click("c0")');
    expect(next(page, undefined, pressed("a", "b"))).toBe('click("save")');
  });
});

describe("what lies over the page", () => {
  const onHarbour = act("setValue", ["harbour", "Aarhus"], "", 0.9);
  it.each<[string, string, PastAction[], string]>([
    ["is taken away before the work begins", bar(...cookies), [], 'click("c1")'],
    ["one after the other", bar(...cookies), [past('click("9")', 'button "Got it"')], 'click("c1")'],
    [
      "is left where it is once the work has begun",
      bar(...cookies),
      [past('click("9")', 'link "Boats"')],
      "set",
    ],
    ["is left where it covers a link only", bar(...cookies).replace("button", "link"), [], "set"],
    ["is left where the goal speaks of it", bar("Harbour news", "×"), [], "set"],
    ["is left where it is worked in", `${bar("×")}\ntextbox "Berth" @bar`, [], "set"],
    [
      "is taken away with a field for an address",
      `${bar("×")}\ntextbox:email "E-mail" @bar`,
      [],
      'click("c0")',
    ],
  ])("%s", (_, outline, history, expected) => {
    const chosen = next(outline, onHarbour, history);
    expect(chosen.startsWith("setValue") ? "set" : chosen).toBe(expected);
  });

  it("is taken away where no way was found, unless it is worked in", () => {
    expect(next(bar("×"), cannot("Nothing is that."), entered)).toBe('click("c0")');
    expect(next(`${bar("×")}\ntextbox "Berth" @bar`, cannot("Nothing is that."), entered)).toBe("nothing");
  });

  it("is pressed itself where that is what is to be done", () => {
    expect(next(bar(...cookies), act("click", ["c0"], "", 0.9))).toBe('click("c0")');
  });
});
