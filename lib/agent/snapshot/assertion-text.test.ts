import { expect, it } from "vitest";
import type { Assertion } from "@/lib/contracts/assertion";
import { assertionText } from "./assertion-text";

const save = { role: "button", name: "Save" };
const rows: [Assertion, string][] = [
  [{ kind: "url", match: "changed" }, "the address changed"],
  [{ kind: "url", match: "contains", value: "/done" }, "the address contains /done"],
  [{ kind: "url", match: "equals", value: "http://a.test/" }, "the address is http://a.test/"],
  [{ kind: "url", match: "path" }, "the address is"],
  [{ kind: "element", element: save, state: "disabled" }, 'button "Save" is disabled'],
  [{ kind: "element", element: { id: "7" }, state: "present" }, "element 7 is present"],
  [{ kind: "element", element: {}, state: "absent" }, "element is absent"],
  [
    { kind: "element_value", element: { role: "textbox", name: "Phone", place: "Ann" }, value: "11" },
    'textbox "Phone" of "Ann" holds "11"',
  ],
  [{ kind: "element_text", element: { role: "row", id: "3" }, text: "Paid" }, 'row 3 shows "Paid"'],
  [{ kind: "text", text: "Jas", present: true }, '"Jas" is shown'],
  [{ kind: "text", text: "Jas", present: false }, '"Jas" is not shown'],
  [{ kind: "count", element: { role: "list" }, compare: "at_least", count: 2 }, "list: at least 2"],
  [{ kind: "order", element: { role: "list" }, names: ["A", "B"] }, "order: A, B"],
  [{ kind: "alert", tone: "error", present: true }, "a message of error"],
  [{ kind: "alert", tone: "error", present: false }, "no message of error"],
  [{ kind: "request", method: "POST", path: "/api/rooms" }, "request POST /api/rooms"],
  [{ kind: "request" }, "request"],
];

it.each(rows)("%j reads as a sentence", (assertion, text) => expect(assertionText(assertion)).toBe(text));
