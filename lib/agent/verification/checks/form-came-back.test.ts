import { checkTable } from "@/tests/support/check-table";
import { errorShown } from "./error-shown";

const sign = (...more: string[]): string => `
${more.map((line) => `  ${line}`).join("\n")}
  form
    textbox "User" ="ann"
    button "Sign in" #send`;
const wrong = 'alert "Bad user name or password" [.alert-error]';
const page = (status: number): string[] => [`POST /sign-in ${status} document`];
const sent = {
  step: "Sign in",
  before: sign(),
  on: "#send",
  after: sign(wrong),
  requests: page(200),
  urlAfter: "https://garden.test/sign-in/check",
};

checkTable(errorShown, [
  { when: "the page of the form answers it, with an error on top", says: "refuted", ...sent },
  {
    when: "what the site has taken led back to the form",
    says: "nothing",
    others: "may",
    ...sent,
    requests: page(302),
  },
  {
    when: "nothing was sent as a page",
    says: "nothing",
    others: "may",
    ...sent,
    requests: ["POST /sign-in 200"],
  },
  {
    when: "the form is not there any more",
    says: "nothing",
    others: "may",
    ...sent,
    after: `\n  ${wrong}\n  heading "Garden"`,
  },
  { when: "no error is told", says: "nothing", others: "may", ...sent, after: sign('alert "Welcome"') },
  { when: "it was told before", says: "nothing", others: "may", ...sent, before: sign(wrong) },
]);
