import { z } from "zod";

export const ObservationKind = z.enum([
  "url_changed",
  "url_query_changed",
  "cross_domain",
  "title_changed",
  "element_appeared",
  "element_disappeared",
  "name_changed",
  "value_changed",
  "state_changed",
  "order_changed",
  "size_changed",
  "text_changed",
  "alert_appeared",
  "alert_disappeared",
  "focus_changed",
  "client_witness",
]);
export type ObservationKind = z.infer<typeof ObservationKind>;

export const AlertTone = z.enum(["error", "success", "info"]);
export type AlertTone = z.infer<typeof AlertTone>;

/**
 * One difference between before and after, as a sentence and as data. `effect`: it counts as an effect of the action (not ambient, not focus,
 * not a query change of an action that does not navigate). `beforeIndex`/`afterIndex` point into the two node lists.
 */
export const Observation = z.object({
  kind: ObservationKind,
  text: z.string(),
  effect: z.boolean(),
  ambient: z.boolean(),
  beforeIndex: z.number().int().optional(),
  afterIndex: z.number().int().optional(),
  state: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  tone: AlertTone.optional(),
});
export type Observation = z.infer<typeof Observation>;
