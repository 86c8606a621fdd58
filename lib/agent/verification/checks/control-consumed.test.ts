import { aHarbourPage as page } from "@/tests/support/a-harbour-page";
import { checkTable } from "@/tests/support/check-table";
import { controlConsumed } from "./control-consumed";

const follow = {
  step: "Follow the harbour",
  before: page('button "Follow harbour" #follow'),
  on: "#follow",
  requests: ["POST /follows 201"],
};
const following = page('button "Following harbour" #follow');

checkTable(controlConsumed, [
  { when: "it says that it was done", says: "verified", ...follow, after: following },
  { when: "it is gone", says: "verified", ...follow, after: page("") },
  {
    when: "the step wants the list in another order",
    says: "nothing",
    ...follow,
    step: "Sort by harbour",
    before: page('button "Harbour ×" #follow'),
    after: page(""),
  },
  {
    when: "it is shut",
    says: "verified",
    ...follow,
    after: page('button "Follow harbour" [disabled] #follow'),
  },
  { when: "the site took nothing", says: "nothing", ...follow, requests: [], after: following },
  {
    when: "the site refused it",
    says: "nothing",
    ...follow,
    requests: ["POST /follows 403"],
    after: following,
  },
  {
    when: "somebody else's site took something",
    says: "nothing",
    ...follow,
    requests: ["POST stats.example/clicks 204"],
    after: following,
  },
  { when: "it stayed as it was", says: "nothing", ...follow },
  {
    when: "it says something else now",
    says: "nothing",
    ...follow,
    after: page('button "Try again" #follow'),
  },
  {
    when: "it is still at work",
    says: "nothing",
    ...follow,
    after: page('button "Follow harbour" [busy disabled] #follow'),
  },
  {
    when: "the page says that it failed",
    says: "nothing",
    ...follow,
    after: page('button "Following harbour" #follow', '  alert "Something failed"'),
  },
  {
    when: "the step names more than the control does",
    says: "nothing",
    ...follow,
    step: "Follow the harbour of Narvik",
    after: following,
  },
  {
    when: "the page is about what the step names beside the control",
    says: "verified",
    ...follow,
    step: "Follow the harbour of Bodo",
    after: following,
  },
  {
    when: "the step quotes something else",
    says: "nothing",
    ...follow,
    step: 'Follow the harbour "Narvik"',
    after: following,
  },
  {
    when: "it is gone with its form",
    says: "nothing",
    ...follow,
    before: page('form "News"\n    button "Follow harbour" #follow'),
    after: page(""),
  },
  {
    when: "it is gone with its page",
    says: "nothing",
    ...follow,
    after: '\n  heading "Welcome"',
    urlAfter: "https://garden.test/welcome",
  },
  {
    when: "another control was used up",
    says: "nothing",
    ...follow,
    on: "#share",
    after: following.replace('button "Share"', 'button "Shared"'),
  },
  {
    when: "it names the thing that is quoted, and offers the opposite now",
    says: "verified",
    ...follow,
    step: 'Follow "Bodo"',
    before: page('button "Follow Bodo" #follow'),
    after: page('button "Unfollow Bodo" #follow'),
  },
  {
    when: "it names the thing that is quoted, and says that it was done",
    says: "verified",
    ...follow,
    step: 'Follow "Bodo"',
    before: page('button "Follow Bodo" #follow'),
    after: page('button "Followed" #follow'),
  },
  {
    when: "it offers the opposite now, and the site took nothing",
    says: "nothing",
    ...follow,
    step: 'Follow "Bodo"',
    requests: [],
    before: page('button "Follow Bodo" #follow'),
    after: page('button "Unfollow Bodo" #follow'),
  },
  {
    when: "it offers the opposite of another thing now",
    says: "nothing",
    ...follow,
    step: 'Follow "Bodo"',
    before: page('button "Follow Bodo" #follow'),
    after: page('button "Unfollow Narvik" #follow'),
  },
  {
    when: "it offers the opposite of more than that now",
    says: "nothing",
    ...follow,
    step: 'Follow "Bodo"',
    before: page('button "Follow Bodo" #follow'),
    after: page('button "Unfollow Bodo lakes" #follow'),
  },
  {
    when: "it bears half of what is quoted",
    says: "nothing",
    ...follow,
    step: 'Follow "Bodo Harbour News"',
    before: page('button "Follow Bodo" #follow'),
    after: page('button "Unfollow Bodo" #follow'),
  },
  {
    when: "it names nothing, and offers the opposite now",
    says: "nothing",
    ...follow,
    step: 'Follow "Bodo"',
    before: page('button "Follow" #follow'),
    after: page('button "Unfollow" #follow'),
  },
  {
    when: "it offers the opposite now, and the step names more than it does, in plain words",
    says: "nothing",
    ...follow,
    step: "Follow the report of the lighthouse keepers",
    before: page('button "Follow report" #follow'),
    after: page('button "Unfollow report" #follow'),
  },
  {
    when: "it offers the opposite now, and the page calls by its name what the step names by kind and name",
    says: "verified",
    ...follow,
    step: "Follow the skipper tobias",
    before: page('button "Follow tobias" #follow', '  link "tobias" >/crew/tobias'),
    after: page('button "Unfollow tobias" #follow', '  link "tobias" >/crew/tobias'),
  },
  {
    when: "it offers the opposite now, and what it names is of many kinds",
    says: "nothing",
    ...follow,
    step: "Follow the lighthouse report",
    before: page('button "Follow report" #follow'),
    after: page('button "Unfollow report" #follow'),
  },
  {
    when: "it tells another deed",
    says: "nothing",
    ...follow,
    step: 'Follow "Bodo"',
    before: page('button "Follow Bodo" #follow'),
    after: page('button "Unmute Bodo" #follow'),
  },
]);

