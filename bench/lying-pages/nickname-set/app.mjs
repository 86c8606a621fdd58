import { createSite, redirect, text, view } from "../shared/site.mjs";

const player = ({ db, query }, { honest }) =>
  view({
    title: "Player card",
    theme: "desk",
    body: `<div class="topbar"><span>Dicehall</span><span><a href="/player">Player card</a></span></div>
<div class="content"><h1>Player card</h1><form action="/player"${honest ? ' method="post"' : ""}>
<p><label for="nickname">Nickname</label> <input id="nickname" name="nickname" value="${text(query.nickname ?? db.nickname)}"></p>
<p><label for="motto">Motto</label> <input id="motto" name="motto" value="${text(query.motto ?? db.motto)}"></p><button>Update card</button></form></div>`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { nickname: "roller", motto: "Sixes only" },
    routes: {
      "GET /player": (visit) => player(visit, { honest }),
      "POST /player": ({ db, input }) => {
        Object.assign(db, { nickname: input.nickname, motto: input.motto });
        return redirect("/player");
      },
    },
    isDone: ({ nickname, motto }) => nickname === "Queen of Dice" && motto === "Sixes only",
  });
