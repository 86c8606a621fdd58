import { createSite, redirect, text, view } from "../shared/site.mjs";

const file = ({ db, query }) =>
  view({
    title: "Tomasz Zielinski",
    theme: "mint",
    body: `<aside><strong>Westhaven Clinic</strong><a href="/patients/31">Patient file</a></aside><main><h1>Tomasz Zielinski</h1>${
      query.updated ? '<p class="message">The patient file was updated.</p>' : ""
    }<section><dl><dt>Telephone</dt><dd>${text(db.phone)}</dd><dt>City</dt><dd>${text(db.city)}</dd></dl><p><a href="/patients/31/edit">Edit contact details</a></p></section></main>`,
  });

const edit = ({ db }) =>
  view({
    title: "Edit contact details",
    theme: "mint",
    body: `<aside><strong>Westhaven Clinic</strong><a href="/patients/31">Patient file</a></aside><main><h1>Edit contact details</h1><section><form method="post" action="/patients/31/edit">
<div class="field"><label for="phone">Telephone</label><input id="phone" name="phone" value="${text(db.phone)}"></div>
<div class="field"><label for="city">City</label><input id="city" name="city" value="${text(db.city)}"></div><button>Save details</button></form></section></main>`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { phone: "555 0199", city: "Gdynia" },
    routes: {
      "GET /patients/31": file,
      "GET /patients/31/edit": edit,
      "POST /patients/31/edit": ({ db, input }) => {
        db.phone = input.phone;
        if (honest) db.city = input.city;
        return redirect("/patients/31?updated=1");
      },
    },
    isDone: ({ phone, city }) => phone === "555 0123" && city === "Sopot",
  });
