import { createSite, json, text, view } from "../shared/site.mjs";

const settings = ({ db }, { honest }) =>
  view({
    title: "Company settings",
    theme: "desk",
    body: `<div class="topbar"><span>Payroll Desk</span><span><a href="/settings">Company</a></span></div>
<div class="content"><h1>Company</h1><form id="company">
<p><label>Street <input name="street" value="${text(db.street)}"></label></p>
<p><label>City <input name="city" value="${text(db.city)}"></label></p>
<p><button id="save" disabled>Save</button> <span class="flash" id="state">All changes saved</span></p></form></div>`,
    script: `
const form = document.querySelector("#company");
const save = document.querySelector("#save");
form.addEventListener("${honest ? "input" : "company:changed"}", () => {
  save.disabled = false;
  document.querySelector("#state").textContent = "Unsaved changes";
});
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (save.disabled) return;
  await fetch("/api/company", { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(Object.fromEntries(new FormData(form))) });
  save.disabled = true;
  document.querySelector("#state").textContent = "All changes saved";
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { street: "4 Quay Road", city: "Bristol" },
    routes: {
      "GET /settings": (visit) => settings(visit, { honest }),
      "PUT /api/company": ({ db, input }) => json(Object.assign(db, input)),
    },
    isDone: ({ street, city }) => city === "Cardiff" && street === "4 Quay Road",
  });
