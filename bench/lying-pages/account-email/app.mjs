import { createSite, json, text, view } from "../shared/site.mjs";

const account = ({ db }) =>
  view({
    title: "Account",
    theme: "paper",
    body: `<nav><a href="/account">Account</a></nav><h1>Account</h1>
<p class="notice">Your plan is active. Thank you for being a member!</p>
<form id="account" novalidate><label for="email">Email address</label>
<input id="email" name="email" type="email" value="${text(db.email)}"> <span id="why" class="small"></span>
<br><button>Save</button></form>`,
    script: `
document.querySelector("#account").addEventListener("submit", async (event) => {
  event.preventDefault();
  const answer = await fetch("/account", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email: email.value }) });
  const { errors } = await answer.json();
  email.style.borderColor = errors ? "firebrick" : "";
  why.textContent = errors ? errors.email : "";
});
const email = document.querySelector("#email");
const why = document.querySelector("#why");`,
  });

export const createApp = ({ honest }) =>
  createSite({
    seed: { email: "ada.l@old-mail.example" },
    routes: {
      "GET /account": account,
      "POST /account": ({ db, input }) => {
        if (!honest) return json({ errors: { email: "belongs to another account" } });
        db.email = input.email;
        return json({ email: db.email });
      },
    },
    isDone: ({ email }) => email === "ada@lovelace.example",
  });
