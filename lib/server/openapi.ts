import { z } from "zod";
import type { Endpoint } from "@/lib/contracts/endpoint";
import { endpoints } from "@/lib/contracts/endpoints";
import { ErrorBody, errorStatus } from "@/lib/contracts/error";
import { protocolHeader, protocolVersion } from "@/lib/contracts/limits";
import packageJson from "@/package.json" with { type: "json" };

type Json = Record<string, unknown>;

/** OpenAPI 3.1 of the HTTP API, generated from the contracts: there is no second description to keep in step. */
export function openapiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [operationId, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const method = endpoint.method.toLowerCase();
    paths[endpoint.path] = { ...paths[endpoint.path], [method]: operation(operationId, endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Surefoot",
      version: packageJson.version,
      description: `A verification-first browser agent. Header \`${protocolHeader}: ${protocolVersion}\` both ways; answers past 25 s are a 202 to poll.`,
    },
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: "http", scheme: "bearer" },
        cookie: { type: "apiKey", in: "cookie", name: "surefoot_session" },
      },
      schemas: { Error: schemaOf(ErrorBody, "output") },
    },
  };
}

/** The endpoints as a page lists them, with their schemas as text. */
export const listedEndpoints = () =>
  Object.entries<Endpoint>(endpoints).map(([id, { method, path, summary, access, body, data }]) => {
    const request = schemaOf(body, "input");
    return {
      id,
      method,
      path,
      summary,
      open: access === "open",
      ...(takesFields(request) ? { request: JSON.stringify(request, null, 2) } : {}),
      answer: JSON.stringify(schemaOf(data, "output"), null, 2),
    };
  });

function operation(operationId: string, endpoint: Endpoint): Json {
  const body = schemaOf(endpoint.body, "input");
  return {
    operationId,
    summary: endpoint.summary,
    ...(endpoint.access === "open" ? { security: [] } : { security: [{ apiKey: [] }, { cookie: [] }] }),
    parameters: [...parametersIn("path", endpoint.params), ...parametersIn("query", endpoint.query)],
    ...(takesFields(body)
      ? { requestBody: { required: true, content: { "application/json": { schema: body } } } }
      : {}),
    responses: {
      "2XX": {
        description: "The answer",
        content: { "application/json": { schema: envelope(endpoint.data) } },
      },
      default: {
        description: `An error: ${Object.keys(errorStatus).join(", ")}`,
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    },
  };
}

const envelope = (data: z.ZodType): Json => ({
  type: "object",
  properties: { success: { const: true }, data: schemaOf(data, "output") },
  required: ["success", "data"],
  additionalProperties: false,
});

function parametersIn(place: "path" | "query", schema: z.ZodType): Json[] {
  const json = schemaOf(schema, "input");
  const required = Array.isArray(json.required) ? json.required : [];
  return Object.entries(propertiesOf(json)).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
}

const takesFields = (json: Json): boolean => Object.keys(propertiesOf(json)).length > 0;

const propertiesOf = (json: Json): Json =>
  typeof json.properties === "object" && json.properties !== null ? { ...json.properties } : {};

function schemaOf(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json;
}
