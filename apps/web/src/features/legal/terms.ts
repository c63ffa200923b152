import type { LegalText } from "./legal-text.ts";

/** The terms of service, for the operator to edit. */
export const terms: LegalText = {
  title: "Terms of Service",
  lastUpdated: "January 31, 2025",
  lead: "By using Morsel you agree to these terms. They are short on purpose.",
  sections: [
    {
      title: "A beta, free for a limited time",
      paragraphs: [
        "Morsel is in beta. It can change, have faults or be unavailable, and features can come and go.",
        "It is free for a limited time. Should a part of it ever cost something, you will be told before, and nothing is charged without your consent.",
      ],
    },
    {
      title: "Nutrition values are AI estimates",
      paragraphs: [
        "Calories, macros and micronutrients are AI estimates: they are worked out from your own words, from public food tables and from assumptions about what you did not say. They can be wrong. The receipt of each meal shows what was assumed.",
        "Do not rely on an estimate where a mistake could harm you, as with allergies, insulin doses or medicines.",
      ],
    },
    {
      title: "Not medical advice",
      paragraphs: [
        "Morsel is not medical advice and does not replace it. Targets and scores are general figures that know nothing about your health. Talk to a doctor or dietitian before you change what you eat for a medical reason, and if counting food makes you feel worse, stop.",
      ],
    },
    {
      title: "Your account",
      paragraphs: [
        "Keep your password to yourself; what happens under your account counts as yours. You can stop using Morsel at any time.",
        "What you write stays yours. You allow it to be stored and processed as far as it takes to show you your meals.",
      ],
    },
    {
      title: "Fair use",
      paragraphs: [
        "Do not try to get at other people's data, to overload the service or to use it for anything unlawful. Accounts that do may be closed.",
      ],
    },
    {
      title: "No warranty",
      paragraphs: [
        "The service is provided as it is. As far as the law allows, there is no warranty, and no liability for damage that comes from relying on an estimate or from the service being unavailable. Rights that the law gives you and that cannot be waived stay yours.",
      ],
    },
    {
      title: "Changes",
      paragraphs: [
        "These terms can change. The date at the top says when they last did; whoever goes on using Morsel afterwards accepts them.",
      ],
    },
  ],
  contact: "Questions about these terms go to",
};
