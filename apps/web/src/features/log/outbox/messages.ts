import { count } from "../../../platform/message-forms.ts";
import { defineMessages } from "../../../platform/messages.ts";

export const t = defineMessages("log-outbox", {
  alreadySent: "Already sent",
  youFindBelow: "You find it below.",
  removed: "Removed",
  willNotBeLogged: "It will not be logged.",
  undo: "Undo",
  waitingBeSent: "Waiting to be sent",
  notSent: "Not sent",
  waiting: "Waiting",
  edit: "Edit",
  remove: "Remove",
  mealsOnThisDeviceWaiting: count({
    one: "{count} meal on this device is waiting to be sent. It is sent when the person who wrote it signs in again.",
    other:
      "{count} meals on this device are waiting to be sent. They are sent when the person who wrote them signs in again.",
  }),
});
