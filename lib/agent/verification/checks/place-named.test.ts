import { checkTable } from "@/tests/support/check-table";
import { placeNamed } from "./place-named";

const home = (...more: string[]) => `
  heading "Bakery"
  button "Wholesale" #wholesale
  clickable "Careers" #careers
  list "Breads"
    item "Rye loaf"
      clickable "Rye loaf" #rye
${more.join("\n")}
`;
const wholesale = {
  step: "Open the wholesale page",
  before: home(),
  on: "#wholesale",
  urlAfter: "https://garden.test/trade",
};
const page = (heading: string) => `\n  heading "${heading}"\n  link "Back"`;

checkTable(placeNamed, [
  { when: "its heading names it", says: "verified", ...wholesale, after: page("Wholesale") },
  {
    when: "it is quoted as one's own, and headed by what it is",
    says: "verified",
    ...wholesale,
    step: 'Go to "Your prices"',
    before: home('  button "Your prices" #prices'),
    on: "#prices",
    after: page("Prices"),
  },
  {
    when: "it is quoted as another one's, and headed by what it is",
    says: "nothing",
    ...wholesale,
    step: 'Go to "Their prices"',
    before: home('  button "Their prices" #prices'),
    on: "#prices",
    after: page("Prices"),
  },
  {
    when: "its address names it",
    says: "verified",
    ...wholesale,
    after: page("For shops"),
    urlAfter: "https://garden.test/wholesale-prices",
  },
  ...(
    [
      ["/patients", "Patients", "verified"],
      ["/doctors", "Patients of all doctors", "nothing"],
      ["/patients", "Sign up", "nothing"],
    ] as const
  ).map(([address, heading, says]) => ({
    when: `it leads back, to ${address}, headed "${heading}"`,
    says,
    step: "Go back to the list of patients",
    before: '\n  heading "Ann"\n  button "← Back to patients" #back',
    on: "#back",
    url: "https://clinic.test/patients/4",
    urlAfter: `https://clinic.test${address}`,
    after: `\n  heading "${heading}"\n  heading "${heading === "Sign up" ? "Today" : "List"}"\n  table "All"\n    row "Ann"\n    row "Ben"`,
  })),
  {
    when: "it only asks whether it shall",
    says: "nothing",
    step: "Connect the Wholesale catalogue",
    before: home(),
    on: "#wholesale",
    urlAfter: "https://garden.test/wholesale",
    after: '\n  heading "Connect the wholesale catalogue?"\n  button "Allow"\n  button "Cancel"',
  },
  {
    when: "its title names it",
    says: "verified",
    ...wholesale,
    after: page("For shops"),
    titleAfter: "Wholesale | Bakery",
  },
  {
    when: "a route of the same page names it",
    says: "verified",
    ...wholesale,
    after: page("For shops"),
    urlAfter: "https://garden.test/beds#/wholesale",
  },
  {
    when: "the page shows the quoted text",
    says: "verified",
    step: 'Open the page of "Rye loaf"',
    before: home(),
    on: "#rye",
    after: page("Rye loaf"),
    urlAfter: "https://garden.test/p/7",
  },
  {
    when: "its name was sent with Enter",
    says: "verified",
    step: "Open the wholesale page",
    before: '\n  heading "Bakery"\n  textbox "Go to page" ="" #go',
    on: "#go",
    does: "setValue",
    value: "wholesale",
    enter: true,
    after: page("Wholesale"),
    urlAfter: "https://garden.test/trade",
  },
  ...(
    [
      ["Shopping cart", "verified", "Your cart"],
      ["My cart", "verified", "Your cart"],
      ["Shopping cart", "nothing", "Delivery"],
    ] as const
  ).map(([name, says, heading]) => ({
    when: `"${name}" led to "${heading}", and each entry has a button for the cart as well`,
    says,
    others: "may" as const,
    step: "Open the cart",
    before: home(
      '  item "Oat loaf"',
      '    button "Add to cart"',
      '  item "Bun"',
      '    button "Add to cart"',
      `  button "${name}" #it`,
    ),
    on: "#it",
    after: page(heading),
    urlAfter: "https://garden.test/c",
  })),
  {
    when: "two are called so",
    says: "nothing",
    others: "may",
    step: "Open the details",
    before: home('  item "Oat loaf"', '    button "Details" #it', '  item "Bun"', '    button "Details"'),
    on: "#it",
    after: page("Details"),
    urlAfter: "https://garden.test/c",
  },
  { when: "the page goes by another name", says: "nothing", ...wholesale, after: page("Opening hours") },
  {
    when: "the page does not show the quoted text",
    says: "nothing",
    step: 'Open the page of "Rye loaf"',
    before: home(),
    on: "#rye",
    after: page("Spelt loaf"),
    urlAfter: "https://garden.test/p/8",
  },
  {
    when: "the heading changed at the same address",
    says: "nothing",
    ...wholesale,
    urlAfter: "https://garden.test/beds",
    after: home('  heading "Careers"'),
  },
  {
    when: "only a place within the page was jumped to",
    says: "nothing",
    ...wholesale,
    after: home(),
    urlAfter: "https://garden.test/beds#wholesale",
  },
  {
    when: "an error page came up at that address",
    says: "nothing",
    ...wholesale,
    after: page("Page not found"),
    urlAfter: "https://garden.test/wholesale",
  },
  {
    when: "another control was clicked",
    says: "nothing",
    ...wholesale,
    on: "#careers",
    after: page("Careers"),
    urlAfter: "https://garden.test/careers",
  },
  {
    when: "another control was clicked, and the page names what the step names all the same",
    says: "nothing",
    ...wholesale,
    on: "#careers",
    after: page("Wholesale"),
  },
  {
    when: "the control's menu was opened",
    says: "nothing",
    ...wholesale,
    does: "rightClick",
    after: page("Wholesale"),
  },
  {
    when: "the step removes something, and a page of that name came up",
    says: "nothing",
    step: "Remove the wholesale prices",
    before: home(),
    on: "#wholesale",
    after: page("Wholesale prices"),
    urlAfter: "https://garden.test/wholesale-prices",
  },
  {
    when: "no list knows what the step does, and a page of that name came up",
    says: "nothing",
    step: "Approve the wholesale prices",
    before: home(),
    on: "#wholesale",
    after: page("Wholesale prices"),
    urlAfter: "https://garden.test/wholesale-prices",
  },
]);
