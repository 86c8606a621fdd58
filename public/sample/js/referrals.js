import "./shell.js";
import { call } from "./api.js";
import { byId, el } from "./dom.js";
import { wireForm } from "./forms.js";
import { toastError, toastSuccess } from "./toast.js";

const form = byId("referral-form");

async function load() {
  const reply = await call("GET", "/referrals");
  if (!reply.ok) return toastError(reply.message);
  const entries = reply.data.referrals.map(({ patient, specialty, reason }) =>
    el("li", {}, el("strong", {}, patient), el("p", { class: "meta" }, specialty), el("p", {}, reason)),
  );
  byId("referrals").replaceChildren(...entries);
  byId("none").hidden = entries.length > 0;
}

wireForm(form, {
  busy: "Sending…",
  send: (values) => call("POST", "/referrals", values),
  done: async () => {
    form.reset();
    await load();
    toastSuccess("The referral was sent.");
  },
});

await load();
