import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true, requests: ["POST /api/jobs 201"] } as const;
const reads = { mutating: false } as const;

const jobs = ["build", "unit tests", "e2e tests", "deploy staging"] as const;
type States = Readonly<Record<string, string>>;
const before: States = {
  build: "Passed",
  "unit tests": "Failed",
  "e2e tests": "Running",
  "deploy staging": "Manual",
};
const tools = (state: string): string[] =>
  state === "Failed"
    ? ["Retry"]
    : state === "Manual"
      ? ["Play"]
      : state === "Running" || state === "Pending"
        ? ["Cancel"]
        : [];
const pipeline = (states: States, more = "", tail = "") => `
  link "Jobs 4" [current] >/pipelines/812 #tab-jobs
  link "Tests 120" >/pipelines/812/tests #tab-tests
  heading "Pipeline #812"
  status "${Object.values(states).includes("Failed") ? "Failed" : "Running"}" #status
  button "Retry" #retry-all
  button "Cancel pipeline" #cancel-all
  button "Delete" #delete
  table "Jobs"
${jobs
  .map(
    (job) =>
      `    row "${states[job]} ${job} main 3f2a91" #row-${job.replace(/ /g, "-")}\n      link "${job}" >/jobs/${job.replace(/ /g, "-")} #l-${job.replace(/ /g, "-")}${tools(
        states[job] ?? "",
      )
        .map((tool) => `\n      button "${tool}" #${tool}-${job.replace(/ /g, "-")}`)
        .join("")}${states[job] === "Passed" ? '\n      button "Download artifacts" #artifacts' : ""}`,
  )
  .join("\n")}
  text "Updated ${tail || "10 seconds ago"}"
${more}`;
const does = (on: string, states: States, more: Partial<Act> = {}, from: States = before): Act =>
  clicks(on, pipeline(from), pipeline(states, "", "just now"), { ...stores, ...more });
const failing: States = { ...before, build: "Failed" };

wordingsTable([
  {
    wanted: "a failed job is run again",
    steps: [
      'Retry the job "unit tests"',
      "Retry the failed unit tests job",
      'Click the Retry button in the row of "unit tests"',
      "Rerun the unit tests job",
      "The unit tests job should be running again",
      "Press Retry next to unit tests so that the pipeline can go on",
      "Restart unit tests (second row of the Jobs table)",
      "The job unit tests must be retried",
    ],
    act: does("#Retry-unit-tests", { ...before, "unit tests": "Running" }),
    others: {
      neighbour: clicks(
        "#Retry-build",
        pipeline(failing),
        pipeline({ ...failing, build: "Running" }),
        stores,
      ),
      "only opened": clicks(
        "#l-unit-tests",
        pipeline(before),
        '\n  heading "unit tests"\n  text "Job log"\n  button "Retry"',
        {
          ...reads,
          urlAfter: "https://garden.test/jobs/unit-tests",
        },
      ),
      nothing: does("#Retry-unit-tests", before, { requests: [] }),
      "another job moved on": does(
        "#Retry-unit-tests",
        { ...before, "e2e tests": "Passed" },
        { requests: [] },
      ),
      refused: does("#Retry-unit-tests", before, { requests: ["POST /api/jobs 403"] }),
      cancelled: does("#Cancel-e2e-tests", { ...before, "e2e tests": "Canceled" }),
    },
    told: 7,
  },
  {
    wanted: "a running job is stopped",
    steps: [
      'Cancel the job "e2e tests"',
      "Cancel the running e2e tests job",
      "Stop the e2e tests job",
      'Cancel "e2e tests" in its row',
      "The e2e tests job should be canceled",
      "e2e tests must no longer be running",
      "Abort e2e tests to free the runner",
    ],
    act: does("#Cancel-e2e-tests", { ...before, "e2e tests": "Canceled" }),
    others: {
      "asked first": clicks(
        "#Cancel-e2e-tests",
        pipeline(before),
        pipeline(
          before,
          '  dialog "Cancel job?"\n    text "The job e2e tests will be stopped."\n    button "Keep running"\n    button "Cancel job"',
        ),
        stores,
      ),
      nothing: does("#Cancel-e2e-tests", before, { requests: [] }),
      "the whole pipeline asked": clicks(
        "#cancel-all",
        pipeline(before),
        pipeline(before, '  dialog "Cancel pipeline?"\n    button "Keep"\n    button "Cancel pipeline"'),
        stores,
      ),
      retried: does("#Retry-unit-tests", { ...before, "unit tests": "Running" }),
    },
    told: 5,
  },
  {
    wanted: "a job that waits for a hand is started",
    steps: [
      'Run the manual job "deploy staging"',
      "Start the deploy staging job",
      "Click Play in the row of deploy staging",
      "Trigger the manual deploy staging job",
      "deploy staging should be running",
      "The deploy staging job must be started",
      'Press the play button of "deploy staging"',
      "Deploy staging: start the job (last row)",
    ],
    act: does("#Play-deploy-staging", { ...before, "deploy staging": "Running" }),
    others: {
      nothing: does("#Play-deploy-staging", before, { requests: [] }),
      "another retried": does("#Retry-unit-tests", { ...before, "unit tests": "Running" }),
      refused: clicks(
        "#Play-deploy-staging",
        pipeline(before),
        pipeline(before, '  alert "You are not allowed to run this job"'),
        { mutating: true, requests: ["POST /api/jobs 403"] },
      ),
      opened: clicks(
        "#l-deploy-staging",
        pipeline(before),
        '\n  heading "deploy staging"\n  text "This job requires a manual action"\n  button "Run"',
        {
          ...reads,
          urlAfter: "https://garden.test/jobs/deploy-staging",
        },
      ),
    },
    told: 2,
  },
]);

