import { describe, expect, it } from "vitest";
import type { SnapshotNode } from "@/lib/agent/domain/snapshot";
import { node } from "@/tests/support/a-claim-case";
import { anAction, aSnapshot, aTask } from "@/tests/support/a-task";
import { valueProblem } from "./provenance";
import { trustedSources } from "./trusted-sources";

const field = (parts: Partial<SnapshotNode> = {}): SnapshotNode =>
  node({ id: "1", role: "textbox", name: "Text", ...parts });
type Case = {
  goal: string;
  wording?: string;
  lines?: string[];
  nodes?: SnapshotNode[];
  secretHosts?: boolean;
};
const problem = (
  value: string,
  { goal, wording = "Type it", lines = [], nodes, secretHosts = true }: Case,
) => {
  const all = nodes ?? [field()];
  return valueProblem(
    { name: "setValue", args: ["1", value] },
    {
      node: all[0],
      snapshot: aSnapshot({ nodes: all, lines }),
      sources: trustedSources(aTask({ goal })),
      secretHosts: () => secretHosts,
      wording,
      now: new Date("2026-03-10T12:00:00Z"),
    },
  );
};
const isAllowed = (value: string, parts: Case): boolean => problem(value, parts) === undefined;

const prose = "Thanks so much for everything";

describe("prose is free where the user asks for it to be written:", () => {
  it.each([
    ..."Write Compose Draft Reply Respond Answer Summarise Summarize Describe Review Comment Feedback Message Email E-mail Note Explain Translate".split(
      " ",
    ),
    "Schreibe",
    "Schreib",
    "Antworte",
    "Escribe",
    "Responde",
    "Écris",
    "Réponds",
    "Scrivi",
    "Rispondi",
    "Escreva",
    "Напиши",
    "Ответьте",
    "写",
    "回复",
    "書い",
    "返信",
  ])("%s", (word) => {
    expect(isAllowed(prose, { goal: `${word} to Ann` })).toBe(true);
    expect(isAllowed(prose, { goal: "Do it", wording: `2. ${word}` })).toBe(true);
  });

  it.each(["Rewriter", "Drafty", "Underline", "Noted", "Prescribe", "Unanswered", "See", "Messages2"])(
    "not %s",
    (word) => {
      expect(isAllowed(prose, { goal: `${word} to Ann` })).toBe(false);
    },
  );

  it("but no single words, nothing of the page and no data", () => {
    const goal = "Write to Ann";
    expect(isAllowed("Thanks so much", { goal })).toBe(false);
    expect(isAllowed("  Thanks   so  much ", { goal })).toBe(false);
    expect(isAllowed(prose, { goal, lines: [`Say: ${prose}`] })).toBe(false);
    expect(isAllowed(`${prose} 4711`, { goal })).toBe(false);
    expect(isAllowed(`${prose} 4711`, { goal: "Write to Ann about 4711" })).toBe(true);
  });

  it("and is told of where it is refused, cut", () => {
    expect(problem("x".repeat(70), { goal: "Do it" })).toBe(
      `The text "${"x".repeat(60)}" comes neither from the user nor from what this task has verified.`,
    );
  });
});

it("what a field holds may stay in it, before what the user adds", () => {
  const nodes = [field({ name: "Tags", value: "novel, sea" })];
  const amount = [field({ name: "Amounts", value: "9" })];
  const address = [field({ name: "Addresses", inputType: "url", value: "https://evil.test/?u=" })];
  expect(isAllowed("9500", { goal: "Add the amount 500", nodes: amount })).toBe(false);
  expect(isAllowed("https://evil.test/?u=winter", { goal: "Add the address winter", nodes: address })).toBe(
    false,
  );
  expect(isAllowed("novel, sea, winter", { goal: "Add the tag winter", nodes })).toBe(true);
  expect(isAllowed("novel, sea, spam", { goal: "Add the tag winter", nodes })).toBe(false);
  expect(isAllowed("novel, winter", { goal: "Add the tag winter", nodes })).toBe(false);
  expect(isAllowed("novel, sea, winter", { goal: "Add the tag winter" })).toBe(false);
});

