import { createSite, redirect, view } from "../shared/site.mjs";

const plan = ({ db, query }) =>
  view({
    title: "Meal plan",
    theme: "mint",
    body: `<aside><strong>Lunchly</strong><a href="/plan">Meal plan</a></aside><main><h1>Meal plan</h1>${query.paused ? '<p class="banner">All set!</p>' : ""}
<p>Five dinners a week. Status: <b>${db.status}</b></p><p>${db.status === "Active" ? '<a href="/plan/pause">Pause plan</a>' : '<a href="/plan/resume">Resume plan</a>'}</p></main>`,
  });

const sure = () =>
  view({
    title: "Pause your plan?",
    theme: "mint",
    body: '<aside><strong>Lunchly</strong><a href="/plan">Meal plan</a></aside><main><h1>Pause your plan?</h1><p>You will get no deliveries until you resume.</p><form method="post" action="/plan/pause"><button>Yes, pause</button> <a href="/plan">Keep my plan</a></form></main>',
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { status: "Active" },
    routes: {
      "GET /plan": plan,
      "GET /plan/pause": sure,
      "POST /plan/pause": ({ db }) => {
        if (honest) db.status = "Paused";
        return redirect("/plan?paused=1");
      },
    },
    isDone: ({ status }) => status === "Paused",
  });
