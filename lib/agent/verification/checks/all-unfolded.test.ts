import { checkTable } from "@/tests/support/check-table";
import { allUnfolded } from "./all-unfolded";

const terms = (delivery: string, returns: string, { control = "Expand all", more = "" } = {}) => `
  heading "Terms of sale"
  button "${control}" #all
  button "Print" #print
  button "Delivery" [${delivery}]
  button "Returns" [${returns}]
${more}`;
const unfold = {
  step: "Expand all the terms",
  before: terms("collapsed", "collapsed"),
  on: "#all",
  after: terms("expanded", "expanded"),
};
/** Visits of which nothing says whether they are open, each told by a link; those named show what was done. */
const visits = (...open: string[]): string => `
  button "Expand all" #all
  button "Collapse all" #none
  list "Visits"${["Elm Farm", "Low Barn", "Mill"]
    .map(
      (farm) =>
        `\n    item "${farm}"\n      link "${farm}"${open.includes(farm) ? `\n      heading "Treated"\n      link "Cow of ${farm}"` : ""}`,
    )
    .join("")}`;
const unfoldVisits = { step: "Expand all visits", before: visits(), on: "#all" };
const everyFarm = visits("Elm Farm", "Low Barn", "Mill");
const foldUp = {
  step: "Collapse every section",
  before: terms("expanded", "expanded", { control: "Collapse all" }),
  on: "#all",
  after: terms("collapsed", "collapsed", { control: "Collapse all" }),
};

checkTable(allUnfolded, [
  { when: "each part that was folded is unfolded", says: "verified", ...unfold },
  {
    when: "one was unfolded before",
    says: "verified",
    ...unfold,
    before: terms("collapsed", "expanded"),
  },
  { when: "each part is folded", says: "verified", ...foldUp },
  {
    when: "each entry of a list holds more than it did",
    says: "verified",
    ...unfoldVisits,
    after: everyFarm,
  },
  {
    when: "each entry of a list holds less than it did",
    says: "verified",
    step: "Collapse all visits",
    before: everyFarm,
    on: "#none",
    after: visits(),
  },
  {
    when: "some entries of a list hold more",
    says: "nothing",
    ...unfoldVisits,
    after: visits("Elm Farm", "Mill"),
  },
  {
    when: "each entry holds less where they were to be unfolded",
    says: "nothing",
    ...unfoldVisits,
    before: everyFarm,
    after: visits(),
  },
  {
    when: "only a button came in each entry of a list",
    says: "nothing",
    ...unfoldVisits,
    after: everyFarm.replaceAll('heading "Treated"', 'button "Retry"').replace(/link "Cow/g, 'button "Close'),
  },
  {
    when: "each entry holds more, and the site stored something",
    says: "nothing",
    ...unfoldVisits,
    after: everyFarm,
    requests: ["POST /api/visits 200"],
  },
  {
    when: "other entries came instead",
    says: "nothing",
    ...unfoldVisits,
    after: everyFarm.replaceAll("Elm Farm", "Oak Farm"),
  },
  {
    when: "only the sign at each part tells it",
    says: "verified",
    ...unfold,
    before: '\n  button "Expand all" #all\n  clickable "+ Delivery" #one\n  clickable "+ Returns" #two',
    after: '\n  button "Expand all" #all\n  clickable "− Delivery" #one\n  clickable "− Returns" #two',
  },
  {
    when: "a menu of the page is shut as before",
    says: "verified",
    ...unfold,
    before: terms("collapsed", "collapsed", { more: '  button "Account" [collapsed popup]' }),
    after: terms("expanded", "expanded", { more: '  button "Account" [collapsed popup]' }),
  },
  {
    when: "the step says how they are",
    says: "verified",
    ...unfold,
    step: "Expand all terms that are folded",
  },
  {
    when: "one is folded still",
    says: "nothing",
    ...unfold,
    after: terms("expanded", "collapsed"),
  },
  {
    when: "one went the other way",
    says: "nothing",
    ...unfold,
    before: '\n  button "Expand all" #all\n  clickable "+ Delivery" #one\n  clickable "− Returns" #two',
    after: '\n  button "Expand all" #all\n  clickable "− Delivery" #one\n  clickable "+ Returns" #two',
  },
  { when: "nothing turned", says: "nothing", ...unfold, before: unfold.after },
  {
    when: "the step wants one of them",
    says: "nothing",
    ...unfold,
    step: "Expand the returns",
  },
  {
    when: "the control is not called as one for all",
    says: "nothing",
    ...unfold,
    before: terms("collapsed", "collapsed", { control: "Expand terms" }),
    after: terms("expanded", "expanded", { control: "Expand terms" }),
  },
  { when: "the step says neither way", says: "nothing", ...foldUp, step: "Show every section" },
  {
    when: "the step wants those shut that are open",
    says: "nothing",
    ...unfold,
    step: "Close all the open terms",
  },
  {
    when: "the step leaves one out",
    says: "nothing",
    ...unfold,
    step: "Expand all the terms except Returns",
  },
  {
    when: "the step denies it",
    says: "nothing",
    ...unfold,
    step: "Do not expand all the terms",
  },
  {
    when: "the page says that it failed",
    says: "nothing",
    ...unfold,
    after: terms("expanded", "expanded", { more: '  alert "The terms could not be loaded" [.error]' }),
  },
]);
