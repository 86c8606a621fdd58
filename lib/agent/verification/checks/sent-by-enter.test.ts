import { checkTable } from "@/tests/support/check-table";
import { sentByEnter } from "./sent-by-enter";

const cellar = (held: string, ...crates: string[]) => `
  heading "Crates"
  textbox "Name" ="${held}" #name
  list "In the cellar"
    item "Old pears"
${crates.map((crate) => `    item "${crate}"`).join("\n")}
`;
const step = 'Enter "Late plums" as the name of the crate and press Enter';
const types = { on: "#name", does: "setValue", value: "Late plums", enter: true } as const;
const stored = ["POST /crates 201"];
const made = { step, before: cellar(""), ...types, after: cellar("", "Late plums"), requests: stored };
const again = { ...made, again: true };
const byItself = { ...again, requests: [] };
const nothing = { says: "nothing", others: "may", ...again } as const;

checkTable(sentByEnter, [
  { when: "it is listed, and the field is empty", says: "verified", ...again },
  { when: "it is listed since a moment ago", says: "looks again", ...made },
  { when: "the page keeps it by itself", says: "verified", ...byItself },
  {
    when: "the field is gone",
    says: "verified",
    ...again,
    after: '\n  heading "Crates"\n  list "In the cellar"\n    item "Old pears"\n    item "Late plums"',
  },
  {
    when: "only the goal says it",
    says: "verified",
    ...again,
    step: "Enter the name of the crate and press Enter",
    goal: "There should be a crate called Late plums",
  },
  {
    when: "nobody says it",
    ...nothing,
    step: "Enter the name of the crate and press Enter",
    goal: "There should be a crate for the fruit",
  },
  { when: "the step says another name", ...nothing, step: step.replace("Late", "Early") },
  {
    when: "the goal says it, and the step another one",
    ...nothing,
    step: step.replace("Late plums", "Quinces"),
    goal: "Keep Late plums apart",
  },
  { when: "the step says it with another end", ...nothing, step: step.replace('plums"', 'plums!"') },
  { when: "no Enter followed", ...nothing, enter: false },
  { when: "the step wants it done otherwise", ...nothing, step: 'Remove the crate "Late plums"' },
  { when: "the field searches", ...nothing, ...swapped("textbox", "textbox:search") },
  { when: "an error came with it", ...nothing, after: `${made.after}  alert "Could not be saved"` },
  { when: "the site refused it", ...nothing, requests: [...stored, "POST /labels 409"] },
  { when: "the site did not hear it", ...nothing, requests: [...stored, "POST /labels failed"] },
  { when: "the site has not answered", ...nothing, requests: [...stored, "POST /labels"] },
  { when: "a page came that is not there", ...nothing, titleAfter: "Page not found" },
  { when: "the field holds it still", ...nothing, after: cellar("Late plums", "Late plums") },
  { when: "it is not listed", ...nothing, after: cellar("") },
  {
    when: "two of it came by themselves",
    ...nothing,
    ...byItself,
    after: cellar("", "Late plums", "Late plums, too"),
  },
  { when: "another place came by itself", ...nothing, ...byItself, urlAfter: "https://garden.test/stock" },
  {
    when: "it came as a part with a heading",
    says: "verified",
    ...byItself,
    after: `${cellar("")}  region ""\n    heading "Late plums"\n    button "Weigh"`,
  },
  {
    when: "it came as an entry with a heading",
    says: "verified",
    ...byItself,
    after: `${cellar("", "Late plums, 3 kg")}      heading "Late plums"`,
  },
  {
    when: "it came as a row of a table",
    says: "verified",
    ...byItself,
    before: cellar("").replace("list", "table").replace("item", "row"),
    after: `${cellar("").replace("list", "table").replace("item", "row")}    row "Late plums"`,
  },
  {
    when: "it came as no entry, and the site was told",
    says: "verified",
    ...again,
    after: `${cellar("")}  button "Late plums"`,
  },
  {
    when: "a message tells that it is there",
    says: "verified",
    ...again,
    after: `${made.after}  status "Saved"`,
  },
  {
    when: "what came is no entry",
    ...nothing,
    ...byItself,
    after: `${cellar("")}  button "Late plums"`,
  },
]);

function swapped(from: string, to: string) {
  return { before: made.before.replace(from, to), after: made.after.replace(from, to) };
}

