import { describe, expect, it } from "vitest";
import { startsWithVerb } from "./action-verbs";

describe("a piece of a sentence that begins with a command", () => {
  it.each([
    "click it",
    "Uncheck all",
    "retick it",
    "reselect it",
    "please click it",
    "now, then click it",
    ..."also first firstly second secondly third thirdly next finally lastly afterwards again just immediately simply"
      .split(" ")
      .map((word) => `${word} open it`),
    "  open",
    "open, quickly",
    "search the beds",
    "email Ann",
    "order 3 plants",
    'name it "Kale"',
    "label “Kale”",
    "order by name",
    "look for it",
    "sign in",
    "share every bed",
    "copy `x`",
    "search",
    "download",
    "print",
    "share",
    "post",
    "reply",
    "purchase",
  ])("%s", (piece) => {
    expect(startsWithVerb(piece)).toBe(true);
  });

  it.each([
    "the bed",
    "search results",
    "email address",
    "order number",
    "name",
    "list",
    "open: the bed",
    "title = open",
    "open = x",
    "3 open it",
    "",
    "please",
    "quickly open it",
    "opening it",
    "reopener",
    "searches the beds",
    "name thing",
    "order forms",
  ])("not %j", (piece) => {
    expect(startsWithVerb(piece)).toBe(false);
  });

  it("is no word alone where that is not enough", () => {
    expect([startsWithVerb("search", false), startsWithVerb("open", false)]).toEqual([false, true]);
  });

  it.each(
    "the a an my your our this that these those all every each both any for it them him her in on off out up to into by down as only".split(
      " ",
    ),
  )("a word that is often a noun is a verb before %s", (word) => {
    expect(startsWithVerb(`filter ${word} beds`)).toBe(true);
    expect(startsWithVerb(`filter ${word}x beds`)).toBe(false);
  });
});
