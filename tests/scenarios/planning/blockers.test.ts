import { afterEach, describe, expect, it } from "vitest";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import { TaskDetail } from "@/lib/contracts/task-detail";
import { modelFor } from "@/tests/support/a-scenario";
import { type ServedApi, serveApi } from "@/tests/support/a-served-api";
import { aSmallClinic } from "@/tests/support/a-small-clinic";
import { aTalk } from "@/tests/support/a-talk";
import { dataOf } from "@/tests/support/an-api";
import { addingJas, addJas } from "@/tests/support/clinic-scripts";

let api: ServedApi | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

type Page = Pick<InteractRequest, "url" | "pageTitle" | "interactiveTree" | "pageText">;
const page = (title: string, tree: Page["interactiveTree"], lines: string[] = []): Page => ({
  url: "http://clinic.test/patients",
  pageTitle: title,
  interactiveTree: [{ i: "h", r: "head", n: title }, ...(tree ?? [])],
  pageText: [title, ...lines].join("\n"),
});
const signIn: Page["interactiveTree"] = [
  { i: "f", r: "form", n: "Sign in" },
  { i: "u", r: "inp", n: "User name", k: "text", v: "", c: "f" },
  { i: "p", r: "inp", n: "Password", k: "password", v: "", c: "f" },
  { i: "b", r: "btn", n: "Sign in", k: "submit", c: "f" },
];
const document = (status: number): Pick<InteractRequest, "networkEvents"> => ({
  networkEvents: [{ method: "GET", urlPath: "/patients", status, resourceType: "document", startedAt: 1 }],
});

/** Each with the page that a client posts after its action, and what the user can do about it. */
const blockers: [type: string, page: Page & Partial<InteractRequest>, method: string][] = [
  ["login_required", page("Sign in", signIn), "user_action_in_browser"],
  [
    "session_expired",
    page("Your session has expired", signIn, ["Your session has expired. Sign in again."]),
    "user_action_in_browser",
  ],
  [
    "mfa_required",
    page(
      "Two-factor authentication",
      [
        { i: "c", r: "inp", n: "Verification code", k: "text", v: "" },
        { i: "b", r: "btn", n: "Verify" },
      ],
      ["Enter the 6-digit verification code that we sent to your phone."],
    ),
    "user_action_in_browser",
  ],
  [
    "captcha",
    page("Are you a robot?", [{ i: "c", r: "chk", n: "I'm not a robot" }], ["Verify that you are human"]),
    "user_action_in_browser",
  ],
  [
    "consent_required",
    {
      ...page(
        "Before you continue: cookies and consent",
        [{ i: "b", r: "btn", n: "Accept all" }],
        ["We use cookies"],
      ),
      url: "http://clinic.test/consent",
    },
    "user_action_in_browser",
  ],
  ["rate_limited", { ...page("Too many requests", [], ["Try again later."]), ...document(429) }, "wait"],
  [
    "access_denied",
    { ...page("403 Forbidden", [], ["You do not have permission."]), ...document(403) },
    "user_action_in_browser",
  ],
  [
    "page_error",
    { ...page("500 Internal Server Error", [], ["Something went wrong."]), ...document(500) },
    "retry",
  ],
];

describe("a page that stands in the way", () => {
  it.each(blockers)(
    "%s pauses the task, says what to do, and lets it go on",
    async (type, blocking, method) => {
      api = await serveApi({ model: modelFor(addingJas) });
      const talk = aTalk(api, aSmallClinic());
      const first = await talk.say({ query: addJas });
      const lastActionId = first.status === "executing" ? first.actionId : "";
      const held = await talk.say({ lastActionStatus: "failure", lastActionId, ...blocking });
      expect(held).toMatchObject({ status: "awaiting_user", blocker: { type } });
      if (held.status !== "awaiting_user") return;
      expect(held.blocker.resolutionMethods).toContain(method);
      expect(held.blocker.userMessage.length).toBeGreaterThan(10);
      expect((await talk.say(blocking)).status).toBe("awaiting_user");
      const path = `/api/session/${first.sessionId}/task/${first.taskId}/resume`;
      const resumed = TaskDetail.parse(dataOf(await api.client.post(path, { resolutionMethod: "retry" })));
      expect(resumed).toMatchObject({ status: "executing" });
      expect(resumed.blocker).toBeUndefined();
      expect((await talk.toEnd()).status).toBe("completed");
      expect(talk.clinic.stored).toEqual(["Jas"]);
    },
  );
});
