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
      title: "Where the figures come from",
      paragraphs: [
        "Each receipt names the table and the record of its figures. The foods that come with Morsel use these tables:",
        "U.S. Department of Agriculture, Agricultural Research Service. FoodData Central: FNDDS 2021-2023 and SR Legacy (April 2018).",
        "Contains public sector information licensed under the Open Government Licence v3.0. McCance and Widdowson's The Composition of Foods Integrated Dataset 2021, Public Health England. © Crown copyright 2021.",
        "Max Rubner-Institut (2025): Bundeslebensmittelschlüssel (BLS), Version 4.0 – Deutsche Nährstoffdatenbank. Karlsruhe. DOI 10.25826/Data20251217-134202-0. CC BY 4.0. Values rounded and shortened.",
        "Anses. 2025. Table de composition nutritionnelle des aliments Ciqual (2025-11-03). Licence Ouverte 2.0.",
        "日本食品標準成分表（八訂）増補2023年から引用（文部科学省）",
        "Swiss Food Composition Database 7.0, Federal Food Safety and Veterinary Office FSVO.",
        "An operator can import further foods of these tables, and of the following:",
        "Anses. 2020. Table de composition nutritionnelle des aliments Ciqual (2020-07-07). Licence Ouverte 2.0.",
        "Canadian Nutrient File, Health Canada, 2015. Contains information licensed under the Open Government Licence – Canada.",
        "Fineli, Finnish Food Composition Database, Release 20, THL. CC BY 4.0.",
        "Packaged products, if the operator has imported them, are from these sources:",
        "Contains information from Open Food Facts, made available here under the Open Database License (ODbL) 1.0.",
        "U.S. Department of Agriculture, Agricultural Research Service. FoodData Central: Branded Foods.",
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
