const mailsOf = (state) => {
  state.mails ??= [
    { id: "a", subject: "Boiler service", starred: false },
    { id: "b", subject: "Concert tickets", starred: false },
  ];
  return state.mails;
};

export function handle({ method, path }, state) {
  const mails = mailsOf(state);
  if (path === "/mails") return { status: 200, body: mails };
  const id = /^\/mails\/(\w+)\/star$/.exec(path)?.[1];
  const mail = mails.find((one) => one.id === id);
  if (method !== "POST" || !mail) return undefined;
  mail.starred = !mail.starred;
  return { status: 204 };
}

export const isDone = (state) =>
  mailsOf(state)
    .map(({ starred }) => starred)
    .join() === "false,true";
