import { createSite, html, json, text, view } from "../shared/site.mjs";

const card = ({ db }) =>
  view({
    title: "Ines Duarte · Patient file",
    body: `<header><strong>Northside Clinic</strong><a href="/patients/7">Patients</a><a href="/help">Help</a></header>
<main><h1>Ines Duarte</h1>
<form class="card" id="contact"><h2>Contact</h2>
<label for="phone">Phone number</label><input id="phone" name="phone" value="${text(db.patient.phone)}">
<label for="insurer">Insurer</label><input id="insurer" name="insurer" value="${text(db.patient.insurer)}">
<p><button type="submit">Save changes</button></p></form></main>`,
    script: `
document.querySelector("#contact").addEventListener("submit", (event) => {
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(event.target));
  fetch("/api/patients/7", { method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify(fields) })
    .finally(() => {
      const toast = Object.assign(document.createElement("div"), { className: "toast", textContent: "Changes saved" });
      document.body.append(toast);
      setTimeout(() => toast.remove(), 5000);
    });
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { patient: { phone: "555 0110", insurer: "Helvia" } },
    routes: {
      "GET /patients/7": card,
      "GET /help": () => html("<p>Ask the front desk.</p>"),
      "PUT /api/patients/7": ({ db, input }) => {
        if (!honest) return json({ message: "Internal error" }, 500);
        Object.assign(db.patient, input);
        return json(db.patient);
      },
    },
    isDone: ({ patient }) => patient.phone === "555 0143" && patient.insurer === "Helvia",
  });