const counted = {
  ...again,
  ...types,
  value: "12",
  step: 'Enter "12" as the name of the crate and press Enter',
};
const lettered = {
  ...counted,
  step: step.replace("Late plums", "B7"),
  value: "B7",
  after: cellar("", "B7"),
};
const named = (thing: string) => ({ ...again, step: step.replace("crate", thing) });
const barrels = (held: string, ...names: string[]) =>
  cellar(held, ...names)
    .replace('heading "Crates"', 'form "New barrel"')
    .replace("  textbox", "    textbox");

checkTable(sentByEnter, [
  { when: "the site was told a short number", says: "verified", ...counted, after: cellar("", "12") },
  { when: "a short number came by itself", ...nothing, ...counted, after: cellar("", "12"), requests: [] },
  {
    when: "a long number came by itself",
    says: "verified",
    ...counted,
    step: step.replace("Late plums", "1207"),
    value: "1207",
    after: cellar("", "1207"),
    requests: [],
  },
  { when: "a letter and a digit came by themselves", ...nothing, ...lettered, requests: [] },
  { when: "neither page is called by the thing of the step", ...nothing, ...named("barrel") },
  {
    when: "the form is called by it",
    says: "verified",
    ...named("barrel"),
    before: barrels(""),
    after: barrels("", "Late plums"),
  },
  { when: "the page that came is called by it", says: "verified", ...named("barrel"), titleAfter: "Barrels" },
  {
    when: "the page before was called by it",
    says: "verified",
    ...named("barrel"),
    title: "Barrels",
    titleAfter: "Cellar",
  },
]);

const door = (...rows: string[]) => `
  heading "Reading room"
${rows.map((row) => `  ${row}`).join("\n")}
`;
const field = 'textbox:email "E-mail" #mail';
const enters = {
  step: 'Enter "ida@reeds.test" as the e-mail and press Enter',
  before: door(field, 'button "Login"'),
  on: "#mail",
  does: "setValue",
  value: "ida@reeds.test",
  enter: true,
  after: '\n  heading "Shelves"\n  link "Novels"',
  urlAfter: "https://garden.test/shelves",
} as const;

checkTable(sentByEnter, [
  { when: "the way in is gone with its form", says: "verified", ...enters },
  {
    when: "the page that came has a way in",
    ...nothing,
    ...enters,
    after: `${enters.after}\n  link "Sign in"`,
  },
  { when: "the page before had none", ...nothing, ...enters, before: door(field, 'button "Subscribe"') },
  {
    when: "a link speaks of signing in",
    says: "verified",
    ...enters,
    after: `${enters.after}\n  link "Who can sign in"`,
  },
  { when: "a heading says it", ...nothing, ...enters, before: door(field, 'heading "Log in"') },
  {
    when: "the page before only told how",
    ...nothing,
    ...enters,
    before: door(field, 'link "Log in by post"'),
  },
  { when: "only what it shows changed", ...nothing, ...enters, urlAfter: "https://garden.test/beds?all=1" },
  { when: "the address is the same", ...nothing, ...enters, urlAfter: "https://garden.test/beds" },
  { when: "the field is there still", ...nothing, ...enters, after: `${enters.after}\n  ${field}` },
]);

const shelf = (held: string, states = "") => `
  heading "Crate"
  textbox "Name" ="${held}"${states} #name
  button "Weigh"
  list "In it"
    item "Pears"
`;
const renamed = {
  step,
  before: shelf("Plums"),
  ...types,
  after: shelf("Late plums"),
  requests: ["PATCH /crates/4 200"],
  again: true,
} as const;

checkTable(sentByEnter, [
  { when: "the site changed it, and the field holds it", says: "verified", ...renamed },
  { when: "the site put it", says: "verified", ...renamed, requests: ["PUT /crates/4 200"] },
  {
    when: "it is to be renamed",
    says: "verified",
    ...renamed,
    step: 'Change the name to "Late plums" and press Enter',
  },
  {
    when: "the site kept something beside",
    says: "verified",
    ...renamed,
    requests: ["POST /views 200", "PATCH /crates/4 200"],
  },
  { when: "it is so since a moment ago", says: "looks again", ...renamed, again: false },
  { when: "the site changed nothing that it kept", ...nothing, ...renamed, requests: ["POST /crates/4 200"] },
  { when: "the field holds another name", ...nothing, ...renamed, after: shelf("Plums") },
  {
    when: "the field says that it is invalid",
    ...nothing,
    ...renamed,
    after: shelf("Late plums", " [invalid]"),
  },
  { when: "another place came", ...nothing, ...renamed, urlAfter: "https://garden.test/stock" },
]);
