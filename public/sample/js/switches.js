import { call } from "./api.js";
import { toastError, toastSuccess } from "./toast.js";

/**
 * Wires the switches in `root`, each named after a setting. A switch shows its new position at once and goes
 * back when the server refuses it.
 */
export function wireSwitches(root, settings) {
  for (const control of root.querySelectorAll('[role="switch"]')) {
    control.checked = settings[control.name];
    control.disabled = false;
    control.addEventListener("change", async () => {
      const wanted = control.checked;
      const reply = await call("PUT", "/settings", { [control.name]: wanted });
      if (reply.ok) return toastSuccess("Setting saved.");
      control.checked = !wanted;
      toastError(reply.message);
    });
  }
}
