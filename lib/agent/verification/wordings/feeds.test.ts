import { type Act, clickStored, keyOf, wordingsTable } from "@/tests/support/wordings";

const posts = ["Frost in May", "Pruning apples", "A better compost"];
type Marks = { saved?: readonly string[]; read?: readonly string[]; unreadOnly?: boolean };
const reader = ({ saved = [], read = [], unreadOnly = false }: Marks, more = "") => `
  region "Feeds"
    link "Saved ${saved.length}" >#saved #saved
    treeitem "Orchard Notes ${posts.length - read.length}" [selected] #f-orchard
    treeitem "Bee Letters 12" #f-bee
  heading "Orchard Notes"
  button "Refresh" #refresh
  button "Mark all as read" #allread
  clickable "Unread only"${unreadOnly ? " [.active]" : ""} #unread
  list "Articles"
${posts
  .filter((name) => !unreadOnly || !read.includes(name))
  .map(
    (name) => `    item "${name} Orchard Notes 2h"${read.includes(name) ? "" : " [.unread]"}
      link "${name}" >/a/${keyOf(name)} #l-${keyOf(name)}
      button "${saved.includes(name) ? "Remove from saved" : "Save for later"}" #s-${keyOf(name)}
      button "Mark as ${read.includes(name) ? "unread" : "read"}" #r-${keyOf(name)}
      button "Hide" #h-${keyOf(name)}`,
  )
  .join("\n")}
${more}`;
const saves = (name: string): Act => clickStored(`#s-${keyOf(name)}`, reader({}), reader({ saved: [name] }));
const unsaves = (name: string): Act =>
  clickStored(`#s-${keyOf(name)}`, reader({ saved: [name] }), reader({}));
const reads = (name: string): Act => clickStored(`#r-${keyOf(name)}`, reader({}), reader({ read: [name] }));
const opens = (name: string): Act =>
  clickStored(
    `#l-${keyOf(name)}`,
    reader({}),
    `\n  link "Back to Orchard Notes"\n  heading "${name}"\n  text "It was a cold night."\n`,
    {
      mutating: false,
      urlAfter: `https://garden.test/a/${keyOf(name)}`,
      titleAfter: `${name} - Reader`,
    },
  );
const old = ["Frost in May"];

const feeds = (names: readonly string[], typed = "", told = "") => `
  heading "Manage feeds"
  form "Add a feed"
    textbox "Feed address" ="${typed}"${told ? ` [invalid] ^"${told}"` : ""} #address
    button "Add feed" #add
  list "Feeds"
${names
  .map(
    (name) => `    item "${name}"
      button "Edit" #e-${keyOf(name)}
      button "Unsubscribe" #u-${keyOf(name)}`,
  )
  .join("\n")}
${told ? `  alert "${told}"` : ""}`;
const now = ["Orchard Notes", "Orchard News", "Bee Letters"];
const adds = (names: readonly string[], typed = "", told = "", more: Partial<Act> = {}): Act =>
  clickStored("#add", feeds(now, "https://frog.test/feed.xml"), feeds(names, typed, told), more);
const drops = (name: string): Act =>
  clickStored(`#u-${keyOf(name)}`, feeds(now), feeds(now.filter((one) => one !== name)));

const bookmark = (tags: readonly string[], typed = "", more = "") => `
  dialog "Edit bookmark"
    textbox "Title" ="Leaf guide" #title
    textbox "URL" ="https://leaf.test"
    list "Tags"
${tags.map((name) => `      item "${name}"\n        button "Remove ${name}" #x-${name}`).join("\n")}
    textbox "Add a tag" ="${typed}" #tag
    button "Save" #save
    button "Cancel" #cancel
${more}`;
const tags = (value: string, after: readonly string[], left = "", on = "#tag"): Act => ({
  does: "setValue",
  on,
  value,
  enter: true,
  before: bookmark(["trees", "tree-care"]),
  after: bookmark(after, left),
});
const untags = (name: string): Act =>
  clickStored(
    `#x-${name}`,
    bookmark(["trees", "tree-care"]),
    bookmark(["trees", "tree-care"].filter((one) => one !== name)),
    {
      mutating: false,
    },
  );

