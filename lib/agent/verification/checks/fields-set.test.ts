import { checkTable } from "@/tests/support/check-table";
import { fieldsSet } from "./fields-set";

const wrap = (rows: readonly string[], more = "") => `
  heading "Parcel"
  form "Parcel"
${rows.map((row) => `    ${row}`).join("\n")}
    button "Reset" #reset
    button "Today" #today
    button "Random street" #random
    checkbox "Fragile" #fragile
${more}
`;
const parcel = (to: string, day: string, size = "Small", more = "") =>
  wrap(
    [
      `textbox "Street" ="${to}"`,
      `textbox "Posting day" ="${day}"`,
      `combobox "Size" ="${size}" |"Small|Large"`,
    ],
    more,
  );
const reset = {
  step: "Reset the form",
  before: parcel("Elm Row", "3 May", "Large"),
  on: "#reset",
  after: parcel("", ""),
  again: true,
};
const nothing = { says: "nothing", others: "may" } as const;

checkTable(fieldsSet, [
  { when: "all fields are empty", says: "verified", ...reset },
  { when: "they are empty since a moment ago", says: "looks again", ...reset, again: false },
  { when: "the step says to press it", says: "verified", ...reset, step: 'Click the "Reset" button' },
  { when: "one field was empty before", says: "verified", ...reset, before: parcel("Elm Row", "") },
  { when: "one field holds it still", ...nothing, ...reset, after: parcel("", "3 May") },
  { when: "one field holds something else", ...nothing, ...reset, after: parcel("", "4 May") },
  {
    when: "only a choice changed, and a field holds it still",
    ...nothing,
    ...reset,
    after: parcel("Elm Row", "3 May"),
  },
  { when: "nothing changed", ...nothing, ...reset, after: reset.before },
  { when: "nothing was there to empty", ...nothing, ...reset, before: parcel("", ""), after: parcel("", "") },
  {
    when: "what searches holds it still",
    says: "verified",
    ...reset,
    before: wrap(['textbox "Street" ="Elm Row"', 'textbox:search "Find" ="elm"']),
    after: wrap(['textbox "Street" =""', 'textbox:search "Find" ="elm"']),
  },
  {
    when: "a field of another form holds it still",
    says: "verified",
    ...reset,
    before: parcel("Elm Row", "", "Small", '  form "Sender"\n    textbox "Name" ="Ida"'),
    after: parcel("", "", "Small", '  form "Sender"\n    textbox "Name" ="Ida"'),
  },
  { when: "only one field is meant", ...nothing, ...reset, step: "Reset the street of the parcel" },
  { when: "the site was told", ...nothing, ...reset, requests: ["POST /parcels 200"] },
  { when: "the site refused it", ...nothing, ...reset, requests: ["POST /parcels 409"] },
  { when: "the site did not hear it", ...nothing, ...reset, requests: ["POST /parcels failed"] },
  {
    when: "an error came with it",
    ...nothing,
    ...reset,
    after: parcel("", "", "Small", '  alert "Could not be reset"'),
  },
  {
    when: "a message came with it",
    says: "verified",
    ...reset,
    after: parcel("", "", "Small", '  status "Ready for the next one"'),
  },
  { when: "a link did it", says: "verified", ...reset, ...as("link") },
  { when: "a box did it", ...nothing, ...reset, ...as("checkbox") },
  { when: "the pointer only stood on it", ...nothing, ...reset, does: "hover" },
  { when: "it is to be sent first", ...nothing, ...reset, step: "Send the parcel, then reset the form" },
  {
    when: "what searches holds another word",
    ...nothing,
    ...reset,
    before: wrap(['textbox "Street" ="Elm Row"', 'textbox:search "Find" ="elm"']),
    after: wrap(['textbox "Street" =""', 'textbox:search "Find" ="oak"']),
  },
]);

function as(role: string) {
  const [before, after] = [reset.before, reset.after].map((page) =>
    page.replace('button "Reset"', `${role} "Reset"`),
  );
  return { before: before ?? "", after: after ?? "" };
}

const today = {
  step: 'Click "Today" for the posting day',
  before: parcel("Elm Row", ""),
  on: "#today",
  after: parcel("Elm Row", "3 May"),
  again: true,
};
const random = {
  step: "Generate a random street",
  before: parcel("", "3 May"),
  on: "#random",
  after: parcel("Ash Lane", "3 May"),
  again: true,
};

checkTable(fieldsSet, [
  { when: "the field that the step names is filled", says: "verified", ...today },
  { when: "it held something else", says: "verified", ...today, before: parcel("Elm Row", "1 May") },
  { when: "it is filled since a moment ago", says: "looks again", ...today, again: false },
  {
    when: "another field is filled",
    ...nothing,
    ...today,
    before: parcel("", ""),
    after: parcel("Ash Lane", ""),
  },
  { when: "two fields changed", ...nothing, ...today, after: parcel("Ash Lane", "3 May") },
  { when: "a choice changed as well", ...nothing, ...today, after: parcel("Elm Row", "3 May", "Large") },
  { when: "the step says a part of its name", says: "verified", ...today, step: 'Click "Today" for the day' },
  {
    when: "a list counts one more as well",
    says: "verified",
    ...today,
    before: parcel("Elm Row", "", "Small", '  list "Labels" ="3"'),
    after: parcel("Elm Row", "3 May", "Small", '  list "Labels" ="4"'),
  },
  {
    when: "it is emptied",
    ...nothing,
    ...today,
    before: parcel("Elm Row", "1 May"),
    after: parcel("Elm Row", ""),
  },
  { when: "it is only spaces", ...nothing, ...today, after: parcel("Elm Row", " ") },
  {
    when: "a choice changed",
    ...nothing,
    ...today,
    step: 'Click "Today" for the size',
    after: parcel("Elm Row", "", "Large"),
  },
  { when: "something is to be made by chance", says: "verified", ...random },
  { when: "it is to be proposed", says: "verified", ...random, step: "Suggest a random street" },
  { when: "the step says less than the control", says: "verified", ...random, step: "Generate a street" },
  {
    when: "the parcel is to go first",
    ...nothing,
    ...random,
    step: "Send it, then generate a random street",
  },
  {
    when: "the step presses it in other words",
    ...nothing,
    ...random,
    step: "Click the random button for the street",
  },
  { when: "the parcel is to be kept", ...nothing, ...random, step: "Store the parcel with a random street" },
  {
    when: "the field is called by what stands beside it",
    says: "verified",
    ...random,
    before: wrap(['textbox "" &"Street"']),
    after: wrap(['textbox "" &"Street" ="Ash Lane"']),
  },
  {
    when: "the field is called by nothing",
    ...nothing,
    ...random,
    before: wrap(['textbox ""']),
    after: wrap(['textbox "" ="Ash Lane"']),
  },
  {
    when: "the field is called by a letter that the step says",
    ...nothing,
    ...random,
    step: "Generate a random street",
    before: wrap(['textbox "A"']),
    after: wrap(['textbox "A" ="Ash Lane"']),
  },
]);
