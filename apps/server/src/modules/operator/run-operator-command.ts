import type { Config } from "../../config.ts";
import { OperatorCommandError, OperatorCommands } from "./command-line.ts";

const usage = `The operator's commands for accounts; a server may run meanwhile.

  npm run admin -- list                the accounts
  npm run admin -- reset-link EMAIL    a link with which the person chooses a new password: give it to no one else
  npm run admin -- disable EMAIL       signs the person out, and refuses to sign in
  npm run admin -- enable EMAIL        allows it again
  npm run admin -- make-admin EMAIL    lets the person open the operator's page, /admin
  npm run admin -- delete EMAIL --yes  deletes the account with all its data, which cannot be undone

Settings such as DATA_DIR, DATABASE_URL and BASE_URL are those of the server. With the embedded database a running
server notices a change within half a minute.`;

type Command = (operator: OperatorCommands, email: string) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  "reset-link": async (operator, email) => {
    const { url, hours } = await operator.createResetLink(email);
    return `Works once, for ${hours} hours:\n${url}`;
  },
  disable: async (operator, email) => {
    await operator.setDisabled(email, true);
    return `${email} is disabled.`;
  },
  enable: async (operator, email) => {
    await operator.setDisabled(email, false);
    return `${email} is enabled.`;
  },
  "make-admin": async (operator, email) => {
    await operator.makeAdmin(email);
    return `${email} can open /admin.`;
  },
  delete: async (operator, email) => {
    await operator.delete(email);
    return `${email} is deleted.`;
  },
};

const list = async (operator: OperatorCommands) =>
  (await operator.list()).join("\n") || "There is no account yet.";

/** What a command says, and how its program ends: 0 done, 1 not possible, 2 not confirmed or no command. */
export interface CommandOutcome {
  readonly exitCode: 0 | 1 | 2;
  readonly text: string;
}

/** Runs `npm run admin` with these arguments. */
export async function runOperatorCommand(
  args: readonly string[],
  readConfig: () => Config,
): Promise<CommandOutcome> {
  const [name, email, ...flags] = args;
  if (name === undefined) return { exitCode: 2, text: usage };
  if (name === "--help" || name === "-h") return { exitCode: 0, text: usage };
  if (name === "list") return onDatabase(readConfig, list);
  const command = commands[name];
  if (!command) {
    const names = ["list", ...Object.keys(commands)].join(", ");
    return { exitCode: 1, text: `'${name}' is not a command. The commands are: ${names}.` };
  }
  if (email === undefined) {
    const example = `npm run admin -- ${name} dana@example.com`;
    return { exitCode: 1, text: `${name} needs the address of an account, as in: ${example}` };
  }
  if (name === "delete" && !flags.includes("--yes")) {
    return {
      exitCode: 2,
      text: `This deletes ${email} with all meals and photos, and cannot be undone. To do it, add --yes.`,
    };
  }
  return onDatabase(readConfig, (operator) => command(operator, email));
}

async function onDatabase(
  readConfig: () => Config,
  run: (operator: OperatorCommands) => Promise<string>,
): Promise<CommandOutcome> {
  try {
    const operator = await OperatorCommands.open(readConfig());
    try {
      return { exitCode: 0, text: await run(operator) };
    } finally {
      await operator.close();
    }
  } catch (error) {
    if (error instanceof OperatorCommandError) return { exitCode: 1, text: error.message };
    throw error;
  }
}
