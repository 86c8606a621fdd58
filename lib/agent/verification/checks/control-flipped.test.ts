import { checkTable } from "@/tests/support/check-table";
import { controlFlipped } from "./control-flipped";

const walks = (ridge: string, shore: string, badge = "", more = "") => `
  list "Walks"
    item "Ridge walk" #ridge
      button "${ridge}" #b-ridge
${badge}
    item "Shore walk" #shore
      button "${shore}" #b-shore
${more}
`;
const sign = { step: 'Add "Ridge walk" to my walks', before: walks("Add", "Add"), on: "#b-ridge" };

checkTable(controlFlipped, [
  {
    when: "the row's button turned into its reverse",
    says: "verified",
    ...sign,
    after: walks("Remove", "Add"),
  },
  {
    when: "the button is gone, and the row has another one",
    says: "verified",
    ...sign,
    after: walks("Add", "Add").replace('      button "Add" #b-ridge', '      link "View ticket" #ticket'),
  },
  {
    when: "the button is gone, and the row is marked",
    says: "verified",
    ...sign,
    after: walks("Add", "Add").replace('#ridge\n      button "Add" #b-ridge', "[.booked] #ridge"),
  },
  { when: "the button of another row turned", says: "nothing", ...sign, after: walks("Add", "Remove") },
  {
    when: "the button of the wrong row was pressed",
    says: "nothing",
    ...sign,
    on: "#b-shore",
    after: walks("Add", "Remove"),
  },
  { when: "nothing turned", says: "nothing", ...sign },
  {
    when: "the button is gone, and nothing of the row says more",
    says: "nothing",
    ...sign,
    after: walks("Add", "Add").replace('      button "Add" #b-ridge\n', ""),
  },
  {
    when: "a button that does something else was renamed",
    says: "nothing",
    ...sign,
    before: walks("Details", "Details"),
    after: walks("Hide", "Details"),
  },
  {
    when: "only a counter elsewhere moved",
    says: "nothing",
    ...sign,
    before: walks("Add", "Add", "", '  link "0 walks"'),
    after: walks("Add", "Add", "", '  link "1 walk"'),
  },
]);
