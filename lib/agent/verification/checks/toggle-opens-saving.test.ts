import { checkTable } from "@/tests/support/check-table";
import { toggleReadBack } from "./toggle-read-back";

const pond = (pump: string, button = "", more = "") => `
  heading "Pond"
  form "Devices"
    checkbox "Pump" [${pump}] #pump
    ${button}
  status "${pump === "checked" ? "1 on" : "0 on"}"
${more}
`;
const shut = (name: string): string => `button "${name}" [disabled] #keep`;
const open = (name: string): string => `button "${name}" #keep`;
const turn = {
  step: "Turn on the pump and send it",
  on: "#pump",
  requests: ["POST /drafts 201"],
  before: pond("unchecked", shut("Save")),
  after: pond("checked", open("Save")),
};
const nothing = { says: "nothing", others: "may" } as const;

checkTable(toggleReadBack, [
  ...["Save", "Apply", "Update", "Store", "Submit", "Confirm", "save changes", "SAVE"].map((name) => ({
    when: `"${name}" can be pressed since then`,
    ...nothing,
    ...turn,
    before: pond("unchecked", shut(name)),
    after: pond("checked", open(name)),
  })),
  ...["Saved", "Print", "Do not save"].map((name) => ({
    when: `"${name}" can be pressed since then`,
    says: "verified" as const,
    ...turn,
    before: pond("unchecked", shut(name)),
    after: pond("checked", open(name)),
  })),
  {
    when: "what keeps it could be pressed before",
    says: "verified",
    ...turn,
    before: pond("unchecked", open("Save")),
  },
  {
    when: "what keeps it cannot be pressed still",
    says: "verified",
    ...turn,
    after: pond("checked", shut("Save")),
  },
  {
    when: "what keeps it cannot be pressed still, and is called otherwise",
    says: "verified",
    ...turn,
    after: pond("checked", shut("Save (1)")),
  },
  {
    when: "what keeps it is only called otherwise",
    says: "verified",
    ...turn,
    before: pond("unchecked", 'button "Save" [pressed] #keep'),
  },
  {
    when: "what keeps it cannot be pressed since then",
    says: "verified",
    ...turn,
    before: pond("unchecked", open("Save")),
    after: pond("checked", shut("Save")),
  },
  {
    when: "a link of that name can be followed since then",
    says: "verified",
    ...turn,
    before: pond("unchecked", shut("Save").replace("button", "link")),
    after: pond("checked", open("Save").replace("button", "link")),
  },
  {
    when: "it is to be turned on alone, and then to be kept",
    says: "verified",
    ...turn,
    step: "Turn on the pump",
  },
]);
