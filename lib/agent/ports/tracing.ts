export type SpanEnd = { output?: Record<string, unknown>; error?: string };

/** A running span. Attributes hold ids, counts and flags, never page text or secrets. */
export type Span = { end(result?: SpanEnd): void };

export type TurnTrace = {
  span(name: string, attributes?: Record<string, unknown>): Span;
  score(name: string, value: number): void;
  end(result?: SpanEnd): void;
};

/** Never throws and never delays a turn. */
export type Tracing = {
  turn(ids: { tenantId: string; sessionId: string; taskId: string; turn: number; turnId: string }): TurnTrace;
};
