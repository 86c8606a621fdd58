import { expect, it } from "vitest";
import type { Entered } from "@/lib/agent/completion/deed/entered";
import { aPage } from "@/tests/support/a-page";
import { shownInstead } from "./shown-instead";

const goal = "On the page 'Harbour', change the text of the part 'Keys' to 'Please ask Ida Blom'";
const typed = (value: string, was: string): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name: "Text" },
  value,
  was,
});
const ida = typed("Please ask Ida Blom", "Please ask Bo Lind");
const site = (text: string, query = "") =>
  aPage('heading:1 "Harbour"', { url: `https://quay.test/harbour${query}`, text });

it.each<[string, Entered[], ReturnType<typeof site>, boolean]>([
  ["stands there", [ida], site("# Harbour\n## Keys\nPlease ask Ida Blom"), true],
  [
    "stands beside what it replaced",
    [ida],
    site("# Harbour\nPlease ask Ida Blom\nPlease ask Bo Lind"),
    false,
  ],
  [
    "stands under another heading",
    [ida],
    site("# Harbour\n## Boats\nPlease ask Ida Blom\n## Keys\nNobody"),
    false,
  ],
  ["stands in a longer text", [ida], site("# Harbour\nPlease ask Ida Blom or Bo"), false],
  ["stands nowhere", [ida], site("# Harbour\n## Keys\nNobody"), false],
  [
    "is in the address",
    [ida],
    site("# Harbour\n## Keys\nPlease ask Ida Blom", "?said=Please+ask+Ida+Blom"),
    false,
  ],
  ["was put into an empty field", [typed("Please ask Ida Blom", "")], site("Please ask Ida Blom"), false],
  [
    "is not given by the goal",
    [typed("Please ask Ida Moe", "Please ask Bo Lind")],
    site("Please ask Ida Moe"),
    false,
  ],
  [
    "came with another value",
    [ida, typed("Keys of the quay", "Keys")],
    site("## Keys\nPlease ask Ida Blom"),
    false,
  ],
])("a text that was typed over another one %s", (_, entered, page, expected) => {
  expect(shownInstead(entered, page, goal).length > 0).toBe(expected);
});
