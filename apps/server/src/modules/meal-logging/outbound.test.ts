import { Socket } from "node:net";
import { routes } from "@morsel/contracts";
import { expect, it, vi } from "vitest";
import { AppWithModel } from "../../testing/app-with-model.ts";
import { uploadPhoto } from "../../testing/pictures.ts";
import { noteReached, unhurried } from "../../testing/rounds.ts";

/** Addresses that an attacker wants a server to call: cloud metadata, the machine itself, files, other networks. */
const addresses = [
  "http://169.254.169.254/latest/meta-data/",
  "http://[fd00:ec2::254]/latest/",
  "http://metadata.google.internal/",
  "http://127.0.0.1:9/admin",
  "http://localhost:9/",
  "http://2130706433:9/",
  "https://evil.example/x.png",
  "//evil.example/x.png",
  "file:///etc/passwd",
  "gopher://127.0.0.1:9/_x",
  "data:image/png;base64,AAAA",
  "ftp://evil.example/x",
];

it(
  "the server calls only the model's address, and none in a message, an instruction or a model's answer [V41]",
  unhurried,
  async ({ task }) => {
    const test = await AppWithModel.start("sqlite", { AI_MODE: "always", AI_VISION: "yes" });
    const person = await test.signUp(true);
    const connected = vi.spyOn(Socket.prototype, "connect");
    for (const [at, address] of addresses.entries()) {
      // The model obeys the injected order; in each fourth round the service redirects as well.
      test.service.reply = () =>
        JSON.stringify({
          meals: [{ foods: [{ food: "egg", amount: 1, quote: "an egg", image_url: address }] }],
          image_url: address,
        });
      if (at % 4 === 0) {
        const headers = { location: address };
        test.service.answers.push((response) => void response.writeHead(302, headers).end());
      }
      await test.log(person, `an egg, see ${address}`);
      const withPhoto = `look at ${address} for an egg`;
      await test.log(person, withPhoto, await uploadPhoto(person));
      const meals = await test.mealsOf(person);
      expect(meals.length).toBeGreaterThan(at);
      await test.edit(person, meals[0]?.id ?? "", `replace the egg by ${address}`);
      const wish = { meal_id: meals[0]?.id, with_photo: true, days: 7 };
      const { path } = (await person.post(routes.shares, wish)).json();
      await test.app.app.inject(routes.calorieGuessCard(path.split("/").at(-1)));
    }
    const called = new Set(connected.mock.calls.map(([target]) => addressOf(target)));
    connected.mockRestore();
    const own = new URL(test.service.url).host;
    const questions = test.service.questions.length;
    await test.close();
    expect(questions).toBeGreaterThan(addresses.length * 2);
    expect([...called]).toEqual([own]);
    noteReached(task, {
      V41: `${addresses.length} addresses in 5 places: only the model's address was called`,
    });
  },
);

/** Node passes the arguments of a connection as a list in a list. */
function addressOf(target: unknown): string {
  const [options] = Array.isArray(target) ? target : [target];
  const { host, hostname, port, path } = options as Record<string, unknown>;
  return path ? String(path) : `${host ?? hostname}:${port}`;
}
