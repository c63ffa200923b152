// Loaded before a server: its next full hour comes after HOUR_IN_MS. Plain JavaScript, which needs no removal of types.
import process from "node:process";

const hourMs = 3_600_000;
const realNow = Date.now;
const startedAt = realNow();
const nextHour = Math.ceil(startedAt / hourMs) * hourMs - Number(process.env.HOUR_IN_MS);
Date.now = () => realNow() - startedAt + nextHour;
