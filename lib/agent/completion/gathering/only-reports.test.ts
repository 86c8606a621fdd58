import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { onlyReports } from "./only-reports";

const url = "http://inn.test/arrivals/62/done?guest=Ida+Falk&room=214";
const begun = "http://inn.test/";
const page = (heading: string, link: string) =>
  aPage(`heading:1 "${heading}"\nlink "Desk" >${link}`, { url });

it.each<[string, string, string, boolean, boolean]>([
  ["says what its address does, and leads back", "Welcome", "/", true, true],
  ["says what its address does, and leads elsewhere", "Welcome", "/help", true, false],
  ["says what its address does, and leads to itself", "Welcome", url, true, false],
  ["says more than its address, and leads back", "Welcome", "/", false, false],
  ["thanks", "Thank you", "/help", false, true],
])("a page that %s", (_, heading, link, tells, expected) => {
  expect(onlyReports(page(heading, link), tells, begun)).toBe(expected);
});

it("the page on which the work began is read where it is", () => {
  expect(onlyReports(page("Welcome", "/arrivals/62/done"), true, "http://inn.test/arrivals/62/done")).toBe(
    false,
  );
});
