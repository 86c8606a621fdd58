import { createApp } from "../ticket-open/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
