import { createSite, each, empty, json, redirect, view } from "../shared/site.mjs";

const languages = ["English", "Deutsch", "Suomi", "Türkçe"];

const preferences = ({ db }, { honest }) =>
  view({
    title: "Preferences",
    theme: "paper",
    body: `<nav><a href="/preferences">Preferences</a></nav><h1>Preferences</h1>
<form method="post" action="/preferences" id="preferences"><label for="language">Language</label><select id="language" name="language">${each(
      languages,
      (language) => `<option${language === db.language ? " selected" : ""}>${language}</option>`,
    )}</select><br><button type="${honest ? "submit" : "button"}">Save preferences</button></form>`,
    script: `
let beat = 0;
setInterval(() => { fetch("/api/presence", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ beat: beat++ }) }); }, 600);
setInterval(() => { fetch("/api/notices?since=" + beat); }, 900);`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { language: "English" },
    routes: {
      "GET /preferences": (visit) => preferences(visit, { honest }),
      "POST /api/presence": () => empty(),
      "GET /api/notices": () => json([]),
      "POST /preferences": ({ db, input }) => {
        db.language = input.language;
        return redirect("/preferences");
      },
    },
    isDone: ({ language }) => language === "Suomi",
  });
