import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true, requests: ["PATCH /notices 200"] } as const;

const notes = ["Ivo commented on Invoice 12", "Ivo commented on Invoice 13", "Backup finished"];
const at = (name: string): number => notes.indexOf(name);
type Centre = { read?: readonly string[]; left?: readonly string[]; tab?: string; more?: string };
const centre = ({ read = [], left = notes, tab = "All", more = "" }: Centre = {}) => `
  button "Notifications, ${left.length - read.length} unread" [expanded popup] #bell
  dialog "Notifications"
    tab "All ${left.length}" [${tab === "All" ? "selected" : ""}] #all
    tab "Unread ${left.length - read.length}" [${tab === "Unread" ? "selected" : ""}] #unread
    button "Mark all as read" #allread
    button "Notification settings" #settings
    list "Notifications"
${left
  .filter((name) => tab === "All" || !read.includes(name))
  .map(
    (name) =>
      `      item "${name} 2 hours ago"${read.includes(name) ? "" : " [.unread]"}\n        button "Mark as ${read.includes(name) ? "unread" : "read"}" #r-${at(name)}\n        button "Snooze" [collapsed popup] #z-${at(name)}\n        button "Dismiss" #d-${at(name)}`,
  )
  .join("\n")}
${more}`;
const reads = (name: string): Act => clicks(`#r-${at(name)}`, centre(), centre({ read: [name] }), stores);
const drops = (name: string): Act =>
  clicks(`#d-${at(name)}`, centre(), centre({ left: notes.filter((one) => one !== name) }), stores);
const second = "Ivo commented on Invoice 13";

wordingsTable([
  {
    wanted: "a notice counts as read",
    steps: [
      "Mark the notification about Invoice 13 as read",
      `Mark "${second}" as read`,
      "The notification about Invoice 13 should be marked as read",
      "The notification Ivo commented on Invoice 13 is read",
      'Click "Mark as read" in the notification about Invoice 13',
      "Mark the second notification as read",
    ],
    act: reads(second),
    others: {
      sister: reads("Ivo commented on Invoice 12"),
      unread: clicks("#r-1", centre({ read: [second] }), centre(), stores),
      dismissed: drops(second),
      all: clicks("#unread", centre(), centre({ tab: "Unread" })),
    },
    told: 6,
  },
  {
    wanted: "a notice is dismissed",
    steps: [
      "Dismiss the notification about Invoice 13",
      `Dismiss "${second}"`,
      "The notification about Invoice 13 should be dismissed",
      "Remove the notification about Invoice 13 from the list",
      "The notification about Invoice 13 is gone",
      "Dismiss the second notification",
      "Clear the notification that Ivo commented on Invoice 13",
    ],
    act: drops(second),
    others: {
      sister: drops("Ivo commented on Invoice 12"),
      read: reads(second),
      nothing: clicks("#d-1", centre(), centre(), { mutating: true }),
      snoozing: clicks(
        "#z-1",
        centre(),
        centre({ more: '  menu "Snooze"\n    menuitem "1 hour"\n    menuitem "Tomorrow"' }),
      ),
    },
    told: 5,
  },
  {
    wanted: "all notices count as read",
    steps: [
      "Mark all notifications as read",
      'Click "Mark all as read"',
      "All notifications should be read",
      "There should be no unread notifications",
      "Mark everything in the notification panel as read",
      "Clear the unread count by marking all as read",
    ],
    act: clicks("#allread", centre(), centre({ read: notes }), stores),
    others: {
      one: reads(second),
      nothing: clicks("#allread", centre(), centre(), { mutating: true }),
      filtered: clicks("#unread", centre({ read: [second] }), centre({ read: [second], tab: "Unread" })),
    },
    told: 4,
  },
  {
    wanted: "only new notices are listed",
    steps: [
      "Open the Unread tab",
      "Show only unread notifications",
      "Switch to the unread notifications",
      "Filter the notifications by unread",
      "Only unread notifications should be shown",
      'Select the "Unread" tab in the notification panel',
    ],
    act: clicks("#unread", centre({ read: [second] }), centre({ read: [second], tab: "Unread" })),
    others: {
      all: clicks("#all", centre({ read: [second], tab: "Unread" }), centre({ read: [second] })),
      read: reads(second),
      nothing: clicks("#unread", centre({ read: [second] }), centre({ read: [second] })),
    },
    told: 6,
  },
]);

