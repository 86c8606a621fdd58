import { checkTable } from "@/tests/support/check-table";
import { roomMade } from "./room-made";

const shed = (...more: string[]) => `
  heading "Tools"
  button "Actions for the spade" [popup] #actions
  button "Next" #next
  table
    row "Spade"
    row "Rake"
${more.join("\n")}
`;
const onTheWay = { action: { purpose: "recover" } } as const;
const lend = {
  ...onTheWay,
  step: 'Click "Actions for the spade"',
  before: shed(),
  on: "#actions",
};

checkTable(roomMade, [
  {
    when: "entries of a menu came into view",
    says: "verified",
    ...lend,
    after: shed('  clickable "Lend out"', '  clickable "Print label"'),
  },
  {
    when: "a menu opened, and the page counted the click",
    says: "verified",
    ...lend,
    requests: ["POST /seen 204"],
    after: shed('  clickable "Lend out"'),
  },
  {
    when: "what has no menu opened something, and the site took a request",
    says: "nothing",
    others: "may",
    ...lend,
    step: 'Click "Next"',
    on: "#next",
    requests: ["POST /next 200"],
    after: shed('  clickable "Lend out"'),
  },
  { when: "a dialog opened", says: "verified", ...lend, after: shed('  dialog "Lend"') },
  {
    when: "a list was leafed through",
    says: "verified",
    ...lend,
    step: 'Click "Next"',
    on: "#next",
    after: shed().replace("Spade", "Hoe").replace("Rake", "Axe"),
  },
  {
    when: "it is the step's own action",
    says: "nothing",
    ...lend,
    action: {},
    after: shed('  clickable "Print label"'),
  },
  { when: "only a text came", says: "nothing", ...lend, after: shed('  heading "Two tools"') },
  { when: "something went", says: "nothing", ...lend, before: shed('  clickable "Lend out"'), after: shed() },
]);
