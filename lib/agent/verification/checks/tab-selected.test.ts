import { checkTable } from "@/tests/support/check-table";
import { partOpened } from "./part-opened";

/** A tab that is built of an item with a link in it. */
const linkTabs = (first: string, second: string) => `
  list "Views"
    tab "Planets" ${first}
    link "Planets" >https://garden.test/sky#planets #planets
    tab "Comets" ${second}
    link "Comets" >https://garden.test/sky#comets #comets
`;

checkTable(partOpened, [
  ...(["verified", "nothing"] as const).map((says) => ({
    when: `the tab of the link that was pressed is ${says === "verified" ? "the selected one" : "not selected"}`,
    says,
    step: 'Open the tab "Comets"',
    before: linkTabs("[selected]", "[collapsed]"),
    on: "#comets",
    after: says === "verified" ? linkTabs("", "[selected]") : linkTabs("[selected]", "[.focus]"),
  })),
]);
