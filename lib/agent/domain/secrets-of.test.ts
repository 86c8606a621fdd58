import { describe, expect, it } from "vitest";
import { noUsage } from "@/lib/agent/domain/budget";
import { BrowserAction } from "@/lib/contracts/browser-action";
import type { InteractRequest } from "@/lib/contracts/interact-request";
import { anAction, aTask, now } from "@/tests/support/a-task";
import { defaultBudget } from "./budget";
import { pageJson } from "./page-json";
import { defaultPolicyRules } from "./policy";
import { secretsOf } from "./secrets-of";
import type { SkeletonNode } from "./snapshot";
import type { Task } from "./task";
import type { TurnRecording } from "./turn-recording";
import { withoutSecrets } from "./without-secrets";

type Parts = { request?: InteractRequest; task?: Partial<Task>; actions?: string[] };

const aRecording = ({ request = {}, task, actions = [] }: Parts): TurnRecording => ({
  turn: 1,
  turnId: "turn-1",
  at: now,
  userId: "u",
  request,
  ...(task ? { task: aTask(task) } : {}),
  budget: defaultBudget,
  rules: defaultPolicyRules,
  tiersEnabled: true,
  model: { adapter: "offline", offline: true, vision: false },
  searchAvailable: false,
  ids: [],
  exchanges: [{ name: "make_plan", input: {}, answer: { data: {}, usage: noUsage, model: "offline" } }],
  decision: { visited: [], status: "executing", actions },
});
/** Whether or not the request is at hand as its JSON. */
function found(...parts: Parts[]): string[] {
  const recordings = parts.map(aRecording);
  const secrets = secretsOf(recordings);
  const posted = recordings.map((one) => ({ ...one, requestText: JSON.stringify(one.request) }));
  expect(secretsOf(posted)).toEqual(secrets);
  return secrets;
}
const field = (parts: object) => ({
  request: { interactiveTree: [{ i: "1", r: "inp", n: "Name", v: "value!", ...parts }] },
});
const typedInto = (target: object, value: string) => ({
  task: {
    history: [
      anAction({
        action: { name: "setValue", args: ["1", value] },
        target: { id: "1", role: "textbox", name: "Name", path: "", ...target },
      }),
    ],
  },
});

