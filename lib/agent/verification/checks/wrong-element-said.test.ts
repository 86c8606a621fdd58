import { checkTable } from "@/tests/support/check-table";
import { wrongElement } from "./wrong-element";

const threads = `
  list "Threads"
    item "When to prune plums"
      link "When to prune plums" >https://garden.test/t/1
    item "Plum rust again"
      link "Plum rust again" >https://garden.test/t/2 #rust
`;
const thread = (name: string) => `\n  heading "${name}"\n  textbox "Reply"`;
const reply = (...more: string[]) => `
  region "Post Reply"
    textbox "Message" ="Thanks"
    button "Post Reply"
    button "Preview Post" #preview
${more.join("\n")}
`;
const menu = `
  list "Menu"
    item "Account"
      button "Account" #account
    item "Logout"
      button "Logout"
`;

checkTable(wrongElement, [
  {
    when: "another thread was opened, one of whose words the other's title begins like",
    says: "refuted",
    step: 'Open the thread "When to prune plums"',
    before: threads,
    on: "#rust",
    urlAfter: "https://garden.test/t/2",
    after: thread("Plum rust again"),
  },
  {
    when: "the button beside it was pressed, and the page is headed by it as before",
    says: "refuted",
    step: "Click Post Reply",
    before: reply(),
    on: "#preview",
    after: reply('  region "Preview"\n    item "Thanks"'),
  },
  {
    when: "`Log out` says the button `Logout`",
    says: "refuted",
    step: "Log out through the menu",
    before: menu,
    on: "#account",
    after: `${menu}\n  heading "Account"`,
  },
]);
