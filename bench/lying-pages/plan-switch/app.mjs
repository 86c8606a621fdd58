import { createSite, each, redirect, text, view } from "../shared/site.mjs";

/** A draft of the form that is put back after a while, and with what is sent at the latest, holds the plan of before. */
const restore = `
const form = document.querySelector("form");
const put = () => { form.querySelector("[value=Solo]").checked = true; };
form.addEventListener("change", ({ target }) => target.name === "plan" && setTimeout(put, 1100));
form.addEventListener("submit", put);`;

const plans = ({ db }, { honest }) =>
  view({
    title: "Plan",
    body: `<header><strong>Beehive hosting</strong><a href="/plan">Plan</a></header><main><h1>Your plan</h1>
<form class="card" method="post" action="/plan"><fieldset><legend>Plan</legend>${each(
      ["Solo", "Team", "Company"],
      (plan) =>
        `<label><input type="radio" name="plan" value="${plan}"${db.plan === plan ? " checked" : ""}> ${plan}</label>`,
    )}</fieldset><p><label for="seats">Seats</label> <input id="seats" name="seats" value="${text(db.seats)}"></p><p><button>Save plan</button></p></form></main>`,
    script: honest ? "" : restore,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { plan: "Solo", seats: "1" },
    routes: {
      "GET /plan": (visit) => plans(visit, { honest }),
      "POST /plan": ({ db, input }) => {
        db.plan = input.plan;
        db.seats = input.seats;
        return redirect("/plan");
      },
    },
    isDone: ({ plan, seats }) => plan === "Team" && seats === "7",
  });
