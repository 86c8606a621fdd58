import { checkTable } from "@/tests/support/check-table";
import { sectionShown } from "./section-shown";

const page = (heading = "Open days", more = "") => `
  list "Contents"
    item "News"
      link "News" >https://garden.test/start#news
    item "Open days"
      link "Open days" >https://garden.test/start#open_days #days
  heading "News"
  heading "${heading}"
${more}`;
const going = {
  step: 'Jump to the section "Open days"',
  before: page(),
  on: "#days",
  url: "https://garden.test/start",
  urlAfter: "https://garden.test/start#open_days",
};

checkTable(sectionShown, [
  { when: "the page is at the section of the link", says: "verified", ...going },
  { when: "it is at another one", says: "nothing", ...going, urlAfter: "https://garden.test/start#news" },
  { when: "it was there before", says: "nothing", others: "may", ...going, url: going.urlAfter },
  { when: "no heading is called so", says: "nothing", ...going, before: page("Opening times") },
  { when: "two headings are", says: "nothing", ...going, before: page("Open days", '  heading "Open days"') },
  {
    when: "the step names another section",
    says: "nothing",
    others: "may",
    ...going,
    step: 'Jump to the section "Open days of May"',
  },
  { when: "the step names a page", says: "nothing", ...going, step: 'Go to the page "Open days"' },
]);
