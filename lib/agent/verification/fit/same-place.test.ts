import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const shop = (...controls: string[]) =>
  `\n  heading "Lamps"\n${controls.map((one) => `  ${one}`).join("\n")}`;
const link = 'link "My cart" >https://garden.test/cart';

it.each<[string, string, boolean]>([
  ["a link and the button in it", shop(link, 'button "My cart" #it'), true],
  ["the link around it", shop(`${link} #it`, 'button "My cart"'), true],
  ["a button before the link", shop('button "My cart" #it', link), false],
  ["something between them", shop(link, 'button "Lamps"', 'button "My cart" #it'), false],
  ["two links", shop(link, `${link}/2 #it`), false],
  ["two links of one address", shop(link, 'heading "Lately seen"', `${link} #it`), true],
  [
    "two links of one part of the page",
    shop('link "My cart" >/lamps#edit', 'heading "Lately seen"', 'link "My cart" >/lamps#edit #it'),
    false,
  ],
  [
    "two links of one address that leads nowhere",
    shop('link "My cart" >#', 'heading "Lately seen"', 'link "My cart" ># #it'),
    false,
  ],
])("%s are one thing to the step: %s", (_, before, says) =>
  expect(groundOf(aVerificationCase({ step: "Open the cart", before, on: "#it" })).fit.fit === "this").toBe(
    says,
  ),
);

const tongues = (browse = "/cs/", own = "/cs/", row = "Czech 3%") => `
  table "Languages"
    row "${row}"
      link "Browse" >${browse} #browse
      link "Czech" >${own}
    row "Dutch 5%"
      link "Browse" >/nl/ #other
      link "Dutch" >/nl/`;
it.each<[string, string, string, boolean]>([
  ["it leads where the link with the name does", "#browse", tongues(), true],
  ["it leads elsewhere", "#browse", tongues("/cs/find"), false],
  ["it is a button by its address", "#browse", tongues("#", "#"), false],
  ["it is that of another row", "#other", tongues(), false],
])("in the row of the one that the step names %s: by %s", (_, on, before, says) => {
  const ground = groundOf(aVerificationCase({ step: "Click Czech in the list of languages", before, on }));
  expect(ground.fit.fit === "this").toBe(says);
});

describe("a link and the line of a menu in it", () => {
  const menu = (inner: string): string => `
  list:menu "Site"
    link "Seed orders" >/seeds #link
    menuitem "${inner}" #line
    link "Edit orders" >/edit
    menuitem "Edit orders" #edit
`;
  it.each<[string, string, string, string]>([
    ["Click Seed orders", "Seed orders", "#line", "this"],
    ["Click Seed orders", "Seed orders", "#link", "this"],
    ["Click Seed orders", "Seed orders", "#edit", "other"],
    // Of another name, it is another one.
    ["Click Seed orders", "Orders", "#edit", "other"],
  ])("%s, with the line %s, by %s: %s", (step, inner, on, fit) => {
    expect(groundOf(aVerificationCase({ step, before: menu(inner), on })).fit.fit).toBe(fit);
  });
});
