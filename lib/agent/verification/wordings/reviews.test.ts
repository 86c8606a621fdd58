import { type Act, clicks, wordingsTable } from "@/tests/support/wordings";

const stores = { mutating: true, requests: ["POST /api/pulls/7 200"] } as const;
const reads = { mutating: false } as const;

type Pull = {
  state?: string;
  resolved?: readonly string[];
  draft?: boolean;
  reviews?: readonly string[];
  viewed?: readonly string[];
};
const threads = { "src/pump.ts": "Why twice?", "src/gate.ts": "Name this better" } as const;
const keyOf = (path: string): string => path.replace(/\W/g, "");
const pull = (
  { state = "Open", resolved = [], draft = false, reviews = [], viewed = [] }: Pull,
  more = "",
) => `
  link "Conversation 3" [current] >/pulls/7 #tab-conversation
  link "Files changed 2" >/pulls/7/files #tab-files
  heading "Quieter pump #7"
  status "${draft ? "Draft" : state}" #status
${Object.entries(threads)
  .map(
    ([path, said]) => `  region "${path}"
    link "${path}" >/pulls/7/files#${keyOf(path)}
    checkbox "Viewed" [${viewed.includes(path) ? "checked" : "unchecked"}] #viewed-${keyOf(path)}
    item "Ida Falk ${said}"
${resolved.includes(path) ? `    text "You marked this conversation as resolved"\n    button "Unresolve conversation" #resolve-${keyOf(path)}` : `    button "Reply…" #reply-${keyOf(path)}\n    button "Resolve conversation" #resolve-${keyOf(path)}`}`,
  )
  .join("\n")}
  list "Reviews"
${reviews.map((review) => `    item "${review}"`).join("\n")}
${state === "Merged" ? '  text "Pull request successfully merged and closed"\n  button "Delete branch" #delete-branch' : draft ? '  text "This pull request is still a work in progress"\n  button "Ready for review" #ready\n  button "Merge pull request" [disabled] #merge' : '  button "Merge pull request" #merge\n  button "Select merge method" [collapsed popup] #method'}
  button "${state === "Closed" ? "Reopen pull request" : "Close pull request"}" #close
${more}`;
const acts = (on: string, from: Pull, to: Pull, more: Partial<Act> = {}): Act =>
  clicks(on, pull(from), pull(to), { ...stores, ...more });

wordingsTable([
  {
    wanted: "a thread is settled",
    steps: [
      "Resolve the conversation on src/gate.ts",
      'Resolve the thread "Name this better"',
      "Click Resolve conversation below the comment on src/gate.ts",
      'The conversation "Name this better" should be resolved',
      "Mark the discussion in src/gate.ts as resolved",
      "The thread on src/gate.ts must be marked as resolved",
      "Resolve the second conversation",
    ],
    act: acts("#resolve-srcgatets", {}, { resolved: ["src/gate.ts"] }),
    others: {
      neighbour: acts("#resolve-srcpumpts", {}, { resolved: ["src/pump.ts"] }),
      again: acts("#resolve-srcgatets", { resolved: ["src/gate.ts"] }, {}),
      nothing: acts("#resolve-srcgatets", {}, {}, { requests: [] }),
      answered: clicks(
        "#reply-srcgatets",
        pull({}),
        pull({}, '  textbox "Reply to Name this better" [focused]\n  button "Comment"'),
        reads,
      ),
      "another review came": acts(
        "#resolve-srcgatets",
        {},
        { reviews: ["Ole Berg left a comment"] },
        { requests: [] },
      ),
    },
    told: 2,
  },
  {
    wanted: "a thread is open again",
    steps: [
      "Unresolve the conversation on src/gate.ts",
      "Reopen the resolved thread on src/gate.ts",
      "Mark the conversation about src/gate.ts as unresolved",
      "The conversation in src/gate.ts should be unresolved",
      'Click "Unresolve conversation" under src/gate.ts',
    ],
    act: acts("#resolve-srcgatets", { resolved: ["src/gate.ts"] }, {}),
    others: {
      resolved: acts("#resolve-srcgatets", {}, { resolved: ["src/gate.ts"] }),
      "the pull request": acts("#close", { state: "Closed" }, {}),
      nothing: acts(
        "#resolve-srcgatets",
        { resolved: ["src/gate.ts"] },
        { resolved: ["src/gate.ts"] },
        { requests: [] },
      ),
    },
    told: 2,
  },
  {
    wanted: "a pull request is merged",
    steps: [
      "Merge the pull request",
      "Merge pull request #7",
      "Merge the pull request with the button at the bottom of the conversation",
      "The pull request should be merged",
      'Merge "Quieter pump" into main',
      "Pull request #7 must be merged",
      "The pull request Quieter pump is merged",
    ],
    act: acts("#merge", {}, { state: "Merged" }),
    others: {
      "asked first": clicks(
        "#merge",
        pull({}),
        pull(
          {},
          '  textbox "Commit message" ="Quieter pump (#7)"\n  button "Confirm merge"\n  button "Cancel"',
        ),
        stores,
      ),
      closed: acts("#close", {}, { state: "Closed" }),
      "menu of ways": clicks(
        "#method",
        pull({}),
        pull(
          {},
          '  list:menu "Merge method"\n    menuitem "Create a merge commit"\n    menuitem "Squash and merge"',
        ),
        reads,
      ),
      conflict: clicks(
        "#merge",
        pull({}),
        pull({}, '  alert "This branch has conflicts that must be resolved"'),
        {
          mutating: true,
          requests: ["POST /api/pulls/7 409"],
        },
      ),
      nothing: acts("#merge", {}, {}, { requests: [] }),
    },
    told: 5,
  },
  {
    wanted: "a draft is ready for review",
    steps: [
      "Mark the pull request as ready for review",
      "Click Ready for review",
      "The pull request should be ready for review",
      "Take the pull request out of draft",
      "Pull request #7 must no longer be a draft",
      "Change the pull request from draft to open",
    ],
    act: acts("#ready", { draft: true }, {}),
    others: {
      nothing: acts("#ready", { draft: true }, { draft: true }, { requests: [] }),
      closed: acts("#close", { draft: true }, { state: "Closed" }),
      resolved: acts("#resolve-srcgatets", { draft: true }, { draft: true, resolved: ["src/gate.ts"] }),
    },
    told: 1,
  },
  {
    wanted: "a changed file counts as seen",
    steps: [
      "Mark src/pump.ts as viewed",
      'Tick the Viewed checkbox of "src/pump.ts"',
      "src/pump.ts should be marked as viewed",
      "Check Viewed for the file src/pump.ts",
      "The file src/pump.ts is viewed",
      "In the header of src/pump.ts, tick Viewed",
    ],
    act: acts("#viewed-srcpumpts", {}, { viewed: ["src/pump.ts"] }),
    others: {
      neighbour: acts("#viewed-srcgatets", {}, { viewed: ["src/gate.ts"] }),
      "no longer": acts("#viewed-srcpumpts", { viewed: ["src/pump.ts"] }, {}),
      nothing: acts("#viewed-srcpumpts", {}, {}, { requests: [] }),
      resolved: acts("#resolve-srcpumpts", {}, { resolved: ["src/pump.ts"] }),
    },
    told: 1,
  },
]);

