import { placeOfId, type RealtimeEvent } from "@/lib/contracts/message";

/** The store's event log, in memory. */
export function anEventLog() {
  const rows: { tenantId: string; event: RealtimeEvent }[] = [];
  const of = (tenantId: string) =>
    rows.flatMap((row, index) =>
      row.tenantId === tenantId ? [{ event: row.event, number: index + 1 }] : [],
    );
  return {
    append(tenantId: string, events: readonly RealtimeEvent[]): void {
      rows.push(...events.map((event) => ({ tenantId, event })));
    },
    async tailEvents(tenantId: string, after: number | undefined, limit: number) {
      if (after === undefined) return { events: [], last: of(tenantId).at(-1)?.number ?? 0 };
      const page = of(tenantId)
        .filter(({ number }) => number > after)
        .slice(0, limit);
      return { events: page.map(({ event }) => event), last: page.at(-1)?.number ?? after };
    },
    async listEvents(tenantId: string, page: { afterEventId?: string; limit: number }) {
      const log = of(tenantId);
      const place = placeOfId(page.afterEventId ?? "");
      const after = place ?? log.find(({ event }) => event.eventId === page.afterEventId)?.number ?? 0;
      return log
        .filter(({ number }) => number > after)
        .slice(0, page.limit)
        .map(({ event }) => event);
    },
  };
}
