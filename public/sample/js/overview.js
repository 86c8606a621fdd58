import "./shell.js";
import { call } from "./api.js";
import { byId, el, momentText } from "./dom.js";
import { wireSwitches } from "./switches.js";
import { wireTabs } from "./tabs.js";
import { toastError, toastSuccess } from "./toast.js";

const FIGURES = [
  ["patients", "Patients"],
  ["appointmentsToday", "Appointments today"],
  ["messages", "Messages"],
  ["waiting", "In the waiting room"],
];

wireTabs(byId("tabs"));

const [summary, activity, settings] = await Promise.all([
  call("GET", "/summary"),
  call("GET", "/activity"),
  call("GET", "/settings"),
]);

function showActivity(length) {
  const entries = activity.data.activity.slice(0, length);
  byId("activity").replaceChildren(
    ...entries.map(({ at, text }) => el("li", {}, text, el("p", { class: "meta" }, momentText(at)))),
  );
}

if (summary.ok && activity.ok && settings.ok) {
  byId("figures").replaceChildren(
    ...FIGURES.map(([key, label]) =>
      el(
        "div",
        { class: "card" },
        el("p", { class: "figure" }, String(summary.data[key])),
        el("p", { class: "figure-label" }, label),
      ),
    ),
  );
  const { settings: current } = settings.data;
  showActivity(current.activityLength);
  wireSwitches(byId("panel-settings"), current);
  const length = byId("activity-length");
  length.value = String(current.activityLength);
  length.disabled = false;
  length.addEventListener("change", async () => {
    const reply = await call("PUT", "/settings", { activityLength: Number(length.value) });
    if (!reply.ok) return toastError(reply.message);
    showActivity(reply.data.settings.activityLength);
    toastSuccess("Setting saved.");
  });
} else {
  toastError("The overview could not be loaded.");
}
