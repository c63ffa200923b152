// Loaded into a server under test before its program (`--import`): each SIGUSR2 changes its clock by an hour
// or a second, forward or back. Monotonic time is not affected.
const jumps = [3_600_000, -1000, -3_600_000, 1000, -3_600_000, 3_600_000];
const TrueDate = Date;
let offsetMs = 0;
let jumped = 0;

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [Date.now()] : given, made),
  apply: () => new Date().toString(),
  get: (target, name, receiver) =>
    name === "now" ? () => TrueDate.now() + offsetMs : Reflect.get(target, name, receiver),
});

process.on("SIGUSR2", () => {
  offsetMs += jumps[jumped % jumps.length] ?? 0;
  jumped += 1;
  process.stdout.write(`jumped ${jumped}\n`);
});
