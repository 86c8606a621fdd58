import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { menuCame, tellsItsMenu } from "./menu-came";

const page = (...more: string[]) =>
  `\n  heading "Harbour"\n  button "Ida Falk" #ida\n${more.map((row) => `  ${row}`).join("\n")}`;
const came = (...names: string[]): Partial<CaseParts> => ({
  after: page(...names.map((name) => `menuitem "${name}"`)),
  text: "Harbour",
  textAfter: ["Harbour", ...names].join("\n"),
});
const own = came("My account", "Sign out");

it.each<[string, Partial<CaseParts>, boolean]>([
  ["Open the user menu", own, true],
  ["Open the administrator menu", own, true],
  ["Open the admin menu", own, true],
  ["Open the member menu", came("Berths", "Log out"), true],
  ["Open the account dropdown", came("Edit profile", "Berths"), true],
  ["Open the avatar menu", own, true],
  ["Open the profile menu", own, true],
  ["Open the user menu at the top right", own, true],
  ["Open the user menu in the header", own, true],
  // Of what the place holds, or another menu there.
  ["Open the user menu in the list of boats", own, false],
  ["Open the harbour menu at the top right", own, false],
  ["Open the user menu at the top right", came("Berths", "Boats"), false],
  ["Open the harbour menu", own, false],
  ["Open the administrator menu", came("Berths", "Boats"), false],
  ["Open the administrator menu", came("Sign out"), false],
  ["Open the administrator page", own, false],
  ["Close the administrator menu", own, false],
])("%s, and %j came: %s", (step, parts, says) =>
  expect(tellsItsMenu(groundOf(aVerificationCase({ step, before: page(), on: "#ida", ...parts })))).toBe(
    says,
  ),
);

const bar = '\n  heading "Harbour"\n  button "" [popup] #size\n  button "" [popup] #own\n';
const opened = bar.replace("[popup] #own", "[popup expanded] #own");
const listed = (...names: string[]): string =>
  `  list ""\n${names.map((name) => `    clickable "${name}"`).join("\n")}`;
it.each<[string, string, string, boolean]>([
  ["one's own account, in one list", "user", `${opened}${listed("Profile", "Log out")}`, true],
  ["its own word, in one list", "boat", `${opened}${listed("New boat", "Berths")}`, true],
  ["right behind it", "user", `${opened}  link "Profile"\n  link "Log out"`, true],
  ["in a list behind what was there", "user", `${opened}  text "1"\n${listed("Profile", "Log out")}`, true],
  ["nothing of it", "user", `${opened}${listed("Small", "Large")}`, false],
  ["just one", "user", `${opened}${listed("Log out")}`, false],
  ["what opens nothing, by its markup", "user", `${bar}${listed("My account", "News", "Log out")}`, false],
  [
    "one in each of two lists",
    "user",
    `${opened.replace("  button", `${listed("News")}\n  button`)}${listed("Log out")}`,
    false,
  ],
])("what can be pressed tells the menu where no line of text came: %s", (_, word, after, says) => {
  const before = after.includes('text "1"') ? `${bar}  text "1"` : bar;
  const lines = { text: "Harbour", textAfter: "Harbour" };
  const parts = { step: `Open the ${word} menu`, before, after, on: "#own", ...lines };
  expect(tellsItsMenu(groundOf(aVerificationCase(parts)))).toBe(says);
});

const one = '\n  heading "Harbour"\n  link "Berths"\n  button "" #own\n';
it.each<[string, string, boolean]>([
  ["in one list", `${one}${listed("Small", "Large")}`, true],
  ["right behind it", `${one}  link "Small"\n  link "Large"`, true],
  ["in two other places", `\n  link "Small"${one.replace("  button", '  link "Large"\n  button')}`, false],
])("the menu of the only control without a name came %s: %s", (_, after, says) => {
  const parts = { step: "Open the user menu", before: one, after, on: "#own" };
  expect(menuCame(groundOf(aVerificationCase(parts)))).toBe(says);
});
