import { expect, it } from "vitest";
import { fieldOfOtherEnd, spanEndOf } from "./span-ends";

it.each<[string, string | undefined]>([
  ["Closes", "end"],
  ["Publish a new closing time for Sunday", "end"],
  ["Opens", "begin"],
  ["Saturday opening hours", "begin"],
  ["Start of the shift", "begin"],
  ["Open until", undefined],
  ["From start to end", undefined],
  ["From", "begin"],
  ["From Monday", undefined],
  ["Weekend", undefined],
  ["Finland", undefined],
  ["Schließung", "end"],
  ["Heure de fermeture", "end"],
])("%s: %s", (text, expected) => expect(spanEndOf(text)).toBe(expected));

it.each<[string, string, string, string[], number | undefined]>([
  ["the field beside it", "the closing time", "Opens", ["Note", "Closes"], 1],
  ["none, for its own end", "the closing time", "Closes", ["Opens"], undefined],
  ["none where there is no other", "the closing time", "Opens", ["Note"], undefined],
  ["none of several", "the closing time", "Opens", ["Saturday closes", "Sunday closes"], undefined],
  ["none where nothing is said of an end", "the time", "Opens", ["Closes"], undefined],
])("%s is meant", (_, said, label, besides, expected) => {
  expect(fieldOfOtherEnd(said, label, besides)).toBe(expected);
});
