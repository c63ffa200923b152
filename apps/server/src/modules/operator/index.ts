export { OperatorCommandError, OperatorCommands } from "./command-line.ts";
export { operator } from "./operator-routes.ts";
export { findPerson, listPeople } from "./people.ts";
export { OperatorTasks } from "./tasks.ts";
