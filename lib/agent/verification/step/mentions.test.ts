import { expect, it } from "vitest";
import { readStepIntent } from "@/lib/agent/domain/wording/step-intent";
import { objectRoots } from "./mentions";

it.each<[string, readonly string[]]>([
  ["Open the settings", ["setting"]],
  ["Open the photos", ["photo"]],
  // With another word it is the kind of that.
  ["Save the region settings", ["region"]],
  ["Open the photos of the roof", ["roof"]],
  // The words themselves say of what kind a thing is.
  ["Open the option", []],
  ["Show the image of the roof", ["roof"]],
  ["Open the menu", []],
])("%s: it is about %j", (step, roots) => expect(objectRoots(readStepIntent(step))).toEqual(roots));
