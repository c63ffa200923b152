// Loaded into a server under test before its program (`--import`): at each SIGUSR2 its clock jumps as
// somebody does who sets it, an hour or a second, forth or back. What measures time by itself goes on.
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
