import { checkTable } from "@/tests/support/check-table";
import { entryAnswered } from "./entry-answered";

const loans = (tides: string, dunes: string) => `
  table "Loans"
    row "Tides ${tides}" #tides
      button "Renew" #b-tides
    row "Dunes ${dunes}" #dunes
      button "Renew" #b-dunes
`;
const renewed = {
  step: 'Renew the loan of "Tides"',
  before: loans("due 2 April", "due 9 April"),
  after: loans("due 1 May", "due 9 April"),
  on: "#b-tides",
  requests: ["POST /loans/5/renew 303"],
};

const servers = (web: string, db: string, picked = "web") => `
  heading "Servers"
  region "Actions"
    button "Start" #start
    button "Stop" #stop
  table "Machines"
    row "web-1 ${web}" #web
      checkbox "Select web-1" [${picked === "web" ? "checked" : "unchecked"}] #c-web
    row "db-1 ${db}" #db
      checkbox "Select db-1" [${picked === "db" ? "checked" : "unchecked"}] #c-db
`;
const start = {
  step: "Start the server web-1",
  before: servers("halted", "halted"),
  after: servers("pending", "halted"),
  on: "#start",
  requests: ["POST /servers/1/start 202"],
};
const releases = (one: string, two: string, open: boolean) => `
  list "Releases"
    item "v1 Gate ${one}" #v1
      button "Actions" [collapsed popup] #k1
    item "v2 Pump ${two}" #v2
      button "Actions" [${open ? "expanded" : "collapsed"} popup] #k2
${open ? '  list:menu "Actions"\n    menuitem "Roll back to this one" #back' : ""}
`;
const back = {
  step: "Roll back to v2",
  before: releases("live", "old", true),
  after: releases("old", "live", false),
  on: "#back",
  requests: ["POST /releases 201"],
};

checkTable(entryAnswered, [
  { when: "its row tells something else, and the control stays", says: "verified", ...renewed },
  {
    when: "the step says to click the control, and its row tells something else",
    says: "verified",
    ...renewed,
    step: 'Click "Renew" at "Tides"',
  },
  { when: "the site took nothing of it", says: "nothing", ...renewed, requests: [] },
  {
    when: "the step says what it is to become",
    says: "nothing",
    ...renewed,
    step: 'Renew the loan of "Tides" until May',
  },
  {
    when: "another row tells something else as well",
    says: "nothing",
    ...renewed,
    after: loans("due 1 May", "due 1 May"),
  },
  {
    when: "the row of another loan tells something else",
    says: "nothing",
    ...renewed,
    after: loans("due 2 April", "due 1 May"),
  },
  { when: "the one that is ticked tells something else", says: "verified", ...start },
  {
    when: "another one is ticked",
    says: "nothing",
    ...start,
    before: servers("halted", "halted", "db"),
    after: servers("halted", "pending", "db"),
  },
  { when: "it tells of a failure", says: "nothing", ...start, after: servers("failed", "halted") },
  { when: "another deed was done to it", says: "nothing", ...start, after: servers("archived", "halted") },
  { when: "it is being done", says: "nothing", ...start, after: servers("starting", "halted") },
  { when: "the control is for another deed", says: "nothing", ...start, on: "#stop" },
  { when: "a mark went to the entry of the menu from another one", says: "verified", ...back },
  {
    when: "the step says what is chosen in the menu of the entry",
    says: "verified",
    ...back,
    step: "Click Roll back to this one for v2",
  },
  {
    when: "the other one tells something else than the mark",
    says: "nothing",
    ...back,
    after: releases("live twice", "live", false),
  },
]);
