import { createApp } from "../cart-desk/app.mjs";

export const { handle, isDone } = createApp({ honest: true });
