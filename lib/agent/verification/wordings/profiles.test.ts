import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true, requests: ["POST /relations 200"] } as const;

const people = ["Ada Moor", "Adam Moor", "Yuki Sato"];
const key = (name: string): string => name.replace(/\W/g, "");
const followers = (mine: readonly string[] = [], more = "") => `
  heading "Followers of Garden Club"
  tab "Followers 3" [selected] #followers
  tab "Following ${mine.length}" #following
  list "People"
${people
  .map(
    (name) =>
      `    item "${name} @${key(name).toLowerCase()}"\n      link "${name}" >/u/${key(name)} #l-${key(name)}\n      button "${mine.includes(name) ? "Following" : "Follow"}" [${mine.includes(name) ? "pressed" : "unpressed"}] #f-${key(name)}\n      button "More" [collapsed popup] #m-${key(name)}`,
  )
  .join("\n")}
${more}`;
const follows = (name: string): Act => clicks(`#f-${key(name)}`, followers(), followers([name]), stores);
const unfollows = (name: string): Act =>
  clicks(`#f-${key(name)}`, followers(people), followers(people.filter((one) => one !== name)), stores);

type Profile = {
  follows?: boolean;
  blocked?: boolean;
  muted?: boolean;
  bell?: boolean;
  menu?: boolean;
  more?: string;
};
const profile = (is: Profile = {}) => `
  link "Home" >/home #home
  link "Bookmarks" >/bookmarks #bookmarks
  heading "Ada Moor"
${is.blocked ? '  status "You blocked @adamoor"\n  button "Unblock" #unblock' : `  button "${is.follows ? "Unfollow" : "Follow"}" #follow\n  button "Message" #message\n  button "${is.bell ? "Turn off notifications" : "Notify me about new posts"}" #bell`}
  button "More actions" [${is.menu ? "expanded" : "collapsed"} popup] #more
  tab "Posts" [selected] #posts
  tab "Media" #media
${is.blocked ? "" : '  item "Ada Moor: First tomatoes!"\n    button "Like" #like\n    button "Reply" #reply'}
${is.menu ? `  menu "More actions"\n    menuitem "Copy link to profile" #copy\n    menuitem "${is.muted ? "Unmute" : "Mute"} @adamoor" #mute\n    menuitem "Block @adamoor" #block\n    menuitem "Report @adamoor" #report` : ""}
${is.more ?? ""}`;
const sure = '  dialog "Block Ada Moor?"\n    button "Block" #sure\n    button "Cancel" #cancel';

type Post = { who: string; text: string };
const posts: readonly Post[] = [
  { who: "Ada Moor", text: "First tomatoes!" },
  { who: "Adam Moor", text: "Slugs again" },
  { who: "Yuki Sato", text: "Moss is lovely" },
];
type Wall = {
  liked?: readonly string[];
  kept?: readonly string[];
  shared?: readonly string[];
  hidden?: readonly string[];
  more?: string;
};
const wall = ({ liked = [], kept = [], shared = [], hidden = [], more = "" }: Wall = {}) => `
  tab "For you" [selected] #foryou
  tab "Following" #following
  heading "Home"
${posts
  .filter(({ who }) => !hidden.includes(who))
  .map(({ who, text }) => {
    const id = key(who);
    return `  item "${who} ${text}"
    link "${who}" >/u/${id} #u-${id}
    button "Reply 2" #r-${id}
    button "${shared.includes(who) ? "Reposted 6" : "Repost 5"}" #s-${id}
    button "${liked.includes(who) ? "Liked 13" : "Like 12"}" [${liked.includes(who) ? "pressed" : "unpressed"}] #k-${id}
    button "${kept.includes(who) ? "Remove bookmark" : "Bookmark"}" #b-${id}
    button "Hide" #h-${id}`;
  })
  .join("\n")}
