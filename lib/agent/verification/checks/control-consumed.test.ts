import { checkTable } from "@/tests/support/check-table";
import { controlConsumed } from "./control-consumed";

const page = (control: string, ...more: string[]) => `
  heading "Harbour of Bodo"
  ${control}
  button "Share" #share
  list "Ships"
    item "Fram"
    item "Gjoa"
${more.join("\n")}
`;
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
]);
