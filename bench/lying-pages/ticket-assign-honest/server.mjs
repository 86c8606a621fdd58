import { createApp } from "../ticket-assign/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