const verdicts = ["Comment", "Approve", "Request changes"];
const review = (chosen: string, text: string, more = "") => `
  heading "Files changed"
  button "Review changes" [expanded popup] #review
  dialog "Finish your review"
    textbox "Leave a comment" ="${text}" #text
${verdicts.map((one) => `    radio "${one}" [${one === chosen ? "checked" : "unchecked"}] #v-${keyOf(one)}`).join("\n")}
    button "Cancel" #cancel
    button "Submit review" #submit
${more}`;
const reviewed = (...reviews: string[]) => pull({ reviews });
const sends = (chosen: string, text: string, after: string, more: Partial<Act> = {}): Act =>
  clicks("#submit", review(chosen, text), after, { ...stores, ...more });

wordingsTable([
  {
    wanted: "changes are to be asked for",
    steps: [
      "Select Request changes",
      'Choose the option "Request changes" in the review dialog',
      "Pick Request changes as the verdict",
      "Request changes should be selected",
      "In the Finish your review dialog, select the Request changes radio button",
      "Set the review type to Request changes",
    ],
    act: clicks("#v-Requestchanges", review("Comment", ""), review("Request changes", ""), reads),
    others: {
      approves: clicks("#v-Approve", review("Comment", ""), review("Approve", ""), reads),
      nothing: clicks("#v-Requestchanges", review("Comment", ""), review("Comment", ""), reads),
      cancelled: clicks("#cancel", review("Comment", ""), pull({}), reads),
    },
    told: 6,
  },
  {
    wanted: "a review goes out",
    steps: [
      "Submit the review",
      "Click Submit review",
      "Submit the approving review",
      "The review should be submitted",
      "Send the review with the approval",
      "Finish the review by submitting it",
      "The pull request must be approved by submitting the review",
    ],
    act: sends("Approve", "Fine", reviewed("You approved these changes just now Fine")),
    others: {
      cancelled: clicks("#cancel", review("Approve", "Fine"), pull({}), reads),
      nothing: sends("Approve", "Fine", review("Approve", "Fine"), { requests: [] }),
      refused: sends(
        "Approve",
        "Fine",
        review("Approve", "Fine", '    alert "You can\'t approve your own pull request"'),
        {
          requests: ["POST /api/pulls/7 422"],
        },
      ),
      chosen: clicks("#v-Approve", review("Comment", "Fine"), review("Approve", "Fine"), reads),
    },
    told: 0,
  },
]);
