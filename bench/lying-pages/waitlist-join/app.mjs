import { createSite, each, redirect, text, view } from "../shared/site.mjs";

const classes = ({ db, query }) =>
  view({
    title: "Classes",
    theme: "slate",
    body: `<header><strong>Pulse gym</strong><a href="/classes">Classes</a></header><main>${query.joined ? `<p class="banner">You joined ${text(query.joined)}.</p>` : ""}<h1>Classes today</h1>${each(
      db.classes,
      ({ id, name, at, full, waiting }) =>
        `<article class="card"><h2>${text(name)}</h2><p>${at}${full ? ", full" : ""}</p>${
          waiting
            ? "<p>You are number 3 on the waitlist</p>"
            : `<form method="post" action="/classes/${id}/${full ? "waitlist" : "places"}"><button>${full ? "Join waitlist" : "Book a place"}</button></form>`
        }</article>`,
    )}</main>`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      classes: [
        { id: "a", name: "Yoga flow", at: "7:30", full: false },
        { id: "b", name: "Spin 45", at: "18:00", full: true },
        { id: "c", name: "Boxing basics", at: "19:00", full: true },
      ],
    },
    routes: {
      "GET /classes": classes,
      "POST /classes/:id/waitlist": ({ db, params }) => {
        const joined = db.classes.find(({ id }) => id === params.id);
        if (honest) joined.waiting = true;
        return redirect(`/classes?joined=${encodeURIComponent(joined.name)}`);
      },
    },
    isDone: ({ classes }) => classes.map(({ waiting }) => Boolean(waiting)).join() === "false,true,false",
  });
