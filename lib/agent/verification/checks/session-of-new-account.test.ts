import { checkTable } from "@/tests/support/check-table";
import { sessionChanged } from "./session-changed";

const joining = (control = 'button "Create account" #join') => `
  form "Join the rowing club"
    textbox "Member number" ="88"
    textbox:password "Password" ="••••••••"
    ${control}
  link "Rules" >/rules
`;
const signIn = (number = "", ...more: string[]) => `
  heading "Boathouse"
  form "Members"
    textbox "Member number" ${number}
    textbox:password "Password"
    button "Sign in"
${more.map((row) => `  ${row}`).join("\n")}
`;
const made = {
  step: "Create the account",
  before: joining(),
  on: "#join",
  url: "https://garden.test/join",
  requests: ["POST /members 201"],
  after: signIn(),
  urlAfter: "https://garden.test/signin",
  again: true,
};

checkTable(sessionChanged, [
  { when: "a page that signs in came for the new name", says: "verified", ...made },
  { when: "it has yet to last", says: "looks again", ...made, again: false },
  {
    when: "it came by joining",
    says: "verified",
    ...made,
    step: "Register the new member",
    before: joining('button "Sign up" #join'),
    after: signIn().replace("Sign in", "Log in"),
  },
  { when: "it is the same place", says: "nothing", others: "may", ...made, urlAfter: made.url },
  {
    when: "only the place on the page is another one",
    says: "nothing",
    others: "may",
    ...made,
    urlAfter: `${made.url}#signin`,
  },
  {
    when: "the page asks for a password to something else",
    says: "nothing",
    others: "may",
    ...made,
    after: signIn().replace('button "Sign in"', 'button "Go on"'),
  },
  {
    when: "the page only links to a page that signs in",
    says: "nothing",
    others: "may",
    ...made,
    after: '\n  heading "Boathouse"\n  button "Sign in"\n  item "Skiff"\n',
  },
  {
    when: "the page tells of an error",
    says: "nothing",
    ...made,
    after: signIn("", 'alert "The number 88 could not be registered: error"'),
  },
  {
    when: "the form for somebody new stands there still",
    says: "nothing",
    others: "may",
    ...made,
    after: signIn("", 'button "Create account"'),
  },
  {
    when: "the page holds what was entered",
    says: "nothing",
    others: "may",
    ...made,
    after: signIn('="88"'),
  },
  { when: "a blank is no value", says: "verified", ...made, after: signIn('=" "') },
  {
    when: "the address asks for the page that signs in",
    says: "verified",
    ...made,
    urlAfter: `${made.url}?form=signin`,
  },
  {
    when: "the page that asks for a password only links to one that signs in",
    says: "nothing",
    others: "may",
    ...made,
    after: signIn("", 'link "Sign in" >/signin').replace('button "Sign in"', 'button "Go on"'),
  },
  {
    when: "the page leads back to the form for somebody new",
    says: "verified",
    ...made,
    after: signIn("", 'link "Create account" >/join'),
  },
  {
    when: "the page holds what nobody entered",
    says: "verified",
    ...made,
    after: signIn("", 'combobox "Language" ="English"'),
  },
  { when: "the site took nothing", says: "nothing", ...made, requests: [] },
]);