describe("what is a secret in a recording", () => {
  it.each<[string, Parts, string[]]>([
    ["the value of a password field", field({ k: "password" }), ["value!"]],
    ["the value of a field named after one", field({ n: "Security code" }), ["value!"]],
    ["the value of a field with such a test id", field({ t: "cardNumber" }), ["value!"]],
    ["not the value of another field", field({}), []],
    ["not the number of a list's items", field({ r: "list", n: "PINs" }), []],
    ["not a masked value", field({ k: "password", v: "••••" }), []],
    [
      "a field's value in the long form",
      {
        request: { semanticNodes: [{ id: "1", role: "textbox", name: "Passwort", value: "geheim!" }] },
      },
      ["geheim!"],
    ],
    ["a password in HTML", { request: { dom: `<input name=p type="password" value='a b'>` } }, ["a b"]],
    ["not another value in HTML", { request: { dom: `<input name=p type="text" value='a b'>` } }, []],
    ["what was typed into a password field", typedInto({ inputType: "password" }, "typed!"), ["typed!"]],
    ["not a placeholder", typedInto({ inputType: "password" }, "{{secret:x}}"), []],
    ["not what was typed elsewhere", typedInto({}, "typed!"), []],
    [
      "what the turn chose to type",
      {
        ...field({ k: "password", v: "" }),
        actions: ['setValue("1", "chosen!")'],
      },
      ["chosen!"],
    ],
    [
      "what the turn chose to type where the cursor stands",
      {
        request: { ...field({ k: "password", v: "" }).request, activeElement: "1" },
        actions: ['type("chosen!")'],
      },
      ["chosen!"],
    ],
    [
      "an answer to a question about one",
      {
        task: { answers: [{ question: "Which password?", answer: "told!" }] },
      },
      ["told!"],
    ],
    [
      "an answer that comes in with the turn",
      {
        request: { answer: { questionId: "q", text: "told!" } },
        task: { question: { questionId: "q", text: "What is the one-time code?" } as Task["question"] },
      },
      ["told!"],
    ],
    [
      "not an answer to another question",
      {
        task: { answers: [{ question: "Which patient?", answer: "told!" }] },
      },
      [],
    ],
    [
      "a payment card's number",
      { task: { goal: "Pay with 4111 1111 1111 1111 now" } },
      ["4111 1111 1111 1111"],
    ],
    ["a card's number of thirteen digits", { task: { goal: "4222222222222" } }, ["4222222222222"]],
    ["a card's number with nines", { task: { goal: "Pay 6011000990139424." } }, ["6011000990139424"]],
    ["a card's number of fifteen digits", { task: { goal: "Pay 378282246310005" } }, ["378282246310005"]],
    ["not a decimal", { task: { goal: "Weigh 4111111111111111.5 now" } }, []],
    ...[
      "Pin",
      "PIN code",
      "CVV",
      "CVV2",
      "CVC",
      "CVC2",
      "Card number",
      "Cardnumber",
      "card_number",
      "card--no",
    ]
      .concat([
        "Credential",
        "Credentials",
        "Passwords",
        "Pass phrase",
        "One-time code",
        "Mot de passe",
        "密码",
      ])
      .map((n): [string, Parts, string[]] => [`the value of ${n}`, field({ n }), ["value!"]]),
    ...["inp", "textbox", "input", "searchbox", "textarea"].map((r): [string, Parts, string[]] => [
      `the value of a PIN in ${r}`,
      field({ r, n: "PIN" }),
      ["value!"],
    ]),
    ["the value of what is typed as password", field({ r: "x", type: "password" }), ["value!"]],
    ["not the value of a button called PIN", field({ r: "btn", n: "PIN" }), []],
    ["not an empty value", field({ k: "password", v: "  " }), []],
    ["a value without the blanks around it", field({ k: "password", v: " a b " }), ["a b"]],
    ["what only begins with dots", field({ k: "password", v: "••••a" }), ["••••a"]],
    ["what only ends with dots", field({ k: "password", v: "a••••" }), ["a••••"]],
    ["not a spaced placeholder", field({ k: "password", v: " {{ secret:mail}} " }), []],
    [
      "what has more than a placeholder",
      field({ k: "password", v: "x{{secret:mail}}" }),
      ["x{{secret:mail}}"],
    ],
    ["what goes on after one", field({ k: "password", v: "{{secret:mail}}x" }), ["{{secret:mail}}x"]],
    ...['type = "password" value = "abc"', "type=password value=abc", "value='abc' type='password'"].map(
      (written): [string, Parts, string[]] => [
        `of ${written}`,
        { request: { dom: `<input ${written}>` } },
        ["abc"],
      ],
    ),
    ["not an empty one in HTML", { request: { dom: '<input type="password" value="">' } }, []],
    ["not any long number", { task: { goal: "Order 4111 1111 1111 1112" } }, []],
  ])("%s", (_name, parts, secrets) => {
    expect(found(parts)).toEqual(secrets);
  });

  it("what a page shows in a field that a secret was filled into, in whichever turn", () => {
    const filled = typedInto({}, "{{secret:x}}");
    expect(found(filled, field({}))).toEqual(["value!"]);
  });

  it("the longest first", () => {
    const short = field({ k: "password", v: "abc" });
    expect(found(short, field({ k: "password", v: "abcdef" }))).toEqual(["abcdef", "abc"]);
  });

  const acted = (name: string, args: unknown[]) => ({
    task: {
      history: [
        anAction({
          action: BrowserAction.parse({ name, args }),
          target: { id: "1", role: "textbox", name: "PIN", path: "" },
        }),
      ],
    },
  });
  it.each<[string, unknown[], string[]]>([
    ["type", ["1234"], ["1234"]],
    ["setValue", ["1", "1234"], ["1234"]],
    ["setValue", ["1", 1234], []],
    ["select", ["1", "1234"], []],
    ["click", ["1"], []],
  ])("what %s %j put in", (name, args, secrets) => {
    expect(found(acted(name, args))).toEqual(secrets);
  });

  it("nothing that is read back from another field", () => {
    const [pendingAction] = typedInto({ id: "2" }, "x").task.history;
    const { task } = typedInto({}, "{{secret:x}}");
    const request = { lastActionResult: { success: true, actualState: "read back" } };
    expect(found({ task: { ...task, ...(pendingAction && { pendingAction }) }, request })).toEqual([]);
  });

  it("what the client reads back from such a field", () => {
    const { history } = typedInto({}, "{{secret:x}}").task;
    const [pendingAction] = history;
    const task = pendingAction ? { pendingAction } : {};
    const request = { lastActionResult: { success: true, actualState: "read back" } };
    expect(found({ task, request })).toEqual(["read back"]);
  });
});

