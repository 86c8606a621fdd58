import { checkTable } from "@/tests/support/check-table";
import { nothingChanged } from "./nothing-changed";

const page = `
  heading "Allotment"
  button "Share" #share
  list "Plots"
    item "North"
    item "South"
`;
const saw = (moved?: boolean, asked?: boolean) => ({
  report: {
    witness: {
      recentEvents: [],
      ...(moved === undefined ? {} : { didDomMutate: moved }),
      ...(asked === undefined ? {} : { didNetworkOccur: asked }),
    },
  },
});
const open = { step: "Open the share menu", before: page, on: "#share", again: true };

checkTable(nothingChanged, [
  {
    when: "what was to open did not, and the page stood still",
    says: "refuted",
    ...open,
    ...saw(false, false),
  },
  { when: "it is the first look", says: "looks again", ...open, ...saw(false, false), again: false },
  { when: "the client saw the page move", says: "nothing", ...open, ...saw(true, false) },
  { when: "the client saw that something was asked", says: "nothing", ...open, ...saw(false, true) },
  { when: "nobody saw whether it moved", says: "nothing", ...open, ...saw(undefined, false) },
  { when: "nobody saw whether something was asked", says: "nothing", ...open, ...saw(false) },
  { when: "nobody saw anything", says: "nothing", ...open },
  { when: "it is to be shared", says: "nothing", ...open, ...saw(false, false), step: "Share the plots" },
  {
    when: "a key was to open it",
    says: "refuted",
    ...open,
    ...saw(false, false),
    step: "Open the plot menu",
    does: "press",
    value: "F2",
  },
  {
    when: "a key was to open it, and nobody saw whether it did",
    says: "nothing",
    ...open,
    step: "Open the plot menu",
    does: "press",
    value: "F2",
  },
]);
