import { createSite, each, empty, text, view } from "../shared/site.mjs";

const requests = ({ db }, { honest }) =>
  view({
    title: "Leave requests",
    theme: "slate",
    body: `<header><strong>Crewtime</strong></header><main><h1>Leave requests</h1><div class="cards">${each(
      db.requests,
      ({ id, who, days, state }) =>
        `<div class="card" data-id="${id}"><h3>${text(who)}</h3><p>${days}</p><p><span class="badge">${state}</span></p>${
          state === "Pending"
            ? '<button type="button" data-to="Approved">Approve</button> <button type="button" data-to="Declined">Decline</button>'
            : ""
        }</div>`,
    )}</div></main>`,
    script: `
document.querySelectorAll("[data-to]").forEach((button) => button.addEventListener("click", async () => {
  const card = button.closest(".card");
  ${honest ? 'await fetch("/api/requests/" + card.dataset.id, { method: "PATCH", headers: { "content-type": "application/json" }, body: JSON.stringify({ state: button.dataset.to }) });' : ""}
  card.querySelector(".badge").textContent = button.dataset.to;
  card.querySelectorAll("[data-to]").forEach((one) => one.remove());
}));`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      requests: [
        { id: "1", who: "Ana Brandt", days: "1 to 5 December", state: "Pending" },
        { id: "2", who: "Tom Vega", days: "22 to 24 December", state: "Pending" },
        { id: "3", who: "Ines Moreau", days: "2 January", state: "Approved" },
      ],
    },
    routes: {
      "GET /requests": (visit) => requests(visit, { honest }),
      "PATCH /api/requests/:id": ({ db, params, input }) => {
        db.requests.find(({ id }) => id === params.id).state = input.state;
        return empty();
      },
    },
    isDone: ({ requests }) => requests.map(({ state }) => state).join() === "Pending,Approved,Approved",
  });