describe("what the page shows may be typed where the user says so:", () => {
  it.each([
    "Copy",
    "Paste",
    "Transcribe",
    "Retype",
    "Re-type",
    ...["text", "value", "name", "code", "number"].map((what) => `Enter the same ${what}`),
    ...["text", "code", "number", "value", "word"].flatMap((what) => [
      `Enter the ${what} shown`,
      `Enter the ${what}s displayed`,
    ]),
    "Enter the code given",
    "Enter the code above",
    "Enter the code below",
    "Enter the code on the page",
    "Kopiere",
    "Abschreiben",
    "Copia",
    "Copiez",
    "Скопируй",
    "Скопируйте",
    "复制",
    "コピー",
  ])("%s", (goal) => {
    expect(isAllowed("QX-77", { goal, lines: ["Your code: QX-77"] })).toBe(true);
    expect(isAllowed("QX-78", { goal, lines: ["Your code: QX-77"] })).toBe(false);
  });

  it.each(["Photocopy", "Copyright", "Enter the code", "The same thing", "Unpasted"])("not %s", (goal) => {
    expect(isAllowed("QX-77", { goal, lines: ["Your code: QX-77"] })).toBe(false);
  });

  it("in its title, names and descriptions, but not in its fields", () => {
    const shows = (parts: Partial<SnapshotNode>) =>
      isAllowed("QX-77", { goal: "Copy it", nodes: [field(), field({ id: "2", ...parts })] });
    expect(shows({ name: "QX-77" })).toBe(true);
    expect(shows({ description: "QX-77" })).toBe(true);
    expect(shows({ role: "progress", value: "QX-77" })).toBe(true);
    expect(shows({ value: "QX-77" })).toBe(false);
  });
});

describe("a date is the user's where one was spoken of by its distance:", () => {
  it.each([
    ..."today tomorrow yesterday tonight now monday tuesday wednesday thursday friday saturday sunday".split(
      " ",
    ),
    ...["week", "month", "year", "monday", "sunday"].flatMap((what) => [`next ${what}`, `this ${what}`]),
    "last week",
    "coming friday",
    "in 3 days",
    "in 12 weeks",
    ..."a an one two three four five six seven".split(" ").map((count) => `in ${count} month`),
    ..."heute morgen gestern hoy mañana ayer aujourd'hui demain hier oggi domani hoje amanhã сегодня завтра 今天 明天 今日 明日".split(
      " ",
    ),
  ])("%s", (word) => {
    expect(isAllowed("2026-03-11", { goal: `Book it for ${word}` })).toBe(true);
  });

  it.each(["todays", "nowhere", "hierarchy", "in some days", "next door", "month"])("not %s", (word) => {
    expect(isAllowed("2026-03-11", { goal: `Book it for ${word}` })).toBe(false);
  });

  it.each<[string, boolean]>([
    [" 2026-03-11 ", true],
    ["2026-03-11T15:30", true],
    ["2027-04-14", true],
    ["2027-04-15", false],
    ["2025-02-04", true],
    ["2025-02-03", false],
    ["11.03.2026", true],
    ["1/3/2026", true],
    ["3/31/2026", true],
    ["11.03.2021", false],
    ["x11.03.2026", false],
    ["2026-03-11 or so", false],
    ["11.03.26", false],
    ["11-03-2026", false],
  ])("%j: %s", (value, allowed) => {
    expect(isAllowed(value, { goal: "Book it for tomorrow" })).toBe(allowed);
  });
});

