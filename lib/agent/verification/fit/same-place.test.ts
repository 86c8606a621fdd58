import { expect, it } from "vitest";
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
])("%s are one thing to the step: %s", (_, before, says) =>
  expect(groundOf(aVerificationCase({ step: "Open the cart", before, on: "#it" })).fit.fit === "this").toBe(
    says,
  ),
);
