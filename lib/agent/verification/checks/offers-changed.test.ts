import { checkTable } from "@/tests/support/check-table";
import { sessionChanged } from "./session-changed";

const page = (...controls: string[]) => `
  heading "Boathouse"
  textbox "Member number" ="88"
  textbox:password "Password" ="••••"
${controls.join("\n")}
`;
const [enter, leave] = ['  button "Log in" #way', '  button "Log out" #way'];
const signIn = {
  step: "Log in with the data that is entered",
  before: page(enter),
  on: "#way",
  after: page(leave),
  again: true,
};
const signOut = { ...signIn, step: "Log out", before: page(leave), after: page(enter) };

checkTable(sessionChanged, [
  { when: "the form stays, and the way in became the way out", says: "verified", ...signIn },
  { when: "it did a moment ago", says: "looks again", ...signIn, again: false },
  { when: "the way out became the way in", says: "verified", ...signOut },
  { when: "the way in is there as well", says: "nothing", ...signIn, after: page(enter, '  link "Log out"') },
  {
    when: "the way out was there before",
    says: "nothing",
    ...signIn,
    before: page(enter, '  link "Log out"'),
  },
  { when: "the way in only went", says: "nothing", ...signIn, after: page() },
  { when: "it went the other way", says: "nothing", ...signOut, step: "Log in" },
  {
    when: "the page says that it failed",
    says: "nothing",
    ...signIn,
    after: page(leave, '  alert "Wrong password"'),
  },
]);
