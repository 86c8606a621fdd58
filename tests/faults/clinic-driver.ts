import type { Driver } from "@/lib/client/driver";
import { printAction } from "@/lib/contracts/action-text";
import type { SmallClinic } from "@/tests/support/a-small-clinic";

/** The small clinic as a browser would be to the client's loop; told before each report of an action. */
export function clinicDriver(clinic: SmallClinic, afterAct: () => void = () => undefined): Driver {
  return {
    snapshot: async () => ({ url: "", ...clinic.page() }),
    async execute(action) {
      const report = clinic.act(printAction(action));
      afterAct();
      return report;
    },
    check: async () => ({ passed: true }),
    approveNext: () => undefined,
    currentUrl: () => clinic.page().url ?? "",
  };
}
