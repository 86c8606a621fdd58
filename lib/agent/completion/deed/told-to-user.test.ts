import { describe, expect, it } from "vitest";
import { textsOf } from "@/lib/agent/completion/page/places";
import { aPage } from "@/tests/support/a-page";
import { saidOn, sayingsDone } from "./told-to-user";

const goal = "Vote for 'Pea soup' in the poll 'Friday lunch'";
const poll = (text: string, title = "Friday lunch", url = "https://a.org/polls/4") =>
  aPage(`heading:1 "${title}"`, { title: "Polls", url, text });

/** What a fresh load says of it, where the page said something else before the deed. */
const told = (before: string, fresh: ReturnType<typeof poll>, wording = goal): string | undefined =>
  saidOn(sayingsDone(wording, poll(before)), textsOf(fresh), fresh, wording);

describe("what a page says to its user when it was done", () => {
  it.each<[string, string, ReturnType<typeof poll>, string | undefined]>([
    [
      "it says so since",
      "You have not voted yet.",
      poll("You voted for Pea soup."),
      "you voted for Pea soup",
    ],
    ["it says that it is not", "You have not voted yet.", poll("You have not voted yet."), undefined],
    ["it says so of others", "2 voted for Stew.", poll("3 people voted for Pea soup."), undefined],
    ["it said so before", "You voted for Pea soup.", poll("You voted for Pea soup."), undefined],
    ["it says so of something else", "No vote yet.", poll("You voted for Stew."), undefined],
    [
      "it is headed by another thing",
      "No vote yet.",
      poll("You voted for Pea soup.", "Monday lunch"),
      undefined,
    ],
    [
      "its address carries it",
      "No vote yet.",
      poll("You voted for Pea soup.", "Friday lunch", "https://a.org/polls/4?for=Pea+soup"),
      undefined,
    ],
  ])("%s", (_, before, fresh, expected) => {
    expect(told(before, fresh)).toBe(expected);
  });

  const event = (text: string, title = "Seed swap, 21 March", url = "https://a.org/events/41") =>
    aPage(`heading:1 "${title}"`, { title: "Events", url, text });
  const joining = "Sign me up for the seed swap on 21 March, 2 people";

  it.each<[string, ReturnType<typeof poll>, string | undefined]>([
    ["the page of the thing says just that", event("You are signed up with 2 people."), "you are signed up"],
    ["with another number", event("You are signed up with 3 people."), undefined],
    ["without the number", event("You are signed up."), undefined],
    ["of something else", event("You are signed up to our letters, 2 people read them."), undefined],
    ["it is a place in a queue", event("You are signed up with 2 people on the reserve list."), undefined],
    [
      "on the page of another day",
      event("You are signed up with 2 people.", "Seed swap, 14 February"),
      undefined,
    ],
    [
      "on the page of another thing on that day",
      event("You are signed up with 2 people.", "Compost talk, 21 March"),
      undefined,
    ],
    [
      "its address carries it",
      event("You are signed up with 2 people.", "Seed swap, 21 March", "https://a.org/events?with=2"),
      undefined,
    ],
  ])("without a name: %s", (_, fresh, expected) => {
    expect(told("2 people are coming.", fresh, joining)).toBe(expected);
    expect(told("You are signed up with 2 people.", fresh, joining)).toBeUndefined();
  });

  it.each<[string, string, string | undefined]>([
    ["Sign up for the course 'Knots'", "You are signed up for Knots", "you are signed up for Knots"],
    ["Apply to 'Harbour watch'", "You have applied to Harbour watch.", "you have applied to Harbour watch"],
    ["Withdraw from 'Knots'", "You withdrawed from Knots", undefined],
    ["Join it", "You joined it", undefined],
  ])("%s: %s", (wording, line, expected) => {
    expect(told("Nothing yet.", poll(line), wording)).toBe(expected);
  });
});
