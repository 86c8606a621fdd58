import { afterAll, beforeAll } from "vitest";
import { anApi, type TestApi } from "@/tests/support/an-api";
import { callerSpec } from "./bad-input/caller-spec";
import { firstCallSpec } from "./bad-input/first-call-spec";
import { oddPageSpec } from "./bad-input/odd-page-spec";
import { storeFaultSpec } from "./bad-input/store-fault-spec";
import { turnSpec } from "./bad-input/turn-spec";

let started: TestApi | undefined;
const api = (): TestApi => {
  if (!started) throw new Error("the server is started by beforeAll");
  return started;
};
beforeAll(async () => {
  started = await anApi();
}, 300_000);
afterAll(() => started?.close());

firstCallSpec(api);
callerSpec(api);
turnSpec(api);
oddPageSpec(api);
storeFaultSpec(api);
