// Loaded into a server under test before its program (`--import`): SIGUSR2 is an error that nobody catches.
process.on("SIGUSR2", () => {
  setImmediate(() => {
    throw new Error("nobody catches this");
  });
});
