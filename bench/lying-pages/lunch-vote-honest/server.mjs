import { createApp } from "../lunch-vote/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
