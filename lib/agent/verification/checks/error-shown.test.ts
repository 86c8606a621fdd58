import { checkTable } from "@/tests/support/check-table";
import { errorShown } from "./error-shown";

const form = (...rows: string[]) => `
  heading "Boat hire"
  button "New booking"
  form "Booking"
    textbox "Guests" ="0" #guests
    button "Book"
${rows.join("\n")}
`;
const booking = { step: "Submit the booking", before: form(), on: "Book" };
const fleet = (...rows: string[]) => `
  table "Fleet"
    row "Heron"
      button "Retire"
    row "Kingfisher"
      button "Retire"
${rows.join("\n")}
`;
const retiring = { step: 'Remove "Heron" from the fleet', before: fleet(), on: "Retire in Heron" };

checkTable(errorShown, [
  {
    when: "a field of the form became invalid",
    says: "refuted",
    ...booking,
    after: form().replace("#guests", '[invalid] ^"At least 1 guest" #guests'),
  },
  {
    when: "the form says that it could not be sent",
    says: "refuted",
    ...booking,
    after: form('    alert "We could not book the boat"'),
  },
  {
    when: "the form says what it wants, and nothing was sent",
    says: "refuted",
    ...booking,
    after: form('    alert "Choose a boat"'),
  },
  {
    when: "the form says what comes next, and it was sent",
    says: "nothing",
    ...booking,
    requests: ["POST /bookings 201"],
    after: form('    alert "Choose a boat"'),
  },
  {
    when: "the form says what comes next, with a field for it",
    says: "nothing",
    ...booking,
    after: form('    alert "Enter the code"', '    textbox "Code"'),
  },
  {
    when: "a dialog says that it failed",
    says: "refuted",
    step: "Confirm the booking",
    before: '\n  dialog "Your booking"\n    button "Confirm"',
    on: "Confirm",
    after: '\n  dialog "Your booking"\n    alert "Payment was declined"\n    button "Confirm"',
  },
  {
    when: "the row of the action says that it failed",
    says: "refuted",
    ...retiring,
    after: fleet().replace('row "Heron"', 'row "Heron"\n      alert "Something went wrong"'),
  },
  {
    when: "an error about what the step names stands elsewhere",
    says: "refuted",
    ...retiring,
    after: fleet('  alert "Heron could not be retired: it is out on the lake"'),
  },
  {
    when: "a page-wide message says that nothing was kept",
    says: "refuted",
    ...retiring,
    after: fleet('  alert "Your change was not saved"'),
  },
  {
    when: "a validation message stands outside of the form, which is still there",
    says: "refuted",
    ...booking,
    after: form('  alert "Please enter the number of guests"'),
  },
  {
    when: "plain text beside the form refuses what was submitted",
    says: "refuted",
    ...booking,
    text: "Boat hire",
    textAfter: "Boat hire\nThe number of guests is required",
    after: form(),
  },
  ...["Die Anzahl ist ungültig", "人数は必須です", "Número de personas inválido", "عدد الضيوف مطلوب"].map(
    (said) => ({
      when: `the form says "${said}"`,
      says: "refuted" as const,
      ...booking,
      after: form(`    alert "${said}"`),
    }),
  ),
  {
    when: "the client saw an error about what the step names",
    says: "refuted",
    ...retiring,
    report: { sentinel: { errors: ["Heron cannot be retired"], successes: [] } },
  },
  {
    when: "Enter sent the form, which objects",
    says: "refuted",
    ...booking,
    step: "Submit the booking",
    on: "#guests",
    does: "setValue",
    value: "0",
    enter: true,
    after: form('    alert "We could not book the boat"'),
  },
  {
    when: "the form is content, and an error elsewhere is about something else",
    says: "nothing",
    ...booking,
    after: form('    alert "Booked, thank you"', '  alert "The weather report is unavailable"'),
  },
  {
    when: "the form gave way to another, which says what it requires",
    says: "nothing",
    ...booking,
    after: '\n  heading "Boat hire"\n  alert "Please enter a voucher if you have one"',
  },
  {
    when: "a page that was only opened says that something was not saved",
    says: "nothing",
    step: "Open the list of the fleet",
    before: fleet('  button "Fleet list"'),
    after: fleet('  button "Fleet list"', '  alert "Yesterday\'s notes were not saved"'),
    on: "Fleet list",
  },
  {
    when: "the error had been there before the action",
    says: "nothing",
    ...booking,
    before: form('    alert "We could not book the boat"'),
  },
  {
    when: "an error elsewhere is about something else",
    says: "nothing",
    ...booking,
    after: form('  alert "The weather report is unavailable"'),
  },
  {
    when: "an error elsewhere is about something else, while the row went",
    says: "nothing",
    others: "verify",
    ...retiring,
    after: `
      table "Fleet"
        row "Kingfisher"
          button "Retire"
      alert "The weather report is unavailable"
    `,
  },
  {
    when: "a form that opened says what it requires",
    says: "nothing",
    others: "verify",
    step: "Open the booking form",
    before: '\n  heading "Boat hire"\n  button "New booking"',
    on: "New booking",
    after: `
      heading "Boat hire"
      button "New booking"
      dialog "Booking form"
        textbox "Guests"
        button "Book"
    `,
    textAfter: "Boat hire\nThe number of guests is required",
  },
  {
    when: "the step asks to be shown errors",
    says: "nothing",
    step: "Show the error log of the boats",
    before: '\n  dialog "Boats"\n    button "Show error log"',
    after: '\n  dialog "Boats"\n    button "Show error log"\n    alert "Error log: the engine failed"',
    on: "Show error log",
  },
  {
    when: "the form reports no errors",
    says: "nothing",
    ...booking,
    after: form('    alert "0 errors"'),
  },
  {
    when: "the message is one of success",
    says: "nothing",
    ...booking,
    after: form('    alert "Booked, thank you"'),
  },
  {
    when: "a text was typed, and its field objects for now",
    says: "nothing",
    step: 'Type "9" in the Guests field',
    before: form(),
    on: "Guests",
    does: "setValue",
    value: "9",
    after: form().replace('="0" #guests', '="9" [invalid] #guests'),
  },
]);

