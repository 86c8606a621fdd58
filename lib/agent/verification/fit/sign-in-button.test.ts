import { describe, expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";

const said = (step: string, before: string, on: string): string => {
  const { fit } = groundOf(aVerificationCase({ step, before, on }));
  return `${fit.fit}: ${fit.reason}`;
};
const tied = "unclear: several elements fit the step equally well";
const rival = (what: string): string => `other: the step names the ${what}`;

describe("the button that sends the password", () => {
  const gate = (button = "Login", field = "password") =>
    `\n  menuitem "Sign in"\n  form\n    textbox "Email"\n    textbox:${field} "Secret" #field\n    button "${button}" #it`;
  it.each<[string, string, string]>([
    ["Sign in", gate(), "this: it sends the password"],
    ["Sign in", gate("Login", "text"), rival('menuitem "Sign in"')],
    ["Sign in", gate("Register"), rival('menuitem "Sign in"')],
    ["Sign up as petra", gate("Sign up").replace("Sign in", "Sign up"), "this: it sends the password"],
    ["Sign up as petra", gate("Sign up", "text").replace("Sign in", "Sign up"), tied],
  ])("%s", (step, before, expected) => {
    expect(said(step, before, "#it")).toBe(expected);
  });
});
