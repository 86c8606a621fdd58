import { createSite, each, json, text, view } from "../shared/site.mjs";

const ward = ({ db }) =>
  view({
    title: "Ward 4 East",
    theme: "desk",
    body: `<div class="topbar"><strong>Ward board</strong></div><div class="content"><h1>Ward 4 East</h1><table><thead><tr><th>Bed</th><th>Patient</th><th>Since</th><th></th></tr></thead><tbody>${each(
      db.beds.filter(({ out }) => !out),
      ({ bed, name, since }) =>
        `<tr data-bed="${bed}"><td>${bed}</td><td>${text(name)}</td><td>${since}</td><td><button type="button" class="more" aria-haspopup="menu" aria-expanded="false" aria-label="Actions for ${text(name)}">⋯</button></td></tr>`,
    )}</tbody></table><div role="menu" hidden><button role="menuitem" type="button" data-act="transfer">Transfer</button><button role="menuitem" type="button" data-act="discharge">Discharge</button></div></div>`,
    script: `
const menu = document.querySelector("[role=menu]");
let row;
document.querySelectorAll(".more").forEach((more) => more.addEventListener("click", () => {
  row = more.closest("tr");
  more.setAttribute("aria-expanded", "true");
  more.after(menu);
  menu.hidden = false;
}));
menu.addEventListener("click", async (event) => {
  const act = event.target.dataset.act;
  menu.hidden = true;
  row.querySelector(".more").setAttribute("aria-expanded", "false");
  if (act !== "discharge") return;
  const gone = row;
  gone.hidden = true;
  const answer = await fetch("/api/beds/" + gone.dataset.bed + "/discharge", { method: "POST" });
  const told = await answer.json();
  if (told.discharged) gone.remove();
  else setTimeout(() => { gone.hidden = false; }, 1200);
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      beds: [
        { bed: "A1", name: "Rosa Lind", since: "2 Nov" },
        { bed: "A2", name: "Elif Kaya", since: "9 Nov" },
        { bed: "B1", name: "Omar Said", since: "11 Nov" },
      ],
    },
    routes: {
      "GET /ward": ward,
      "POST /api/beds/:bed/discharge": ({ db, params }) => {
        const bed = db.beds.find((one) => one.bed === params.bed);
        if (honest) bed.out = true;
        return json({ discharged: honest });
      },
    },
    isDone: ({ beds }) => beds.map(({ out }) => Boolean(out)).join() === "false,true,false",
  });
