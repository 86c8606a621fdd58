const BASE = "/sample/api";
const clinic = new URLSearchParams(location.search).get("clinic");

let firstReply = null;

/**
 * Asks the clinic's server. Answers { ok, status, data, message, fields }; never throws.
 * An expired session leads to the sign-in page and back.
 */
export async function call(method, path, input) {
  // The first answer sets the visitor's cookie; a request beside it would be given a clinic of its own.
  await firstReply;
  const reply = send(method, path, input);
  firstReply ??= reply;
  const answer = await reply;
  if (answer.code === "session_expired") {
    const here = location.pathname.split("/").pop();
    location.assign(`login.html?next=${encodeURIComponent(here)}`);
  }
  return answer;
}

async function send(method, path, input) {
  const query = clinic === null ? "" : `${path.includes("?") ? "&" : "?"}clinic=${encodeURIComponent(clinic)}`;
  const options = { method };
  if (method === "POST" || method === "PUT") {
    options.headers = { "content-type": "application/json" };
    options.body = JSON.stringify(input ?? {});
  }
  try {
    const response = await fetch(`${BASE}${path}${query}`, options);
    const data = await response.json();
    const { code, message = "Something went wrong.", fields } = data.error ?? {};
    return { ok: response.ok, status: response.status, data, code, message, fields };
  } catch {
    return { ok: false, status: 0, data: {}, message: "The clinic's server can't be reached." };
  }
}
