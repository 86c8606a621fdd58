import { checkTable } from "@/tests/support/check-table";
import { assertionsHold } from "./assertions-hold";

const page = (...rows: string[]) => `
  heading "Orchard"
  button "Graft" #graft
  list "Trees" ="${rows.length + 1}"
    item "Pear"
${rows.map((name) => `    item "${name}"`).join("\n")}
`;
const plumShown = { kind: "element", element: { role: "item", name: "Plum" }, state: "present" } as const;
const pearShown = { kind: "element", element: { role: "item", name: "Pear" }, state: "present" } as const;
const oneMore = {
  kind: "count",
  element: { role: "list", name: "Trees" },
  compare: "added",
  count: 1,
} as const;
const success = { kind: "alert", tone: "success", present: true } as const;
const elsewhere = { kind: "url", match: "changed" } as const;
const posted = { kind: "request", method: "POST", path: "/trees" } as const;
const graft = { step: "Graft a tree", before: page(), after: page("Plum"), on: "#graft" };

checkTable(assertionsHold, [
  { when: "what was expected has come true", says: "verified", ...graft, assertions: [plumShown] },
  { when: "all of it has come true", says: "verified", ...graft, assertions: [plumShown, oneMore] },
  {
    when: "what was true before is left aside",
    says: "verified",
    ...graft,
    assertions: [pearShown, plumShown],
  },
  {
    when: "a request was expected, and granted",
    says: "verified",
    ...graft,
    assertions: [posted],
    requests: ["POST /trees 201"],
  },
  {
    when: "the address that was written down has come up",
    says: "verified",
    ...graft,
    urlAfter: "https://garden.test/trees",
    assertions: [{ kind: "url", match: "path", value: "/trees" }],
  },
  {
    when: "the text that was expected is on the page",
    says: "verified",
    ...graft,
    assertions: [{ kind: "text", text: "Plum", present: true }],
  },
  {
    when: "the text that was to go is gone",
    says: "verified",
    ...graft,
    after: page().replace("Pear", "Fig"),
    assertions: [{ kind: "text", text: "Pear", present: false }],
  },
  {
    when: "the text is in the element that was named",
    says: "verified",
    ...graft,
    assertions: [{ kind: "text", text: "Plum", present: true, within: { name: "Trees" } }],
  },
  {
    when: "the text stands in a message alone",
    says: "nothing",
    ...graft,
    after: `${page()}\n  alert "Plum is in the ground"`,
    assertions: [{ kind: "text", text: "Plum", present: true }],
  },
  { when: "it was true before", says: "nothing", ...graft, assertions: [pearShown] },
  { when: "it is not true yet", says: "nothing", ...graft, after: page(), assertions: [plumShown] },
  {
    when: "one of two is not true",
    says: "nothing",
    ...graft,
    after: page("Fig"),
    assertions: [plumShown, oneMore],
  },
  {
    when: "a message of success is all that was expected",
    says: "nothing",
    ...graft,
    after: `${page()}\n  alert "Saved"`,
    assertions: [success],
  },
  {
    when: "another address is all that was expected",
    says: "nothing",
    ...graft,
    before: page(),
    after: page(),
    urlAfter: "https://garden.test/other",
    assertions: [elsewhere],
  },
  {
    when: "it cannot be known, for the client left out a part",
    says: "nothing",
    ...graft,
    after: page(),
    page: { truncated: 3 },
    assertions: [{ kind: "element", element: { role: "item", name: "Pear" }, state: "absent" }],
  },
  {
    when: "a request was expected, and none was recorded",
    says: "nothing",
    ...graft,
    assertions: [posted],
  },
  {
    when: "it came true while another element was acted on",
    says: "nothing",
    step: 'Click the "Prune" button',
    before: `${page()}\n  button "Prune" #prune`,
    after: `${page("Plum")}\n  button "Prune" #prune`,
    on: "#graft",
    assertions: [plumShown],
  },
  {
    when: "nothing is known of the page before",
    says: "nothing",
    ...graft,
    assertions: [plumShown],
    unseen: true,
  },
  { when: "nothing was expected", says: "nothing", ...graft },
]);
