import "./ready.js";
import { call } from "./api.js";
import { byId } from "./dom.js";
import { wireForm } from "./forms.js";

const form = byId("feedback-form");

wireForm(form, {
  busy: "Sending…",
  send: (values) => call("POST", "/feedback", values),
  done: () => {
    form.hidden = true;
    byId("thanks").textContent = "Thank you for your feedback.";
    parent.postMessage("feedback-sent", location.origin);
  },
});
