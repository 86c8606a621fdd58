import { createSite, redirect, text, view } from "../shared/site.mjs";

const field = (label, id, value) =>
  `<p><label for="${id}">${label}</label> <input id="${id}" name="${id}" value="${text(value)}"></p>`;

/** What the server says of the member lands in the form by itself, whatever stands there since, and with what is sent at the latest. */
const refresh = (last) => `
const field = document.querySelector("#last");
const put = () => { field.value = ${JSON.stringify(last)}; };
field.addEventListener("change", () => setTimeout(put, 900));
field.form.addEventListener("submit", put);`;

const membership = ({ db }, { honest }) =>
  view({
    title: "Your membership",
    body: `<header><strong>Rowing club</strong><a href="/member">Membership</a></header><main><h1>Your membership</h1>
<form class="card" method="post" action="/member">${field("First name", "first", db.first)}${field("Last name", "last", db.last)}${field("Boat", "boat", db.boat)}<p><button>Save membership</button></p></form></main>`,
    script: honest ? "" : refresh(db.last),
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { first: "Ida", last: "Falk", boat: "Heron" },
    routes: {
      "GET /member": (visit) => membership(visit, { honest }),
      "POST /member": ({ db, input }) => {
        db.last = input.last;
        db.boat = input.boat;
        return redirect("/member");
      },
    },
    isDone: ({ last, boat }) => last === "Holm" && boat === "Petrel",
  });
