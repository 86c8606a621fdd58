import { type Act, clickStored, wordingsTable } from "@/tests/support/wordings";

type Issue = {
  state?: string;
  assignee?: string;
  priority?: string;
  watched?: boolean;
  comments?: readonly string[];
  draft?: string;
};
const issue = (
  {
    state = "Open",
    assignee = "No one",
    priority = "None",
    watched = false,
    comments = [],
    draft = "",
  }: Issue,
  more = "",
) => `
  link "Issues 14" >/issues #issues
  heading "Gate squeaks #41"
  status "${state}"
  list "Comments"
    item "Ida Falk It squeaks since May"
${comments.map((text) => `    item "You ${text}"`).join("\n")}
  form "Add a comment"
    textbox "Comment" ="${draft}" #comment
    button "${state === "Open" ? "Close issue" : "Reopen issue"}" #close
    button "Comment" #post
  region "Details"
    button "Assignees: ${assignee}" [collapsed popup] #assignees
    button "Priority: ${priority}" [collapsed popup] #priority
    heading "Notifications"
    button "${watched ? "Unsubscribe" : "Subscribe"}" #watch
${more}`;
const listing = (parts: string, what: string) =>
  issue({}, parts).replace(`[collapsed popup] #${what}`, `[expanded popup] #${what}`);
const people = (chosen = "") => `  list:menu "Assign up to 10 people"
    textbox "Filter people"
${["Ida Falk", "Ole Berg", "Olga Bergman"].map((name) => `    option "${name}" [${name === chosen ? "selected" : "unselected"}] #p-${name.replace(/ /g, "")}`).join("\n")}`;
const assigns = (name: string): Act =>
  clickStored(`#p-${name.replace(/ /g, "")}`, listing(people(), "assignees"), issue({ assignee: name }));
const levels = `  list:menu "Priority"
${["Urgent", "High", "Medium", "Low"].map((name) => `    menuitem "${name}" #l-${name}`).join("\n")}`;
const ranks = (name: string): Act =>
  clickStored(`#l-${name}`, listing(levels, "priority"), issue({ priority: name }));
const shut = clickStored("#close", issue({}), issue({ state: "Closed" }), {
  requests: ["PATCH /issues/41 200"],
});
const reopened = clickStored("#close", issue({ state: "Closed" }), issue({}), {
  requests: ["PATCH /issues/41 200"],
});
const posts = (draft: string, comments: readonly string[], more: Partial<Act> = {}): Act =>
  clickStored("#post", issue({ draft }), issue({ comments }), more);

wordingsTable([
  {
    wanted: "an issue is given to somebody",
    steps: [
      "Assign the issue to Ole Berg",
      "Assign Ole Berg",
      "Set the assignee to Ole Berg",
      "Ole Berg should be assigned to the issue",
      "Open the Assignees menu and choose Ole Berg",
      'In the sidebar, select "Ole Berg" as assignee',
      "The issue must be assigned to Ole Berg",
      "Make Ole Berg the assignee of issue #41",
    ],
    act: assigns("Ole Berg"),
    others: {
      namesake: assigns("Olga Bergman"),
      another: assigns("Ida Falk"),
      "the list": clickStored("#assignees", issue({}), listing(people(), "assignees"), { mutating: false }),
      nothing: clickStored("#p-OleBerg", listing(people(), "assignees"), issue({})),
    },
    told: 3,
  },
  {
    wanted: "an issue gets a priority",
    steps: [
      "Set the priority to High",
      "Change the priority of the issue to High",
      "Priority: High",
      "The issue should have high priority",
      "Open the Priority menu and pick High",
      "Choose High as the priority (menu in the sidebar)",
      "The priority must be High",
    ],
    act: ranks("High"),
    others: {
      lower: ranks("Low"),
      "the menu": clickStored("#priority", issue({}), listing(levels, "priority"), { mutating: false }),
      nothing: clickStored("#l-High", listing(levels, "priority"), issue({})),
    },
    told: 6,
  },
  {
    wanted: "an issue is closed",
    steps: [
      "Close the issue",
      "Close issue #41",
      'Close the issue "Gate squeaks"',
      "The issue should be closed",
      "Click the Close issue button below the comment field",
      "Mark the issue as closed",
      "Set the issue's state to Closed",
      "Issue #41 must be closed",
    ],
    act: shut,
    others: {
      "opened again": reopened,
      nothing: clickStored("#close", issue({}), issue({})),
      failed: clickStored("#close", issue({}), issue({ state: "Closed" }), {
        requests: ["PATCH /issues/41 422"],
      }),
      commented: posts("closing", ["closing"]),
      "the list": clickStored(
        "#issues",
        issue({}),
        '\n  heading "Issues"\n  table "Issues"\n    row "Door sticks"',
        {
          mutating: false,
          urlAfter: "https://garden.test/issues",
        },
      ),
    },
    told: 4,
  },
  {
    wanted: "an issue is opened again",
    steps: [
      "Reopen the issue",
      "Open issue #41 again",
      "The issue should be open again",
      "Set the issue back to open",
      "Press Reopen issue",
      'Reopen "Gate squeaks"',
    ],
    act: reopened,
    others: {
      closed: shut,
      nothing: clickStored("#close", issue({ state: "Closed" }), issue({ state: "Closed" })),
    },
    told: 1,
  },
  {
    wanted: "a comment is posted",
    steps: [
      "Post the comment",
      "Submit the comment",
      'Post the comment "Oil it first"',
      "Click Comment to post it",
      'The comment "Oil it first" should be posted',
      "Add the written comment to the issue",
      "Publish the comment on the issue",
    ],
    act: posts("Oil it first", ["Oil it first"], { requests: ["POST /issues/41/comments 201"] }),
    others: {
      lost: posts("Oil it first", []),
      failed: posts("Oil it first", [], { requests: ["POST /issues/41/comments 500"] }),
      "closed instead": clickStored(
        "#close",
        issue({ draft: "Oil it first" }),
        issue({ state: "Closed", draft: "Oil it first" }),
      ),
      empty: clickStored("#post", issue({ draft: "" }), issue({}, '  alert "A comment cannot be empty"')),
    },
    told: 7,
  },
  {
    wanted: "what happens at an issue is told to me",
    steps: [
      "Subscribe to the issue",
      "Subscribe to the notifications of issue #41",
      "Click Subscribe in the sidebar",
      "Turn on notifications for this issue",
      "The issue should be subscribed to",
      "Follow the issue",
    ],
    act: clickStored("#watch", issue({}), issue({ watched: true })),
    others: {
      "no longer": clickStored("#watch", issue({ watched: true }), issue({})),
      nothing: clickStored("#watch", issue({}), issue({})),
      closed: shut,
    },
    told: 0,
  },
]);
