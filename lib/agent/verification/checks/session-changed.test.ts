import { describe, expect, it } from "vitest";
import type { SkeletonNode } from "@/lib/agent/domain/snapshot";
import type { TargetFit } from "@/lib/agent/verification/fit/target-fit";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { checkTable } from "@/tests/support/check-table";
import { sessionChanged } from "./session-changed";

const signIn = (...more: string[]) => `
  form "Rowing club"
    textbox "Member number" ="88" #number
    textbox:password "Password" ="••••" #password
    button "Sign in" #go
${more.join("\n")}
`;
const club = (...more: string[]) => `
  heading "Boathouse"
  button "Sign out" #out
  list "Boats"
    item "Skiff"
    item "Gig"
${more.join("\n")}
`;
/** A page that has no control for signing out. */
const over = (control: string) => `\n  heading "Boathouse"\n  ${control}\n  item "Skiff"\n`;
const entering = { step: "Sign in", before: signIn(), on: "#go" };
const sending = {
  step: "Type the password seagull-3 and confirm with Enter",
  before: signIn(),
  on: "#password",
  does: "setValue" as const,
  value: "seagull-3",
  enter: true,
};
const leaving = { step: "Sign out", before: club(), on: "#out" };

const beside = `${signIn()}  link "Forgot the password?" >/forgot #forgot\n`;

checkTable(sessionChanged, [
  {
    when: "the link beside the form led to another page",
    says: "nothing",
    step: "Log in with the member number",
    before: beside,
    on: "#forgot",
    after: '\n  heading "A new password"\n  textbox "E-mail"\n  button "Send"\n',
  },
  ...["Confirm signing out", "Confirm to log off"].map((step) => ({
    when: `the step says "${step}", and what signs out signs in now`,
    says: "verified" as const,
    ...leaving,
    step,
    after: club().replace("Sign out", "Sign in"),
    again: true,
  })),
  {
    when: "the step confirms something else",
    says: "nothing",
    others: "may",
    ...leaving,
    step: "Confirm the boats",
    after: club().replace("Sign out", "Sign in"),
  },
  {
    when: "what signs out signs in now",
    says: "verified",
    ...leaving,
    after: club().replace("Sign out", "Sign in"),
  },
  {
    when: "what signs out is called otherwise",
    says: "nothing",
    others: "may",
    ...leaving,
    after: club().replace("Sign out", "Signing out"),
  },
  {
    when: "another page came up",
    says: "verified",
    ...entering,
    after: club(),
    urlAfter: "https://garden.test/boats",
  },
  {
    when: "the page that came up offers to sign in, as to anybody",
    says: "nothing",
    ...entering,
    after: club().replace('button "Sign out"', 'link "Sign in"'),
    urlAfter: "https://garden.test/boats",
  },
  {
    when: "it offers to sign out as well",
    says: "verified",
    ...entering,
    after: club('  link "Sign in"'),
    urlAfter: "https://garden.test/boats",
  },
  { when: "the same address shows another page", says: "verified", ...entering, after: club() },
  { when: "signing out came back to the sign-in page", says: "verified", ...leaving, after: signIn() },
  {
    when: "signing out left a page that offers to sign in",
    says: "verified",
    ...leaving,
    after: '\n  heading "Boathouse"\n  link "Sign in"\n  list "Boats"\n    item "Skiff"',
  },
  { when: "the password was sent by Enter", says: "verified", ...sending, after: club() },
  {
    when: "another password was typed",
    says: "nothing",
    ...sending,
    value: "seagull4",
    after: club(),
  },
  {
    when: "the step says nothing of sending it",
    says: "nothing",
    others: "may",
    ...sending,
    step: "Type the password seagull-3",
    after: club(),
  },
  { when: "it was sent, and the sign-in page is still there", says: "nothing", ...sending },
  { when: "the sign-in page is still there", says: "nothing", ...entering },
  {
    when: "the sign-in page says that the password is wrong",
    says: "nothing",
    ...entering,
    after: signIn('    alert "Wrong password"'),
  },
  {
    when: "signing in led to an error page",
    says: "nothing",
    ...entering,
    after: '\n  heading "Internal Server Error"',
  },
  {
    when: "signing in led to a page for a code",
    says: "nothing",
    ...entering,
    after: signIn('  textbox "One-time code"').replace(
      'textbox:password "Password"',
      'textbox:password "Code word"',
    ),
  },
  {
    when: "signing out only asks whether one is sure",
    says: "nothing",
    ...leaving,
    after: club('  dialog "Leave the club room?"', '    button "Stay"', '    button "Leave"'),
  },
  {
    when: "a control that is called something else came upon a session that was over",
    says: "nothing",
    ...leaving,
    before: over('button "Hire"'),
    on: "Hire",
    after: signIn(),
  },
  {
    when: "a control without a name led to the sign-in page",
    says: "verified",
    ...leaving,
    before: over('button "" #icon'),
    on: "#icon",
    after: signIn(),
  },
  { when: "signing out changed nothing", says: "nothing", ...leaving },
  {
    when: "another button than the one for signing out was pressed",
    says: "nothing",
    step: 'Press "Sign out"',
    before: club('  button "Hire"'),
    on: "Hire",
    after: signIn(),
  },
]);

describe("what led to the sign-in page, where the step does not say which control it means", () => {
  const led = (control: string, more: Partial<SkeletonNode> = {}, fit: TargetFit["fit"] = "unclear") => {
    const ground = groundOf(
      aVerificationCase({ step: "Sign out", before: over(`${control} #it`), on: "#it", after: signIn() }),
    );
    const { node } = ground.target;
    const target = { ...ground.target, node: node && { ...node, ...more } };
    return sessionChanged.check({ ...ground, target, fit: { fit, reason: "" } })?.outcome;
  };

  it.each([
    "Log off",
    "Sign off",
    "Exit",
    "Quit",
    "Leave",
    "End the session",
    "My account",
    "Yes",
    "OK",
    "Confirm",
  ])("may be called %s", (name) => {
    expect(led(`button "${name}"`)).toBe("verified");
  });

  it("may say so in what it is described by, or be known as", () => {
    expect(led('button "×" ^"Leave the boathouse"')).toBe("verified");
    expect(led('button "×"', { testId: "logout-button" })).toBe("verified");
    expect(led('button ""', { testId: "hire-button" })).toBeUndefined();
  });

  it("is the one that the step names, whatever it is called", () => {
    expect(led('button "Hire"')).toBeUndefined();
    expect(led('button "Hire"', {}, "this")).toBe("verified");
  });
});
