import { checkTable } from "@/tests/support/check-table";
import { chipGone } from "./chip-gone";

const form = (chips: readonly string[], { clear = "", more = "" } = {}) => `
  heading "Your profile"
  textbox "Full name" ="Mira Sand"
  region "Languages" #languages
${chips.map((chip) => `    button "Remove ${chip}"`).join("\n")}
${clear}
    textbox "Add a language"
${more}
  button "Save profile"`;
const text = (...chips: string[]) => ["Your profile", "Languages", ...chips, "Save profile"].join("\n");
const take = {
  step: "Remove Dutch from the languages",
  before: form(["Dutch", "Polish"]),
  text: text("Dutch", "Polish"),
  on: "Remove Dutch",
  after: form(["Polish"]),
  textAfter: text("Polish"),
};
const home = '  region "Spoken at home"\n    button "Remove Dutch" #home';
const twice = { before: form(["Dutch", "Polish"], { more: home }), after: form(["Polish"], { more: home }) };
const clear = { clear: '    button "Clear all" #clear' };
const empty = {
  step: "Remove all the languages",
  before: form(["Dutch", "Polish"], clear),
  on: "#clear",
  after: form([]),
};

checkTable(chipGone, [
  { when: "it went with the control that is called after it", says: "verified", ...take },
  { when: "all went that stood beside the control that clears them", says: "verified", ...empty },
  { when: "it is there still", says: "nothing", ...take, after: take.before, textAfter: take.text },
  {
    when: "the line that says it is there still",
    says: "nothing",
    ...take,
    textAfter: take.text,
  },
  {
    when: "another one went as well",
    says: "nothing",
    ...take,
    after: form([]),
    textAfter: text(),
  },
  {
    when: "the step means all of them",
    says: "nothing",
    ...take,
    step: "Remove all languages like Dutch",
  },
  {
    when: "the step keeps that one alone",
    says: "nothing",
    ...take,
    step: "Remove every language but Dutch",
  },
  {
    when: "the step wants something else done",
    says: "nothing",
    ...take,
    step: "Add Dutch to the languages",
  },
  {
    when: "the page says that it failed",
    says: "nothing",
    ...take,
    after: form(["Polish"], { more: '  alert "Dutch could not be removed" [.error]' }),
  },
  {
    when: "another page came up",
    says: "nothing",
    ...take,
    before: form(["Dutch"]),
    text: text("Dutch"),
    after: '\n  heading "Welcome"\n  link "Log in" >/login',
    urlAfter: "https://garden.test/welcome",
    textAfter: "Welcome",
  },
  {
    when: "another field holds one of that name, and the step says which",
    says: "verified",
    ...take,
    ...twice,
  },
  {
    when: "another field holds one of that name, and the step only counts",
    says: "nothing",
    ...take,
    ...twice,
    step: "Remove the first Dutch",
  },
  {
    when: "the field held it twice",
    says: "nothing",
    ...take,
    step: "Remove the second Dutch",
    before: form(["Dutch"], { clear: '    button "Remove Dutch" #again' }),
    text: text("Dutch", "Dutch"),
    on: "#again",
    after: form(["Dutch"]),
    textAfter: text("Dutch"),
  },
  { when: "the step does not say it", says: "nothing", ...take, step: "Remove the first language" },
  { when: "one of all is left", says: "nothing", ...empty, after: form(["Polish"]) },
  {
    when: "the step does not say that it means all",
    says: "nothing",
    ...empty,
    step: "Deselect the languages",
  },
  {
    when: "the control that went is not called as one that clears",
    says: "nothing",
    ...empty,
    step: "Reset all the languages",
    before: form(["Dutch", "Polish"], { clear: '    button "Reset languages" #clear' }),
  },
  {
    when: "the control that clears them is there still",
    says: "nothing",
    ...empty,
    after: form([], clear),
  },
  { when: "there was none of them", says: "nothing", ...empty, before: form([], clear) },
  {
    when: "the step keeps one of them",
    says: "nothing",
    ...empty,
    step: "Remove all the languages but the last",
  },
]);
