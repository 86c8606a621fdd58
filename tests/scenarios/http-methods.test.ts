import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ErrorBody } from "@/lib/contracts/error";
import {
  allowedBy,
  type InProcessApi,
  inProcessApi,
  methods,
  routeFiles,
} from "@/tests/support/in-process-api";

let api: InProcessApi;
beforeAll(async () => {
  api = await inProcessApi();
}, 120_000);
afterAll(() => api?.close());

/** The route for every path that is no other's refuses them all, as not found. */
const files = routeFiles().filter((file) => !file.includes("[..."));

describe("a method that a path does not have", () => {
  it("is looked for on all routes", () => expect(files.length).toBeGreaterThan(40));

  it.each(files)("is refused in the envelope by %s", async (file) => {
    const allowed = await allowedBy(file);
    const path = file.slice("app".length, -"/route.ts".length);
    const others = methods.filter((method) => !allowed.includes(method));
    expect([allowed.includes("GET"), allowed.includes("OPTIONS")]).toEqual([allowed.includes("HEAD"), true]);
    expect(others.length).toBeLessThan(methods.length);
    for (const method of others) {
      const response = await api.raw(file, method, path);
      expect([method, response.status, response.headers.get("allow")]).toEqual([
        method,
        405,
        allowed.join(", "),
      ]);
      expect(ErrorBody.parse(await response.json()).error).toMatchObject({
        code: "method_not_allowed",
        message: `Allowed here: ${allowed.join(", ")}.`,
      });
    }
  });

  it("is none of those that a path has", async () => {
    for (const file of files)
      for (const method of (await allowedBy(file)).filter((one) => methods.includes(one))) {
        const response = await api.raw(file, method, "/api/any", {
          headers: { authorization: "Bearer none" },
        });
        expect([file, method, response.status]).not.toEqual([file, method, 405]);
      }
  });
});
