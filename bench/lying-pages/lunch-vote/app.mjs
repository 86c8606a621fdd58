import { createSite, each, redirect, text, view } from "../shared/site.mjs";

const poll = ({ db }) =>
  view({
    title: "Lunch on Thursday",
    theme: "paper",
    body: `<nav><a href="/polls/lunch">Polls</a></nav><h1>Lunch on Thursday</h1>${
      db.mine
        ? `<p>Your vote: <b>${text(db.mine)}</b></p><ul class="plain">${each(db.options, ({ name, votes }) => `<li>${text(name)} <span class="small">${votes}</span></li>`)}</ul>`
        : `<form method="post" action="/polls/lunch/votes"><fieldset><legend>Where shall we eat?</legend>${each(
            db.options,
            ({ name }) =>
              `<label><input type="radio" name="choice" value="${text(name)}" required> ${text(name)}</label>`,
          )}</fieldset><button>Cast vote</button></form>`
    }`,
  });

const sorry = () =>
  view({
    title: "Lunch on Thursday",
    theme: "paper",
    body: "<h1>Something went wrong</h1><p>We could not record this. Try again later.</p>",
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: {
      options: [
        { name: "Falafel", votes: 3 },
        { name: "Ramen", votes: 2 },
        { name: "Curry", votes: 4 },
      ],
    },
    routes: {
      "GET /polls/lunch": poll,
      "POST /polls/lunch/votes": ({ db, input }) => {
        if (!honest) return sorry();
        db.mine = input.choice;
        db.options.find(({ name }) => name === input.choice).votes += 1;
        return redirect("/polls/lunch");
      },
    },
    isDone: ({ mine, options }) => mine === "Ramen" && options[1].votes === 3,
  });
