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

  const verbs =
    "show display reveal launch switch close dismiss hide exit expand unfold collapse fold minimize minimise add append create make start " +
    "register compose remove delete discard erase cancel clear empty archive move drag edit rename modify replace adjust " +
    "assign reassign set submit save confirm apply finish complete continue proceed find locate extract read collect scrape tell give " +
    "verify ensure wait scroll hover upload attach send forward publish login logout accept agree decline reject " +
    "approve invite buy pay reload refresh undo redo reschedule unfollow subscribe unsubscribe clone " +
    "duplicate unpin unstar see sort narrow check get resume increase decrease raise lower restore " +
    "renew extend prolong postpone reserve deploy donate restock resolve merge withdraw promote revoke grant unlock mute unmute unblock enrol enroll";
  it.each(verbs.split(" "))("%s", (verb) => {
    expect(startsWithVerb(`${verb} that bed`)).toBe(true);
    expect(startsWithVerb(`${verb.toUpperCase()} that bed`)).toBe(true);
  });

  const nouns =
    "search order filter book email message call note answer report log sign look limit star pin drop use focus follow schedule list " +
    "copy share post view label comment print download request contact input address pause reply change update count name mark purchase " +
    "transfer refund bookmark block rate lock favourite favorite";
  it.each(nouns.split(" "))("%s, where an object follows", (verb) => {
    expect(startsWithVerb(`${verb} the bed`)).toBe(true);
    expect(startsWithVerb(`${verb.toUpperCase()} the bed`)).toBe(true);
    expect(startsWithVerb(`${verb} times of the bed`)).toBe(false);
  });

  it.each([
    "crosscheck it",
    "tickets of Ann",
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
