import { createApp } from "../team-invite/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
