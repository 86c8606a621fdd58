import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const reads = { mutating: false } as const;

const lines = [
  "12:01 error api timeout",
  "12:02 info api started",
  "12:03 error worker out of memory",
  "12:04 warn web slow answer",
];
const levels = ["error", "warn", "info"];
type View = { query?: string; level?: string; open?: number; wrap?: boolean; paused?: boolean };
const logs = ({ query = "", level = "", open, wrap = false, paused = false }: View, more = "") => {
  const shown = lines.filter(
    (line) => (level === "" || line.includes(level)) && (query === "" || line.includes(query)),
  );
  return `
  heading "Logs"
  textbox "Search logs" ="${query}" #query
  button "Search" #search
  region "Levels"
${levels.map((one) => `    checkbox "${one} ${lines.filter((line) => line.includes(one)).length}" [${one === level ? "checked" : "unchecked"}] #v-${one}`).join("\n")}
  button "${paused ? "Resume live tail" : "Pause live tail"}" #tail
  switch "Wrap lines" [${wrap ? "checked" : "unchecked"}] #wrap
  list "Log lines"
${shown
  .map(
    (line) =>
      `    item "${line}"\n      button "Show details" [${lines.indexOf(line) === open ? "expanded" : "collapsed"}] #o-${lines.indexOf(line)}${lines.indexOf(line) === open ? '\n      text "host garden-4 trace 8a1f"\n      button "Copy link" #copy' : ""}`,
  )
  .join("\n")}
  status "${shown.length} lines"
${more}`;
};
const shows = (level: string): Act => clicks(`#v-${level}`, logs({}), logs({ level }), reads);
const opens = (at: number): Act => clicks(`#o-${at}`, logs({}), logs({ open: at }), reads);
const seeks = (value: string, got: View): Act => ({
  does: "setValue",
  on: "#query",
  value,
  enter: true,
  before: logs({}),
  after: logs(got),
});

wordingsTable([
  {
    wanted: "only lines of a level",
    steps: [
      "Filter the logs by level error",
      "Show only errors",
      'Tick "error" under Levels',
      "Only error lines should be listed",
      "Check the error box in the Levels section",
      "Limit the log to the level error",
      "The log must only show errors",
    ],
    act: shows("error"),
    others: {
      another: shows("warn"),
      off: clicks("#v-error", logs({ level: "error" }), logs({}), reads),
      nothing: clicks("#v-error", logs({}), logs({}), reads),
    },
    told: 2,
  },
  {
    wanted: "a word is sought in the log",
    steps: [
      'Search the logs for "memory"',
      "Type memory into the search field and press Enter",
      "Find log lines that contain memory",
      "Only lines with memory should be listed",
      "Enter the query memory and confirm it with Enter",
      "Look for memory in the logs",
    ],
    act: seeks("memory", { query: "memory" }),
    others: {
      another: seeks("timeout", { query: "timeout" }),
      "cut off": seeks("memory", { query: "mem" }),
      "not taken": seeks("memory", {}),
    },
    told: 5,
  },
  {
    wanted: "the details of a line",
    steps: [
      'Expand the log line "worker out of memory"',
      "Show the details of the line about worker out of memory",
      "Open the details of the third log line",
      "The details of 12:03 error worker out of memory should be shown",
      "Click Show details in the entry of worker out of memory",
    ],
    act: opens(2),
    others: {
      neighbour: opens(0),
      folded: clicks("#o-2", logs({ open: 2 }), logs({}), reads),
      nothing: clicks("#o-2", logs({}), logs({}), reads),
    },
    told: 5,
  },
  {
    wanted: "a log stands still",
    steps: [
      "Pause the live tail",
      "Click Pause live tail",
      "The live tail should be paused",
      "Stop the live tail so that the lines stay where they are",
      "The live tail must be paused",
    ],
    act: clicks("#tail", logs({}), logs({ paused: true }), reads),
    others: {
      resumed: clicks("#tail", logs({ paused: true }), logs({}), reads),
      wrapped: clicks("#wrap", logs({}), logs({ wrap: true }), reads),
      nothing: clicks("#tail", logs({}), logs({}), reads),
      "more lines": clicks("#tail", logs({}), logs({}, '  text "3 new lines"'), reads),
    },
    told: 0,
  },
]);
