import "./shell.js";
import { call } from "./api.js";
import { byId } from "./dom.js";
import { wireForm } from "./forms.js";

// Only a page of this site: an address from elsewhere must not decide where a sign-in leads.
const next = new URLSearchParams(location.search).get("next") ?? "";
const target = /^[a-z-]+\.html$/.test(next) ? next : "index.html";
byId("expired").hidden = next === "";

wireForm(byId("login-form"), {
  busy: "Signing in…",
  send: (values) => call("POST", "/session", values),
  done: () => location.assign(target),
});
