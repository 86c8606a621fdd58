import { checkTable } from "@/tests/support/check-table";
import { formCame } from "./form-came";

const studio = (...more: string[]) => `
  heading "Kilns"
  list "Kilns"
    item "Big kiln"
      button "Edit" #edit
      link "Photos" #photos
  button "Add kiln" #add
${more.map((row) => `  ${row}`).join("\n")}
`;
const form = ['form "Kiln"', '  textbox "Name" ="Big kiln"', '  button "Save"'];
const edit = { step: "Click Edit of the Big kiln", before: studio(), on: "#edit", after: studio(...form) };
const add = {
  step: 'Click "Add kiln"',
  before: studio(),
  on: "#add",
  after: studio('form "Kiln"', '  textbox "Name"', '  button "Save"'),
};
const nothing = { says: "nothing", others: "may" } as const;
const nextTo = (field: string) => studio(form[0] ?? "", `  ${field}`, '  button "Save"');

checkTable(formCame, [
  { when: "what came holds the name", says: "verified", ...edit },
  { when: "what came is headed by it", says: "verified", ...edit, after: headed("Big kiln") },
  { when: "what came is of another one", ...nothing, ...edit, after: headed("Small oven") },
  { when: "what came to be edited is empty", ...nothing, ...edit, after: nextTo('textbox "Name"') },
  {
    when: "the step names nothing beside the control",
    says: "verified",
    ...edit,
    step: 'Click "Edit"',
    before: studio().replace("Big kiln", ""),
    after: studio('form "Kiln"', '  textbox "Name" ="Lime"').replace("Big kiln", ""),
  },
  {
    when: "what came is to be chosen from a list",
    says: "verified",
    ...add,
    after: nextTo('combobox "Kind"'),
  },
  { when: "what came is a box to tick", ...nothing, ...add, after: nextTo('checkbox "Gas"') },
  { when: "what came searches", ...nothing, ...add, after: nextTo('textbox:search "Find"') },
  { when: "what came is hidden", ...nothing, ...add, after: nextTo('textbox "Name" [hidden]') },
  { when: "nothing came", ...nothing, ...add, after: studio() },
  { when: "something new comes empty", says: "verified", ...add },
  {
    when: "something new for what the step names comes empty",
    says: "verified",
    ...add,
    step: 'Click "Add kiln" for the Big one',
  },
  {
    when: "something new for what the step names holds another text",
    ...nothing,
    ...add,
    step: 'Click "Add kiln" for the Big one',
    after: nextTo('textbox "Name" ="Oven 2"'),
  },
  {
    when: "a choice came that is made, beside what is empty",
    says: "verified",
    ...add,
    step: 'Click "Add kiln" for the Big one',
    after: studio('form "Kiln"', '  textbox "Name"', '  combobox "Kind" ="Gas"'),
  },
  ...["Click New to add a kiln", 'Press the "New" to add a kiln', "Use New to add a kiln"].map((step) => ({
    when: `the step says "${step}", and a form for a kiln came`,
    says: "verified" as const,
    ...renamed(add, "New"),
    step,
  })),
  {
    when: "the step says what is to be made, and no form of it came",
    ...nothing,
    ...renamed(add, "New"),
    step: "Click New to add a glaze",
  },
  {
    when: "the step says more of what is to be made than the form",
    says: "verified",
    ...renamed(add, "New"),
    step: "Click New to add a gas kiln",
  },
  {
    when: "the step says the control later",
    ...nothing,
    ...renamed(add, "New"),
    step: "Use the button New to add a kiln",
  },
  {
    when: "the step only begins like the control",
    ...nothing,
    ...renamed(add, "New"),
    step: "Click Newer kilns",
  },
  { when: "the step does not press it", ...nothing, ...renamed(add, "New"), step: "New kiln" },
  { when: "the step does what the control is called", ...nothing, ...edit, step: "Edit the Big kiln" },
  { when: "the control has no name", ...nothing, ...renamed(add, ""), step: "Click to add a kiln" },
  { when: "the step does not say the control", ...nothing, ...add, step: "Click the plus below the list" },
  { when: "the step wants a kiln", ...nothing, ...add, step: "Add kiln" },
  { when: "the pointer only stood on it", ...nothing, ...add, does: "hover" },
  {
    when: "a button of what came says the name",
    ...nothing,
    ...edit,
    after: studio(form[0] ?? "", '  textbox "Name" ="Oven 2"', '  button "Delete Big kiln"'),
  },
  {
    when: "one field of something new holds another text",
    ...nothing,
    ...add,
    step: 'Click "Add kiln" for the Big one',
    after: studio('form "Kiln"', '  textbox "Name"', '  textbox "Street" ="Oven 2"'),
  },
  { when: "something is to be set up, and nothing says so", ...nothing, ...renamed(add, "Configuration") },
  { when: "the control shows what is new", ...nothing, ...renamed(add, "See new kilns") },
  {
    when: "the control changes something new",
    ...nothing,
    ...renamed(add, "Change new kiln"),
    step: 'Click "Change new kiln" for the Big one',
  },
  {
    when: "the control only shows",
    ...nothing,
    ...edit,
    step: "Click Photos of the Big kiln",
    on: "#photos",
  },
  { when: "something was stored", ...nothing, ...add, requests: ["POST /kilns 201"] },
  { when: "the site refused it", ...nothing, ...add, requests: ["POST /kilns 409"] },
  { when: "the site did not hear it", ...nothing, ...add, requests: ["POST /kilns failed"] },
  { when: "an error came with it", ...nothing, ...add, after: `${add.after}  alert "Could not be loaded"` },
  { when: "a hint came with it", says: "verified", ...add, after: `${add.after}  status "Two are free"` },
  { when: "a page came that is not there", ...nothing, ...add, titleAfter: "Page not found" },
]);

