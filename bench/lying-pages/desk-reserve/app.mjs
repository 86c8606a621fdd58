import { createSite, each, redirect, text, view } from "../shared/site.mjs";

const desks = ({ db }) =>
  view({
    title: "Desks",
    body: `<header><strong>Hotdesk</strong><a href="/desks">Desks</a></header><main><h1>Desks on Thursday</h1><table>${each(
      db.desks,
      ({ id, name, by }) =>
        `<tr><td>${text(name)}</td><td>${
          by
            ? `Reserved for ${text(by)}`
            : `<form method="post" action="/desks/${id}"><button>Reserve ${text(name)}</button></form>`
        }</td></tr>`,
    )}</table></main>`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      desks: [
        { id: "1", name: "Window desk", by: "Theo" },
        { id: "2", name: "Corner desk", by: "" },
        { id: "3", name: "Quiet desk", by: "" },
      ],
    },
    routes: {
      "GET /desks": desks,
      "POST /desks/:id": ({ db, params }) => {
        if (honest) db.desks.find(({ id }) => id === params.id).by = "you";
        return redirect(`/desks/${params.id}/confirm`);
      },
      "GET /desks/:id/confirm": ({ params }) => redirect(`/desks/${params.id}/reserved`, 302),
      "GET /desks/:id/reserved": ({ params }) =>
        redirect(honest ? "/desks" : `/desks/${params.id}/confirm`, 302),
    },
    isDone: ({ desks }) => desks.map(({ by }) => by).join() === "Theo,,you",
  });
