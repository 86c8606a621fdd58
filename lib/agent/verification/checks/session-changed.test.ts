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
const entering = { step: "Sign in", before: signIn(), on: "#go" };
const leaving = { step: "Sign out", before: club(), on: "#out" };

checkTable(sessionChanged, [
  {
    when: "another page came up",
    says: "verified",
    ...entering,
    after: club(),
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
