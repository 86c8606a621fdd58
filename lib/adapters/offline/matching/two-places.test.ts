import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { fillFromGoal } from "./fill-from-goal";

it.each<[string, string, string, string]>([
  [
    "from one place to another, where both labels share a word",
    "Transfer 4 crates from dock K-02 to dock K-09",
    '\n  form ""\n    combobox "From dock" #from ="K-02" |"K-02|K-09"\n    combobox "To dock" #to ="K-02" |"K-02|K-09"\n    textbox:number "Crates" #n\n    button "Transfer" #go',
    "from=K-02, to=K-09, n=4; go",
  ],
  [
    "from one place to another, where the labels have other words for it",
    "Send 4 crates from Aldby to Holm",
    '\n  form ""\n    combobox "Source" #from ="Holm" |"Holm|Aldby"\n    combobox "Destination" #to ="Aldby" |"Holm|Aldby"\n    textbox:number "Crates" #n\n    button "Send" #go',
    "from=Aldby, to=Holm, n=4; go",
  ],
])("fills in %s", (_, goal, outline, expected) => {
  const found = fillFromGoal(goal, { ...aPage(outline), known: [] });
  const entries = (found?.entries ?? []).map(({ node, value }) => `${node.id}=${value}`);
  expect(`${entries.join(", ")}; ${found?.form.submit?.id}`).toBe(expected);
});
