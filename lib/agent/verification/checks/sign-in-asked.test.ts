import { checkTable } from "@/tests/support/check-table";
import { signInAsked } from "./sign-in-asked";

const signIn = `
  heading "Welcome back"
  form "Members"
    textbox "Member number"
    textbox:password "Password"
    button "Sign in"
`;
const home = `
  heading "Library"
  link "My loans" >https://garden.test/loans
  link "Sign in" >https://garden.test/sign-in
  button "Renew all"
`;

const filled = (password: string) => signIn.replace('"Password"', `"Password" ="${password}" #password`);
const signingIn = {
  step: "Sign in",
  before: filled("••••"),
  on: "Sign in",
  after: filled(""),
  requests: ["POST /sign-in 200 document"],
};

checkTable(signInAsked, [
  {
    when: "the step asks for the place where one gives one's authorization",
    says: "nothing",
    others: "may",
    step: "Open the Authorize dialog",
    before: `${home}  button "Authorize"`,
    on: "Authorize",
    after: `${home}  button "Authorize"\n  dialog "Access"\n    textbox "Name"\n    textbox:password "Password"\n    button "Authorize"`,
  },
  ...(
    [
      ["the way out gave way to the way in", "Log out", [], "refuted"],
      ["something was sent that may end the session", "Log out", ["POST /seeds 200 document"], "nothing"],
      ["there was no way out before", "Help", [], "nothing"],
    ] as const
  ).map(([when, way, requests, says]) => ({
    when,
    says,
    others: "may" as const,
    step: "Open the seed list",
    before: `\n  link "Seed list" >https://garden.test/seeds\n  link "${way}"`,
    on: "Seed list",
    requests,
    urlAfter: "https://garden.test/seeds",
    after: '\n  heading "Beds"\n  link "Register"\n  link "Log in"',
  })),
  ...(
    [
      [
        "what was sent was answered by the sign-in page",
        ["POST /loans/3/renew 302 fetch", "GET /login/ 200 fetch"],
        "refuted",
      ],
      [
        "another page came for what was sent",
        ["POST /loans/3/renew 302 fetch", "GET /loans 200 fetch"],
        "nothing",
      ],
      [
        "it was taken, and the name of who is in is read",
        ["POST /loans/3/renew 200 fetch", "GET /login/ 200 fetch"],
        "nothing",
      ],
    ] as const
  ).map(([when, requests, says]) => ({
    when,
    says,
    others: "may" as const,
    step: "Renew all loans",
    before: home,
    on: "Renew all",
    requests,
    after: home.replace("Renew all", "Failed"),
  })),
  { when: "the form that was sent came up again, without the password", says: "refuted", ...signingIn },
  {
    when: "it came up again, and nothing was sent",
    says: "nothing",
    others: "may",
    ...signingIn,
    requests: [],
  },
  {
    when: "it came up again with what was entered",
    says: "nothing",
    others: "may",
    ...signingIn,
    after: `${filled("••••")}  link "Forgot it?"`,
  },
  {
    when: "another page came up",
    says: "nothing",
    others: "may",
    ...signingIn,
    after: '\n  heading "Library"\n  link "My loans"',
  },
  {
    when: "a sign-in page came up in place of the one asked for",
    says: "refuted",
    step: "Open my loans",
    before: home,
    on: "My loans",
    after: signIn,
    urlAfter: "https://garden.test/loans",
  },
  {
    when: "a click that was to store something led to a sign-in page",
    says: "refuted",
    step: "Renew all loans",
    before: home,
    on: "Renew all",
    after: signIn,
  },
  {
    when: "the session ended",
    says: "refuted",
    step: "Renew all loans",
    before: home,
    on: "Renew all",
    after: `${signIn}\n  alert "Your session has expired"`,
  },
  {
    when: "the session ended, and no form is offered",
    says: "refuted",
    step: "Renew all loans",
    before: home,
    on: "Renew all",
    after: '\n  heading "Your session has expired"\n  link "Home"',
  },
  {
    when: "the step asks for the sign-in page",
    says: "nothing",
    others: "may",
    step: "Open the sign-in page",
    before: home,
    on: "Sign in",
    after: signIn,
    urlAfter: "https://garden.test/sign-in",
  },
  {
    when: "signing out leads there",
    says: "nothing",
    others: "verify",
    step: "Sign out",
    before: '\n  heading "Library"\n  button "Sign out"',
    on: "Sign out",
    after: signIn,
  },
  {
    when: "signing in failed and the page stayed",
    says: "nothing",
    step: "Sign in",
    before: signIn,
    on: "Sign in",
    after: `${signIn}\n  alert "Hello"`,
  },
  {
    when: "the page before already asked for a password",
    says: "nothing",
    step: "Create the account",
    before: `
      form "Join"
        textbox "Name"
        textbox "Town"
        textbox "Card number"
        textbox:password "Password"
        button "Join"
    `,
    on: "Join",
    after: signIn,
  },
  {
    when: "a form for a new password is no sign-in page",
    says: "nothing",
    others: "may",
    step: "Open the settings",
    before: '\n  button "Open settings"',
    on: "Open settings",
    after: `
      heading "Your settings"
      form "Security"
        textbox:password "New word"
        textbox:password "Repeat it"
    `,
    urlAfter: "https://garden.test/elsewhere",
  },
  ...[
    "Log in",
    "Sign out",
    "Sign up",
    "Open my account",
    "Change the password",
    "Show the authentication page",
  ].map((step) => ({
    when: `the step speaks of it: ${step}`,
    says: "nothing" as const,
    others: "may" as const,
    step,
    before: home,
    on: "My loans",
    after: signIn,
    urlAfter: "https://garden.test/sign-in",
  })),
  {
    when: "the session had ended before",
    says: "nothing",
    step: "Renew all loans",
    before: '\n  heading "Your session has expired"\n  button "Renew all"',
    on: "Renew all",
    after: '\n  heading "Your session has expired"\n  link "Home"',
  },
  {
    when: "a sign-in page was left for one that says that the session ended",
    says: "nothing",
    step: "Renew all loans",
    before: `${signIn}\n  button "Renew all"`,
    on: "Renew all",
    after: '\n  heading "Your session has expired"\n  link "Home"',
  },
]);
