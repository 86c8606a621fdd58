import { checkTable } from "@/tests/support/check-table";
import { stepTurned } from "./step-turned";

const wizard = (fields: readonly string[], more = ""): string => `
  heading "Open an account"
${fields.map((name) => `  textbox "${name}"`).join("\n")}
  button "Back"
  button "Next →" #next
${more}`;
const marked = (marks: readonly string[], fields: readonly string[], name: string): string =>
  ["You", "Seats"].map((part, at) => `\n  button "${part}" ${marks[at] ? `[${marks[at]}]` : ""}`).join("") +
  wizard(fields).replace("Next →", name);
const next = {
  step: "Go to the next step of the wizard",
  before: wizard(["First name", "Email"]),
  on: "#next",
};

checkTable(stepTurned, [
  { when: "the fields went, and others came", says: "verified", ...next, after: wizard(["Plan", "Seats"]) },
  {
    when: "the step says the control",
    says: "verified",
    ...next,
    step: "Continue with the next page by Next",
    after: wizard(["Plan"]),
  },
  {
    when: "the step counts to one that may be further on",
    says: "nothing",
    others: "may",
    ...next,
    step: "Go to the third step of the wizard by Next",
    after: wizard(["Plan"]),
  },
  {
    when: "the fields are there still",
    says: "nothing",
    ...next,
    after: wizard(["First name", "Email", "Plan"]),
  },
  { when: "no others came", says: "nothing", others: "may", ...next, after: wizard([]) },
  {
    when: "the page objects",
    says: "nothing",
    ...next,
    after: wizard(["Plan"], '  alert "The email is not valid"'),
  },
  {
    when: "the site refused it",
    says: "nothing",
    ...next,
    requests: ["POST /account 422"],
    after: wizard(["Plan"]),
  },
  {
    when: "the control goes back",
    says: "nothing",
    ...next,
    before: next.before.replace("Next →", "Previous"),
    after: wizard(["Plan"]),
  },
  {
    when: "the step says nothing of a step",
    says: "nothing",
    others: "may",
    ...next,
    step: "Press Next",
    after: wizard(["Plan"]),
  },
  ...(
    [
      [
        "it is the present one now",
        "Next",
        "Press Next",
        ["current", ""],
        ["", "current"],
        false,
        "verified",
      ],
      ["it is the last step", "Next", "Press Next", ["current", ""], ["", "current"], true, "nothing"],
      [
        "the step says another place",
        "Next",
        "Press Next for the seats",
        ["current", ""],
        ["", "current"],
        false,
        "nothing",
      ],
      ["it went back", "Next", "Press Next", ["", "current"], ["current", ""], false, "nothing"],
      ["none is marked", "Next", "Press Next", ["", ""], ["", ""], false, "nothing"],
      [
        "the control leads elsewhere",
        "Finish",
        "Press Finish",
        ["current", ""],
        ["", "current"],
        false,
        "nothing",
      ],
    ] as const
  ).map(([when, name, step, before, after, isLast, says]) => ({
    when: `of the parts shown side by side the one behind: ${when}`,
    says,
    others: "may" as const,
    step,
    last: isLast,
    before: marked(before, ["First name", "Email"], name),
    on: `#next`,
    after: marked(after, ["Plan"], name),
  })),
]);
