import {
  type Invitation,
  invitationList,
  type OperatorOverview,
  type OperatorPerson,
  type OperatorTask,
  operatorOverview,
  operatorPeople,
  operatorRoutes,
} from "@morsel/contracts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { type FakeServer, json, refusal } from "../../testing/fake-server.ts";
import { renderApp } from "../../testing/render-app.tsx";

const region = (name: string) => page.getByRole("region", { name, exact: true });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const done = () => new Response(null, { status: 204 });

const job = { queued: 0, running: 0, completed: 0, failed: 0, failures: [] };
const working: OperatorOverview = {
  versions: { morsel: "1.0.0", node: "v26.10.0", database: "SQLite 3.53.4", schema: "0060-x" },
  started_at: "2026-11-01T10:00:00.000Z",
  health: { database_ms: 0.4, waiting_since: null, memory_bytes: 142_000_000 },
  storage: { database_bytes: 5_200_000, free_bytes: 70e9, photos: 3 },
  people: { total: 2, seen_in_a_week: 1, disabled: 0 },
  is_sign_up_open: true,
  jobs: [{ kind: "messages", ...job, completed: 12 }],
  foods: { starter: 4907, imported_at: null, imported: [] },
  ...{ model: null, speech: null, mail: null, task: null, backups: [] },
};
const self: OperatorPerson = {
  ...{ id: "p1", email: "dana@example.com", created_at: "2026-09-04T10:00:00.000Z" },
  ...{ seen_at: "2026-11-20T10:00:00.000Z", meals: 40, photos: 3 },
  storage_bytes: 1_250_000,
  ...{ is_admin: true, is_disabled: false, is_self: true },
};
const ben: OperatorPerson = {
  ...{ ...self, id: "p2", email: "ben@example.com", seen_at: null, meals: 1, photos: 0 },
  storage_bytes: 2000,
  ...{ is_admin: false, is_self: false },
};

const taskOf = (
  kind: OperatorTask["kind"],
  state: OperatorTask["state"],
  words: string,
  progress = { done: 0, total: 0 },
): OperatorTask => ({ kind, state, words, ...progress, started_at: working.started_at });

interface State {
  readonly overview?: Partial<OperatorOverview>;
  readonly people?: readonly OperatorPerson[];
  readonly invitations?: readonly Invitation[];
}

/** The operator's page on a server with this state. */
function openPage(state: State = {}, prepare: (server: FakeServer) => void = () => undefined) {
  return renderApp("/admin", (server) => {
    const overview = { ...working, ...state.overview };
    const people = { items: state.people ?? [self, ben], next: null };
    const invitations = { items: state.invitations ?? [] };
    server.answer(`GET ${operatorRoutes.overview}`, () =>
      json(200, operatorOverview.parse(overview)),
    );
    server.answer(`GET ${operatorRoutes.people}`, () => json(200, operatorPeople.parse(people)));
    server.answer(`GET ${operatorRoutes.invitations}`, () =>
      json(200, invitationList.parse(invitations)),
    );
    prepare(server);
  });
}

