import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { isLeftInDraft, leavesOpenIfPublished } from "./published";

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

const noteOf = (name: string, told: string): string =>
  `item "${name} Save draft Publish ${told}"\n  textbox "Note of ${name}" ="Read at nine"\n  button "Save draft"\n  button "Publish"`;
it.each<[string, string, string, boolean]>([
  ["its own entry says", "Publish 'Read at nine' as the note of Night Harbour", "draft, not published", true],
  ["its own entry denies", "Publish 'Read at nine' as the note of Night Harbour", "published", false],
  ["only the entry of another one says", "Publish 'Read at nine' as the note of Gull Talk", "draft", false],
  ["may be what is saved", "Save a draft of the note of Night Harbour", "draft", false],
])("a draft, as %s", (_, goal, told, isLeft) => {
  const page = aPage(`${noteOf("Gull Talk", "published")}\n${noteOf("Night Harbour", told)}`);
  expect(isLeftInDraft({ task: aTask({ goal }), snapshot: page })).toBe(isLeft);
});
