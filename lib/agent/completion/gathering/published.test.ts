import { expect, it } from "vitest";
import { listedOn } from "@/lib/agent/snapshot/listed";
import { type network, redirected, seen } from "@/tests/support/a-claim-case";
import { aPage } from "@/tests/support/a-page";
import { anAction, aTask, aVerdict } from "@/tests/support/a-task";
import { isLeftInDraft, isPublishedApart, leavesOpenIfPublished } from "./published";

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

const notices = (shown: string, drafts: string, heading = "Drafts") =>
  `heading:1 "Notices"\nlist\n  item "4 May: Oak Hall opens"${shown}\nheading:2 "${heading}"\nlist\n  item "none"${drafts}`;
const own = '\n  item "9 May: Elm Walk"';
type Sent = {
  button?: string;
  load?: "in_place" | "elsewhere" | "none";
  evidence?: typeof network | typeof redirected | typeof seen;
  before?: string;
};
const saying = (told: string) => notices(`${own.slice(0, -1)}, ${told}"`, "", "Older ones");
const apart = (heading: string, entry = own) =>
  `heading:1 "Notices"\nheading:2 "${heading}"\nlist\n  item "4 May: Oak Hall opens"${entry}\nheading:2 "Drafts"\nlist\n  item "none"`;
const row = (state: string) => `heading:1 "Notices"\ntable\n  row "9 May Elm Walk Ida ${state}"`;
it.each<[string, string, boolean, Sent?]>([
  ["stands apart from the drafts", notices(own, ""), true],
  ["stands among the drafts", notices("", own), false],
  ["stands in both", notices(own, own), false],
  ["stands nowhere", notices("", ""), false],
  ["stands where nothing tells drafts", notices(own, "", "Older ones"), false],
  ["says that it is a draft", notices('\n  item "9 May: Elm Walk, draft"', ""), false],
  ["says that it is published", notices('\n  item "9 May: Elm Walk, published"', "", "Older ones"), true],
  ["says that it is not", notices('\n  item "9 May: Elm Walk, not published"', "", "Older ones"), false],
  ["stands under a heading that says so", notices("", own, "Published since May"), true],
  ["says so among other things", saying("published on 2 May by Ida"), true],
  ["says by a word alone that all see it", saying("live"), true],
  ["is about what is live", saying("live music"), false],
  ["is about what is online", saying("online meeting"), false],
  ["is to be published", saying("to be published on 12 May"), false],
  ["is ready to be", saying("ready to go live"), false],
  ["was published to nobody", saying("published to nobody"), false],
  ["was published last before", saying("last published 2 May 2025"), false],
  ["stands under a heading of what is ready", notices("", own, "Ready to be published"), false],
  ["stands under a heading about what is live", notices("", own, "Live music"), false],
  ["has a cell that says so", row("Live"), true],
  ["has a cell that says more", row("Live music"), false],
  ["stands with one that was there", apart("Parish letter"), true, { before: apart("Parish letter", "") }],
  ["stands with none that was there", apart("Parish letter"), false, { before: notices("", "") }],
  ["stands under another heading, not seen before", apart("Parish letter"), false],
  ...["Scheduled", "Deleted", "Hidden notices", "Recent changes"].map(
    (heading): [string, string, boolean, Sent] => [
      `stands under ${heading}`,
      apart(heading),
      false,
      { before: apart(heading, "") },
    ],
  ),
  ["was there before", notices(own, ""), false, { before: notices(own, "") }],
  ["was a draft before", notices(own, ""), true, { before: notices("", own) }],
  ["is new", notices(own, ""), true, { before: notices("", "") }],
  ["was sent by another button", notices(own, ""), false, { button: "Keep as draft" }],
  ["was not sent", notices(own, ""), false, { evidence: seen }],
  ["is only told by the answer", notices(own, ""), false, { load: "none" }],
])("of what was to be entered and published, its entry %s", (_, outline, isOne, sent: Sent = {}) => {
  const { button = "Publish", load = "elsewhere", evidence = redirected, before } = sent;
  const url = "https://parish.test/notices";
  const then = before === undefined ? {} : listedOn(aPage(before).nodes, "none");
  const seenFirst = anAction({ actionId: "seen", urlAtAction: url, ...then });
  const done = anAction({
    actionId: "sent",
    urlAtAction: "https://parish.test/new",
    action: { name: "click", args: ["b"] },
    target: { id: "b", role: "button", name: button, path: "form" },
    verdict: aVerdict({ outcome: "undecided", evidence: [evidence] }),
  });
  const goal = "Enter a notice for Elm Walk for 9 May and publish it";
  const task = aTask({ goal, history: [seenFirst, done] });
  const cells = /row "9 May Elm Walk Ida (.+)"/.exec(outline)?.[1];
  const snapshot = aPage(outline, {
    url,
    ...(cells === undefined ? {} : { text: `Notices\n9 May | Elm Walk | Ida | ${cells}` }),
  });
  expect(isPublishedApart("publish", [done], { load, snapshot, task })).toBe(isOne);
});
