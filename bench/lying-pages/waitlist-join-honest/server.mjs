import { createApp } from "../waitlist-join/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