const inputs = (branch: string, clean: boolean) => `
  heading "Nightly build"
  button "Run workflow" [expanded popup] #run
  form "Run workflow"
    combobox "Use workflow from" ="${branch}" |"main|develop|release" #branch
    textbox "Version" ="2.4.0" #version
    checkbox "Clean build" [${clean ? "checked" : "unchecked"}] #clean
    button "Run workflow" #go
  list "Runs"
    item "Nightly build #88 main Success"
      link "Nightly build #88" >/runs/88
`;
const runs = (more = "", open = false) => `
  heading "Nightly build"
  button "Run workflow" [${open ? "expanded" : "collapsed"} popup] #run
${more}
  list "Runs"
    item "Nightly build #88 main Success"
      link "Nightly build #88" >/runs/88
`;
const started = (branch: string) =>
  runs().replace(
    'list "Runs"',
    `list "Runs"\n    item "Nightly build #89 ${branch} Queued"\n      link "Nightly build #89" >/runs/89`,
  );

wordingsTable([
  {
    wanted: "a run is begun from a panel",
    steps: [
      "Click the green Run workflow button in the panel",
      "Start the workflow on the develop branch",
      "Run the workflow from develop",
      "Confirm the run by clicking Run workflow",
      "A new run of Nightly build should be queued",
      "The Nightly build workflow must be started (branch develop)",
      "Trigger the Nightly build for develop",
    ],
    act: clicks("#go", inputs("develop", false), started("develop"), stores),
    others: {
      "shut again": clicks("#run", inputs("develop", false), runs(), reads),
      nothing: clicks("#go", inputs("develop", false), inputs("develop", false), { mutating: true }),
      refused: clicks("#go", inputs("develop", false), runs('  alert "Workflow does not exist on develop"'), {
        mutating: true,
        requests: ["POST /dispatches 422"],
      }),
      boxed: clicks("#clean", inputs("develop", false), inputs("develop", true), reads),
    },
    told: 0,
  },
  {
    wanted: "the branch to be run",
    steps: [
      "Select develop as the branch",
      'Choose "develop" under "Use workflow from"',
      "Set Use workflow from to develop",
      "In the Run workflow panel, pick the develop branch",
      "The workflow should be run from develop: choose it in the dropdown",
      "develop must be selected in the branch dropdown",
      "Use the develop branch for the workflow",
    ],
    act: {
      does: "select",
      on: "#branch",
      value: "develop",
      before: inputs("main", false),
      after: inputs("develop", false),
    },
    others: {
      another: {
        does: "select",
        on: "#branch",
        value: "release",
        before: inputs("main", false),
        after: inputs("release", false),
      },
      "sprang back": {
        does: "select",
        on: "#branch",
        value: "develop",
        before: inputs("main", false),
        after: inputs("main", false),
      },
      boxed: clicks("#clean", inputs("main", false), inputs("main", true), reads),
    },
    told: 6,
  },
]);
