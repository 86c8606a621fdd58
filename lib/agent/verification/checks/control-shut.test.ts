import { aHarbourPage as page } from "@/tests/support/a-harbour-page";
import { checkTable } from "@/tests/support/check-table";
import { controlConsumed } from "./control-consumed";

const follow = {
  step: "Follow the harbour",
  on: "#follow",
  requests: ["POST /follows 201"],
};

checkTable(controlConsumed, [
  ...[
    ["a box that was ticked is not any more", "checkbox", "[checked]", "[unchecked]"],
    ["a box is ticked that was not", "checkbox", "[unchecked]", "[checked]"],
    ["a text stands otherwise", "textbox", '="Ida"', '="Ole"'],
  ].map(([when = "", role = "", was = "", is = ""]) => ({
    when: `it is shut, and ${when}`,
    says: "nothing" as const,
    others: "may" as const,
    ...follow,
    before: page('button "Follow harbour" #follow', `  ${role} "As" ${was} #as`),
    after: page('button "Follow harbour" [disabled] #follow', `  ${role} "As" ${is} #as`),
  })),
  ...[
    ["a text is empty again", "textbox", '="Ida"', '=""'],
    ["a part was folded", "button", "[expanded]", "[collapsed]"],
    ["a choice stands otherwise", "combobox", '="Ida"', '="Ole"'],
  ].map(([when = "", role = "", was = "", is = ""]) => ({
    when: `it is shut, and ${when}`,
    says: "verified" as const,
    ...follow,
    before: page('button "Follow harbour" #follow', `  ${role} "As" ${was} #as`),
    after: page('button "Follow harbour" [disabled] #follow', `  ${role} "As" ${is} #as`),
  })),
  ...[
    ["a text stands beside it still", 'textbox "As" ="Ida" #as', "nothing" as const],
    ["its field is empty", 'textbox "As" ="" #as', "verified" as const],
    ["only a choice stands beside it", 'combobox "As" ="Ida" #as', "verified" as const],
    ["a text stands in another part", 'region "Log"\n    textbox "As" ="Ida" #as', "verified" as const],
  ].map(([when = "", field = "", says]) => ({
    when: `it keeps what is written, is shut, and ${when}`,
    says: says as "nothing" | "verified",
    others: "may" as const,
    step: "Press Save",
    on: "#save",
    requests: ["PATCH /harbour 200"],
    before: page('button "Save" #save', `  ${field}`),
    after: page('button "Save" [disabled] #save', `  ${field}`),
  })),
]);
