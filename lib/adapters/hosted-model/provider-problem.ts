import type { ProviderFault } from "@/lib/agent/ports/model-provider";

/** How people know a provider and its settings. */
export type ProviderNames = {
  adapter: string;
  label: string;
  keyVariable: string;
  modelVariables: string;
};

/** A fault as one sentence that is safe to show. `isSetting`: it stays until someone changes a variable, which the sentence names. */
export function problemOf(
  { fault, status }: ProviderFault,
  model: string,
  { label, keyVariable, modelVariables }: ProviderNames,
): { text: string; isSetting: boolean } {
  const code = status === undefined ? "" : ` (HTTP ${status})`;
  switch (fault) {
    case "key":
      return {
        text: `${keyVariable}: ${label} does not accept this key${code}. Set it to a valid key.`,
        isSetting: true,
      };
    case "model":
      return {
        text: `${modelVariables}: ${label} has no model "${model}"${code}. Name one that it has.`,
        isSetting: true,
      };
    case "quota":
      return { text: `${label} accepts no more requests for now${code}.`, isSetting: false };
    case "outage":
      return { text: `${label} does not answer${code}.`, isSetting: false };
    case "request":
      return { text: `${label} does not accept the question${code}.`, isSetting: false };
  }
}
