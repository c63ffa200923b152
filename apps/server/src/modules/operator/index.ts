export { operator } from "./operator-routes.ts";
export { findPerson, listPeople } from "./people.ts";
export { runOperatorCommand } from "./run-operator-command.ts";
export { OperatorTasks } from "./tasks.ts";