const kinds = ["Analytics", "Marketing", "Personalisation"];
type Consent = { banner?: boolean; details?: boolean; on?: readonly string[]; more?: string };
const site = ({ banner = true, details = false, on = [], more = "" }: Consent = {}) => `
  link "Home" >/
  link "Privacy policy" >/privacy #policy
  heading "Seeds and bulbs"
${banner && !details ? '  dialog "We value your privacy"\n    text "We use cookies."\n    button "Accept all" #accept\n    button "Reject all" #reject\n    button "Customise" #customise\n    link "Cookie policy" >/cookies #cookies' : ""}
${details ? `  dialog "Cookie preferences"\n    switch "Strictly necessary" [checked disabled] #necessary\n${kinds.map((kind) => `    switch "${kind}" [${on.includes(kind) ? "checked" : "unchecked"}] #k-${kind}`).join("\n")}\n    button "Confirm my choices" #confirm\n    button "Accept all" #accept2` : ""}
${more}`;
const put = { requests: ["POST /consent 204"] } as const;

wordingsTable([
  {
    wanted: "no more cookies than needed",
    steps: [
      "Reject all cookies",
      'Click "Reject all" in the cookie banner',
      "Decline all cookies",
      "The cookies should be rejected",
      "Refuse the optional cookies by clicking Reject all",
      "Dismiss the cookie banner by rejecting all cookies",
      "Reject the cookie consent",
    ],
    act: clicks("#reject", site(), site({ banner: false }), put),
    others: {
      accepted: clicks("#accept", site(), site({ banner: false }), put),
      customise: clicks("#customise", site(), site({ details: true })),
      policy: clicks("#cookies", site(), '\n  heading "Cookie policy"\n  link "Home" >/', {
        urlAfter: "https://garden.test/cookies",
      }),
      nothing: clicks("#reject", site(), site()),
    },
    told: 7,
  },
  {
    wanted: "cookies are agreed to",
    steps: [
      "Accept all cookies",
      "Accept the cookies",
      'Click "Accept all"',
      "The cookies should be accepted",
      "Accept the cookie consent so that the banner goes away",
      "Agree to all cookies in the privacy dialog",
    ],
    act: clicks("#accept", site(), site({ banner: false }), put),
    others: {
      rejected: clicks("#reject", site(), site({ banner: false }), put),
      customise: clicks("#customise", site(), site({ details: true })),
      nothing: clicks("#accept", site(), site()),
    },
    told: 4,
  },
  {
    wanted: "cookies of one kind",
    steps: [
      "Allow Analytics cookies",
      "Turn on Analytics in the cookie preferences",
      "Enable the Analytics switch",
      "Analytics should be on",
      "Analytics cookies are allowed",
      "Switch the Analytics toggle on in the preferences dialog",
    ],
    act: clicks("#k-Analytics", site({ details: true }), site({ details: true, on: ["Analytics"] })),
    others: {
      marketing: clicks("#k-Marketing", site({ details: true }), site({ details: true, on: ["Marketing"] })),
      off: clicks("#k-Analytics", site({ details: true, on: ["Analytics"] }), site({ details: true })),
      confirmed: clicks("#confirm", site({ details: true }), site({ banner: false }), put),
    },
    told: 5,
  },
  {
    wanted: "an own choice of cookies is kept",
    steps: [
      "Confirm my choices",
      "Save the cookie preferences",
      'Click "Confirm my choices" in the cookie preferences',
      "The cookie preferences should be saved",
      "Confirm the selected cookies",
      "Store my cookie choices and close the dialog",
    ],
    act: clicks("#confirm", site({ details: true, on: ["Analytics"] }), site({ banner: false }), {
      mutating: true,
      ...put,
    }),
    others: {
      all: clicks("#accept2", site({ details: true, on: ["Analytics"] }), site({ banner: false }), {
        mutating: true,
        ...put,
      }),
      nothing: clicks(
        "#confirm",
        site({ details: true, on: ["Analytics"] }),
        site({ details: true, on: ["Analytics"] }),
        {
          mutating: true,
        },
      ),
      failed: clicks(
        "#confirm",
        site({ details: true, on: ["Analytics"] }),
        site({ details: true, on: ["Analytics"], more: '  alert "Could not save your choices"' }),
        { mutating: true, requests: ["POST /consent 500"] },
      ),
    },
    told: 6,
  },
]);