describe("a value without its secrets", () => {
  const out = (value: unknown, ...secrets: string[]) => withoutSecrets(value, secrets);

  it("has none of them left, in any writing", () => {
    const told = { a: ['setValue("1", "p\\"w o")'], b: "x?q=p%22w%20o&r=p%22w+o", c: 'P"W O' };
    expect(out(told, 'p"w o')).toEqual({
      a: ['setValue("1", "removed-secret")'],
      b: "x?q=removed-secret&r=removed-secret",
      c: "removed-secret",
    });
  });

  it("loses a short one only where it stands by itself", () => {
    expect(out(["PIN 1234.", "order 912345"], "1234")).toEqual(["PIN removed-secret.", "order 912345"]);
  });

  it("keeps ids and moments whole", () => {
    const kept = ["0a1b2c3d-1234-4abc-8abc-001122334455", now];
    expect(out(kept, "1234", "2026")).toEqual(kept);
  });

  it("is the same the second time", () => {
    const once = out(["hunter2.pw in hunter2.pw"], "hunter2.pw");
    expect(out(once, "removed-secret")).toEqual(once);
  });

  it("is left as it is without secrets", () => {
    expect(out({ a: [1, null, "x"] })).toEqual({ a: [1, null, "x"] });
  });
});

describe("what is known as JSON", () => {
  const card = "4111 1111 1111 1111";

  it("holds a card number also where its digits are written as numbers of characters", () => {
    const recording = aRecording({ request: { pageText: `Paid with ${card}` } });
    const requestText = JSON.stringify(recording.request).replaceAll("4", "\\u0034");
    expect(JSON.parse(requestText)).toEqual(recording.request);
    expect(secretsOf([{ ...recording, requestText }])).toEqual([card]);
  });

  it.each<[string, Partial<SkeletonNode>, string[]]>([
    ["a card number", { name: `Paid with ${card}` }, [card]],
    ["the value of a field named after a secret", { role: "textbox", name: "PIN", value: "4711" }, ["4711"]],
    ["nothing", { name: "Ada" }, []],
  ])("is the page before an action, with %s", (_what, node, secrets) => {
    const whole = {
      id: "1",
      role: "button" as const,
      name: "",
      states: [],
      parent: -1,
      path: "",
      frame: "",
      ...node,
    };
    const beforeState = { url: "", domHash: "", semanticSkeleton: { nodes: [whole], textDigest: [] } };
    const recording = aRecording({ task: { pendingAction: anAction({ beforeState }) } });
    expect(secretsOf([recording])).toEqual(secrets);
    pageJson(beforeState);
    expect(secretsOf([recording])).toEqual(secrets);
  });
});
