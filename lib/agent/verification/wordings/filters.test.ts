import { type Act, wordingsTable } from "@/tests/support/wordings";

const tasks = (names: Readonly<Record<string, boolean>>): string =>
  Object.entries(names)
    .map(([name, done]) => `    item "${name}"\n      checkbox "${name}" [${done ? "checked" : "unchecked"}]`)
    .join("\n");
const page = (present: string, shown: string) => `
  heading "Tasks"
  list "Show"
${["All", "Active", "Completed"].map((name) => `    link "${name}" [${name === present ? "current" : ""}] >#/${name.toLowerCase()} #${name}`).join("\n")}
  list "Tasks"
${shown}
  button "Clear completed" #clear
`;
const open = { "water the ferns": false, "fix the gate": false };
const done = { "call the plumber": true };
const everything = tasks({ ...open, ...done });
const shows = (name: string, from: string, before: string, after: string): Act => ({
  does: "click",
  on: `#${name}`,
  before: page(from, before),
  after: page(name, after),
});
const toActive = shows("Active", "All", everything, tasks(open));
const toDone = shows("Completed", "All", everything, tasks(done));
const toAll = shows("All", "Completed", tasks(done), everything);
const clears = (left: string): Act => ({
  does: "click",
  on: "#clear",
  before: page("All", everything),
  after: page("All", left),
});

wordingsTable([
  {
    wanted: "what is still to do is shown",
    steps: [
      "Show only the active tasks",
      "Only tasks that are not done should be listed",
      "Only open tasks should be listed",
      "Let the list show what is still to do",
      "Hide the completed tasks",
      "Hide what is done",
      "Show the unfinished ones",
      "List the tasks that remain",
      "Switch to the Active view",
      "Filter by active",
      "Only uncompleted tasks are to be seen",
      "View the pending tasks",
      "Leave the finished ones out of the list",
      "Display incomplete tasks only",
      "The finished tasks must not be listed",
      "Show what hasn't been done yet",
      "Hide everything that is ticked: choose Active",
      "Get the finished ones out of view: click Active",
      "I only care about what is left: go to Active",
      "Have the Active view selected",
      "Have the Active filter on, so that just the open tasks are listed",
      "No tasks other than the active ones should be listed",
      "No tasks but the active ones may be visible",
    ],
    act: toActive,
    others: { done: toDone, all: toAll },
    told: 13,
  },
  {
    wanted: "what is done is shown",
    steps: [
      "Show only the completed tasks",
      "Only done tasks should be listed",
      "Show what is finished",
      "List the tasks that are done",
      "Hide the active ones",
      "Hide what is still open",
      "Filter by completed",
      "Let me see the ticked tasks",
      "Only the finished tasks are to be seen",
      "View the tasks which have been completed",
      "Show what has been done already",
    ],
    act: toDone,
    others: { active: toActive, all: toAll },
    told: 5,
  },
  {
    wanted: "all is shown",
    steps: [
      "Show all tasks",
      "Remove the filter",
      "Show both open and done tasks",
      "List everything again",
      "All tasks should be visible again",
      "Clear the filter",
      "Show every task",
      "Go back to the full list",
      "Reset the view to all",
    ],
    act: toAll,
    others: { active: toActive, done: toDone },
    told: 1,
  },
  {
    wanted: "what is done is cleared away",
    steps: [
      "Clear the completed tasks",
      "All done ones should be gone",
      "Remove everything that is finished",
      "Delete the completed tasks",
      "Finished tasks should disappear from the list",
      "Get rid of the done tasks",
      "Throw out what is done",
      "No completed task should be left",
      "Press Clear completed",
    ],
    act: clears(tasks(open)),
    others: {
      "another is gone": clears(tasks({ "water the ferns": false, ...done })),
      "only hidden": toActive,
      "only shown": toDone,
    },
    told: 7,
  },
]);
