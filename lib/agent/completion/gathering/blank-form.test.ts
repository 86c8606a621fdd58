import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { isBlankForm } from "./blank-form";

const form = (value = ""): string =>
  `textbox "Email" =${JSON.stringify(value)}\nbutton "Send invitation" #send`;
const entered: Entered[] = [
  { kind: "element_value", element: { role: "textbox", name: "Email" }, value: "ida@site.example" },
];
const target = { id: "send", role: "button" as const, name: "Send invitation", path: "" };

it.each<[string, boolean, string, { posted?: true; goal?: string; entered?: Entered[]; name?: string }]>([
  ["is empty again", true, form(), { posted: true }],
  ["came in no answer to a form", false, form(), {}],
  ["still holds it", false, form("ida@site.example"), { posted: true }],
  ["is gone", false, 'heading "Members"', { posted: true }],
  ["has another button", false, form().replace("Send invitation", "Find"), { posted: true }],
  ["lacks the field", false, 'textbox "Search" =""\nbutton "Send invitation"', { posted: true }],
  ["is hidden", false, form().replace("#send", "[hidden] #send"), { posted: true }],
  [
    "changes what is there",
    false,
    form(),
    { posted: true, goal: "Change the email of Ida to ida@site.example" },
  ],
  ["was sent as it stood", false, form(), { posted: true, entered: [] }],
  ["was sent by nothing that is known", false, form(), { posted: true, name: "" }],
])("a form that %s: %s", (_, is, page, { posted, goal = "Invite ida@site.example", name, ...rest }) => {
  const deed = anAction({ target: { ...target, name: name ?? target.name } });
  expect(isBlankForm(posted ? { posted } : {}, deed, rest.entered ?? entered, aPage(page), goal)).toBe(is);
});