describe("The operator's page", () => {
  test("does not exist for other users", async () => {
    await renderApp("/admin", (server) => {
      server.answer(`GET ${operatorRoutes.overview}`, () => refusal("not_found"));
    });
    await expect.element(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  });

  test("says that it could not be loaded, and tries again", async () => {
    const { server } = await openPage({}, (fake) => {
      fake.answer(`GET ${operatorRoutes.overview}`, () => refusal("unavailable"));
    });
    await expect.element(button("Try again")).toBeVisible();
    await expect.element(region("People")).not.toBeInTheDocument();
    server.answer(`GET ${operatorRoutes.overview}`, () => json(200, working));
    await button("Try again").click();
    await expect.element(region("People")).toBeVisible();
  });

  test("shows the health, and failures of jobs by kind", async () => {
    const failures = [{ error: "no_food_found", count: 2 }];
    await openPage({
      overview: {
        jobs: [
          { kind: "messages", ...job, completed: 12, failed: 2, failures },
          { kind: "edits", ...job },
        ],
      },
    });
    const health = region("Health");
    await expect.element(health).toMatchTextContent(/uses 142\sMB of memory\./);
    await expect.element(health).toMatchTextContent(/Answers in 0\.4 ms, has 5\.2\sMB\./);
    await expect.element(health).toMatchTextContent(/Done as they come\./);
    await expect.element(health).toMatchTextContent(/3\sphotos, 70\sGB free\./);
    await expect.element(health).not.toMatchTextContent(/Delete old backups/);
    await expect
      .element(region("Jobs of the last day"))
      .toMatchTextContent(
        /0 waiting, 0 running, 12 done, 2 failed: 2 × no_food_found\s*EditsNone\.$/,
      );
  });

  test("warns of a job that no worker takes and of a disk that is nearly full", async () => {
    const minuteAgo = new Date(Date.now() - 61_000).toISOString();
    await openPage({
      overview: {
        health: { ...working.health, waiting_since: minuteAgo },
        storage: { ...working.storage, free_bytes: 900e6 },
      },
    });
    const health = region("Health");
    await expect
      .element(health)
      .toMatchTextContent(/One has waited since .* Look if a worker runs/);
    await expect.element(health).toMatchTextContent(/Delete old backups, or get a larger disk\./);
  });
});

describe("People", () => {
  test("are listed with counts; the operator cannot disable or delete the own account", async () => {
    await openPage({ people: [self, { ...ben, is_disabled: true, storage_bytes: 0 }] });
    const people = region("People");
    await expect.element(people).toMatchTextContent(/1 seen in the last week, 0 disabled\./);
    await expect
      .element(people)
      .toMatchTextContent(
        /You, operator, since .*, last seen .*, 40\smeals, 3\sphotos, about 1.3\sMB/,
      );
    await expect.element(people).toMatchTextContent(/Disabled, since .*, signed out, 1\smeal/);
    await expect.element(people).not.toMatchTextContent(/about 0/);
    await expect.element(button(/dana@example.com/)).not.toBeInTheDocument();
    await expect.element(button("Enable ben@example.com")).toBeVisible();
  });

  test("that could not be loaded are asked for again", async () => {
    const { server } = await openPage({}, (fake) => {
      fake.answer(`GET ${operatorRoutes.people}`, () => refusal("unavailable"));
    });
    const people = region("People");
    await expect.element(people.getByRole("alert")).toMatchTextContent(/could not be loaded/);
    server.answer(`GET ${operatorRoutes.people}`, () => json(200, { items: [ben], next: null }));
    await people.getByRole("button", { name: "Try again" }).click();
    await expect.element(people).toMatchTextContent(/ben@example\.com/);
  });

  test("are disabled after a question, and a refusal is shown", async () => {
    const { server } = await openPage({}, (fake) => {
      fake.answer(`PATCH ${operatorRoutes.person("p2")}`, () => refusal("person_not_found"));
    });
    await button("Disable ben@example.com").click();
    expect(server.callsTo("PATCH", operatorRoutes.person("p2"))).toEqual([]);
    await page.getByRole("button", { name: "Disable", exact: true }).click();
    await expect.element(page.getByText("Not changed")).toBeVisible();
    const [call] = server.callsTo("PATCH", operatorRoutes.person("p2"));
    expect(call?.body).toEqual({ is_disabled: true });
  });

  test("are deleted after the operator's password; a wrong one is reported in the dialog", async () => {
    const { server } = await openPage({}, (fake) => {
      fake.answer(`DELETE ${operatorRoutes.person("p2")}`, () => refusal("password_wrong"));
    });
    await button("Delete ben@example.com").click();
    await page.getByLabelText("Your own password", { exact: true }).fill("plums");
    await button("Delete account").click();
    const dialog = page.getByRole("dialog");
    await expect.element(dialog.getByRole("alert")).toBeVisible();
    server.answer(`DELETE ${operatorRoutes.person("p2")}`, done);
    await button("Delete account").click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText("Account deleted")).toBeVisible();
    const [call] = server.callsTo("DELETE", operatorRoutes.person("p2"));
    expect(call?.body).toEqual({ password: "plums" });
  });
});

