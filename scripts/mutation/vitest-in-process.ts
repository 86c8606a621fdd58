import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  GLOBAL_EXPECT,
  getState,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from "@vitest/expect";
import * as vi from "@vitest/spy";

/**
 * What test files import as "vitest" while mutants are tried: Vitest's own assertions and spies, and declarations that only book the tests, so that a
 * test is a function that can be called again for every mutant without a new worker.
 */
export type BookedTest = { name: string; file: string; run: () => Promise<void> };

type Body = (...args: unknown[]) => unknown;
export const booked: BookedTest[] = [];
let file = "";
let suite: { names: readonly string[]; after: Body[] } = { names: [], after: [] };

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
export const expect = Object.assign(
  (value: unknown, message?: string) => chai.expect(value, message),
  chai.expect,
  Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT),
);
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, writable: true, configurable: true });
setState({ ...getState(expect), assertionCalls: 0 }, expect);

export { vi };

/** Loads one test file; the tests that it declares are booked under its name. */
export function bookFile(name: string, load: () => unknown): void {
  file = name;
  suite = { names: [], after: [] };
  load();
}

export const it = Object.assign(bookTest, { each: eachOf(bookTest) });
export const describe = Object.assign(bookSuite, { each: eachOf(bookSuite) });
export const afterEach = (body: Body): void => void suite.after.push(body);

function bookSuite(name: string, body: Body): void {
  const outer = suite;
  suite = { names: [...outer.names, name], after: [...outer.after] };
  body();
  suite = outer;
}

function bookTest(name: string, body: Body): void {
  const { names, after } = suite;
  const full = [...names, name].join(" > ");
  const taken = booked.filter((one) => one.file === file && one.name.startsWith(full)).length;
  const run = async () => {
    try {
      await body();
    } finally {
      for (const hook of after) await hook();
    }
  };
  booked.push({ name: taken ? `${full} (${taken + 1})` : full, file, run });
}

function eachOf(book: (name: string, body: Body) => void) {
  return (rows: readonly unknown[]) => (name: string, body: Body) =>
    rows.forEach((row, at) => {
      book(`${name} [${at + 1}]`, () => (Array.isArray(row) ? body(...row) : body(row)));
    });
}
