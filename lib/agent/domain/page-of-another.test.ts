import { expect, it } from "vitest";
import { isPageOfAnother } from "./urls";

const site = "https://quay.test";
it.each([
  ["/boats/71/fee", "/boats/17/fee", true],
  ["/boats/a1", "/boats/a2", true],
  ["/boats/17/fee", "/boats/17/fee", false],
  ["/boats/17/log", "/boats/17/fee", false],
  ["/boats", "/boats/17/fee", false],
  ["/boats/all/fee", "/boats/17/fee", false],
  ["/slips/18/log", "/boats/17/fee", false],
])("%s is the page of another thing beside %s: %s", (url, page, expected) => {
  expect(isPageOfAnother(`${site}${url}`, `${site}${page}`)).toBe(expected);
});
