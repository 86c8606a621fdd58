import { checkTable } from "@/tests/support/check-table";
import { listLoaded } from "./list-loaded";

const fault = '    row "Failed to load beds. The server is down" #fault\n      button "Retry" #retry';
const beds = (rows: string, more = ""): string => `\n  heading "Beds"\n  table "Beds"\n${rows}${more}`;
const came = '    row "North bed, roses"\n    row "South bed, herbs"';
const pressed = {
  step: "Press Retry to load the beds",
  before: beds(fault),
  text: "Beds\nFailed to load beds. The server is down\nRetry",
  on: "#retry",
  after: beds(came),
  textAfter: "Beds\nNorth bed, roses\nSouth bed, herbs",
  requests: ["GET /beds 200"],
};
const silent = { ...pressed, says: "nothing", others: "may" } as const;
/** A news page that owns up to its fault in a message above an empty list. */
const news = {
  ...pressed,
  step: "Load the stories again",
  before: '\n  alert "Stories could not be loaded."\n    button "Try again" #again\n  list "Stories"',
  text: "Stories could not be loaded.\nTry again",
  on: "#again",
  after: '\n  list "Stories"\n    item "Rain at last"',
  textAfter: "Rain at last",
};

checkTable(listLoaded, [
  { when: "rows came in place of the fault", says: "verified", ...pressed },
  {
    when: "the step says the list and the control",
    says: "verified",
    ...pressed,
    step: "Reload the list of beds with Retry",
  },
  { when: "stories came below the message that went", says: "verified", ...news },
  { when: "no request was seen", says: "verified", ...pressed, requests: [] },
  { when: "the fault is told again", ...silent, after: beds(fault), textAfter: pressed.text },
  {
    when: "another fault is told above rows",
    ...silent,
    after: beds(came, '\n  alert "Error: some beds are missing"'),
  },
  {
    when: "the page says below the rows that the rest could not be loaded",
    ...silent,
    textAfter: `${pressed.textAfter}\nThe other beds could not be loaded`,
  },
  { when: "nothing came", ...silent, after: beds(""), textAfter: "Beds" },
  {
    when: "only places for rows came",
    ...silent,
    after: beds('    row "Loading…"'),
    textAfter: "Beds\nLoading…",
  },
  { when: "the server broke again", ...silent, requests: ["GET /beds 503"] },
  { when: "something was sent again", ...silent, requests: ["POST /beds 200"] },
  {
    when: "what had failed was no loading",
    ...silent,
    before: beds('    row "The watering of the beds failed" #fault\n      button "Retry" #retry'),
    text: "Beds\nThe watering of the beds failed\nRetry",
  },
  { when: "the step wants something else", ...silent, step: "Water the beds" },
  { when: "another control was pressed", ...silent, before: beds(fault.replace("Retry", "Dismiss")) },
]);
