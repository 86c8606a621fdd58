import { expect, it } from "vitest";
import { drawnAs } from "./drawn-as";

it.each([
  ["📁", "folder"],
  ["🗑️", "trash delete"],
  ["📁 Move", ""],
  ["★", ""],
  ["", ""],
])("%s: %s", (name, words) => expect(drawnAs(name)).toBe(words));
