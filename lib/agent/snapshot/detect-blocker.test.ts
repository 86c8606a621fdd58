import { describe, expect, it } from "vitest";
import type { PageSnapshot, SnapshotNode } from "@/lib/agent/domain/snapshot";
import type { NetworkEvent } from "@/lib/contracts/interact-request";
import { aReport, aSnapshot } from "@/tests/support/a-task";
import { detectBlocker, type Errand } from "./detect-blocker";

const node = (role: SnapshotNode["role"], name: string, parts: Partial<SnapshotNode> = {}): SnapshotNode => ({
  id: name || role,
  role,
  name,
  states: [],
  parent: -1,
  path: "",
  frame: "",
  ...parts,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => node("link", `Story ${at}`));
/** A form at the top of the node list, with what stands after it. */
const signIn = (...rest: SnapshotNode[]) => [
  node("form", "Sign in"),
  node("textbox", "User name", { parent: 0 }),
  node("textbox", "Password", { parent: 0, inputType: "password" }),
  node("button", "Sign in", { parent: 0 }),
  ...rest,
];
const addNote: Errand = { goal: "Add a note for Jas", step: 'Click "New note"' };
const document = (status: number, urlPath = "/patients"): NetworkEvent => ({
  method: "GET",
  urlPath,
  status,
  startedAt: 1,
  resourceType: "document",
});

const found = (
  nodes: SnapshotNode[],
  errand: Errand = addNote,
  parts: Partial<PageSnapshot> = {},
  events?: NetworkEvent[],
) =>
  detectBlocker(
    aSnapshot({ title: "Clinic", nodes, ...parts }),
    events && aReport({ networkEvents: events }),
    errand,
  );

describe("detectBlocker", () => {
  it.each<[string, SnapshotNode[], Errand, Partial<PageSnapshot>, string | undefined]>([
    ["a sign-in page in the way", signIn(), addNote, {}, "login_required"],
    [
      "a sign-in page when the goal is to sign in",
      signIn(),
      { goal: "Log in as ann with password x" },
      {},
      undefined,
    ],
    [
      "a sign-in page when the step is to sign in",
      signIn(),
      { goal: "Add a note", step: "Sign in with {{secret:clinic}}" },
      {},
      undefined,
    ],
    [
      "a sign-in page when the goal is in another language",
      signIn(),
      { goal: "Melde dich mit dem Passwort abc an" },
      {},
      undefined,
    ],
    [
      "a sign-in form in the corner of a busy page",
      [node("form", ""), node("textbox", "Password", { parent: 0, inputType: "password" }), ...many(30)],
      addNote,
      {},
      undefined,
    ],
    ["a sign-in form beside what the step needs", signIn(node("button", "New note")), addNote, {}, undefined],
    [
      "a session that ended",
      signIn(),
      addNote,
      { lines: ["Your session has expired. Please log in again."] },
      "session_expired",
    ],
    [
      "a form that sets a password",
      [
        node("textbox", "New password", { inputType: "password" }),
        node("textbox", "Repeat it", { inputType: "password" }),
      ],
      addNote,
      {},
      undefined,
    ],
    [
      "a one-time code",
      [node("textbox", "Verification code"), node("button", "Verify")],
      addNote,
      {},
      "mfa_required",
    ],
    [
      "a one-time code that the user gave",
      [node("textbox", "Verification code")],
      { goal: "Confirm with the code 123456" },
      {},
      undefined,
    ],
    [
      "a card's security code",
      [node("textbox", "Card number"), node("textbox", "Security code")],
      addNote,
      {},
      undefined,
    ],
    ["a postal code", [node("textbox", "Postal code")], addNote, {}, undefined],
    ["a check for robots", [node("checkbox", "I'm not a robot")], addNote, {}, "captcha"],
    [
      "a badge about robots",
      [node("region", "protected by reCAPTCHA"), node("button", "New note")],
      addNote,
      {},
      undefined,
    ],
    [
      "an article about robots",
      [node("heading", "News"), node("link", "What is a CAPTCHA?")],
      addNote,
      {},
      undefined,
    ],
    ["a refusal", [node("heading", "Access denied"), node("link", "Home")], addNote, {}, "access_denied"],
    [
      "a refusal of one part of a page",
      [node("heading", "Access denied"), ...many(20)],
      addNote,
      {},
      undefined,
    ],
    ["too many requests", [node("heading", "Too many requests")], addNote, {}, "rate_limited"],
    ["a fault of the server", [node("heading", "Internal Server Error")], addNote, {}, "page_error"],
    ["a page that is not there", [node("heading", "Page not found")], addNote, {}, undefined],
    ["an ordinary page", [node("heading", "Notes"), node("button", "New note")], addNote, {}, undefined],
    ["a page of nothing", [], addNote, {}, undefined],
  ])("%s", (_, nodes, errand, parts, type) => {
    expect(found(nodes, errand, parts)?.type).toBe(type);
  });

  it("goes by the answer to this page's own address, not to that of a frame in it", () => {
    expect(found([], addNote, {}, [document(503)])?.type).toBe("page_error");
    expect(
      found([node("heading", "Notes")], addNote, {}, [document(200), document(403, "/ads/frame")]),
    ).toBeUndefined();
  });

  describe("consent", () => {
    const over = (...buttons: string[]) => [
      node("dialog", "We use cookies"),
      ...buttons.map((name) => node("button", name, { parent: 0 })),
      ...many(4).map((link) => ({ ...link, occluded: true })),
    ];
    it("blocks only where nothing but agreeing leads on", () => {
      expect(found(over("Accept all"))?.type).toBe("consent_required");
      expect(found(over("Accept all", "Reject all"))).toBeUndefined();
      expect(found(over("Accept all").map((one) => ({ ...one, occluded: false })))).toBeUndefined();
    });
  });

  it("says what the user can do, and which fields it wants", () => {
    const blocker = found(signIn());
    expect(blocker?.requiredFields).toEqual([
      { name: "username", label: "User name", secret: false },
      { name: "password", label: "Password", secret: true },
    ]);
    expect(blocker?.resolutionMethods).toContain("user_action_in_browser");
    expect(found([node("heading", "Too many requests")])?.retryAfterSeconds).toBeGreaterThan(0);
  });
});
