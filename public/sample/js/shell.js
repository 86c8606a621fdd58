import "./ready.js";
import { el } from "./dom.js";

/** What every page has around its own content: header, navigation, news, clock. */

const PAGES = [
  ["index.html", "Home"],
  ["overview.html", "Overview"],
  ["patients.html", "Patients"],
  ["appointments.html", "Appointments"],
  ["messages.html", "Messages"],
  ["settings.html", "Settings"],
  ["tools.html", "Tools"],
];
const NEWS = [
  "Flu vaccinations start on Monday. No appointment needed.",
  "The car park behind the house is closed until the end of the month.",
  "Our telephones are busiest before ten. Try us in the afternoon.",
  "New: video visits with Dr Lindqvist on Wednesdays.",
];
const NEWS_MS = 5_000;

function navigation() {
  const section = document.body.dataset.section;
  const links = PAGES.map(([file, name]) =>
    el("li", {}, el("a", { href: file, "aria-current": file === section && "page" }, name)),
  );
  return el("nav", { class: "site-nav", "aria-label": "Main" }, el("ul", {}, ...links));
}

function header() {
  const brand = el(
    "a",
    { class: "brand", href: "index.html" },
    el("img", { src: "icon.svg", alt: "" }),
    "Millbrook Clinic",
  );
  return el("header", { class: "site-header" }, el("div", { class: "site-header-row" }, brand, navigation()));
}

function news() {
  const text = el("p", {}, NEWS[0]);
  const pause = el("button", { type: "button", class: "small" }, "Pause news");
  let shown = 0;
  let running = true;
  pause.addEventListener("click", () => {
    running = !running;
    pause.textContent = running ? "Pause news" : "Resume news";
  });
  setInterval(() => {
    if (!running) return;
    shown = (shown + 1) % NEWS.length;
    text.textContent = NEWS[shown];
  }, NEWS_MS);
  return el("aside", { class: "news", "aria-label": "News" }, el("div", { class: "news-row" }, text, pause));
}

function footer() {
  const format = new Intl.DateTimeFormat("en-GB", { weekday: "long", hour: "2-digit", minute: "2-digit", second: "2-digit" });
  const clock = el("time", { class: "clock" });
  const tick = () => {
    clock.textContent = format.format(new Date());
  };
  tick();
  setInterval(tick, 1_000);
  const note = el("span", {}, "A sample clinic: nobody here is real, and what you enter is soon forgotten.");
  return el("footer", { class: "site-footer" }, el("div", { class: "site-footer-row" }, note, clock));
}

const skip = el("a", { class: "skip", href: "#main" }, "Skip to content");
document.body.prepend(skip, header(), news());
document.querySelector("main").after(footer());
