import { expect, it } from "vitest";
import type { ActionRecord } from "@/lib/agent/domain/action-record";
import { aPage } from "@/tests/support/a-page";
import { anAction } from "@/tests/support/a-task";
import { cameAtAnotherEntry } from "./came-at-another-entry";

const boats = (first: string, second: string): string => `list "Boats"
  item "Tern Quay 1"
    button "Pick Tern, quay 1" #a${first && `\n    list\n      item "${first}"`}
  item "Tern Quay 2"
    button "Pick Tern, quay 2" #b${second && `\n    list\n      item "${second}"`}
form
  textbox "Crew" ="Ida Lund"`;

const typed = anAction({ action: { name: "setValue", args: ["c", "Ida Lund"] } });
const picked = (before = boats("", ""), name = "Pick Tern, quay 2"): ActionRecord =>
  anAction({
    target: { id: "b", role: "button", name, path: "list:Boats/item:Tern Quay 2" },
    beforeState: {
      url: "https://example.org/page",
      domHash: "00",
      semanticSkeleton: { nodes: aPage(before).nodes, textDigest: [] },
    },
  });
const came = "9 May: Ida Lund";

it.each<[string, ActionRecord[], string, boolean]>([
  ["came up at another entry", [typed, picked()], boats(came, ""), true],
  ["came up at another entry, and was chosen first", [picked(), typed], boats(came, ""), true],
  ["came up at the chosen entry", [typed, picked()], boats("", came), false],
  ["came up at both", [typed, picked()], boats(came, came), false],
  ["came up nowhere", [typed, picked()], boats("", ""), false],
  ["stood at the other one before", [typed, picked(boats(came, ""))], boats(came, ""), false],
  ["came where nothing was chosen", [typed], boats(came, ""), false],
  ["came where another control was pressed", [typed, picked(undefined, "Details")], boats(came, ""), false],
  [
    "came where the chosen entry is gone",
    [typed, picked()],
    boats(came, "").replaceAll("Quay 2", "Quay 3"),
    false,
  ],
  ["came, and another text was entered", [picked()], boats(came, ""), false],
])("what was entered %s", (_, done, after, expected) => {
  expect(cameAtAnotherEntry(done, aPage(after))).toEqual(
    expected ? ['"Ida Lund" came up at another entry than the chosen one.'] : [],
  );
});