${more}`;
const touches = (on: string, from: Wall, to: Wall): Act => clicks(on, wall(from), wall(to), stores);

wordingsTable([
  {
    wanted: "somebody is followed",
    steps: [
      "Follow Adam Moor",
      'Click "Follow" next to "Adam Moor"',
      "Adam Moor should be followed",
      "Start following Adam Moor (@adammoor)",
      "I am following Adam Moor",
      "Follow the second person in the list",
      "In the list of followers, follow Adam Moor back",
      "Follow @adammoor",
    ],
    act: follows("Adam Moor"),
    others: {
      sister: follows("Ada Moor"),
      left: unfollows("Adam Moor"),
      menu: clicks(
        "#m-AdamMoor",
        followers(),
        followers([], '  menu "More"\n    menuitem "Block"\n    menuitem "Report"'),
      ),
      opened: clicks("#l-AdamMoor", followers(), '\n  heading "Adam Moor"\n  button "Follow"\n', {
        urlAfter: "https://garden.test/u/AdamMoor",
      }),
      "sign in": clicks(
        "#f-AdamMoor",
        followers(),
        followers([], '  dialog "Log in to follow people"\n    button "Log in"'),
        {
          mutating: true,
        },
      ),
    },
    told: 8,
  },
  {
    wanted: "somebody is followed no longer",
    steps: [
      "Unfollow Adam Moor",
      "Stop following Adam Moor",
      "Adam Moor should no longer be followed",
      "I must not follow Adam Moor any more",
      'Click "Following" next to Adam Moor to unfollow',
      "Unfollow the second person of the list",
    ],
    act: unfollows("Adam Moor"),
    others: {
      sister: unfollows("Ada Moor"),
      followed: follows("Adam Moor"),
      asked: clicks(
        "#f-AdamMoor",
        followers(people),
        followers(people, '  dialog "Unfollow @adammoor?"\n    button "Unfollow"\n    button "Cancel"'),
        { mutating: true },
      ),
    },
    told: 5,
  },
  {
    wanted: "somebody is blocked",
    steps: [
      "Block Ada Moor",
      'Confirm the dialog to block "Ada Moor"',
      "Ada Moor should be blocked",
      'Click "Block" in the dialog',
      "The user Ada Moor (@adamoor) is blocked",
      "Block this profile",
    ],
    act: clicks("#sure", profile({ more: sure }), profile({ blocked: true }), stores),
    others: {
      cancelled: clicks("#cancel", profile({ more: sure }), profile(), { mutating: true }),
      "asked only": clicks("#block", profile({ menu: true }), profile({ more: sure }), { mutating: true }),
      free: clicks("#unblock", profile({ blocked: true }), profile(), stores),
      failed: clicks("#sure", profile({ more: sure }), profile({ more: '  alert "Something went wrong"' }), {
        mutating: true,
        requests: ["POST /blocks 500"],
      }),
    },
    told: 1,
  },
  {
    wanted: "somebody is blocked no longer",
    steps: [
      "Unblock Ada Moor",
      "Lift the block of Ada Moor",
      "Ada Moor should be unblocked",
      "Ada Moor must no longer be blocked",
      'Click "Unblock" on the profile',
      "Unblock the user so that her posts are visible again",
    ],
    act: clicks("#unblock", profile({ blocked: true }), profile(), stores),
    others: {
      blocked: clicks("#sure", profile({ more: sure }), profile({ blocked: true }), stores),
      nothing: clicks("#unblock", profile({ blocked: true }), profile({ blocked: true }), { mutating: true }),
    },
    told: 3,
  },
  {
    wanted: "somebody is muted, by a menu",
    steps: [
      "Mute Ada Moor",
      "Mute @adamoor",
      "Choose Mute @adamoor in the More actions menu",
      "@adamoor should be muted",
      "Open the more menu of the profile and choose Mute",
      "Mute this account without unfollowing",
    ],
    act: clicks(
      "#mute",
      profile({ follows: true, menu: true }),
      profile({ follows: true, muted: true, more: '  status "@adamoor has been muted"' }),
      stores,
    ),
    others: {
      heard: clicks(
        "#mute",
        profile({ follows: true, muted: true, menu: true }),
        profile({ follows: true, more: '  status "@adamoor has been unmuted"' }),
        stores,
      ),
      "menu only": clicks("#more", profile({ follows: true }), profile({ follows: true, menu: true })),
      left: clicks("#follow", profile({ follows: true }), profile(), stores),
      copied: clicks("#copy", profile({ menu: true }), profile({ more: '  status "Link copied"' })),
    },
    told: 0,
  },
  {
    wanted: "a post is liked",
    steps: [
      "Like the post of Adam Moor",
      'Like the post "Slugs again"',
      "Like Adam Moor's post",
      "The post Slugs again should be liked",
      "Click the heart under Slugs again",
      'Press "Like" at the post "Slugs again" by Adam Moor',
      "Like the second post in the feed",
      "Adam Moor's post is liked",
    ],
    act: touches("#k-AdamMoor", {}, { liked: ["Adam Moor"] }),
    others: {
      sister: touches("#k-AdaMoor", {}, { liked: ["Ada Moor"] }),
      unliked: touches("#k-AdamMoor", { liked: ["Adam Moor"] }, {}),
      kept: touches("#b-AdamMoor", {}, { kept: ["Adam Moor"] }),
      nothing: clicks("#k-AdamMoor", wall(), wall({ more: '  status "3 new posts"' }), { mutating: true }),
    },
    told: 7,
  },
  {
    wanted: "a post is kept",
    steps: [
      "Bookmark the post of Adam Moor",
      'Bookmark "Slugs again"',
      "Add the post Slugs again to my bookmarks",
      "The post of Adam Moor should be bookmarked",
      "Click the bookmark icon of Adam Moor's post",
      "Save Adam Moor's post to the bookmarks",
      "Bookmark the second post",
    ],
    act: touches("#b-AdamMoor", {}, { kept: ["Adam Moor"] }),
    others: {
      sister: touches("#b-AdaMoor", {}, { kept: ["Ada Moor"] }),
      dropped: touches("#b-AdamMoor", { kept: ["Adam Moor"] }, {}),
      liked: touches("#k-AdamMoor", {}, { liked: ["Adam Moor"] }),
    },
    told: 6,
  },
  {
    wanted: "a post is passed on",
    steps: [
      "Repost the post of Adam Moor",
      'Repost "Slugs again"',
      "The post Slugs again should be reposted",
      "Share Adam Moor's post by reposting it",
      "Click the repost icon under Slugs again",
      "Adam Moor's post is reposted",
    ],
    act: touches("#s-AdamMoor", {}, { shared: ["Adam Moor"] }),
    others: {
      sister: touches("#s-AdaMoor", {}, { shared: ["Ada Moor"] }),
      liked: touches("#k-AdamMoor", {}, { liked: ["Adam Moor"] }),
      undone: touches("#s-AdamMoor", { shared: ["Adam Moor"] }, {}),
    },
    told: 6,
  },
  {
    wanted: "a post is out of sight",
    steps: [
      "Hide the post of Adam Moor",
      'Hide "Slugs again" from the feed',
      "The post Slugs again should be hidden",
      "Adam Moor's post is no longer in the feed",
      'Click "Hide" at Adam Moor\'s post',
      "Hide the second post",
    ],
    act: touches("#h-AdamMoor", {}, { hidden: ["Adam Moor"] }),
    others: {
      sister: touches("#h-AdaMoor", {}, { hidden: ["Ada Moor"] }),
      nothing: clicks("#h-AdamMoor", wall(), wall(), { mutating: true }),
      kept: touches("#b-AdamMoor", {}, { kept: ["Adam Moor"] }),
    },
    told: 4,
  },
]);