function renamed({ before, after, ...rest }: typeof add, control: string) {
  const [was, is] = [before, after].map((page) => page.replace("Add kiln", control));
  return { ...rest, step: `Click "${control}"`, before: was ?? "", after: is ?? "" };
}

function headed(name: string): string {
  return studio('dialog "Change"', `  heading "${name}"`, '  textbox "Weight" ="4 t"', '  button "Save"');
}

const ticket = (...more: string[]) => `
  heading "Ticket"
  button "Assign somebody" #assign
${more.map((row) => `  ${row}`).join("\n")}
`;
const names = ['  item "Ida"', '  item "Omar"'];
const assign = {
  step: 'Click "Assign somebody"',
  before: ticket(),
  on: "#assign",
  after: ticket('list "People"', ...names),
};

checkTable(formCame, [
  { when: "what can be chosen came", ...nothing, ...assign },
  { when: "it came in a menu", ...nothing, ...assign, after: menu("menuitem") },
  { when: "it came as options", ...nothing, ...assign, after: menu("option") },
  { when: "it came as rounds", ...nothing, ...assign, after: menu("radio") },
  { when: "only one can be chosen", ...nothing, ...assign, after: ticket('list "People"', '  item "Ida"') },
  {
    when: "they stand in two lists",
    ...nothing,
    ...assign,
    after: ticket('list "Day"', '  item "Ida"', 'list "Night"', '  item "Omar"'),
  },
  {
    when: "something else came beside",
    ...nothing,
    ...assign,
    after: ticket('list "People"', ...names, 'button "Send"'),
  },
  { when: "another address came with them", ...nothing, ...assign, urlAfter: "https://garden.test/beds?p=1" },
]);

function menu(role: string): string {
  return ticket('dialog ""', '  region "People"', `    ${role} "Ida"`, '    image ""', `    ${role} "Omar"`);
}

const bed = (last: string) => `\n  heading "Beds"\n  list "Beds"\n    item "North"\n  ${last}\n`;
const bySwap = { step: 'Click "Create a bed"', before: bed('button "Create a bed" #new'), on: "#new" };
checkTable(formCame, [
  {
    when: "the field takes the place of the button",
    says: "verified",
    ...bySwap,
    after: bed('textbox "Name of the new bed"'),
  },
  {
    when: "the field is for something else",
    ...nothing,
    ...bySwap,
    after: bed('textbox "Name of the new path"'),
  },
  {
    when: "the button stays where the field is called so",
    ...nothing,
    ...bySwap,
    after: `${bed('button "Create a bed" #new')}  textbox "Name of the new bed"\n`,
  },
]);

const firing = (name: string): string => studio(`form "${name}"`, '  textbox "Day"', '  button "Save"');
const begun = {
  ...add,
  step: "Start scheduling a firing",
  before: studio().replace("Add kiln", "Schedule firing"),
  after: firing("Firing").replace("Add kiln", "Schedule firing"),
};
checkTable(formCame, [
  { when: "the step only begins it, and the form came", says: "verified", ...begun },
  { when: "the step does it", ...nothing, ...begun, step: "Schedule a firing" },
  { when: "with its beginning the goal ends", ...nothing, ...begun, last: true },
  { when: "the step begins it, and nothing came", ...nothing, ...begun, after: begun.before },
  { when: "the step begins something else", ...nothing, ...begun, step: "Start scheduling a tour" },
  {
    when: "the step begins it, and the form for something else came",
    ...nothing,
    ...begun,
    after: firing("Tour").replace("Add kiln", "Schedule firing"),
  },
]);
