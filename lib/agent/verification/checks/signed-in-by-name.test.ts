import { checkTable } from "@/tests/support/check-table";
import { sessionChanged } from "./session-changed";

const door = (held: string, way = "Sign in", holder = "form") => `
  heading "Boat club"
  ${holder} "Members"
    textbox "Name" ="${held}" #name
    button "${way}" #way
  link "About us" #about
`;
const enter = {
  step: 'Click "Sign in"',
  goal: "Sign in as Runa",
  before: door("Runa"),
  on: "#way",
  after: '\n  heading "Boats"\n  link "Jetty"\n  link "Repairs"',
  urlAfter: "https://garden.test/boats",
} as const;
const nothing = { says: "nothing", others: "may" } as const;

checkTable(sessionChanged, [
  { when: "the form of a name gave way to another place", says: "verified", ...enter },
  ...["No account found", "Create your account", "Check your inbox", "Enter the code"].map((title) => ({
    when: `what came is headed "${title}"`,
    ...nothing,
    ...enter,
    after: `\n  heading "${title}"\n  link "Back"`,
  })),
  {
    when: "what came asks for a password",
    ...nothing,
    ...enter,
    after: '\n  heading "Boats"\n  textbox:password "Secret"',
  },
  { when: "the step says to sign in", says: "verified", ...enter, step: "Sign in" },
  {
    when: "it is called to log in",
    says: "verified",
    ...enter,
    step: "Log in",
    before: door("Runa", "Log in"),
  },
  {
    when: "most of the page gave way",
    says: "verified",
    ...enter,
    step: "Sign in",
    urlAfter: "https://garden.test/beds",
  },
  { when: "no name was entered", ...nothing, ...enter, step: "Sign in", before: door("") },
  {
    when: "the form is there still",
    ...nothing,
    ...enter,
    step: "Sign in",
    after: door("Runa"),
    urlAfter: "https://garden.test/beds",
  },
  {
    when: "the form is there still on another place",
    ...nothing,
    ...enter,
    step: "Sign in",
    after: door("Runa", "Enter"),
  },
  {
    when: "the place that came asks to sign in",
    ...nothing,
    ...enter,
    step: "Sign in",
    after: `${enter.after}\n  link "Log in"`,
  },
  {
    when: "the place that came asks so in what is hidden",
    says: "verified",
    ...enter,
    step: "Sign in",
    after: `${enter.after}\n  link "Log in" [hidden]`,
  },
  {
    when: "the place that came is not there",
    ...nothing,
    ...enter,
    step: "Sign in",
    titleAfter: "Page not found",
  },
  {
    when: "the name stood in no form",
    ...nothing,
    ...enter,
    step: "Sign in",
    before: door("Runa", "Sign in", "region"),
  },
  {
    when: "two forms can be sent so",
    ...nothing,
    ...enter,
    step: "Sign in",
    before: `${door("Runa")}  form "Guests"\n    textbox "Guest" ="Otto"\n    button "Sign in" #guest`,
  },
  { when: "it was not pressed", ...nothing, ...enter, step: "Sign in", does: "hover" },
]);
