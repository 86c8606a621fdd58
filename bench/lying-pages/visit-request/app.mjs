import { createSite, each, redirect, text, view } from "../shared/site.mjs";

const frame = (title, main) =>
  view({
    title,
    theme: "mint",
    body: `<aside><strong>Valley Practice</strong><a href="/">Your requests</a><a href="/request">Request a visit</a></aside><main>${main}</main>`,
  });

const overview = ({ db }) =>
  frame(
    "Your requests",
    `<h1>Your requests</h1><section>${
      db.requests.length
        ? `<ul>${each(db.requests, (why) => `<li>${text(why)}</li>`)}</ul>`
        : "<p>None yet.</p>"
    }</section>`,
  );

const form = () =>
  frame(
    "Request a visit",
    `<h1>Request a visit</h1><section><form method="post" action="/request">
<div class="field"><label for="reason">Reason for the visit</label><input id="reason" name="reason"></div><button>Send request</button></form></section>`,
  );

const trouble = () =>
  frame(
    "Valley Practice",
    `<h1>We will be right back</h1><section><p>The calendar is being looked after at the moment. Thank you for your patience.</p></section>`,
  );

export const createApp = ({ honest }) =>
  createSite({
    seed: { requests: [] },
    routes: {
      "GET /": overview,
      "GET /request": form,
      "POST /request": ({ db, input }) => {
        if (!honest) return trouble();
        db.requests.push(input.reason);
        return redirect("/");
      },
    },
    isDone: ({ requests }) => requests.join() === "Knee pain",
  });
