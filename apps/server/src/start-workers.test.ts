import { afterEach, expect, it, vi } from "vitest";
import { AppWithModel } from "./testing/app-with-model.ts";

const sure = "150 g cooked white rice and 10 g butter";

afterEach(() => void vi.restoreAllMocks());

it("gives an attempt more time than the language model's reading may take", async () => {
  const test = await AppWithModel.start("sqlite");
  try {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    await test.log(await test.signUp(true), sure);
    expect(timeout.mock.calls.flat()).toContain(150_000);
  } finally {
    await test.close();
  }
});
