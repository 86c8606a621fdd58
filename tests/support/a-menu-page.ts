import { parseAction } from "@/lib/contracts/action-text";
import type { SmallClinic } from "./a-small-clinic";

/** A site of a few pages without a browser: each has a link to every other, and following one leads there. */
export function aMenuPage(names: readonly string[]): SmallClinic {
  let shown = "Home";
  return {
    stored: [],
    page: () => ({
      url: `http://clinic.test/${shown.toLowerCase()}`,
      pageTitle: shown,
      pageText: `${shown}\n${names.join("\n")}`,
      interactiveTree: names.map((name) => ({ i: `to-${name.toLowerCase()}`, r: "link", n: name })),
    }),
    act(action) {
      const read = parseAction(action);
      if (!read.ok) throw new Error(`no client could do ${action}: ${read.reason}`);
      const previousUrl = `http://clinic.test/${shown.toLowerCase()}`;
      const [target] = read.action.args.map(String);
      shown = names.find((name) => target === `to-${name.toLowerCase()}`) ?? shown;
      return {
        lastActionStatus: "success",
        previousUrl,
        clientObservations: { didUrlChange: true, didDomMutate: true, didNetworkOccur: true },
      };
    },
  };
}
