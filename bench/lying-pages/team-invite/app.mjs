import { createSite, each, json, text, view } from "../shared/site.mjs";

const team = ({ db }, { honest }) =>
  view({
    title: "Team",
    theme: "desk",
    body: `<div class="topbar"><span>Crewlist</span><span><a href="/team">Team</a></span></div>
<div class="content"><h1>Team</h1>
<p><input id="mail" placeholder="Email to invite"> <button id="invite" type="button"${honest ? "" : ' aria-disabled="true"'}>Invite</button> <small id="state">Invitations sent today: <span>${db.invited.length}</span></small></p>
<div class="list" id="people">${each(db.invited, (mail) => `<div class="line">${text(mail)} · invited</div>`)}</div></div>`,
    script: `
const button = document.querySelector("#invite");
button.addEventListener("click", async () => {
  button.animate([{ transform: "scale(0.96)" }, { transform: "none" }], 200);
  if (button.getAttribute("aria-disabled") === "true") return;
  await fetch("/api/invitations", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ mail: document.querySelector("#mail").value }) });
  location.reload();
});`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { invited: ["jo@crew.example"] },
    routes: {
      "GET /team": (visit) => team(visit, { honest }),
      "POST /api/invitations": ({ db, input }) => {
        db.invited.push(input.mail);
        return json({ invited: db.invited.length }, 201);
      },
    },
    isDone: ({ invited }) => invited.join() === "jo@crew.example,sam@crew.example",
  });
