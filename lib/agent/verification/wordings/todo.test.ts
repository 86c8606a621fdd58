import { type Act, clickStored, keyOf, wordingsTable } from "@/tests/support/wordings";

const tasks = ["Book the ferry", "Book the hotel", "Pack the tent"];
type Marks = {
  starred?: readonly string[];
  due?: Readonly<Record<string, string>>;
  gone?: readonly string[];
  flags?: Readonly<Record<string, string>>;
};
const list = ({ starred = [], due = {}, gone = [], flags = {} }: Marks, more = "") => `
  region "Lists"
    treeitem "Today 2" #t-Today
    treeitem "Important ${starred.length}" #t-Important
    treeitem "Travel ${tasks.length - gone.length}" [selected] #t-Travel
    treeitem "Errands 4" #t-Errands
    button "New list" #newlist
  heading "Travel"
  list "Tasks"
${tasks
  .filter((name) => !gone.includes(name))
  .map(
    (
      name,
    ) => `    item "${name}${due[name] ? ` Due ${due[name]}` : ""}${flags[name] ? ` ${flags[name]}` : ""}"
      button "Mark as complete" #done-${keyOf(name)}
      button "${starred.includes(name) ? "Remove importance" : "Mark as important"}" #star-${keyOf(name)}
      button "Set due date" #due-${keyOf(name)}
      button "More" [popup] #more-${keyOf(name)}`,
  )
  .join("\n")}
${more}`;
const stars = (name: string): Act => clickStored(`#star-${keyOf(name)}`, list({}), list({ starred: [name] }));
const unstars = (name: string): Act =>
  clickStored(`#star-${keyOf(name)}`, list({ starred: [name] }), list({}));
const completes = (name: string): Act =>
  clickStored(
    `#done-${keyOf(name)}`,
    list({}),
    list({ gone: [name] }, '  status "1 task completed"\n    button "Undo"'),
  );
const days = `  list:menu "Due date"
${["Today", "Tomorrow", "Next week", "Pick a date"].map((name) => `    menuitem "${name}" #d-${keyOf(name)}`).join("\n")}`;
const dues = (name: string, day: string): Act =>
  clickStored(`#d-${keyOf(day)}`, list({}, days), list({ due: { [name]: day } }));
const more = `  list:menu "More"
    menuitem "Rename" #m-rename
    menuitem "Duplicate" #m-copy
    menuitem "Move to Errands" #m-Errands
    menuitem "Move to Garden" #m-Garden
    menuitem "Priority 1" #m-1
    menuitem "Priority 2" #m-2
    menuitem "Delete task" #m-delete`;
const picks = (on: string, marks: Marks): Act => clickStored(on, list({}, more), list(marks));

const opened = (steps: readonly string[], draft = "", told = "") => `
  dialog "Pack the tent"
    heading "Pack the tent"
    list "Steps"
${steps.map((name) => `      item "${name}"\n        checkbox "${name}" [unchecked]\n        button "Delete step"`).join("\n")}
    textbox "Next step" ="${draft}" #step
    textbox "Add note" #note
    button "Close" #close
${told}`;
const adds = (value: string, steps: readonly string[], draft = "", on = "#step"): Act => ({
  does: "setValue",
  on,
  value,
  enter: true,
  before: opened(["Find the pegs"]),
  after: opened(steps, draft),
  mutating: true,
});

const sidebar = (lists: readonly string[], editing: string | false = false, typed = "") => `
  region "Lists"
${lists.map((name) => (name === editing ? `    textbox "List name" ="${typed}" #name` : `    treeitem "${name}" #t-${keyOf(name)}\n    button "Options of ${name}" [popup]`)).join("\n")}
    button "New list" #newlist
  heading "Travel"
`;
const renames = (value: string, lists: readonly string[]): Act => ({
  does: "setValue",
  on: "#name",
  value,
  enter: true,
  before: sidebar(["Travel", "Errands"], "Errands", "Errands"),
  after: sidebar(lists),
  mutating: true,
});

const shown = (isOpen: boolean, what = "Completed") => `
  heading "Travel"
  list "Tasks"
    item "Pack the tent"
  button "Completed 2" [${isOpen && what === "Completed" ? "expanded" : "collapsed"}] #completed
${isOpen && what === "Completed" ? '  list "Completed"\n    item "Find the passports"\n    item "Ask Ida for the keys"' : ""}
  button "Archived 1" [${isOpen && what === "Archived" ? "expanded" : "collapsed"}] #archived
