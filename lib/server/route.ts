import type { z } from "zod";
import { systemIds } from "@/lib/adapters/system/system-ids";
import { AppError } from "@/lib/agent/domain/app-error";
import type { Endpoint } from "@/lib/contracts/endpoint";
import { protocolHeader, protocolVersion } from "@/lib/contracts/limits";
import type { Scope } from "@/lib/contracts/scope";
import { auditRequest } from "@/lib/server/audit";
import { type Caller, callerOf, requireScope } from "@/lib/server/caller";
import { clientAddress } from "@/lib/server/client-address";
import type { House } from "@/lib/server/composition";
import { corsHeaders } from "@/lib/server/cors";
import { errorResponse } from "@/lib/server/error-response";
import { house } from "@/lib/server/house";
import { createLog } from "@/lib/server/log";
import { parseBody, parseInput } from "@/lib/server/parse-input";
import { readBody } from "@/lib/server/read-body";
import { checkHost, checkOrigin, checkProtocol, sharedWith } from "@/lib/server/request-guards";

/** A request that passed the guards. */
export type Admitted<C extends Caller | null = Caller> = {
  house: House;
  caller: C;
  request: Request;
  requestId: string;
  /** The client named its protocol version; those from before versions do not. */
  namesProtocol: boolean;
};

type Input<E extends Endpoint> = {
  params: z.output<E["params"]>;
  query: z.output<E["query"]>;
  body: z.output<E["body"]>;
  rawBody: string;
  asPosted: boolean;
};
type Answer<E extends Endpoint> = {
  data: z.input<E["data"]>;
  status?: number;
  headers?: Record<string, string>;
};
/** A route without parameters is given none at all. */
type NextContext = { params: Promise<Record<string, string | string[] | undefined> | undefined> };
type NextRoute = (request: Request, context: NextContext) => Promise<Response>;

/** The route handler of an endpoint that wants a caller: guards, parsing and the envelope around one call. */
export const route = <E extends Endpoint>(
  endpoint: E,
  handle: (ask: Admitted & Input<E>) => Promise<Answer<E>>,
): NextRoute =>
  guarded(requireCaller(endpoint.scope), async (admitted, context) => {
    const { house, caller, requestId } = admitted;
    return answerIn(endpoint, admitted, context, async (ask) => {
      const answer = await handle(ask);
      await auditRequest(endpoint, caller, requestId, { ...ask, data: answer.data }, house);
      return answer;
    });
  });

/** The same for an endpoint that anyone may call. */
export const openRoute = <E extends Endpoint>(
  endpoint: E,
  handle: (ask: Admitted<null> & Input<E>) => Promise<Answer<E>>,
): NextRoute => guarded(nobody, (admitted, context) => answerIn(endpoint, admitted, context, handle));

/** The same for an answer that is no JSON. */
export const rawRoute = (handle: (admitted: Admitted) => Promise<Response>): NextRoute =>
  guarded(requireCaller("read"), handle);

export const openRawRoute = (handle: (admitted: Admitted<null>) => Promise<Response>): NextRoute =>
  guarded(nobody, handle);

/** For every path that is no route. */
export const unknownRoute: NextRoute = openRawRoute(async () => {
  throw new AppError("not_found", "There is no such route; /api/openapi.json lists them.");
});

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof methods)[number];

/**
 * The methods that a path does not have, so that they too answer with the envelope; Next's own 405 is empty. HEAD goes by GET, and OPTIONS answers as
 * Next's would, which would take the refused ones for methods that the path has.
 */
export function otherMethods<Served extends Method>(
  ...served: Served[]
): Record<Exclude<Method, Served> | "OPTIONS", NextRoute> {
  const all: readonly Method[] = served;
  const allow = [...all.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])), "OPTIONS"]
    .sort()
    .join(", ");
  const refused = openRawRoute(async () => {
    throw new AppError("method_not_allowed", `Allowed here: ${allow}.`);
  });
  const refuse: NextRoute = async (...asked) => {
    const response = await refused(...asked);
    response.headers.set("allow", allow);
    return response;
  };
  const tell: NextRoute = async () => new Response(null, { status: 204, headers: { allow } });
  const refusals = methods.filter((one) => !all.includes(one)).map((one) => [one, refuse] as const);
  return Object.fromEntries([...refusals, ["OPTIONS", tell] as const]) as Record<
    Exclude<Method, Served> | "OPTIONS",
    NextRoute
  >;
}

