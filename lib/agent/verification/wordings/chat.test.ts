import { type Act, clickStored, wordingsTable } from "@/tests/support/wordings";

const channels = ["general", "gardening", "garden-tools"];
const chat = (muted: readonly string[], more = "", pinned: readonly string[] = []) => `
  region "Channels"
${channels
  .map(
    (name) => `    treeitem "${name}${muted.includes(name) ? " (muted)" : ""}" #ch-${name}
    button "Options for ${name}" [collapsed popup] #o-${name}`,
  )
  .join("\n")}
  heading "gardening"
  list "Messages"
    item "Ida Falk 9:02 The seeds are here${pinned.includes("seeds") ? " Pinned" : ""}"
      button "React" #r-seeds
      button "${pinned.includes("seeds") ? "Unpin" : "Pin"} message" #p-seeds
      button "Reply in thread" #t-seeds
    item "Ole Berg 9:05 The shed key is missing${pinned.includes("key") ? " Pinned" : ""}"
      button "React" #r-key
      button "${pinned.includes("key") ? "Unpin" : "Pin"} message" #p-key
      button "Reply in thread" #t-key
  textbox "Message #gardening" #write
  button "Send now" #send
${more}`;
const options = (name: string, isMuted: boolean) =>
  chat(
    isMuted ? [name] : [],
    `  list:menu "Options for ${name}"
    menuitem "Mark as read" #m-read
    menuitem "${isMuted ? "Unmute" : "Mute"} channel" #m-mute
    menuitem "Leave channel" #m-leave`,
  ).replace(`[collapsed popup] #o-${name}`, `[expanded popup] #o-${name}`);
const mutes = (name: string): Act => clickStored("#m-mute", options(name, false), chat([name]));
const unmutes = (name: string): Act => clickStored("#m-mute", options(name, true), chat([]));
const pins = (what: string): Act => clickStored(`#p-${what}`, chat([]), chat([], "", [what]));
const unpins = (what: string): Act =>
  clickStored(
    `#p-${what}`,
    chat([], "", ["seeds", "key"]),
    chat(
      [],
      "",
      ["seeds", "key"].filter((one) => one !== what),
    ),
  );

const talk = (said: readonly string[], draft = "") => `
  heading "gardening"
  list "Messages"
    item "Ida Falk 9:02 The seeds are here"
${said.map((text) => `    item "You 9:20 ${text}"`).join("\n")}
  textbox "Message #gardening" ="${draft}" #write
  button "Send now" #send
  button "Attach a file" #attach
`;
const says = (text: string, now: readonly string[], draft = ""): Act => ({
  does: "setValue",
  on: "#write",
  value: text,
  enter: true,
  before: talk([]),
  after: talk(now, draft),
  mutating: true,
});

const directory = (joined: readonly string[]) => `
  heading "Browse channels"
  textbox "Search channels"
  list "Channels"
${["allotment", "beekeeping", "compost"]
  .map(
    (name) => `    item "${name} ${joined.includes(name) ? "Joined 13 members" : "12 members"}"
      link "${name}" >/c/${name} #v-${name}
      button "${joined.includes(name) ? "Leave" : "Join"}" #j-${name}`,
  )
  .join("\n")}
`;
const joins = (name: string): Act => clickStored(`#j-${name}`, directory([]), directory([name]));
const leaves = (name: string): Act =>
  clickStored(
    `#j-${name}`,
    directory(["allotment", "beekeeping"]),
    directory(["allotment", "beekeeping"].filter((one) => one !== name)),
  );

wordingsTable([
  {
    wanted: "a channel is silenced",
    steps: [
      "Mute the channel garden-tools",
      "Mute #garden-tools",
      'Choose "Mute channel" for garden-tools',
      "The channel garden-tools should be muted",
      "Open the options of garden-tools and click Mute channel",
      "garden-tools must be muted",
      "Silence the channel garden-tools",
    ],
    act: mutes("garden-tools"),
    others: {
      another: mutes("general"),
      "loud again": unmutes("garden-tools"),
      "the menu": clickStored("#o-garden-tools", chat([]), options("garden-tools", false), {
        mutating: false,
      }),
      "marked as read": clickStored("#m-read", options("garden-tools", false), chat([])),
    },
    told: 4,
  },
  {
    wanted: "a message is pinned",
    steps: [
      "Pin the message of Ole Berg",
      'Pin "The shed key is missing"',
      "Pin the message about the shed key to the channel",
      "The message from Ole Berg should be pinned",
      "Press the pin icon of Ole Berg's message",
      "Pin the second message",
      "Have the message of Ole Berg pinned",
    ],
    act: pins("key"),
    others: {
      "the other one": pins("seeds"),
      unpinned: unpins("key"),
      nothing: clickStored("#p-key", chat([]), chat([])),
      "a thread": clickStored(
        "#t-key",
        chat([]),
        chat([], '  region "Thread"\n    heading "Thread"\n    textbox "Reply"'),
        {
          mutating: false,
        },
      ),
    },
    told: 7,
  },
  {
    wanted: "something is said in a channel",
    steps: [
      'Write "Thank you all" in the channel gardening and send it',
      'Send the message "Thank you all"',
      'Post "Thank you all" in #gardening',
      'Type "Thank you all" in the message box and press Enter',
      'The message "Thank you all" should be sent',
      'Say "Thank you all" in the channel',
      'Thank the channel with the message "Thank you all"',
    ],
    act: says("Thank you all", ["Thank you all"]),
    others: {
      "another text": says("Thanks to all", ["Thanks to all"]),
      "not sent": says("Thank you all", [], "Thank you all"),
      lost: says("Thank you all", []),
    },
    told: 5,
  },
  {
    wanted: "a channel is joined",
    steps: [
      "Join beekeeping",
      "Join the channel beekeeping",
      'Click "Join" next to beekeeping',
      "Become a member of the beekeeping channel",
      "The channel beekeeping should be joined",
      "Join the second channel of the list",
      "In the channel browser, join beekeeping",
    ],
    act: joins("beekeeping"),
    others: {
      another: joins("allotment"),
      left: leaves("beekeeping"),
      looked: clickStored(
        "#v-beekeeping",
        directory([]),
        '\n  heading "beekeeping"\n  list "Messages"\n    item "Bo The bees swarm"\n  button "Join channel"',
        {
          mutating: false,
          urlAfter: "https://garden.test/c/beekeeping",
        },
      ),
    },
    told: 5,
  },
  {
    wanted: "a channel is left",
    steps: [
      "Leave beekeeping",
      "Leave the channel beekeeping",
      "Press Leave in the line of beekeeping",
      "The channel beekeeping should be left",
      "Stop being a member of the beekeeping channel",
      "I no longer want to be in beekeeping: leave it",
    ],
    act: leaves("beekeeping"),
    others: { another: leaves("allotment"), joined: joins("beekeeping") },
    told: 4,
  },
]);
