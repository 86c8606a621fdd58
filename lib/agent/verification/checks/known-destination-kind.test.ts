import { checkTable } from "@/tests/support/check-table";
import { knownDestination } from "./known-destination";

const list = `
  heading "Examples of what we build"
  list "Examples"
    item "Sliders"
      link "Sliders" >/sliders #sliders
    item "Tabs"
      link "Tabs" >/tabs #tabs
    item "Ladders"
      link "Ladders" >/ladders #ladders`;
const went = (name: string) => ({
  step: `Go to the ${name} example`,
  before: list,
  on: `#${name.toLowerCase()}`,
  after: `heading "${name}"\nbutton "Order one"`,
  urlAfter: `https://garden.test/${name.toLowerCase()}`,
});

checkTable(knownDestination, [
  {
    when: "a link is called by a word for controls, as the step writes it",
    says: "verified",
    ...went("Sliders"),
  },
  { when: "the same of another such word", says: "verified", ...went("Tabs") },
  {
    when: "the step writes it as any word",
    says: "nothing",
    others: "may",
    ...went("Tabs"),
    step: "Go to the example with tabs",
    after: 'heading "Strips"\nbutton "Order one"',
    urlAfter: "https://garden.test/tabs",
  },
  {
    when: "another link was used",
    says: "nothing",
    ...went("Sliders"),
    step: "Go to the Tabs example",
  },
]);