describe("New accounts", () => {
  const invitation: Invitation = {
    ...{ id: "i1", note: "Ben", created_at: "2026-11-20T10:00:00.000Z" },
    ...{ expires_at: "2026-11-27T10:00:00.000Z", used_at: null },
  };

  test("can be closed; a refusal is shown", async () => {
    const { server } = await openPage({}, (fake) => {
      fake.answer(`PUT ${operatorRoutes.signUp}`, () => refusal("unavailable"));
    });
    await page.getByRole("switch", { name: "Open to everyone" }).click();
    await expect.element(page.getByText("Not changed")).toBeVisible();
    expect(server.callsTo("PUT", operatorRoutes.signUp)[0]?.body).toEqual({ is_open: false });
  });

  test("an invitation shows its link once; a number of days that is too large is refused before", async () => {
    const { server } = await openPage({ invitations: [invitation] }, (fake) => {
      fake.answer(`POST ${operatorRoutes.invitations}`, () =>
        json(201, { ...invitation, url: "https://morsel.example/sign-in?mode=create#secret" }),
      );
    });
    await expect.element(region("New accounts")).toMatchTextContent(/Not used yet; works until/);
    await button("Invite").click();
    await page.getByLabelText("For whom").fill(" Ben ");
    await page.getByLabelText("Days it works").fill("1000");
    await expect.element(button("Make link")).toBeDisabled();
    await page.getByLabelText("Days it works").fill("3");
    await button("Make link").click();
    await expect
      .element(page.getByRole("textbox", { name: "Link" }))
      .toHaveValue("https://morsel.example/sign-in?mode=create#secret");
    expect(server.callsTo("POST", operatorRoutes.invitations)[0]?.body).toEqual({
      ...{ note: "Ben", days: 3 },
    });
  });

  test("invitations that could not be loaded are asked for again", async () => {
    await openPage({}, (fake) => {
      fake.answer(`GET ${operatorRoutes.invitations}`, () => refusal("unavailable"));
    });
    await expect
      .element(region("New accounts").getByRole("alert"))
      .toMatchTextContent(/The invitations could not be loaded\./);
  });
});

describe("Services", () => {
  const model = { name: "qwen3", sent_to: "models.example", mode: "hard" };

  test("say that they are not configured, and have no test then", async () => {
    await openPage();
    await expect.element(region("Services")).toMatchTextContent(/SMTP_URL and MAIL_FROM/);
    await expect.element(button(/^Test /)).not.toBeInTheDocument();
  });

  test("are tried by a press: one works, one does not, one cannot be tried", async () => {
    const mail = {
      ...{ sent: 4, failed: 1 },
      last_problem: { at: "2026-11-20T10:00:00.000Z", reason: "EAUTH 535" },
    };
    await openPage({ overview: { model, speech: "auto", mail } }, (fake) => {
      fake.answer(`POST ${operatorRoutes.test("model")}`, () =>
        json(200, { is_working: true, words: "It read 'a boiled egg'. 90 ms." }),
      );
      fake.answer(`POST ${operatorRoutes.test("mail")}`, () =>
        json(200, { is_working: false, words: "The mail server did not take it (EAUTH 535)." }),
      );
      fake.answer(`POST ${operatorRoutes.test("speech")}`, () => refusal("unavailable"));
    });
    const services = region("Services");
    await expect.element(services).toMatchTextContent(/Last problem: EAUTH 535/);
    await button("Test language model").click();
    await expect.element(services).toMatchTextContent(/It works: It read 'a boiled egg'\. 90 ms\./);
    await button("Test mail").click();
    await expect.element(services).toMatchTextContent(/It does not work: The mail server did not/);
    await button("Test speech").click();
    await expect.element(services.getByText(/It does not work: (?!The mail)/)).toBeVisible();
  });
});

