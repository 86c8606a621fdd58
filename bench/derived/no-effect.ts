import { asFailure, type Derivation } from "./derived-failure";

/** What was achieved is taken away again: nothing happened but the requests. */
export const noEffect: Derivation = {
  kind: "no-effect",
  says: "the page stayed as it was",
  derive: (cases) =>
    cases
      .filter(({ label, before }) => label === "success" && before?.html !== undefined)
      .filter(({ before, after, later }) => before?.html !== after.html || before?.html !== later?.html)
      .map((one) =>
        asFailure(one, "stays", {
          after: {
            ...one.after,
            url: one.before?.url ?? one.after.url,
            html: unmarked(one.before?.html ?? ""),
          },
          later: undefined,
          client: { ...one.client, mutations: 0, addedTexts: [], liveRegionTexts: [], requestsLater: [] },
        }),
      ),
};

export const unmarked = (html: string): string => html.replace(/\sdata-agent-target(?:="[^"]*")?/g, "");
