import { checkTable } from "@/tests/support/check-table";
import { numberCounted } from "./number-counted";

const shop = (held: string, beside = "") => `
  list "Seeds"
    item "Blue poppy · €3.20"
      button "Into the tray" #poppy
    item "Sea kale · €2.10"
      button "Into the tray" #kale
  list "Tray"
${held}
${beside}
`;
const one = '    item "Blue poppy · €3.20 × 1"';
const add = { step: "Add a blue poppy to the tray", before: shop(""), on: "#poppy", after: shop(one) };
const again = { ...add, again: true };

checkTable(numberCounted, [
  { when: "one came into the list", says: "verified", ...add },
  {
    when: "there is one more of it",
    says: "verified",
    ...add,
    step: "Put one more blue poppy into the tray",
    before: shop(one),
    after: shop('    item "Blue poppy · €3.20 × 2"'),
  },
  { when: "two came at once", says: "nothing", ...again, after: shop('    item "Blue poppy · €3.20 × 2"') },
  {
    when: "two more came",
    says: "nothing",
    ...again,
    before: shop(one),
    after: shop('    item "Blue poppy · €3.20 × 3"'),
  },
  { when: "two were asked for", says: "nothing", ...again, step: "Add two blue poppies to the tray" },
  { when: "another thing came", says: "nothing", ...again, after: shop('    item "Sea kale · €2.10 × 1"') },
  {
    when: "another thing came with it",
    says: "nothing",
    ...again,
    after: shop(`${one}\n    item "Sea kale · €2.10 × 1"`),
  },
  { when: "the step means another entry", says: "nothing", ...again, step: "Add a sea kale to the tray" },
  {
    when: "it came without a count",
    says: "nothing",
    ...again,
    after: shop('    item "Blue poppy · €3.20"'),
  },
  { when: "nothing came", says: "nothing", ...again, after: shop("") },
  {
    when: "an error came with it",
    says: "nothing",
    ...again,
    after: shop(one, '  alert "Could not be saved"'),
  },
  { when: "the site refused it", says: "nothing", ...again, requests: ["POST /tray 409"] },
]);
