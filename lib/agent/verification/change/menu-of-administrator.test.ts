import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase, type CaseParts } from "@/tests/support/a-verification-case";
import { tellsItsMenu } from "./menu-came";

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

it("tells the menu by what can be pressed in it, where no line of text came", () => {
  const before = `\n  heading "Harbour"\n  button "" [popup] #size\n  button "" [popup] #own`;
  const menu = (...names: string[]): string =>
    `${before}\n  list "" \n${names.map((name) => `    clickable "${name}"`).join("\n")}`;
  const tells = (...names: string[]): boolean =>
    tellsItsMenu(
      groundOf(
        aVerificationCase({
          step: "Open the user menu",
          before,
          after: menu(...names),
          text: "Harbour",
          textAfter: "Harbour",
          on: "#own",
        }),
      ),
    );
  expect(tells("Profile", "Log out")).toBe(true);
  expect(tells("Small", "Large")).toBe(false);
  expect(tells("Log out")).toBe(false);
});
