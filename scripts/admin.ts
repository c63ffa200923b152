import { ConfigError, readConfig } from "../apps/server/src/config.ts";
import {
  OperatorCommandError,
  OperatorCommands,
} from "../apps/server/src/modules/operator/index.ts";
import { say, stop } from "./setup.mjs";

const usage = `The operator's commands for accounts; a server may run meanwhile.

  npm run admin -- list                the accounts
  npm run admin -- reset-link EMAIL    a link with which the person chooses a new password: give it to no one else
  npm run admin -- disable EMAIL       signs the person out, and refuses to sign in
  npm run admin -- enable EMAIL        allows it again
  npm run admin -- make-admin EMAIL    lets the person open the operator's page, /admin
  npm run admin -- delete EMAIL --yes  deletes the account with all its data, which cannot be undone

Settings such as DATA_DIR, DATABASE_URL and BASE_URL are those of the server. With the embedded database a running
server notices a change within half a minute.
`;

type Command = (commands: OperatorCommands, email: string) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  "reset-link": async (operator, email) => {
    const { url, hours } = await operator.createResetLink(email);
    say(`Works once, for ${hours} hours:\n${url}`);
  },
  disable: async (operator, email) => {
    await operator.setDisabled(email, true);
    say(`${email} is disabled.`);
  },
  enable: async (operator, email) => {
    await operator.setDisabled(email, false);
    say(`${email} is enabled.`);
  },
  "make-admin": async (operator, email) => {
    await operator.makeAdmin(email);
    say(`${email} can open /admin.`);
  },
  delete: async (operator, email) => {
    await operator.delete(email);
    say(`${email} is deleted.`);
  },
};

const [name, email, ...flags] = process.argv.slice(2);

/** The command to run; ends the process if the arguments do not name one. */
function parseCommand(): (operator: OperatorCommands) => Promise<void> {
  if (name === undefined || name === "--help" || name === "-h") {
    process.stdout.write(usage);
    process.exit(name === undefined ? 2 : 0);
  }
  if (name === "list") {
    return async (operator) => {
      const lines = await operator.list();
      process.stdout.write(
        lines.length > 0 ? `${lines.join("\n")}\n` : "There is no account yet.\n",
      );
    };
  }
  const command = commands[name];
  if (!command)
    stop(
      `'${name}' is not a command. The commands are: list, ${Object.keys(commands).join(", ")}.`,
    );
  if (email === undefined)
    stop(
      `${name} needs the address of an account, as in: npm run admin -- ${name} dana@example.com`,
    );
  if (name === "delete" && !flags.includes("--yes")) {
    console.error(
      `This deletes ${email} with all meals and photos, and cannot be undone. To do it, add --yes.`,
    );
    process.exit(2);
  }
  return (operator) => command(operator, email);
}

const run = parseCommand();
try {
  process.umask(0o077);
  const operator = await OperatorCommands.open(readConfig());
  try {
    await run(operator);
  } finally {
    await operator.close();
  }
} catch (error) {
  if (error instanceof OperatorCommandError || error instanceof ConfigError) stop(error.message);
  throw error;
}
