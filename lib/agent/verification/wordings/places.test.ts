import { type Act, wordingsTable } from "@/tests/support/wordings";

const page = (title: string, body: string) => `
  region "Main"
    link "Dashboard" >https://shop.test/
    link "Orders" >https://shop.test/orders #orders
    link "Order templates" >https://shop.test/templates #templates
    link "Customers" >https://shop.test/customers #customers
    link "New order" >https://shop.test/orders/new #new
  heading "${title}"
${body}`;
const start = page("Dashboard", '  button "Refresh"');
const leads = (on: string, url: string, after: string): Act => ({
  does: "click",
  on,
  before: start,
  after,
  url: "https://shop.test/",
  urlAfter: `https://shop.test${url}`,
});
const orders = leads(
  "#orders",
  "/orders",
  page("Orders", '  table "Orders"\n    row "1001 Bo"\n    row "1002 Ida"'),
);
const templates = leads(
  "#templates",
  "/templates",
  page("Order templates", '  table "Templates"\n    row "Weekly"'),
);
const customers = leads("#customers", "/customers", page("Customers", '  table "Customers"\n    row "Bo"'));
const newOrder = leads(
  "#new",
  "/orders/new",
  page("New order", '  form "New order"\n    textbox "Customer"\n    button "Create"'),
);

const pages = (present: number) => `
  heading "Orders"
  table "Orders"
${[1, 2, 3].map((row) => `    row "Order ${present * 10 + row} Bo"`).join("\n")}
  region "Pages"
    button "Previous" #previous
${[1, 2, 3].map((one) => `    link "${one}" ${one === present ? "[current]" : ""} >#/o?p=${one} #page${one}`).join("\n")}
    button "Next" #next
`;
const turns = (on: string, from: number, to: number): Act => ({
  does: "click",
  on,
  before: pages(from),
  after: pages(to),
});

const months = (name: string) => `
  heading "${name} 2026"
  button "Previous month" #previous
  button "Next month" #next
  button "Next year" #year
  table "${name}"
    row "1 2 3 4 5 6 7"
`;
const month = (on: string, to: string): Act => ({
  does: "click",
  on,
  before: months("May"),
  after: months(to),
});

const signIn = `
  form "Sign in"
    textbox "E-mail" ="mia"
    textbox:password "Password" ="********"
    button "Sign in" #in
  link "Forgot password?" >/forgot #forgot
  link "Create an account" >/join #join
`;
const inside =
  '\n  heading "Your projects"\n  button "Sign out" #out\n  list "Projects"\n    item "Bridge"\n';
const from = (before: string, on: string, after: string): Act => ({ does: "click", on, before, after });

const owners = `
  heading "Owners"
  table "Owners"
    row "Celia Maddox Dover"
      link "Celia Maddox" >https://vets.test/owners/3 #celia
    row "Bo Quist Derby"
      link "Bo Quist" >https://vets.test/owners/4 #bo
  button "Add owner" #add
`;
const owner = (on: string, url: string, after: string): Act => ({
  does: "click",
  on,
  before: owners,
  after,
  url: "https://vets.test/owners",
  urlAfter: `https://vets.test/owners/${url}`,
});

wordingsTable([
  {
    wanted: "the form for another owner is opened",
    steps: [
      "Bring up the page for adding an owner",
      "Go to the page where an owner can be added",
      "Show the form that a new owner is entered in",
      "Open the form for another owner",
    ],
    act: owner(
      "#add",
      "add",
      '  heading "Owner"\n  textbox "First name"\n  textbox "Last name"\n  button "Save"',
    ),
    others: {
      entry: owner(
        "#celia",
        "3",
        '  heading "Owner information"\n  table "Owner"\n    row "Name Celia Maddox"',
      ),
    },
    told: 1,
  },
  {
    wanted: "a place of the menu is opened",
    steps: [
      "Go to the orders",
      "Open Orders",
      "Show the list of orders",
      "Navigate to the Orders page",
      "View all orders",
      "The orders should be on the screen",
      "Switch to the orders",
      "Click Orders in the menu",
      "Visit the order list",
      "See which orders there are",
    ],
    act: orders,
    others: {
      templates,
      customers,
      newOrder,
      "not found": leads("#orders", "/orders", page("Not found", "")),
      "without content": leads("#orders", "/orders", page("", "")),
      sorry: leads("#orders", "/orders", page("Sorry", '  link "Back" >https://shop.test/')),
    },
    told: 7,
  },
  {
    wanted: "the form for a new thing is opened",
    steps: [
      "Start a new order",
      "Open the form for a new order",
      "Go to the page to create an order",
      "Click New order",
      "Begin with a new order",
      "Bring up the page for adding an order",
      "Show the form that a new order is entered in",
    ],
    act: newOrder,
    others: { templates, customers, orders },
    told: 3,
  },
  {
    wanted: "the next page is shown",
    steps: [
      "Go to the next page",
      "Show the following orders",
      "Click Next",
      "Move on to the next page of orders",
    ],
    act: turns("#next", 1, 2),
    others: { "the one after it": turns("#page3", 1, 3), "the one before": turns("#previous", 2, 1) },
    told: 3,
  },
  {
    wanted: "the page before is shown",
    steps: ["Go back one page", "Return to the previous page of orders", "Show the page before"],
    act: turns("#previous", 2, 1),
    others: { "the next one": turns("#next", 2, 3) },
    told: 3,
  },
  {
    wanted: "the next month is shown",
    steps: ["Go to the next month", "Move one month ahead", "Click the arrow for the following month"],
    act: month("#next", "June"),
    others: { before: month("#previous", "April"), dead: month("#next", "May") },
    told: 0,
  },
  {
    wanted: "somebody is signed in",
    steps: [
      "Sign in",
      "Log in with the entered data",
      "Submit the login form",
      "Log the user in",
      "Press Sign in",
      "Enter the account",
    ],
    act: from(signIn, "#in", inside),
    others: {
      "still asked": from(signIn, "#in", signIn),
      forgot: from(
        signIn,
        "#forgot",
        '\n  heading "Reset your password"\n  textbox "E-mail"\n  button "Send"',
      ),
      join: from(
        signIn,
        "#join",
        '\n  heading "Create an account"\n  textbox "E-mail"\n  textbox:password "Password"\n  button "Create account"',
      ),
    },
    told: 4,
  },
  {
    wanted: "somebody is signed out",
    steps: ["Sign out", "Log out", "Log the user out", "End the session", "Sign off"],
    act: from(inside, "#out", signIn),
    others: { stays: from(inside, "#out", inside) },
    told: 4,
  },
]);
