import { expect, it } from "vitest";
import { groundOf } from "@/lib/agent/verification/ground";
import { aVerificationCase } from "@/tests/support/a-verification-case";
import { isDeletedInstead } from "./deleted-instead";

it.each<[string, string, string[], boolean]>([
  ["it was only deleted", "Archive the board Spring fair", ["DELETE /boards/4 204"], true],
  [
    "it was only deleted, in another wording",
    "Move Spring fair to the archive",
    ["DELETE /boards/4 204"],
    true,
  ],
  ["of a kind that came from somebody", "Archive the mail from Ida Lund", ["DELETE /mails/4 204"], true],
  ["in another language", "Archiviere die Tafel Frühling", ["DELETE /boards/4 204"], true],
  ["it was archived", "Archive the board Spring fair", ["POST /boards/4/archive 200"], false],
  [
    "it was put elsewhere, too",
    "Archive the board Spring fair",
    ["POST /old 201", "DELETE /boards/4 204"],
    false,
  ],
  ["the address says so", "Archive the board Spring fair", ["DELETE /boards/4?archive=1 204"], false],
  ["nothing was stored", "Archive the board Spring fair", [], false],
  ["the deleting was refused", "Archive the board Spring fair", ["DELETE /boards/4 403"], false],
  ["it is to be deleted", "Delete the archived board Spring fair", ["DELETE /boards/4 204"], false],
  ["it is to come back", "Take the board Spring fair out of the archive", ["DELETE /boards/4 204"], false],
  ["nothing is said of an archive", "Close the board Spring fair", ["DELETE /boards/4 204"], false],
])("what is to be archived was deleted instead, or not, where %s: %s", (_, step, requests, expected) => {
  const before = '\n  item "Spring fair"\n    button "Archive" #a';
  const ground = groundOf(aVerificationCase({ step, before, on: "#a", requests }));
  expect(isDeletedInstead(ground)).toBe(expected);
});