wordingsTable([
  {
    wanted: "an article is saved for later",
    steps: [
      'Save "Pruning apples" for later',
      "Bookmark the article Pruning apples",
      "Click the bookmark icon of Pruning apples (Save for later)",
      "Pruning apples should be saved for later",
      "Save the second article for later",
      "Put Pruning apples on the saved list",
      "In the row of Pruning apples, press Save for later",
    ],
    act: saves("Pruning apples"),
    others: {
      another: saves("Frost in May"),
      "no longer": unsaves("Pruning apples"),
      read: reads("Pruning apples"),
      opened: opens("Pruning apples"),
      "the list": clickStored(
        "#saved",
        reader({}),
        '\n  heading "Saved"\n  list "Articles"\n    item "Old one"',
        {
          mutating: false,
        },
      ),
      nothing: clickStored("#s-Pruningapples", reader({}), reader({}, '  status "2 new articles"')),
    },
    told: 5,
  },
  {
    wanted: "an article is saved no longer",
    steps: [
      'Remove "Pruning apples" from the saved articles',
      "Unsave Pruning apples",
      "Pruning apples should no longer be saved",
      "Take Pruning apples off the saved list",
      'Press "Remove from saved" at Pruning apples',
    ],
    act: unsaves("Pruning apples"),
    others: { saved: saves("Pruning apples"), another: unsaves("Frost in May") },
    told: 4,
  },
  {
    wanted: "everything counts as read",
    steps: [
      "Mark all articles as read",
      "Mark everything as read",
      "All articles should be marked as read",
      'Click "Mark all as read" above the list',
      "No article of Orchard Notes should be unread",
      "Set all articles of Orchard Notes to read",
    ],
    act: clickStored("#allread", reader({}), reader({ read: posts })),
    others: {
      one: reads("Frost in May"),
      filtered: clickStored("#unread", reader({ read: old }), reader({ read: old, unreadOnly: true }), {
        mutating: false,
      }),
      nothing: clickStored("#allread", reader({}), reader({})),
    },
    told: 4,
  },
  {
    wanted: "an article counts as read",
    steps: [
      'Mark "Pruning apples" as read',
      "Mark the article Pruning apples read",
      "Pruning apples should be marked as read",
      "Press Mark as read in the row of Pruning apples",
      "The article Pruning apples must count as read",
    ],
    act: reads("Pruning apples"),
    others: {
      another: reads("Frost in May"),
      unread: clickStored(
        "#r-Pruningapples",
        reader({ read: posts }),
        reader({ read: posts.filter((one) => one !== "Pruning apples") }),
      ),
      all: clickStored("#refresh", reader({}), reader({}), { mutating: false }),
    },
    told: 5,
  },
  {
    wanted: "only what is unread is listed",
    steps: [
      "Show only unread articles",
      "Turn on Unread only",
      "Only unread articles should be listed",
      "Hide the articles that are read",
      "Switch the list to unread only",
      'Toggle "Unread only" on',
      "Filter the articles by unread",
    ],
    act: clickStored("#unread", reader({ read: old }), reader({ read: old, unreadOnly: true }), {
      mutating: false,
    }),
    others: {
      off: clickStored("#unread", reader({ read: old, unreadOnly: true }), reader({ read: old }), {
        mutating: false,
      }),
      "marked as read": reads("Frost in May"),
      "marked all": clickStored("#allread", reader({}), reader({ read: posts })),
    },
    told: 6,
  },
  {
    wanted: "an article is opened",
    steps: [
      'Open the article "Pruning apples"',
      "Read Pruning apples",
      "Open the second article",
      "Click the headline Pruning apples",
      "The article Pruning apples should be open",
      "Show the full text of Pruning apples",
    ],
    act: opens("Pruning apples"),
    others: { another: opens("Frost in May"), saved: saves("Pruning apples") },
    told: 5,
  },
  {
    wanted: "a feed is added",
    steps: [
      "Add the feed https://frog.test/feed.xml",
      "Subscribe to the feed https://frog.test/feed.xml",
      "Click Add feed to subscribe to the entered address",
      "The feed of frog.test should be added",
      "Add the entered feed",
      "Submit the form to add the feed",
    ],
    act: adds([...now, "Frog Pond https://frog.test/feed.xml"], "", "", { requests: ["POST /feeds 201"] }),
    others: {
      "not found": adds(now, "https://frog.test/feed.xml", "No feed was found at this address"),
      emptied: adds(now),
      failed: adds(now, "https://frog.test/feed.xml", "", { requests: ["POST /feeds 500"] }),
    },
    told: 4,
  },
  {
    wanted: "a feed is left",
    steps: [
      "Unsubscribe from Orchard News",
      "Cancel the subscription to Orchard News",
      "Orchard News should be unsubscribed",
      "Remove the feed Orchard News",
      "Press Unsubscribe in the row of Orchard News",
      "The feed Orchard News must no longer be in the list",
      "Stop following Orchard News",
    ],
    act: drops("Orchard News"),
    others: {
      sister: drops("Orchard Notes"),
      form: clickStored(
        "#e-OrchardNews",
        feeds(now),
        feeds(now, "", "").concat('  dialog "Edit Orchard News"\n    textbox "Name" ="Orchard News"'),
        {
          mutating: false,
        },
      ),
    },
    told: 6,
  },
  {
    wanted: "a bookmark gets a tag",
    steps: [
      'Add the tag "autumn"',
      'Tag the bookmark with "autumn"',
      'Type "autumn" into the Add a tag field and press Enter',
      'The bookmark should have the tag "autumn"',
      "Enter the tag autumn",
      "Give the bookmark the tag autumn",
      "autumn must be one of the tags",
    ],
    act: tags("autumn", ["trees", "tree-care", "autumn"]),
    others: {
      "another tag": tags("winter", ["trees", "tree-care", "winter"]),
      "another field": {
        ...tags("autumn", ["trees", "tree-care"], "", "#title"),
        after: bookmark(["trees", "tree-care"]).replace("Leaf guide", "autumn"),
      },
      lost: tags("autumn", ["trees", "tree-care"]),
    },
    told: 5,
  },
  {
    wanted: "a tag is taken off",
    steps: [
      'Remove the tag "trees"',
      "Remove the tag trees from the bookmark",
      "Click the × of the tag trees",
      "The bookmark should no longer have the tag trees",
      "Take the trees tag off",
      "Untag the bookmark: remove trees",
    ],
    act: untags("trees"),
    others: {
      sister: untags("tree-care"),
      left: clickStored("#cancel", bookmark(["trees"]), '\n  heading "Bookmarks"', { mutating: false }),
    },
    told: 5,
  },
]);