describe("Food data", () => {
  const file = (name: string) => new File(["a,b\n"], name, { type: "text/csv" });
  const choose = (name: string) => page.getByLabelText("File of foods").upload(file(name));

  test("lists what was imported, and sends a file with its kind", async () => {
    const foods = {
      ...{ starter: 4907, imported_at: "2026-11-20T10:00:00.000Z" },
      imported: [{ dataset: "USDA Foundation", foods: 1 }],
    };
    const { server } = await openPage({ overview: { foods } }, (fake) => {
      fake.answer(`POST ${operatorRoutes.foods}`, () => json(202, {}));
    });
    const section = region("Foods");
    await expect.element(section).toMatchTextContent(/4,907\sfoods that come with Morsel\./);
    await expect
      .element(section)
      .toMatchTextContent(/USDA Foundation1\sfood, imported Nov 20, 2026/);
    await choose("foods.csv");
    await expect
      .poll(() => server.callsTo("POST", `${operatorRoutes.foods}?extension=csv`)[0]?.body)
      .toBe("a,b\n");
  });

  test("another kind of file is not sent, and a refusal of the server is shown", async () => {
    const { server } = await openPage({}, (fake) => {
      fake.answer(`POST ${operatorRoutes.foods}`, () => refusal("task_running"));
    });
    const alert = region("Foods").getByRole("alert");
    await choose("foods.pdf");
    await expect.element(alert).toMatchTextContent(/Choose a zip, CSV or JSON file/);
    expect(server.calls.filter(({ path }) => path.startsWith(operatorRoutes.foods))).toEqual([]);
    await choose("foods.csv");
    await expect.element(alert).toMatchTextContent(/An import or a backup is running/);
  });

  test("shows how far an import is; no other task can be started", async () => {
    const task = taskOf("import", "running", "Reading the file", { done: 30, total: 120 });
    await openPage({ overview: { task } });
    await expect.element(region("Foods").getByRole("progressbar")).toHaveValue(0.25);
    await expect.element(region("Foods")).toMatchTextContent(/Reading the file\.\.\. 25\s%/);
    await expect.element(button("Choose a file")).toBeDisabled();
    await expect.element(button("Back up")).toBeDisabled();
  });

  test("says why an import failed", async () => {
    const task = taskOf("import", "failed", "foods.csv has no column 'energy'.");
    await openPage({ overview: { task } });
    await expect
      .element(region("Foods").getByRole("alert"))
      .toMatchTextContent(/foods\.csv has no column 'energy'\./);
    await expect.element(button("Choose a file")).toBeEnabled();
  });
});

describe("Backups", () => {
  test("are started by a press and listed; a refusal is shown", async () => {
    const backups = [1, 2, 3, 4].map((day) => ({
      ...{ name: `morsel-${day}.zip`, bytes: 15_000, made_at: `2026-11-0${day}T10:00:00.000Z` },
    }));
    const { server } = await openPage({ overview: { backups } }, (fake) => {
      fake.answer(`POST ${operatorRoutes.backups}`, () => refusal("task_running"));
    });
    const section = region("Backups");
    await expect.element(section).toMatchTextContent(/morsel-1\.zip, 15\skB/);
    await expect.element(section).not.toMatchTextContent(/morsel-4\.zip/);
    await button("Back up").click();
    await expect.element(section.getByRole("alert")).toBeVisible();
    expect(server.callsTo("POST", operatorRoutes.backups)).toHaveLength(1);
  });

  test("says why one failed", async () => {
    const task = taskOf("backup", "failed", "The disk is full.");
    await openPage({ overview: { task } });
    await expect
      .element(region("Backups").getByRole("alert"))
      .toMatchTextContent(/The disk is full/);
    await expect.element(region("Foods").getByRole("alert")).not.toBeInTheDocument();
  });
});