const asked = (...rows: string[]) => `
  heading "Claims"
  button "Approve" #approve
${rows.join("\n")}
`;
const approving = { step: "Press Approve so that the claim is settled", before: asked(), on: "#approve" };
const letter = (more = "", list = "") => `
  heading "Letters"
${list}
  dialog "New letter"
    textbox "Subject" ="Soup"
    button "Send" #send
${more}
`;
const sending = { step: "Hit Send", before: letter(), on: "#send" };

checkTable(errorShown, [
  {
    when: "the page says that just this was not done",
    says: "refuted",
    ...approving,
    after: asked('  alert "We could not reach the server. The claim was not approved."'),
  },
  {
    when: "the page says that something else was not done",
    says: "nothing",
    ...approving,
    after: asked('  alert "We could not reach the post. The letter was not printed."'),
  },
  {
    when: "a message beside the dialog wants more, and nothing else came of it",
    says: "refuted",
    ...sending,
    after: `${letter()}  alert "Please add a reader"\n`,
  },
  {
    when: "a message beside the dialog wants more, and it was sent",
    says: "nothing",
    ...sending,
    requests: ["POST /letters 201"],
    after: `${letter()}  alert "Please add a picture of yours"\n`,
  },
  {
    when: "a message beside the dialog wants more, and something else came",
    says: "nothing",
    ...sending,
    after: `${letter("", '  link "Soup, sent now"')}  alert "Please add a picture of yours"\n`,
  },
  ...(
    [
      ["Choose the template Lisinopril", "Major: both together raise the risk of failure", "nothing"],
      ["Choose the template Lisinopril", "Please enter a valid name", "refuted"],
      ["Submit the template Lisinopril", "Major: both together raise the risk of failure", "refuted"],
    ] as const
  ).map(([step, warning, says]) => ({
    when: `fields came up with "${warning}" in what is open, by a step to ${step.split(" ")[0]}`,
    says,
    others: "may" as const,
    step,
    before: '\n  dialog "New"\n    clickable "Lisinopril" #it\n    clickable "Losartan"',
    on: "#it",
    after: `\n  dialog "New"\n    clickable "Lisinopril" #it\n    alert "${warning}"\n    textbox "Amount"\n    button "Add"`,
  })),
  ...(
    [
      ["Display the notification", "nothing"],
      ["Create the notification", "refuted"],
      ["Display the table", "refuted"],
    ] as const
  ).map(([step, says]) => ({
    when: `something that is drawn as an error came up, by a step to ${step}`,
    says,
    others: "may" as const,
    step,
    before: '\n  form "Sample"\n    button "Display" #it',
    on: "#it",
    after: '\n  form "Sample"\n    button "Display" #it\n    alert "Plain words" [.alert-danger]',
  })),
  {
    when: "fields came up with a warning, and the site refused what was sent",
    says: "refuted",
    step: "Choose the template Lisinopril",
    before: '\n  dialog "New"\n    clickable "Lisinopril" #it',
    on: "#it",
    requests: ["POST /drafts 409"],
    after: '\n  dialog "New"\n    clickable "Lisinopril" #it\n    alert "This failed"\n    textbox "Amount"',
  },
]);