${isOpen && what === "Archived" ? '  list "Archived"\n    item "Old plan"' : ""}
`;

wordingsTable([
  {
    wanted: "a task is important",
    steps: [
      'Mark "Book the hotel" as important',
      "Star the task Book the hotel",
      "Book the hotel should be marked as important",
      "Click the star of Book the hotel",
      "Make Book the hotel an important task",
      "In the row of Book the hotel, press Mark as important",
      "The second task must be important",
      "Flag Book the hotel as important",
    ],
    act: stars("Book the hotel"),
    others: {
      sister: stars("Book the ferry"),
      "no longer": unstars("Book the hotel"),
      completed: completes("Book the hotel"),
      "the list": clickStored(
        "#t-Important",
        list({}),
        '\n  heading "Important"\n  list "Tasks"\n    item "Call Ida"',
        {
          mutating: false,
        },
      ),
      nothing: clickStored("#star-Bookthehotel", list({}), list({})),
    },
    told: 6,
  },
  {
    wanted: "a task is important no longer",
    steps: [
      'Remove the importance of "Book the hotel"',
      "Unstar the task Book the hotel",
      "Book the hotel should no longer be important",
      "Mark Book the hotel as not important",
      "Take the star off Book the hotel",
    ],
    act: unstars("Book the hotel"),
    others: { starred: stars("Book the hotel"), sister: unstars("Book the ferry") },
    told: 1,
  },
  {
    wanted: "a task is done, by a round button",
    steps: [
      "Complete the task Book the hotel",
      'Mark "Book the hotel" as complete',
      "Book the hotel should be completed",
      "Tick off Book the hotel",
      "Click the circle in front of Book the hotel",
      "Mark the second task as done",
      "Book the hotel must be done",
    ],
    act: completes("Book the hotel"),
    others: {
      sister: completes("Book the ferry"),
      starred: stars("Book the hotel"),
      nothing: clickStored("#done-Bookthehotel", list({}), list({})),
    },
    told: 4,
  },
  {
    wanted: "a task is due on a day",
    steps: [
      'Set the due date of "Pack the tent" to tomorrow',
      "Pack the tent should be due tomorrow",
      "Choose Tomorrow as the due date",
      "Open the due date menu of Pack the tent and choose Tomorrow",
      "Due date: Tomorrow",
      "Make Pack the tent due tomorrow",
      "The due date of Pack the tent must be tomorrow",
    ],
    act: dues("Pack the tent", "Tomorrow"),
    others: {
      "another day": dues("Pack the tent", "Next week"),
      "the menu": clickStored("#due-Packthetent", list({}), list({}, days), { mutating: false }),
      nothing: clickStored("#d-Tomorrow", list({}, days), list({})),
    },
    told: 3,
  },
  {
    wanted: "a task goes to another list",
    steps: [
      'Move "Pack the tent" to the list Errands',
      "Move the task Pack the tent to Errands",
      "Pack the tent should be in the list Errands",
      "Open the More menu of Pack the tent and choose Move to Errands",
      'Choose "Move to Errands"',
      "Put Pack the tent into Errands",
    ],
    act: picks("#m-Errands", { gone: ["Pack the tent"] }),
    others: {
      "another list": picks("#m-Garden", { gone: ["Pack the tent"] }),
      deleted: picks("#m-delete", { gone: ["Pack the tent"] }),
      "another task": picks("#m-Errands", { gone: ["Book the ferry"] }),
      "the list opened": clickStored(
        "#t-Errands",
        list({}),
        '\n  heading "Errands"\n  list "Tasks"\n    item "Post"',
        {
          mutating: false,
        },
      ),
    },
    told: 0,
  },
  {
    wanted: "a task gets a priority",
    steps: [
      "Set the priority of Pack the tent to 1",
      "Give Pack the tent priority 1",
      'Choose "Priority 1" for Pack the tent',
      "Pack the tent should have priority 1",
      "Open the More menu and choose Priority 1",
    ],
    act: picks("#m-1", { flags: { "Pack the tent": "Priority 1" } }),
    others: {
      "another one": picks("#m-2", { flags: { "Pack the tent": "Priority 2" } }),
      nothing: picks("#m-1", {}),
      "the menu": clickStored("#more-Packthetent", list({}), list({}, more), { mutating: false }),
    },
    told: 2,
  },
  {
    wanted: "a step is added to a task",
    steps: [
      'Add the step "Dry the groundsheet"',
      'Add "Dry the groundsheet" as a step to the task',
      'Enter "Dry the groundsheet" in the Next step field and press Enter',
      'The task should have a step "Dry the groundsheet"',
      "Add a subtask called Dry the groundsheet",
      'There must be a step "Dry the groundsheet" under Pack the tent',
      'Type "Dry the groundsheet" as the next step',
    ],
    act: adds("Dry the groundsheet", ["Find the pegs", "Dry the groundsheet"]),
    others: {
      "another text": adds("Dry the ground", ["Find the pegs", "Dry the ground"]),
      lost: adds("Dry the groundsheet", ["Find the pegs"]),
      "the other field": adds("Dry the groundsheet", ["Find the pegs"], "", "#note"),
    },
    told: 5,
  },
  {
    wanted: "a list is called otherwise",
    steps: [
      'Rename the list Errands to "Shopping"',
      'The list "Errands" should be called "Shopping"',
      'Change the name of the list to "Shopping" and confirm with Enter',
      "Rename Errands to Shopping",
      "The list Errands must be renamed to Shopping",
    ],
    act: renames("Shopping", ["Travel", "Shopping"]),
    others: {
      "another name": renames("Shop", ["Travel", "Shop"]),
      "not taken": renames("Shopping", ["Travel", "Errands"]),
    },
    told: 4,
  },
  {
    wanted: "what is done is shown below",
    steps: [
      "Expand the Completed section",
      "Show the completed tasks",
      "Open the Completed section below the list",
      "The completed tasks should be visible",
      "Unfold the completed tasks",
      "Click Completed to show the finished tasks",
    ],
    act: clickStored("#completed", shown(false), shown(true), { mutating: false }),
    others: {
      "the other section": clickStored("#archived", shown(false), shown(true, "Archived"), {
        mutating: false,
      }),
      folded: clickStored("#completed", shown(true), shown(false), { mutating: false }),
    },
    told: 6,
  },
]);
