// A page cannot be used before its scripts have wired it: a press in between would be lost without a sign.
addEventListener("DOMContentLoaded", () => {
  document.querySelector("main").inert = false;
});
