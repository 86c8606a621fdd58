import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { leavesOpenIfPublished } from "./published";

const post = 'heading:1 "Winter hours"\nlink "All posts" >"/posts"';
it.each<[string, string, string, boolean]>([
  ["says nothing of it", "Publish a new post 'Winter hours'", post, true],
  ["says so beside it", "Publish a new post 'Winter hours'", `${post}\nitem "News Published"`, false],
  ["says so in another language", "Veröffentliche den Beitrag", `${post}\nitem "Veröffentlicht"`, false],
  ["says so in a sentence alone", "Publish it", `${post}\nitem "Your post is live."`, true],
  ["is for a goal that publishes nothing", "Add a new post 'Winter hours'", post, false],
])("a page that %s", (_, goal, outline, isOpen) => {
  expect(leavesOpenIfPublished({ task: aTask({ goal }), snapshot: aPage(outline) })).toBe(isOpen);
});
