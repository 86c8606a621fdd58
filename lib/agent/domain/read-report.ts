import type { InteractRequest, NetworkEvent } from "@/lib/contracts/interact-request";
import type { ClientReport } from "./client-report";

/** The part of a request that says what the client did and saw. What it did not say stays absent. */
export function readReport(request: InteractRequest): ClientReport {
  const { lastActionError: error, clientObservations, chainPartialState, chainError } = request;
  const actualState = readActualState(request.lastActionResult?.actualState);
  return {
    execution: request.lastActionStatus ?? executionOf(request),
    ...(error ? { error: { code: error.code, message: error.message } } : {}),
    ...(actualState ? { actualState } : {}),
    witness: {
      ...pick(clientObservations ?? {}, ["didNetworkOccur", "didDomMutate", "didUrlChange"]),
      ...pick(request, ["hasErrors", "hasSuccess"]),
      recentEvents: request.recentEvents ?? [],
    },
    ...(request.networkEvents ? { networkEvents: request.networkEvents.filter(isCredible) } : {}),
    sentinel: {
      ...(request.verification_passed === undefined ? {} : { passed: request.verification_passed }),
      ...(request.verification_message === undefined ? {} : { message: request.verification_message }),
      errors: request.errors_detected ?? [],
      successes: request.success_messages ?? [],
      ...(request.clientVerification ? { elementFound: request.clientVerification.elementFound } : {}),
    },
    ...(request.previousUrl === undefined ? {} : { previousUrl: request.previousUrl }),
    ...(request.beforeDomHash === undefined ? {} : { beforeDomHash: request.beforeDomHash }),
    ambientIds: request.ambientIds ?? [],
    ...(chainPartialState
      ? {
          chain: {
            executed: chainPartialState.executedActions,
            total: chainPartialState.totalActionsInChain ?? chainPartialState.executedActions,
            ...(chainError ? { error: chainError.message, failedIndex: chainError.failedIndex } : {}),
          },
        }
      : {}),
  };
}

/** A page may say that its requests failed; that they went well only the browser can say. */
const isCredible = ({ saidBy, status, failed }: NetworkEvent): boolean =>
  saidBy !== "page" || failed === true || (status !== undefined && status >= 400);

function executionOf(request: InteractRequest): ClientReport["execution"] {
  if (request.lastActionError || request.chainError) return "failure";
  if (request.lastActionResult) return request.lastActionResult.success ? "success" : "failure";
  return "unknown";
}

function readActualState(state: unknown): ClientReport["actualState"] {
  if (typeof state === "string") return { value: state };
  if (typeof state !== "object" || state === null) return undefined;
  const facts: ClientReport["actualState"] = {};
  if ("value" in state && typeof state.value === "string") facts.value = state.value;
  if ("checked" in state && typeof state.checked === "boolean") facts.checked = state.checked;
  const selected = "selected" in state ? readSelected(state.selected) : undefined;
  if (selected !== undefined) facts.selected = selected;
  return Object.keys(facts).length > 0 ? facts : undefined;
}

/** The labels of what is chosen, as one text, as a list's own value is; some clients send just the one. */
function readSelected(selected: unknown): string | undefined {
  if (typeof selected === "string") return selected;
  if (!Array.isArray(selected) || !selected.every((label) => typeof label === "string")) return undefined;
  return selected.join(", ");
}

/** The named flags that were really said. */
function pick<Key extends string>(
  source: { [K in Key]?: boolean | undefined },
  keys: readonly Key[],
): { [K in Key]?: boolean } {
  const said: { [K in Key]?: boolean } = {};
  for (const key of keys) {
    const value = source[key];
    if (value !== undefined) said[key] = value;
  }
  return said;
}