const votes = (own: string, more = "") => `
  heading "Is the soil too wet?"
  item "Ida: Let it dry"
  button "${own}" #vote
${more}`;
const vote = {
  step: "Mark the answer of Ida as helpful",
  before: votes("Helpful (38)"),
  on: "#vote",
  requests: ["PUT /answers/5 200"],
};

checkTable(controlConsumed, [
  {
    when: "it counts one more by the word that the step marks with",
    says: "verified",
    ...vote,
    after: votes("Helpful (39)"),
  },
  {
    when: "a choice of a poll counts one more, with its share of all",
    says: "verified",
    ...vote,
    step: 'Vote for "Wet soil" in the poll',
    before: votes("Wet soil 15 (33%)", '  button "Dry soil 30 (67%)"'),
    after: votes("Wet soil 16 (35%)", '  button "Dry soil 30 (65%)"'),
  },
  { when: "it counts one less", says: "nothing", others: "may", ...vote, after: votes("Helpful (37)") },
  { when: "it counts many more", says: "nothing", others: "may", ...vote, after: votes("Helpful (52)") },
  { when: "the site was not told it", says: "nothing", ...vote, requests: [], after: votes("Helpful (39)") },
  {
    when: "another answer has one as well",
    says: "nothing",
    ...vote,
    before: votes("Helpful (38)", '  button "Helpful (2)"'),
    after: votes("Helpful (39)", '  button "Helpful (2)"'),
  },
  {
    when: "it counts something else than the step marks with",
    says: "nothing",
    ...vote,
    before: votes("Views 38"),
    after: votes("Views 39"),
  },
]);

const post = (control: string, more = "") => `
  heading "Post of Ida"
  button "${control}" #turn
${more}`;
const publish = {
  step: "Publish this post",
  before: post("Publish"),
  on: "#turn",
  requests: ["PUT /posts/5 200"],
};

checkTable(controlConsumed, [
  { when: "it would take back now what it did", says: "verified", ...publish, after: post("Unpublish") },
  { when: "it would do something else now", says: "nothing", ...publish, after: post("Translate") },
  { when: "nobody was told", says: "nothing", ...publish, requests: [], after: post("Unpublish") },
  {
    when: "the step speaks of another thing by its name",
    says: "nothing",
    others: "may",
    ...publish,
    step: "Publish Ole",
    after: post("Unpublish"),
  },
  {
    when: "the site refused it",
    says: "nothing",
    ...publish,
    after: post("Unpublish", '  alert "The post could not be published" [.error]'),
  },
]);

const written = (field: string, state: string, ...come: readonly string[]): string =>
  `\n  region "Diary"\n    textbox "" =${JSON.stringify(field)} #text\n    button "Save"${state} #keep${come.map((one) => `\n    item "${one}"`).join("")}\n    item "Sow the beans"`;
const saving = {
  step: "Save the new entry",
  before: written("Feed the hives", ""),
  on: "#keep",
  requests: ["POST /diary 200"],
};

checkTable(controlConsumed, [
  {
    when: "what was written stands on the page, and the button is shut",
    says: "verified",
    ...saving,
    after: written("", " [disabled]", "Feed the hives"),
  },
  {
    when: "what was written stands nowhere, though the button is shut",
    says: "nothing",
    ...saving,
    after: written("", " [disabled]"),
  },
]);