describe("a secret", () => {
  const secret = "{{secret:pass}}";
  const goal = `Sign in with ${secret}`;
  const into = (parts: Partial<SnapshotNode>, ...others: SnapshotNode[]) =>
    problem(secret, { goal, nodes: [field(parts), ...others] });
  const elsewhere = "A secret may only go into a field that asks for it.";

  it.each([
    ..."Password Passwd Passcode PIN Username User Email E-mail Login Account Phone Code OTP Token Key Card CVV CVC IBAN".split(
      " ",
    ),
    "Pass code",
    "User name",
    ..."Kennwort Benutzername Contraseña Usuario Identifiant Senha Utente Пароль Логин 密码 账号 パスワード ユーザー名".split(
      " ",
    ),
    "Mot de passe",
  ])("may go into a field named %s", (name) => {
    expect(into({ name: `Your ${name}` })).toBeUndefined();
    expect(into({ placeholder: name })).toBeUndefined();
  });

  it.each(["Comment", "Spinner", "Keyboard", "Coder", "Cardigan", "Reuser"])("but not into %s", (name) => {
    expect(into({ name })).toBe(elsewhere);
  });

  it.each<[string, Partial<SnapshotNode>, boolean]>([
    ["a password field of any name", { inputType: "password" }, true],
    ["a field known by its test id", { testId: "login" }, true],
    ["a text area", { name: "Password", inputType: "textarea" }, false],
    ["a rich text", { name: "Password", inputType: "richtext" }, false],
    ["a search", { name: "Password", inputType: "search" }, false],
    ["no field", { name: "Password", role: "combobox" }, false],
  ])("%s: %j, %s", (_, parts, fits) => {
    expect(into(parts)).toBe(fits ? undefined : elsewhere);
  });

  it("may go into the field beside a password's", () => {
    const beside = (parent: number) => field({ id: "2", name: "Second", inputType: "password", parent });
    expect(into({ parent: 3 }, beside(3))).toBeUndefined();
    expect(into({ parent: 3 }, beside(4))).toBe(elsewhere);
    expect(into({ parent: 3 }, field({ id: "2", parent: 3 }))).toBe(elsewhere);
  });

  it("is refused where it is part of a text, unasked for, or of another host", () => {
    const nodes = [field({ inputType: "password" })];
    expect(problem(`my ${secret}`, { goal, nodes })).toBe("A secret may not be part of a longer text.");
    expect(problem(secret, { goal: "Sign in", nodes })).toBe("Nobody asked for this secret to be used.");
    expect(problem(secret, { goal, nodes, secretHosts: false })).toBe(
      "This secret may not be used on clinic.test.",
    );
  });
});

describe("what a control itself offers", () => {
  const choose = (value: string, parts: Partial<SnapshotNode>, name: "select" | "setValue" = "select") => {
    const node = field(parts);
    const { history: _, ...task } = aTask({ goal: "Do it" });
    return valueProblem(
      { name, args: ["1", value] },
      {
        node,
        snapshot: aSnapshot({ nodes: [node] }),
        sources: trustedSources({ ...task, history: [anAction()] }),
        secretHosts: () => true,
        wording: "Do it",
        now: new Date("2026-03-10T12:00:00Z"),
      },
    );
  };
  it.each<[string, string, Partial<SnapshotNode>, "select" | "setValue", boolean]>([
    ["an option", "clay", { role: "combobox", options: ["Loam", "Clay"] }, "select", true],
    ["no option", "Peat", { role: "combobox", options: ["Loam", "Clay"] }, "select", false],
    ["an option that nobody knows", "Peat", { role: "combobox" }, "select", true],
    ["a text like an option", "Clay", { options: ["Clay"] }, "setValue", false],
    ["a slider's number", "-7,5%", { role: "slider" }, "setValue", true],
    ["a slider's word", "7 evil", { role: "slider" }, "setValue", false],
    ["nothing but signs", "--", {}, "setValue", true],
  ])("%s: %j", (_, value, parts, name, allowed) => {
    expect(choose(value, parts, name) === undefined).toBe(allowed);
  });
});