function guarded<C extends Caller | null>(
  admit: (request: Request, house: House) => Promise<C>,
  handle: (admitted: Admitted<C>, context: NextContext) => Promise<Response>,
): NextRoute {
  return async (request, context) => {
    const requestId = systemIds.uuid();
    const startedAt = performance.now();
    let log = lastResortLog;
    let metrics: House["metrics"] | undefined;
    let response: Response;
    let readableBy: string | undefined;
    try {
      const opened = await house();
      log = opened.log;
      metrics = opened.metrics;
      checkHost(request.headers, opened.addresses);
      const namesProtocol = checkProtocol(request.headers);
      const caller = await admit(request, opened);
      checkOrigin(request.headers, caller, opened.addresses);
      readableBy = sharedWith(request.headers, caller, opened.addresses);
      response = await handle({ house: opened, caller, request, requestId, namesProtocol }, context);
    } catch (error) {
      response = errorResponse(error, requestId, log);
    }
    for (const [name, value] of Object.entries(readableBy ? corsHeaders(readableBy) : {}))
      response.headers.set(name, value);
    response.headers.set(protocolHeader, String(protocolVersion));
    response.headers.set("x-request-id", requestId);
    if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
    const { pathname } = new URL(request.url);
    const ms = Math.round(performance.now() - startedAt);
    const fields = { requestId, method: request.method, path: pathname, status: response.status, ms };
    log({ level: "info", event: "request", fields });
    metrics?.request(fields);
    return response;
  };
}

/** For requests that come while the server could not be put together. */
const lastResortLog = createLog("error");

const requireCaller =
  (scope: Scope) =>
  async (request: Request, house: House): Promise<Caller> => {
    const caller = await callerOf(request.headers, house.callers);
    if (!caller) {
      await nobody(request, house);
      throw new AppError(
        "unauthenticated",
        "Send an API key as a Bearer token, or sign in to the dashboard.",
      );
    }
    await house.rateLimit.count(`${caller.tenantId}/${caller.userId}`, house.clock.now());
    requireScope(caller, scope);
    return caller;
  };

/** Whoever does not say who he is, is counted by where he calls from. */
async function nobody({ headers }: Request, { anonymousLimit, clock, config }: House): Promise<null> {
  await anonymousLimit.count(`from ${clientAddress(headers, config.SUREFOOT_TRUSTED_PROXIES)}`, clock.now());
  return null;
}

async function answerIn<E extends Endpoint, C extends Caller | null>(
  endpoint: E,
  admitted: Admitted<C>,
  context: NextContext,
  handle: (ask: Admitted<C> & Input<E>) => Promise<Answer<E>>,
): Promise<Response> {
  const { request, requestId, house } = admitted;
  const params = parseInput<E["params"]>(endpoint.params, (await context.params) ?? {});
  const query = parseInput<E["query"]>(endpoint.query, Object.fromEntries(new URL(request.url).searchParams));
  const rawBody = endpoint.method === "GET" ? "" : await readBody(request, endpoint.bodyBytes);
  const { body, ignoredFields, asPosted } = parseBody<E["body"]>(endpoint, rawBody);
  const {
    data,
    status = 200,
    headers = {},
  } = await handle({
    ...admitted,
    params,
    query,
    body,
    rawBody,
    asPosted,
  });
  if (ignoredFields.length > 0) {
    const names = ignoredFields.slice(0, 20).map((name) => name.slice(0, 40));
    const fields = { requestId, count: ignoredFields.length, names };
    house.log({ level: "warn", event: "unknown_fields_ignored", fields });
    headers["x-surefoot-ignored-fields"] = String(ignoredFields.length);
  }
  return Response.json({ success: true, data }, { status, headers });
}
