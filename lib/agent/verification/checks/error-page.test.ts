import { checkTable } from "@/tests/support/check-table";
import { errorPage } from "./error-page";

const start = `
  link "Seed catalogue" >https://garden.test/seeds
  link "Help" >https://garden.test/help
`;
const going = {
  step: "Open the seed catalogue",
  before: start,
  on: "Seed catalogue",
  urlAfter: "https://garden.test/seeds",
};
const catalogue = `
  heading "Seed catalogue"
  list "Seeds"
    item "Beet"
    item "Chard"
`;

checkTable(errorPage, [
  ...[
    "404",
    "Page not found",
    "Internal Server Error",
    "502 Bad Gateway",
    "Access denied",
    "Too many requests",
    "Seite nicht gefunden",
    "页面不存在",
  ].map((heading) => ({
    when: `the page is headed "${heading}"`,
    says: "refuted" as const,
    ...going,
    after: `\n  heading "${heading}"\n  link "Home"`,
  })),
  ...[404, 410, 403, 429, 500, 503].map((status) => ({
    when: `the document was answered ${status}`,
    says: "refuted" as const,
    ...going,
    after: catalogue,
    requests: [`GET /seeds ${status} document`],
  })),
  {
    when: "the title alone says so",
    says: "refuted",
    ...going,
    titleAfter: "404 Not Found",
    after: '\n  link "Home"',
  },
  {
    when: "a bare page says in its text that it cannot be shown",
    says: "refuted",
    ...going,
    after: '\n  link "Home"',
    textAfter: "Error 404\nPage not found",
  },
  ...(
    [
      ["Open the page for status 404", 404, "nothing"],
      ["Show the server error page", 500, "nothing"],
      ["Open the page for status 404", 500, "refuted"],
      ["Open seed 4041", 404, "refuted"],
    ] as const
  ).map(([step, status, says]) => ({
    when: `"${step}" ends on a page that was answered ${status}`,
    says,
    ...going,
    step,
    after: catalogue,
    requests: [`GET /seeds ${status} document`],
  })),
  {
    when: "an ordinary page came up",
    says: "nothing",
    others: "verify",
    ...going,
    after: catalogue,
    requests: ["GET /seeds 200 document"],
  },
  {
    when: "a picture of the page is missing",
    says: "nothing",
    others: "verify",
    ...going,
    after: catalogue,
    requests: ["GET /seeds 200 document", "GET /beet.png 404 image"],
  },
  {
    when: "a page with much to do mentions an error",
    says: "nothing",
    others: "verify",
    ...going,
    after: `${catalogue}  heading "Page not found: what to do"\n${Array.from({ length: 30 }, (_, at) => `  link "Topic ${at}"`).join("\n")}`,
  },
  {
    when: "a search that found nothing is no missing page",
    says: "nothing",
    step: 'Search the seeds for "yam"',
    before: '\n  textbox:search "Search seeds" =""',
    on: "Search seeds",
    does: "setValue",
    value: "yam",
    enter: true,
    after: '\n  textbox:search "Search seeds" ="yam"\n  heading "No seeds found"',
  },
  {
    when: "it was an error page before, too",
    says: "nothing",
    step: "Go on",
    before: '\n  heading "Page not found"\n  button "Try again"',
    on: "Try again",
  },
  {
    when: "the entry that was opened is called so in the list",
    says: "nothing",
    others: "may",
    step: "Open the note about the hoarding",
    before: '\n  item "Mend the 404 error page" #note',
    on: "#note",
    urlAfter: "https://garden.test/notes/7",
    after: '\n  heading "Mend the 404 error page"\n  button "Close"',
  },
  {
    when: "the heading stood over the dialog that closed",
    says: "nothing",
    others: "may",
    step: "Add the hours",
    before: `\n  heading "Mend the 404 error page"\n  dialog "Hours"\n    button "Add" #add${'\n    button "More"'.repeat(26)}`,
    on: "#add",
    after: '\n  heading "Mend the 404 error page"\n  item "Hours 3"',
  },
  ...(
    [
      [
        "the page was to go, and its place says so",
        "Remove the page on figs",
        ["POST /figs 302 document"],
        "nothing",
      ],
      ["the page was to go, and nothing was sent", "Remove the page on figs", [], "refuted"],
      ["the page was to be kept", "Save the page on figs", ["POST /figs 302 document"], "refuted"],
    ] as const
  ).map(([when, step, requests, says]) => ({
    when,
    says,
    others: "may" as const,
    step,
    before: '\n  form\n    textbox "Text" =""\n    button "Save" #save',
    on: "#save",
    requests,
    after: '\n  heading "This page does not exist any more"\n  link "Home"',
  })),
  {
    when: "the title stays, and a heading says so that was not there",
    says: "refuted",
    ...going,
    title: "Garden",
    after: '\n  heading "404 error"\n  link "Home"',
  },
]);
