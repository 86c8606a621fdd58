import { checkTable } from "@/tests/support/check-table";
import { formReloaded } from "./form-reloaded";

type Fields = { hut?: string; keeper?: string; more?: string; outside?: string };
const hut = ({ hut = "Larch Ridge", keeper = "Odd Vik", more = "", outside = "" }: Fields = {}) => `
  link "Huts" #huts
  form "Hut" #form
    textbox "Hut name" ="${hut}" #name
    textbox "Keeper" ="${keeper}" #keeper
    textbox "Beds" ="14" #beds
    button "Save hut" #save
    button "Publish hut" #publish
${more}
  button "Save" #outside
${outside}`;
const done = '  status "The hut was updated"';
const anew = ["POST /beds 302 document", "GET /beds 200 document"];
const keep = {
  step: "Save the hut",
  goal: 'Rename the hut "Spruce Top" to "Larch Ridge"',
  before: hut(),
  on: "#save",
  after: hut({ outside: done }),
  requests: anew,
  again: true,
};
const unfit = { ...keep, says: "nothing", others: "may" } as const;
const anonymous = (page: string) => page.replace('"Hut name"', '""');
const typed = (page: string, type: string) => page.replace("textbox", `textbox:${type}`);
const twice = (page: string) =>
  page.replace("    button", '    textbox "Hut name" ="Larch Ridge" #n2\n    button');

checkTable(formReloaded, [
  { when: "the page came anew with what was entered", says: "verified", ...keep },
  { when: "nothing tells that it was done", ...unfit, after: hut() },
  {
    when: "an error stands in the form as well",
    ...unfit,
    after: hut({ more: '    alert "Keeper is required"', outside: done }),
  },
  {
    when: "the field holds another single word",
    ...unfit,
    goal: 'Rename the hut to "Larch"',
    before: hut({ hut: "Larch" }),
    after: hut({ hut: "Spruce", outside: done }),
  },
  {
    when: "something else that was asked for is nowhere",
    ...unfit,
    goal: 'Set the region to "Jotun" and the name to "Larch Ridge"',
  },
  {
    when: "something else that was asked for stands on the page",
    says: "verified",
    ...keep,
    goal: 'Set the region to "Jotun" and the name to "Larch Ridge"',
    after: hut({ outside: `${done}\n  heading "Jotun"` }),
  },
  {
    when: "what is said last is in no field",
    ...unfit,
    goal: 'Set the name to "Larch Ridge" and the region to "Jotun"',
    after: hut({ outside: `${done}\n  heading "Jotun"` }),
  },
  { when: "the goal names nothing that was entered", ...unfit, goal: "Save the hut" },
  { when: "the field has no name", ...unfit, before: anonymous(hut()), after: anonymous(keep.after) },
  { when: "two fields are called so since then", ...unfit, after: twice(keep.after) },
  {
    when: "it was typed to search",
    ...unfit,
    before: typed(hut(), "search"),
    after: typed(keep.after, "search"),
  },
  {
    when: "it is a password",
    ...unfit,
    before: typed(hut(), "password"),
    after: typed(keep.after, "password"),
  },
  { when: "the button publishes it", ...unfit, step: "Publish the hut", on: "#publish" },
  { when: "the button stands in no form", ...unfit, on: "#outside" },
  { when: "it was only pointed at", ...unfit, does: "hover" },
  {
    when: "the form was sent by a script",
    ...unfit,
    requests: ["POST /beds 302 xhr", "GET /beds 200 document"],
  },
  {
    when: "only a script asked for the page",
    ...unfit,
    requests: ["POST /beds 302 document", "GET /beds 200 xhr"],
  },
  {
    when: "it was posted to another site",
    ...unfit,
    requests: ["POST pay.test/beds 302 document", "GET /beds 200 document"],
  },
  { when: "the page was given before", ...unfit, requests: [...anew].reverse() },
  { when: "no page came after it", ...unfit, requests: ["POST /beds 200 document"] },
  {
    when: "the page that came after it broke",
    ...unfit,
    requests: ["POST /beds 302 document", "GET /beds 500 document"],
  },
  { when: "the site refused it", ...unfit, requests: ["POST /beds 422 document", "GET /beds 200 document"] },
  { when: "something else was refused", ...unfit, requests: ["PUT /drafts 409", ...anew] },
  { when: "something else broke off", ...unfit, requests: ["PUT /drafts failed", ...anew] },
  { when: "another page came", ...unfit, urlAfter: "https://garden.test/huts" },
  {
    when: "the same page came with a mark in its address",
    says: "verified",
    ...keep,
    urlAfter: "https://garden.test/beds?saved=1",
  },
  {
    when: "it came at another part of the page",
    says: "verified",
    ...keep,
    urlAfter: "https://garden.test/beds#hut",
  },
  { when: "the page is called otherwise than one that is there", ...unfit, titleAfter: "Page not found" },
  {
    when: "something broke off that may be of another site",
    ...unfit,
    requests: ["PUT unknown/drafts failed", ...anew],
  },
  {
    when: "an error stands elsewhere",
    says: "verified",
    ...keep,
    after: hut({ outside: `${done}\n  alert "The weather could not be loaded"` }),
  },
  {
    when: "nobody knows of which site it was",
    says: "verified",
    ...keep,
    requests: ["POST unknown/beds 302 document", "GET unknown/beds 200 document"],
  },
  {
    when: "the page was only asked for",
    ...unfit,
    requests: ["GET /beds 200 document", "GET /beds 200 document"],
  },
  { when: "it was posted twice", ...unfit, requests: ["POST /beds 302 document", "POST /beds 200 document"] },
  {
    when: "the page that came sends on",
    ...unfit,
    requests: ["POST /beds 302 document", "GET /beds 302 document"],
  },
  {
    when: "nobody answered what was posted",
    ...unfit,
    requests: [],
    report: {
      networkEvents: ["POST", "GET"].map((method, at) => ({
        method,
        urlPath: "/beds",
        resourceType: "document",
        startedAt: at,
        ...(at === 0 ? {} : { status: 200 }),
      })),
    },
  },
  {
    when: "it was chosen from a list",
    ...unfit,
    before: hut().replace('textbox "Hut', 'combobox "Hut'),
    after: keep.after.replace('textbox "Hut', 'combobox "Hut'),
  },
  {
    when: "a heading is called as the field is",
    says: "verified",
    ...keep,
    after: hut({ outside: `${done}\n  heading "Hut name"` }),
  },
  {
    when: "a line says what else was asked for",
    says: "verified",
    ...keep,
    goal: 'Set the region to "Jotun" and the name to "Larch Ridge"',
    text: "Huts",
    textAfter: "Huts\nJotun",
  },
  {
    when: "the site writes the sum in its own way",
    says: "verified",
    ...keep,
    goal: 'Set the fee to "1,200 NOK"',
    before: hut({ hut: "1,200 NOK" }),
    after: hut({ hut: "1200.00 NOK", outside: done }),
  },
]);

