import { createApp } from "../profile-name/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
