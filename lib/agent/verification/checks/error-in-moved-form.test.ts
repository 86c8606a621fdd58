import { checkTable } from "@/tests/support/check-table";
import { errorShown } from "./error-shown";

const rows = ['form "Order"', '  textbox "Name" ="Ida" #a', '  textbox "Mail" ="ida" #b'];
const button = '  button "Order" #go';
const form = [...rows, button];
const before = ['heading "Seeds" #h1', ...form].join("\n");
const anew = (text: string): string => text.replace(/#(a|b|go)\b/g, "#$1x");
/** The same form in a part that came up around it with the message, drawn anew. */
const moved = (inner: readonly string[], message: string): string =>
  anew(['heading "Seeds" #h2', message, 'region "Notice" #n2', ...inner.map((row) => `  ${row}`)].join("\n"));
const wrong = 'alert "Mail is invalid" #m2';
const order = { step: "Send the order", before, on: "#go", after: moved(form, wrong) };

checkTable(errorShown, [
  { when: "the form stands elsewhere, and says what it refuses", says: "refuted", ...order },
  {
    when: "the button is not there",
    says: "nothing",
    others: "may",
    ...order,
    after: moved([...rows, '  button "Back" #z'], wrong),
  },
  {
    when: "the button is not seen",
    says: "nothing",
    others: "may",
    ...order,
    after: moved([...rows, '  button "Order" [hidden] #go'], wrong),
  },
  {
    when: "what is called so is a link",
    says: "nothing",
    others: "may",
    ...order,
    after: moved([...rows, '  link "Order" #go'], wrong),
  },
  {
    when: "the form is gone",
    says: "nothing",
    others: "may",
    ...order,
    after: 'heading "Seeds" #h2\nregion "Notice" #n2\n  alert "Mail is invalid" #m2',
  },
  {
    when: "the message refuses nothing",
    says: "nothing",
    others: "may",
    ...order,
    after: moved(form, 'alert "Something went wrong" #m2'),
  },
  {
    when: "the form is gone, and a button called so stands elsewhere",
    says: "nothing",
    others: "may",
    ...order,
    after: anew(`heading "Seeds" #h2\n${wrong}\nregion "Notice" #n2\n${button}`),
  },
]);

const loose = { ...order, before: `heading "Seeds" #h1\nregion "Order" #r1\n${button}` };
const away = { says: "nothing" as const, others: "may" as const, ...loose };
const drawn = (control: string): string =>
  anew(`heading "Seeds" #h2\n${wrong}\nregion "Notice" #n2\n${control}`);

checkTable(errorShown, [
  { when: "a button outside of forms stands elsewhere", says: "refuted", ...loose, after: drawn(button) },
  { when: "it is gone", ...away, after: drawn('  heading "Thank you" #z') },
  {
    when: "only another button is there",
    ...away,
    after: drawn('  heading "Thank you" #z\n  list "Ways" #w\n    button "Back" #y'),
  },
  { when: "a link is called so", ...away, after: drawn('  link "Order" #go') },
]);
