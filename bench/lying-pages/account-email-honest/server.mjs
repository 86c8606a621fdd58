import { createApp } from "../account-email/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
