import type * as routing from "@/lib/agent/graph/routing";

/** The routers, each noting which row of its table it took: "planning tools". */
export function watchedRoutes(original: typeof routing, note: (row: string) => void): typeof routing {
  return {
    ...original,
    routerOf: (from) => {
      const route = original.routerOf(from);
      return (state) => {
        note(`${from} ${String(original.readings[from](state))}`);
        return route(state);
      };
    },
  };
}

/** Every row that the routers have. */
export const rowsOf = ({ routes }: Pick<typeof routing, "routes">): string[] =>
  Object.entries(routes).flatMap(([from, table]) => Object.keys(table).map((row) => `${from} ${row}`));
