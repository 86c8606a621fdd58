import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTurnQueue, type Ticket } from "./turn-queue";

const never = new AbortController().signal;

/** Tickets by the order in which they were let in. */
function aQueue(limits: { atOnce: number; ofTenant: number }) {
  const queue = createTurnQueue(limits);
  const admitted: string[] = [];
  const leave = new Map<string, () => void>();
  const enter = (name: string, signal = never): Ticket => {
    const ticket = queue.enter(name.slice(0, 1), signal);
    ticket.admitted.then(
      (done) => {
        admitted.push(name);
        leave.set(name, done);
      },
      () => admitted.push(`${name} gave up`),
    );
    return ticket;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    leave.get(name)?.();
    await settle();
  };
  return { queue, admitted, enter, end, settle };
}

describe("the queue of turns", () => {
  it("lets tenants in by turns, however many turns one of them has waiting", async () => {
    const { admitted, enter, end, settle } = aQueue({ atOnce: 1, ofTenant: 9 });
    const tickets = ["a1", "a2", "a3", "b1", "c1"].map((name) => enter(name));
    await settle();
    expect(admitted).toEqual(["a1"]);
    expect(tickets.map((ticket) => ticket.place())).toEqual([0, 1, 4, 2, 3]);
    for (const name of ["a1", "a2", "b1", "c1"]) await end(name);
    expect(admitted).toEqual(["a1", "a2", "b1", "c1", "a3"]);
  });

  it("holds a tenant to its own limit while others pass", async () => {
    const { queue, admitted, enter, end, settle } = aQueue({ atOnce: 3, ofTenant: 1 });
    for (const name of ["a1", "a2", "b1"]) enter(name);
    await settle();
    expect(admitted).toEqual(["a1", "b1"]);
    expect(queue.counts()).toEqual({ running: 2, waiting: 1 });
    await end("a1");
    expect(admitted).toEqual(["a1", "b1", "a2"]);
  });

  it("lets one in, then rests before the next, whoever comes or goes meanwhile", async () => {
    const rested: (() => void)[] = [];
    const queue = createTurnQueue({ atOnce: 9, ofTenant: 9 }, (then) => rested.push(then));
    const admitted: string[] = [];
    for (const name of ["a", "b", "c"])
      void queue.enter(name, never).admitted.then((leave) => {
        admitted.push(name);
        leave();
      });
    await new Promise(setImmediate);
    expect([admitted, rested.length]).toEqual([["a"], 1]);
    for (const expected of [
      ["a", "b"],
      ["a", "b", "c"],
      ["a", "b", "c"],
    ]) {
      rested.shift()?.();
      await new Promise(setImmediate);
      expect(admitted).toEqual(expected);
    }
    expect(rested).toEqual([]);
  });

  it("forgets who gives up while waiting", async () => {
    const { queue, admitted, enter, end, settle } = aQueue({ atOnce: 1, ofTenant: 1 });
    const gone = new AbortController();
    enter("a1");
    enter("a2", gone.signal);
    const last = enter("a3");
    expect(last.place()).toBe(2);
    gone.abort();
    await settle();
    expect(last.place()).toBe(1);
    await end("a1");
    expect(admitted).toEqual(["a1", "a2 gave up", "a3"]);
    expect(queue.counts()).toEqual({ running: 1, waiting: 0 });
  });

  it("never passes a limit, and lets everyone in at last", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        async (tenants, atOnce, ofTenant) => {
          const { queue, admitted, enter, end, settle } = aQueue({ atOnce, ofTenant });
          for (const [index, tenant] of tenants.entries()) enter(`${tenant}${index}`);
          await settle();
          for (let done = 0; done < tenants.length; done++) {
            expect(queue.counts().running).toBeLessThanOrEqual(atOnce);
            const name = admitted[done];
            expect(name).toBeDefined();
            await end(name ?? "");
          }
          expect(admitted).toHaveLength(tenants.length);
          expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
        },
      ),
      { numRuns: 50 },
    );
  });
});
