import type { EndpointName } from "@/tests/support/in-process-api";

/** What a tenant has that nobody else may see, by the ids that requests name. */
export type World = {
  sessionId: string;
  taskId: string;
  turnId: string;
  actionId: string;
  keyId: string;
  userId: string;
  documentId: string;
  goal: string;
};

/**
 * How another tenant tries each endpoint on what is not its own. `missing`: 404, as if it never was. `own`: the caller gets what is its own,
 * and nothing of the other. `open`: tells everyone the same.
 */
export type ForeignCall = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  answer: "missing" | "own" | "open";
};

const page = {
  url: "http://clinic.test/",
  interactiveTree: [{ i: "1", r: "btn", n: "Save" }],
};

export function foreignCalls(world: World): Record<EndpointName, ForeignCall> {
  const { sessionId, taskId, turnId, actionId, keyId, userId } = world;
  const session = { params: { id: sessionId }, answer: "missing" } as const;
  const task = { params: { id: sessionId, taskId }, answer: "missing" } as const;
  const user = { params: { id: userId }, answer: "missing" } as const;
  return {
    interact: { body: { ...page, taskId, sessionId, lastActionId: actionId }, answer: "missing" },
    turn: { params: { turnId }, answer: "missing" },
    initSession: { body: { sessionId }, answer: "missing" },
    latestSession: { answer: "own" },
    session,
    renameSession: { ...session, body: { title: "mine now" } },
    deleteSession: session,
    messages: session,
    activeTask: session,
    resumeTask: { ...task, body: { resolutionMethod: "retry" } },
    pauseTask: task,
    cancelTask: task,
    changePlan: { ...task, body: { change: "approve" } },
    retryTask: { ...task, body: { stepId: "1" } },
    decide: { ...session, body: { taskId, approval: { actionId, decision: "approve" } } },
    overruleVerdict: { ...task, body: { actionId, outcome: "refuted", reason: "mine now" } },
    task: { params: { id: taskId }, answer: "missing" },
    taskTrace: { params: { id: taskId }, answer: "missing" },
    taskRecording: { params: { id: taskId }, answer: "missing" },
    usage: { query: {}, answer: "own" },
    keys: { answer: "own" },
    createKey: { body: { name: "own" }, answer: "own" },
    revokeKey: { query: { id: keyId }, answer: "missing" },
    offerPairing: { answer: "own" },
    redeemPairing: { body: { code: "AAAAA-AAAAA" }, answer: "missing" },
    signIn: { body: { key: "sf_wrong" }, answer: "open" },
    signOut: { answer: "own" },
    users: { answer: "own" },
    createUser: { body: { name: "own" }, answer: "own" },
    linkUser: user,
    disableUser: user,
    policy: { answer: "own" },
    setPolicy: { body: { denyDomains: ["elsewhere.example"] }, answer: "own" },
    audit: { answer: "own" },
    sessions: { answer: "own" },
    waiting: { answer: "own" },
    runs: { answer: "own" },
    startRun: { body: { goal: "own", url: "http://127.0.0.1:1/" }, answer: "own" },
    run: { params: { id: sessionId }, answer: "missing" },
    cancelRun: { params: { id: sessionId }, answer: "missing" },
    realtime: { answer: "own" },
    missedEvents: { query: { after: "none" }, answer: "own" },
    knowledge: { answer: "own" },
    addKnowledge: { body: { text: "own words" }, answer: "own" },
    deleteKnowledge: { query: { id: world.documentId }, answer: "missing" },
    searchKnowledge: { query: { query: "tenant one" }, answer: "own" },
    health: { answer: "open" },
    ready: { answer: "open" },
    openapi: { answer: "open" },
  };
}
