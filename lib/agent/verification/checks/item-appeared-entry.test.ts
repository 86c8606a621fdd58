import { board, pin } from "@/tests/support/a-notice-board";
import { checkTable } from "@/tests/support/check-table";
import { itemAppeared } from "./item-appeared";

const echo = (typed: string, ...items: string[]) =>
  `${board(typed, ...items)}${typed === "" ? "" : `  heading "${typed} in detail"\n`}`;
const stored = { ...pin, step: "Add the notice", requests: ["POST /notices 201"] };

checkTable(itemAppeared, [
  {
    when: "its heading said it while it was written, and its entry does now",
    says: "verified",
    ...stored,
    before: echo("Found glove"),
    after: echo("", "1 Found glove"),
  },
  {
    when: "its heading said it while it was written, and nothing was stored",
    says: "nothing",
    others: "may",
    ...stored,
    requests: [],
    before: echo("Found glove"),
    after: echo("", "1 Found glove"),
  },
  {
    when: "its heading said it while it was written, and so did an entry",
    says: "nothing",
    others: "may",
    ...stored,
    before: echo("Found glove", "Found glove in the hall"),
    after: echo("", "Found glove in the hall"),
  },
]);
