import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { endpoints } from "@/lib/contracts/endpoints";
import { openapiDocument } from "./openapi";

const Document = z.object({
  openapi: z.literal("3.1.0"),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
});

/** Routes that do not answer in JSON, or stand for all unknown ones. */
const outside = [
  "GET /api/run/{id}/picture",
  "POST /api/pusher/auth",
  "GET /api/events",
  "GET /api/metrics",
  "GET /api/sign-in",
  "DELETE /api/{...path}",
  "GET /api/{...path}",
].concat(["PATCH /api/{...path}", "POST /api/{...path}", "PUT /api/{...path}"]);

const routeFiles = readdirSync("app/api", { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith("route.ts"),
);
const routesOnDisk = routeFiles.flatMap((file) => {
  const path = `/api/${file.slice(0, -"/route.ts".length)}`.replace(/\[([^\]]+)\]/g, "{$1}");
  const source = readFileSync(`app/api/${file}`, "utf8");
  return [...source.matchAll(/\b(?:const|as) (GET|POST|PUT|PATCH|DELETE)\b/g)].map(
    ([, method]) => `${method} ${path}`,
  );
});

describe("the API's description", () => {
  it("lists exactly the routes that there are", () => {
    const described = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    expect([...described, ...outside].sort()).toEqual([...routesOnDisk].sort());
  });

  it("is generated for every endpoint, with its parameters", () => {
    const { paths } = Document.parse(openapiDocument());
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort());
    expect(paths["/api/session/{id}/task/{taskId}/pause"]?.post?.parameters).toMatchObject([
      { name: "id", in: "path", required: true },
      { name: "taskId", in: "path", required: true },
    ]);
  });

  it("has a parameter for every part of a path, and no other", () => {
    for (const { path, params } of Object.values(endpoints)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const { properties = {} } = z.toJSONSchema(params);
      expect(Object.keys(properties), path).toEqual(named);
    }
  });
});
