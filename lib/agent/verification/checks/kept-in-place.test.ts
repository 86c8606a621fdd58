import { checkTable } from "@/tests/support/check-table";
import { keptInPlace } from "./kept-in-place";

const page = (...more: string[]): string => `
  heading "Settings"
  button "Save changes" #save
  switch "Show my e-mail" [checked] #mail
  switch "Show my town" [unchecked] #town
  textbox "Full name" ="Tilda Ek" #name
  textbox "Nickname" ="Till" #nick
${more.map((one) => `  ${one}`).join("\n")}`;
const told = (text = "Settings saved!"): string => page(`status "Success ${text}"`);
const save = {
  step: "Save the changes",
  goal: 'Turn on "Show my e-mail" and open the list of beds',
  nextStep: "Open the list of beds",
  mutating: true,
  before: page(),
  on: "#save",
  requests: ["PUT /users/2/settings 200 fetch"],
  after: told(),
};
const name = { ...save, step: "Save the profile", goal: 'Set the full name to "Tilda Ek" and open the beds' };

checkTable(keptInPlace, [
  { when: "the switch is on that the goal names", says: "verified", ...save },
  {
    when: "the field holds what the goal says",
    says: "verified",
    ...name,
    after: told("Profile has been updated successfully!"),
  },
  {
    when: "the goal quotes nothing, and says what the field is to hold",
    says: "verified",
    ...name,
    goal: "Set the nickname to Till and open the beds",
  },
  {
    when: "the goal quotes nothing, and the field holds something else",
    says: "nothing",
    ...name,
    goal: "Set the nickname to Tim and open the beds",
  },
  {
    when: "another switch was to be on",
    says: "nothing",
    ...save,
    goal: 'Turn on "Show my town" and open the beds',
  },
  {
    when: "the switch was to be off",
    says: "nothing",
    ...save,
    goal: 'Turn off "Show my e-mail" and open the beds',
  },
  {
    when: "the field holds something else",
    says: "nothing",
    ...name,
    goal: 'Set the full name to "Tilda Eck" and open the beds',
  },
  {
    when: "another field holds it",
    says: "nothing",
    ...name,
    goal: 'Set the nickname to "Tilda Ek" and open the beds',
  },
  {
    when: "the goal names nothing",
    says: "nothing",
    ...save,
    goal: "Turn on the messages and open the beds",
  },
  { when: "it ends the goal", says: "nothing", others: "may", ...save, last: true },
  { when: "the message says nothing of it", says: "nothing", ...save, after: told("Welcome back") },
  {
    when: "the message says that it was not kept",
    says: "nothing",
    ...save,
    after: page('alert "Error: the settings were not saved!"'),
  },
  { when: "nothing is said", says: "nothing", ...save, after: page() },
  { when: "nothing was sent", says: "nothing", ...save, requests: [] },
  { when: "the site refused it", says: "nothing", ...save, requests: ["PUT /users/2/settings 500 fetch"] },
  {
    when: "something else was sent as well",
    says: "nothing",
    others: "may",
    ...save,
    requests: [...save.requests, "POST /notes 201 fetch"],
  },
  {
    when: "something was removed",
    says: "nothing",
    ...save,
    requests: ["DELETE /users/2/settings 200 fetch"],
  },
  {
    when: "the switch went off with it",
    says: "nothing",
    ...save,
    after: told().replace("[checked]", "[unchecked]"),
  },
]);
