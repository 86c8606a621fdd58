import { expect, it } from "vitest";
import { commandOf as commandInText } from "@/lib/agent/snapshot/html/command-class";
import { commandOf } from "./command-class";

it.each<[classes: string, command: string]>([
  ["action delete", "delete"],
  ["btn btn-next", "next"],
  ["modal-close", "close"],
  ["Todo__Destroy", "destroy"],
  ["copy btn-copy", "copy"],
  // Two commands, a state, a layout, or something that only has the word.
  ["edit delete", ""],
  ["edit-delete", ""],
  ["banned", ""],
  ["block", ""],
  ["next-steps", ""],
  ["", ""],
])("%s: %s, in the page as in its text", (classes, command) => {
  expect(commandOf(classes)).toBe(command);
  expect(commandInText(classes)).toBe(command);
});

it.each<[classes: string, command: string]>([
  ["delete", "delete"],
  ["btn-next", "next"],
  ["btn btn-next", "next"],
  ["action delete", "delete"],
  ["icon__close", "close"],
  ["todo-card next", ""],
  ["page-header edit", ""],
  ["fade close", ""],
  ["card share", ""],
  ["list-item archive", ""],
  ["item pin", ""],
  ["modal-close", ""],
])("%s of what is no control by itself: %s", (classes, command) => {
  expect(commandOf(classes, false)).toBe(command);
  expect(commandInText(classes, false)).toBe(command);
});
