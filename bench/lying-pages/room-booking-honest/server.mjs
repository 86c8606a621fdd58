import { createApp } from "../room-booking/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
