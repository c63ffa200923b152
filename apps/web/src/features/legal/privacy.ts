import type { LegalText } from "./legal-text.ts";

/**
 * The privacy policy of this version of Morsel. An operator who enables a feature that sends text,
 * voice or photos to another company, or adds a tracker, must say so here.
 */
export const privacy: LegalText = {
  title: "Privacy Policy",
  lastUpdated: "January 31, 2025",
  lead: "Morsel keeps what it needs to show you your meals, and nothing else. Your data is not sold, not used for advertising and not shown to other people.",
  sections: [
    {
      title: "What is kept",
      paragraphs: [
        "Your account: email address, a name if you gave one, the time it was created, and your password as a hash that cannot be read back; recovery codes, if you make any, are kept in the same way.",
        "Your log: the messages that you send, the meals and figures that were estimated from them, and the choices you make about how they are shown.",
        "Your reminders, if you want any: their times, and the address at which your browser's push service takes them.",
        "Your sessions: for as long as you are signed in, the network address and browser that you signed in with, so that a session can be recognised and ended.",
        "A technical log of calls with their time, duration and result. It holds no messages, no email addresses and no cookies.",
      ],
    },
    {
      title: "What it is used for",
      paragraphs: [
        "To estimate your meals, to show them to you on any device that you sign in on, and to protect the service from abuse. There is no other purpose.",
        "Estimates are made on the server that you are using now, from food tables that are kept there. Your words are not sent to any other company.",
        "If this service sends mail, it sends only what concerns your account: links that you ask for, and notices of a new device, password or address. The mail server that the people who run this service have chosen takes them. They load nothing, so that no one learns if you open them.",
        "Reminders reach your device through the push service of your browser's maker. It learns that this server sent something and when, and cannot read it. Without reminders it learns nothing.",
        "If you add a webhook, each meal that you log, edit or delete is sent to the address that you gave. Without one, nothing is sent.",
        "If this server cannot recognise speech, your browser can. If it does not do that on your device, you are asked first, because the company that makes the browser may process the sound.",
      ],
    },
    {
      title: "Who can see it",
      paragraphs: [
        "Only you, when you are signed in. The people who run this service can reach the database to keep it working.",
        "An estimate that you share by a link can be read by everybody who has the link, until it expires, you end it, or you delete its meal; it stays without the meal only if you chose so. Such a page names no account.",
      ],
    },
    {
      title: "Cookies and storage",
      paragraphs: [
        "One cookie keeps you signed in. Your browser may also keep the meals that you saw last, so that you can read them without a connection, and the text that you are typing, the day that you are looking at and where you had scrolled to. Signing out clears all of it. A second cookie stays for a year: it shows that this browser has signed in before, so that wrong passwords of other people do not delay you, and so that a sign-in on a new device can be told from yours. There are no trackers and no requests to other sites.",
      ],
    },
    {
      title: "How long",
      paragraphs: [
        "A session ends after 7 days without use and after 30 days in any case. Your account and your log are kept until you delete them. A meal that you delete can be brought back for ten minutes. Then it is gone for good, with its photo and the message that it was logged with, unless another meal came from the same message.",
        "What is gone is also removed from the files of the database, within minutes as Morsel is delivered. A backup from before still contains it until the people who run this service delete that backup, and brings it back if they restore it.",
      ],
    },
    {
      title: "Your rights",
      paragraphs: [
        "You can delete any meal at any time in the app. Your profile gives you a copy of all your data, and deletes your account with everything in it, at once and for good: your rights under the General Data Protection Regulation (GDPR) and similar laws. You can also ask for a correction, and complain to your data protection authority.",
      ],
    },
  ],
  contact: "To ask about your data or to have it deleted, write to",
};
