import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { signedOutSince, signedOutThere } from "./signed-out-there";

const shop = (...more: string[]): string => `
  heading "Harbour shop"
  button "Basket" #basket
${more.map((line) => `  ${line}`).join("\n")}
`;
/** Links, each in an entry of one list. */
const listed = (...names: string[]): string =>
  ["list", ...names.flatMap((name) => [`  item "${name}"`, `    link "${name}"`])].join("\n    ");

const basket = (...more: string[]): string =>
  `\n  heading "Your basket"\n${more.map((line) => `  ${line}`).join("\n")}`;

it.each<[string, boolean, Partial<CaseParts>]>([
  ["a button to log in came", true, { after: basket('button "Log in"') }],
  ["a link to sign in came", true, { after: basket('link "Sign-in"') }],
  ["one with a sign before it came", true, { after: basket('link "→ Login"') }],
  ["it stood there before", false, { before: shop('link "Login"'), after: basket('link "Login"') }],
  ["it is hidden", false, { after: basket('link "Login" [hidden]') }],
  ["it is a heading", false, { after: basket('heading "Login"') }],
  ["it tells who signed in", false, { after: basket('link "Logins of the week"') }],
  ["the step is about that", false, { after: basket('link "Login"'), step: "Log off and open the basket" }],
  [
    "it is one of what the place lists",
    false,
    { after: basket(listed("Rooms", "Reports", "Referrals", "Sign in")) },
  ],
  ["it is one of two", true, { after: basket(listed("Rooms", "Sign in")) }],
  [
    "it stands in the site's menu",
    true,
    {
      before: shop(listed("Home", "Offers", "Log out")),
      after: basket(listed("Home", "Offers", "Register", "Sign in")),
    },
  ],
  [
    "it stands beside links in no list",
    true,
    { after: basket('link "Rooms"', 'link "Reports"', 'link "Referrals"', 'link "Sign in"') },
  ],
  ["the place is the same", false, { after: basket('link "Login"'), urlAfter: "https://harbour.test/" }],
])("%s: %s", (_, is, parts) => {
  const ground = groundOf(
    aVerificationCase({
      step: "Open the basket",
      before: shop(),
      on: "#basket",
      url: "https://harbour.test/",
      urlAfter: "https://harbour.test/basket",
      ...parts,
    }),
  );
  expect(signedOutThere(ground)).toBe(is);
});

it.each<[string, boolean, Partial<CaseParts>]>([
  ["the way in stands where the way out did", true, {}],
  ["the way out is still there", false, { after: basket('link "Log out"', 'link "Sign in"') }],
  ["both were there before", false, { before: shop('link "Log out"', 'link "Log in"') }],
  ["nobody was signed in", false, { before: shop() }],
  ["no way in came", false, { after: basket('link "Help"') }],
  ["the step ends the session", false, { step: "Close the account" }],
  ["the step may end it", false, { step: "Save the new password" }],
  ["the workspace goes", false, { step: "Delete the workspace Fern" }],
  ["the organisation is left", false, { step: "Leave the organization" }],
  ["the site is as new", false, { step: "Reset the site Fern" }],
  ["all of it goes", false, { step: "Erase all my data" }],
  ["nobody is called so any more", false, { step: "Delete the username Fern" }],
  ["the address signs in", false, { step: "Delete the email Fern" }],
  ["it is put to rest", false, { step: "Deactivate my membership" }],
  ["the site is only saved", true, { step: "Save the site Fern" }],
  ["something of it goes", true, { step: "Delete the bed Fern" }],
  ["a letter is sent", true, { step: "Send the e-mail to Fern" }],
  ["a word is left", true, { step: "Leave a comment" }],
  [
    "the way in is listed among what the place offers",
    false,
    { after: basket(listed("Rooms", "Reports", "Referrals", "Sign in")) },
  ],
])("after something was sent, %s: %s", (_, is, parts) => {
  const ground = groundOf(
    aVerificationCase({
      step: "Save the options",
      before: shop('link "Log Out"'),
      on: "#basket",
      url: "https://harbour.test/",
      after: basket('link "Login"'),
      ...parts,
    }),
  );
  expect(signedOutSince(ground)).toBe(is);
});