/** The field holds again what it did at first. */
const dropped = { ...keep, after: hut({ hut: "Spruce Top", outside: done }) };
const left = { ...dropped, says: "nothing", others: "may" } as const;

checkTable(formReloaded, [
  { when: "what was entered is nowhere", says: "refuted", ...dropped },
  { when: "a line of the page has it", ...left, text: "Huts", textAfter: "Huts\nLarch Ridge" },
  {
    when: "an element is called by it",
    ...left,
    after: hut({ hut: "Spruce Top", outside: '  heading "Larch Ridge"' }),
  },
  { when: "another field holds it", ...left, after: hut({ hut: "Spruce Top", keeper: "Larch Ridge" }) },
  { when: "the field is empty", ...left, after: hut({ hut: "" }) },
  { when: "the field holds a number", ...left, after: hut({ hut: "0" }) },
  { when: "the field is gone", ...left, after: hut().replace(/.*"Hut name".*\n/, "") },
  {
    when: "it was a single word",
    ...left,
    goal: 'Rename the hut to "Larch"',
    before: hut({ hut: "Larch" }),
    after: hut({ hut: "Spruce" }),
  },
  { when: "it is written a little otherwise", ...left, after: hut({ hut: " larch ridge" }) },
  { when: "the goal does not say it", ...left, goal: "Save the hut" },
  { when: "it was no page that was posted", ...left, requests: ["POST /beds 200"] },
]);
