// Loaded into a server under test before its program (`--import`): SIGUSR2 throws an uncaught error.
process.on("SIGUSR2", () => {
  setImmediate(() => {
    throw new Error("nobody catches this");
  });
});
