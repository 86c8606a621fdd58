import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { fieldsBeside } from "@/lib/agent/completion/deed/fields-beside";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask } from "@/tests/support/a-task";
import { isOtherChanged } from "./told-of-others";

const goal = "Mark Ada Moss as present in pottery";
const group = (name: string, marked: string) => `
  region "${name}"
    radio "open"${marked === "open" ? " [checked]" : ""}
    radio "present"${marked === "present" ? " [checked]" : ""}
    radio "absent"${marked === "absent" ? " [checked]" : ""}`;
const radios = aPage(
  `form "Attendance"${group("Ada Moss", "present")}${group("Tom Reed", "open")}
  button "Save" #save`,
);
const lists = aPage(`
table "Pottery"
  row "Ada Moss"
    combobox "Mark" ="present" |"open|present|absent" #ada
  row "Tom Reed"
    combobox "Mark" ="open" |"open|present|absent"
button "Save" #save`);
const deed = anAction({ target: { id: "save", role: "button", name: "Save", path: "" } });
const chosen: Entered[] = [
  { kind: "element", element: { role: "radio", name: "present", place: "Ada Moss" }, state: "checked" },
];
const picked: Entered[] = [
  { kind: "element_value", element: { role: "combobox", id: "ada" }, value: "present", was: "" },
];

const told = (...items: string[]) =>
  aPage(`heading "Pottery"\nlist ""${items.map((item) => `\n  item "${item}"`).join("")}`);

it.each<[string, ReturnType<typeof told>, boolean]>([
  ["as it was sent", told("Ada Moss: present", "Tom Reed: open"), false],
  ["as another one", told("Ada Moss: present", "Tom Reed: present"), true],
  ["as another one than what was entered", told("Ada Moss: present", "Tom Reed: absent"), true],
  ["in words that are none of the choices", told("Ada Moss: present", "Tom Reed: –"), false],
  ["not at all", told("Ada Moss: present"), false],
  ["twice", told("Ada Moss: present", "Tom Reed: present", "Tom Reed: absent"), false],
  ["where the thing is not told as entered", told("Ada Moss: open", "Tom Reed: present"), false],
  [
    "in another list than the thing",
    aPage(`
heading "Pottery"
list "a"
  item "Ada Moss: present"
heading "Weaving"
list "b"
  item "Tom Reed: present"`),
    false,
  ],
])("the choice of another one is told %s", (_, page, isChanged) => {
  for (const [form, entered] of [
    [radios, chosen],
    [lists, picked],
  ] as const) {
    const kept = fieldsBeside(deed, form, entered);
    expect(kept.heldBeside?.[0]).toMatchObject({ of: "Tom Reed" });
    const ground = { snapshot: page, task: aTask({ goal }), load: "in_place" as const };
    expect(isOtherChanged({ deed, entered, isHeldInForm: false }, kept, ground)).toBe(isChanged);
  }
});

const roster = (ada: string, tom: string, choice = "") =>
  aPage(`
table "Duties"
  row "Ada Moss ${ada}"
    combobox "Duty" ="${choice || "choose …"}" |"choose …|present|absent" #ada
    button "Set" #save
  row "Tom Reed ${tom}"
    combobox "Duty" ="choose …" |"choose …|present|absent"
    button "Set"`);

it.each<[string, ReturnType<typeof roster>, boolean]>([
  ["which it had all along", roster("present", "absent"), false],
  ["beside the one it had", roster("present", "absent, present"), true],
])("a list that is set by itself in its row shows a state %s", (_, page, isChanged) => {
  const kept = fieldsBeside(deed, roster("open", "absent", "present"), picked);
  expect(kept.heldBeside?.[0]).toMatchObject({ of: expect.stringContaining("Tom Reed absent") });
  const ground = { snapshot: page, task: aTask({ goal }), load: "in_place" as const };
  expect(isOtherChanged({ deed, entered: picked, isHeldInForm: false }, kept, ground)).toBe(isChanged);
});

it("the form itself tells another choice", () => {
  const kept = fieldsBeside(deed, radios, chosen);
  const again = aPage(`form "Attendance"${group("Ada Moss", "present")}${group("Tom Reed", "absent")}`);
  const ground = { snapshot: again, task: aTask({ goal }), load: "in_place" as const };
  expect(isOtherChanged({ deed, entered: chosen, isHeldInForm: true }, kept, ground)).toBe(true);
  expect(
    isOtherChanged({ deed, entered: chosen, isHeldInForm: true }, kept, { ...ground, snapshot: radios }),
  ).toBe(false);
});
