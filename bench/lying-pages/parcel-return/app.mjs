import { createSite, each, redirect, text, view } from "../shared/site.mjs";

const frame = (main, head = "") =>
  view({
    title: "Parcels",
    theme: "paper",
    head,
    body: `<nav><a href="/parcels">Parcels</a></nav>${main}`,
  });

const parcels = ({ db }) =>
  frame(
    `<h1>Parcels</h1><ul class="plain">${each(
      db.parcels,
      ({ id, what, state }) =>
        `<li><span>${text(what)}</span> <em>${state}</em>${
          state === "Delivered"
            ? `<form method="post" action="/parcels/${id}/return"><button>Return this parcel</button></form>`
            : ""
        }</li>`,
    )}</ul>`,
  );

const step = (to, said) =>
  frame(
    `<h1>Thank you</h1><p class="notice">${said}</p>`,
    `<meta http-equiv="refresh" content="1;url=${to}">\n`,
  );

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      parcels: [
        { id: "51", what: "Desk lamp", state: "On its way" },
        { id: "52", what: "Rain jacket", state: "Delivered" },
      ],
    },
    routes: {
      "GET /parcels": parcels,
      "POST /parcels/:id/return": ({ db, params }) => {
        if (honest) db.parcels.find(({ id }) => id === params.id).state = "Return registered";
        return redirect("/return/1");
      },
      "GET /return/1": () => step("/return/2", "We are registering your return."),
      "GET /return/2": () => step(honest ? "/parcels" : "/return/1", "Almost there."),
    },
    isDone: ({ parcels }) => parcels.map(({ state }) => state).join() === "On its way,Return registered",
  });
