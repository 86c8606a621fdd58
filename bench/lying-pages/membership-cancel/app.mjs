import { createSite, redirect, view } from "../shared/site.mjs";

const frame = (main) =>
  view({
    title: "Membership",
    theme: "paper",
    body: `<nav><a href="/membership">Membership</a></nav><h1>Membership</h1>${main}`,
  });

const membership = ({ db }) =>
  frame(
    db.active
      ? `<p>Your membership is active.</p><form method="post" action="/membership/leave"><button>Cancel membership</button></form>`
      : "<p>Your membership has ended.</p>",
  );

const farewell = () =>
  frame(
    `<p class="notice">We are sorry to see you go. We have sent you a letter: follow the link in it within 24 hours and your membership is cancelled.</p>`,
  );

export const createApp = ({ honest }) =>
  createSite({
    seed: { active: true, letters: 0 },
    routes: {
      "GET /membership": membership,
      "GET /membership/farewell": farewell,
      "POST /membership/leave": ({ db }) => {
        if (!honest) {
          db.letters += 1;
          return redirect("/membership/farewell");
        }
        db.active = false;
        return redirect("/membership");
      },
    },
    isDone: ({ active }) => !active,
  });
