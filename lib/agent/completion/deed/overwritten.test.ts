import { describe, expect, it } from "vitest";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { node } from "@/tests/support/a-claim-case";
import { aSnapshot } from "@/tests/support/a-task";
import type { Entered } from "./entered";
import { isOverwritten } from "./overwritten";

const called = (was: string | undefined, value = "North quay"): Entered => ({
  kind: "element_value",
  element: { role: "textbox", name: "Quay" },
  value,
  ...(was === undefined ? {} : { was }),
});
const field = (value: string, role: SnapshotNode["role"] = "textbox") =>
  node({ id: "q", role, name: "Quay", value });

describe("a text that was put in place of another", () => {
  it.each<[string, Entered[], SnapshotNode[], boolean, boolean?]>([
    ["and stands there still", [called("South quay")], [field("North quay")], true],
    ["and is gone from its field", [called("South quay")], [field("")], false],
    ["where there was none", [called(undefined)], [field("North quay")], false],
    ["where a number stood", [called("1", "3")], [field("3")], false],
    ["where a number stood, in a form that is given anew", [called("1", "3")], [field("3")], true, true],
    ["where nothing stood, in such a form", [called("", "3")], [field("3")], false, true],
    ["that is its default again in such a form", [called("1", "3")], [field("1")], false, true],
    ["that was the same", [called("North quay")], [field("North quay")], false],
    [
      "with another that was put into an empty field",
      [called("South quay"), called("")],
      [field("North quay")],
      false,
    ],
    ["nowhere", [], [field("North quay")], false],
  ])("%s", (_, entered, nodes, says, isGivenAnew) => {
    const ground = { snapshot: aSnapshot({ url: "http://port.test/", nodes }) };
    expect(isOverwritten(entered, ground, isGivenAnew)).toBe(says);
  });
});
