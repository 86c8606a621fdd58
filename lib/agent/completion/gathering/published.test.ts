import { expect, it } from "vitest";
import { aPage } from "@/tests/support/a-page";
import { aTask } from "@/tests/support/a-task";
import { isLeftInDraft, leavesOpenIfPublished } from "./published";

const post = 'heading:1 "Winter hours"\nlink "All posts" >"/posts"';
it.each<[string, string, string, boolean]>([
  ["says nothing of it", "Publish a new post 'Winter hours'", post, true],
  ["says so beside it", "Publish a new post 'Winter hours'", `${post}\nitem "News Published"`, false],
  ["leads to what is public", "Publish it", 'link "Public page" >"/visit"', true],
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

const hours = (button: string) =>
  `heading:1 "Sunday"\nform\n  textbox:time "Closes" ="17:30"\n  button "Publish"\n  button "${button}"`;
it.each<[string, string, string, boolean]>([
  ["keeps drafts as well", "Publish a new closing time", "Keep as draft", true],
  ["only publishes", "Publish a new closing time", "Cancel", false],
  ["keeps drafts, where nothing is to be published", "Change the closing time", "Keep as draft", false],
])("a draft may be what a form holds that %s", (_, goal, button, isLeft) => {
  expect(isLeftInDraft({ task: aTask({ goal }), snapshot: aPage(hours(button)) })).toBe(isLeft);
});

it.each<[string, string, string, boolean]>([
  ["its own entry says", "Order 40 seed trays for the Ashdown site", "Draft, not sent", true],
  ["its own entry denies", "Order 40 seed trays for the Ashdown site", "Sent", false],
  ["only another entry says", "Order 40 seed trays for the Birchall site", "Draft, not sent", false],
  ["what is changed may stay", "Change the note of the Ashdown site to 'Ring first'", "Draft", false],
  ["what is only made may be", "Create an invoice for the Ashdown site", "Draft", false],
  ["what is asked for is", "Prepare a draft order for the Ashdown site", "Draft", false],
])("a draft, where something is made, as %s", (_, goal, told, isLeft) => {
  const page = aPage(`item "Birchall 12 seed trays Sent"\nitem "Ashdown 40 seed trays ${told}"`);
  expect(isLeftInDraft({ task: aTask({ goal }), snapshot: page })).toBe(isLeft);
});
