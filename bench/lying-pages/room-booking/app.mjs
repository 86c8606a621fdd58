import { createSite, each, redirect, text, view } from "../shared/site.mjs";

const frame = (title, main) =>
  view({
    title,
    body: `<header><strong>Rooms</strong><a href="/">Bookings</a><a href="/new">New booking</a></header><main>${main}</main>`,
  });

const bookings = ({ db }) =>
  frame(
    "Bookings",
    `<h1>Bookings</h1><table><tr><th>Title</th><th>Room</th><th>Date</th></tr>${each(
      db.bookings,
      (one) => `<tr><td>${text(one.title)}</td><td>${text(one.room)}</td><td>${text(one.date)}</td></tr>`,
    )}</table><p><a class="button" href="/new">New booking</a></p>`,
  );

const form = (values = {}, fault = "") =>
  frame(
    "New booking",
    `<h1>New booking</h1><form class="card" method="post" action="/new">
<label for="title">Title</label><input id="title" name="title" value="${text(values.title ?? "")}">
<label for="room">Room</label><select id="room" name="room">${each(
      ["Ash", "Birch", "Cedar"],
      (room) => `<option${room === values.room ? " selected" : ""}>${room}</option>`,
    )}</select>
<label for="date">Date</label><input id="date" name="date" placeholder="YYYY-MM-DD" value="${text(values.date ?? "")}">
${fault && `<p class="fault">${fault}</p>`}<p><button>Book</button></p></form>`,
  );

export const createApp = ({ honest }) =>
  createSite({
    seed: { bookings: [{ title: "Stand-up", room: "Ash", date: "2026-12-01" }] },
    routes: {
      "GET /": bookings,
      "GET /new": () => form(),
      "POST /new": ({ db, input }) => {
        if (!honest) return form(input, `${text(input.room)} is taken on that day. Choose another one.`);
        db.bookings.push({ title: input.title, room: input.room, date: input.date });
        return redirect("/");
      },
    },
    isDone: ({ bookings }) =>
      bookings.length === 2 &&
      bookings.some(
        ({ title, room, date }) => title === "Budget review" && room === "Cedar" && date === "2026-12-03",
      ),
  });
