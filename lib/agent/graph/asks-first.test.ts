import { describe, expect, it } from "vitest";
import type { ClientReport } from "@/lib/agent/domain/client-report";
import { beforeStateOf } from "@/lib/agent/snapshot/skeleton";
import { aPage } from "@/tests/support/a-page";
import { anAction, aReport } from "@/tests/support/a-task";
import { asksFirst } from "./asks-first";

const list = (...more: string[]) =>
  aPage(`
  item "Yoga 18:30"
    button "Reserve" #a${more.map((line) => `\n    ${line}`).join("")}
  item "Yoga 20:00"
    button "Reserve" #b`);
/** What was pressed gave way to these. */
const asked = (...lines: string[]) =>
  aPage(
    `\n  item "Yoga 18:30"\n${lines.map((line) => `    ${line}`).join("\n")}\n  item "Yoga 20:00"\n    button "Reserve" #b`,
  );
type Requests = NonNullable<ClientReport["networkEvents"]>;
const posted: Requests = [{ method: "POST", urlPath: "/api/seats", status: 200, startedAt: 9 }];

function asks(after: ReturnType<typeof aPage>, requests: Requests | "unwatched" = []): boolean {
  const record = anAction({
    action: { name: "click", args: ["a"] },
    target: { id: "a", role: "button", name: "Reserve", path: "item:Yoga 18:30" },
    urlAtAction: "https://gym.test/",
    beforeState: beforeStateOf(list()),
  });
  const report = aReport(requests === "unwatched" ? {} : { networkEvents: requests });
  return asksFirst({ record, report, secondLook: true }, after);
}

describe("whether the page asks before it does something", () => {
  it.each([
    [
      "with a second control of the same name in the entry",
      list('checkbox "I agree" #c', 'button "Reserve" #d'),
      true,
    ],
    ["with a control that confirms", list('button "Confirm" #d'), true],
    ["with what says yes in its place", asked('button "Yes, reserve" #d', 'button "Keep looking" #e'), true],
    ["with its own words and a way back", asked('button "Reserve for good" #d', 'button "Cancel" #e'), true],
    ["not with the way back alone", asked('button "Cancel" #d', 'link "Details" #e'), false],
    ["not with what only says more", list('link "Details" #d'), false],
    [
      "not at another entry",
      aPage(
        '\n  item "Yoga 18:30"\n    button "Reserve" #a\n  item "Yoga 20:00"\n    button "Reserve" #b\n    button "Confirm" #c',
      ),
      false,
    ],
    [
      "not when an entry came: it may be what was made",
      aPage(
        '\n  item "Yoga 18:30"\n    button "Reserve" #a\n  item "Yoga 18:30"\n    button "Reserve" #n\n  item "Yoga 20:00"\n    button "Reserve" #b',
      ),
      false,
    ],
  ])("%s", (_, after, expected) => {
    expect(asks(after)).toBe(expected);
  });

  it("not when a request went out, nor when nobody watched for one", () => {
    const after = list('button "Confirm" #d');
    expect(asks(after, posted)).toBe(false);
    expect(asks(after, "unwatched")).toBe(false);
  });

  it("on a page of its own that asks and takes nothing but the answer", () => {
    const ask = (outline: string, requests: Requests = []) =>
      asks(aPage(outline, { url: "https://gym.test/seats/1/reserve" }), requests);
    const question = 'heading:1 "Reserve this seat?"\nform\n  button:submit "Yes, reserve"\nlink "Back"';
    expect(ask(question)).toBe(true);
    expect(ask(question, posted)).toBe(false);
    expect(ask(`${question}\ntextbox "Your name"`)).toBe(false);
    expect(ask(question.replace("?", "d"))).toBe(false);
    expect(asks(aPage(question, { url: "https://gym.test/" }))).toBe(false);
  });

  it("in place of a control that stands in no entry", () => {
    const page = (...lines: string[]) => aPage(`heading:1 "Seats"\n${lines.join("\n")}`);
    const before = page('button "Reserve" #a');
    const asked = (after: ReturnType<typeof aPage>, requests: Requests = []): boolean => {
      const record = anAction({
        action: { name: "click", args: ["a"] },
        target: { id: "a", role: "button", name: "Reserve", path: before.nodes.at(-1)?.path ?? "" },
        urlAtAction: "https://gym.test/",
        beforeState: beforeStateOf(before),
      });
      return asksFirst({ record, report: aReport({ networkEvents: requests }), secondLook: true }, after);
    };
    const question = page('button "Yes, reserve it" #y', 'button "Not yet" #n');
    expect(asked(question)).toBe(true);
    expect(asked(question, posted)).toBe(false);
    expect(asked(page('button "Really reserve" #y', 'button "Keep looking" #n'))).toBe(true);
    expect(asked(page('button "Show the plan" #y', 'button "Keep looking" #n'))).toBe(false);
    expect(asked(page('button "Yes, reserve it" #y'))).toBe(false);
    expect(asked(page('button "Reserve" #a', 'button "Yes" #y', 'button "No" #n'))).toBe(false);
  });

  it("in a dialog with fields for what is still to be said, as long as no request went out", () => {
    const dialog = (...more: string[]) =>
      aPage(
        `item "Yoga 18:30"\n  button "Reserve" #a\ndialog "Sure?"\n  button "Reserve seat" [disabled]${more.map((line) => `\n  ${line}`).join("")}`,
        { url: "https://gym.test/" },
      );
    const vow = 'checkbox "I know the rules"';
    expect(asks(dialog(vow))).toBe(true);
    expect(asks(dialog(vow), posted)).toBe(false);
    expect(asks(dialog('combobox "Column"', 'textbox "Hours"'))).toBe(true);
    expect(asks(dialog('textbox "Name"'), posted)).toBe(false);
  });
});
