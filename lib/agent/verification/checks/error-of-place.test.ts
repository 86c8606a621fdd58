import { checkTable } from "@/tests/support/check-table";
import { errorShown } from "./error-shown";

const form = (values: readonly string[], ...more: string[]): string => `
  form "Password"
    textbox "Present" =${JSON.stringify(values[0] ?? "")} #present
    textbox "New" =${JSON.stringify(values[1] ?? "")} #new
    textbox "Member" [disabled] ="42"
    button "Change" #change
${more.map((line) => `  ${line}`).join("\n")}
`;
const change = {
  step: "Click Change to set the new password",
  before: form(["heron", "teal"]),
  on: "#change",
  text: "Password",
};
const demands = ["Please provide your present password.", "Please provide your new password."];
const emptied = (message: string) => ({
  ...change,
  after: form(["", ""], ...(message === "" ? [] : [`status "${message}"`])),
  textAfter: ["Password", message, ...demands].join("\n"),
});

checkTable(errorShown, [
  {
    when: "the fields are empty again and required, and the site says that it was done",
    says: "nothing",
    others: "may",
    ...emptied("Your password was successfully changed."),
  },
  {
    when: "the fields are empty again and required, and the site took it",
    says: "nothing",
    others: "may",
    ...emptied(""),
    requests: ["POST /password 200 xhr"],
  },
  {
    when: "the fields are empty again and required, in a document that the site gave anew",
    says: "refuted",
    ...emptied(""),
    requests: ["POST /password 200 document"],
  },
  { when: "the fields are empty again and required", says: "refuted", ...emptied("") },
  {
    when: "one of them still holds what it did",
    says: "refuted",
    ...emptied(""),
    after: form(["heron", ""]),
    requests: ["POST /password 200 xhr"],
  },
  {
    when: "a request was refused",
    says: "refuted",
    ...emptied(""),
    requests: ["POST /password 200 xhr", "POST /password/check 422 xhr"],
    others: "may",
  },
]);

const entry = {
  step: "Save the new task",
  before: '\n  form "Task"\n    textbox "Name" ="Sow"\n    button "Save" #save',
};
const tasks = (alert: string): string => `\n  heading "Tasks"\n  ${alert}\n  item "Sow"`;
const saved = {
  ...entry,
  on: "#save",
  url: "https://garden.test/tasks/new",
  urlAfter: "https://garden.test/tasks",
  requests: ["POST /tasks 201 xhr"],
};
const prose = `The store keeps the tasks of all gardens. ${"A task may be undone while it is new. ".repeat(5)}Press Alt to see how an error of tasks looks.`;
const open = {
  step: "Open the tasks",
  before: '\n  heading "Beds"\n  link "Tasks" >/tasks #tasks',
  on: "#tasks",
  url: "https://garden.test/beds",
  urlAfter: "https://garden.test/tasks",
};

checkTable(errorShown, [
  {
    when: "the list that came counts what is late, in the colour of errors",
    says: "nothing",
    others: "may",
    ...saved,
    after: tasks('status "1 task is overdue" [.alert-error]'),
  },
  {
    when: "the list that came says that the task was not saved",
    says: "refuted",
    ...saved,
    after: tasks('status "The task could not be saved" [.alert-error]'),
  },
  {
    when: "the page stays, and says something of tasks in the colour of errors",
    says: "refuted",
    ...saved,
    urlAfter: saved.url,
    after: `${entry.before}\n  status "1 task is overdue" [.alert-error]`,
  },
  {
    when: "the place that came explains itself at length",
    says: "nothing",
    others: "may",
    ...open,
    after: tasks(`status "${prose}"`),
  },
  {
    when: "the place that came says in short what is wrong with it",
    says: "refuted",
    ...open,
    after: tasks('status "The tasks have an error"'),
  },
]);
