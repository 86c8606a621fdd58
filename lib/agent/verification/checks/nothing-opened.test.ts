import { checkTable } from "@/tests/support/check-table";
import { nothingChanged } from "./nothing-changed";

const page = '\n  heading "Logbook"\n  button "Share" #share\n  link "Record of Ida Moor" >/r #record';
const stood = { witness: { didDomMutate: false, didNetworkOccur: false, recentEvents: [] } };
const moved = { witness: { didDomMutate: true, didNetworkOccur: false, recentEvents: [] } };
const open = { step: "Open the share menu", before: page, on: "#share", again: true, report: stood };

checkTable(nothingChanged, [
  { when: "it was to open, and the client saw the page stand still", says: "refuted", ...open },
  {
    when: "a record was to be opened",
    says: "refuted",
    ...open,
    step: "Open the record of Ida Moor",
    on: "#record",
  },
  { when: "the client saw the page move", says: "nothing", ...open, report: moved },
  { when: "it was to be shared, which no page shows", says: "nothing", ...open, step: "Share the logbook" },
]);
