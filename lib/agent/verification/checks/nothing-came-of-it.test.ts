import { checkTable } from "@/tests/support/check-table";
import { nothingChanged } from "./nothing-changed";

const page = (busy = ""): string => `
  heading "Kennel"
  link "Dogs" >/dogs #dogs
  button "Feed" #feed
  button "Save" #save
  button "Delete" #delete
  button "Pause" #pause
  list "Dogs"
    item "Rex"
${busy}`;
const saw = (moved: boolean, asked = false, ...recentEvents: string[]) => ({
  report: { witness: { recentEvents, didDomMutate: moved, didNetworkOccur: asked } },
});
const dead = { before: page(), after: page(), again: true };
const broke = {
  ...dead,
  step: "Open the dogs",
  on: "#feed",
  ...saw(true, true),
  requests: ["GET /dogs 500 fetch"],
};
const refusedSave = {
  ...dead,
  step: "Save the dog",
  mutating: true,
  on: "#save",
  ...saw(true),
  after: `${page()}  alert "Permission denied."\n`,
};
const asked = "Dialog (confirm, accepted): 'Delete Rex?'";

checkTable(nothingChanged, [
  {
    when: "a place was to come up, and only something unseen moved",
    says: "refuted",
    ...dead,
    step: "Go to the dogs",
    on: "#dogs",
    ...saw(true),
  },
  {
    when: "the view was to change",
    says: "nothing",
    ...dead,
    step: "Switch to the grid view",
    on: "#feed",
    ...saw(true),
  },
  { when: "what was asked of the site broke", says: "refuted", ...broke },
  {
    when: "a few words came in its place",
    says: "refuted",
    ...broke,
    text: "Kennel",
    textAfter: "Kennel\nRex is not here",
  },
  {
    when: "something else to press came",
    says: "nothing",
    others: "may",
    ...broke,
    after: `${page()}  button "Delete"\n`,
  },
  {
    when: "more than a few came",
    says: "nothing",
    others: "may",
    ...broke,
    text: "Kennel",
    textAfter: "Kennel\nRex\nLassie\nBello\nWaldi",
  },
  {
    when: "the same was answered when it was asked again",
    says: "nothing",
    others: "may",
    ...broke,
    requests: ["GET /dogs 500 fetch", "GET /dogs 200 fetch"],
  },
  { when: "nothing came but the message of a fault", says: "refuted", ...refusedSave },
  {
    when: "the site took it all the same",
    says: "nothing",
    others: "may",
    ...refusedSave,
    requests: ["PUT /dogs/1 204 fetch"],
  },
  {
    when: "the site took it, and the message is about it",
    says: "refuted",
    ...refusedSave,
    requests: ["PUT /dogs/1 200 fetch"],
    after: `${page()}  alert "You do not have permission to change a dog."\n`,
  },
  {
    when: "it says that it was done as well",
    says: "nothing",
    others: "may",
    ...refusedSave,
    after: `${page()}  alert "Permission denied."\n  status "Dog saved."\n`,
  },
  {
    when: "it was agreed to, nothing was sent, and it stands there",
    says: "refuted",
    ...dead,
    step: "Delete Rex",
    on: "#delete",
    ...saw(true, false, asked),
  },
  {
    when: "it was agreed to, and something was asked of the site",
    says: "nothing",
    ...dead,
    step: "Delete Rex",
    on: "#delete",
    ...saw(true, true, asked),
  },
  {
    when: "a message was answered, which asks nothing",
    says: "nothing",
    ...dead,
    step: "Delete Rex",
    on: "#delete",
    ...saw(true, false, "Dialog (alert, accepted): 'Rex is old.'"),
  },
  {
    when: "the page was busy before, and stands still",
    says: "refuted",
    ...dead,
    step: "Click Feed",
    on: "#feed",
    before: page('  progress "Loading" #p\n'),
    after: page('  progress "Loading" #p\n'),
    ...saw(false),
  },
  {
    when: "the page is busy since then",
    says: "nothing",
    others: "may",
    ...dead,
    step: "Click Feed",
    on: "#feed",
    after: page('  progress "Loading" #p\n'),
    ...saw(true),
  },
  {
    when: "it was to be paused, and the page stood still",
    says: "refuted",
    ...dead,
    step: "Click Pause",
    on: "#pause",
    ...saw(false),
  },
  {
    when: "it was to be paused, and something moved",
    says: "nothing",
    ...dead,
    step: "Click Pause",
    on: "#pause",
    ...saw(true),
  },
]);
