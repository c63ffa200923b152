// Words and phrases that comments, docs and test titles may not use, each with its reason. One row is one
// rule: add a row with an example that it matches, or remove one that does more harm than good.

interface LanguageRule {
  /** Matched anywhere in the text of one line, ignoring case. */
  readonly pattern: RegExp;
  /** What to write in its place, or why it hides the meaning. */
  readonly reason: string;
  /** A line that breaks the rule; the check fails if the pattern does not match it. */
  readonly example: string;
  /** A line that only looks similar; the check fails if the pattern matches it. */
  readonly counterexample: string;
}

export const languageRules: readonly LanguageRule[] = [
  {
    pattern: /\bwho(so)?ever\b/i,
    reason: "name the subject: the caller, the user, the worker",
    example: "Whoever calls this waits.",
    counterexample: "The caller waits.",
  },
  {
    pattern: /\bnobody\b/i,
    reason: "say what does not happen: 'no worker holds it', 'no test covers it'",
    example: "A job that nobody holds.",
    counterexample: "A job that no worker holds.",
  },
  {
    pattern: /\bsomebody\b/i,
    reason: "say who: a user, another user, the owner, someone without an account",
    example: "A meal of somebody else.",
    counterexample: "A meal of another user.",
  },
  {
    pattern: /\b(is|are|was|were|be|been) told\b|\btold (apart|by|that|to|of)\b/i,
    reason: "write 'returned', 'reported', 'shown', 'distinguished', 'informed'",
    example: "The screen is told by an event.",
    counterexample: "An event informs the screen.",
  },
  {
    pattern: /\btells? (of|apart|it|how|whether|which|what|where|when|why)\b/i,
    reason: "write 'returns', 'reports', 'shows', 'says'",
    example: "Tells whether a food fits.",
    counterexample: "Returns true if a food fits.",
  },
  {
    pattern: /\bstands? (in|at|on|there|behind|before|beside|for itself|twice|once)\b/i,
    reason: "write 'is', 'is stored', 'occurs', 'follows'",
    example: "The amount stands behind the food.",
    counterexample: "The amount follows the food.",
  },
  {
    pattern: /\bbeside\b/i,
    reason: "write 'next to', 'with', 'as well as' or 'except'",
    example: "The row beside the meal.",
    counterexample: "The row next to the meal.",
  },
  {
    pattern: /\bof which\b/i,
    reason: "split the sentence",
    example: "Foods, of which some are raw.",
    counterexample: "Some of the foods are raw.",
  },
  {
    pattern:
      /(?<!\bthere )\b(is|are|was|were) no (?!longer\b|more than\b|less than\b|later than\b|one\b)[a-z]+/i,
    reason: "write 'is not a ...' or 'there is no ...'",
    example: "A plate is no food.",
    counterexample: "There is no such food. It is no longer used.",
  },
  {
    pattern:
      /\bwhere (it|that|there|this|they|one|none|nothing|something|the|a|an) [a-z ]{0,24}\b(is|are|was|were)\b(?! (stored|kept|written|defined|declared|read|found|served|used)\b)/i,
    reason: "a condition is 'if'; 'where' is for places",
    example: "Zero where there is none.",
    counterexample: "The folder where the photos are stored.",
  },
  {
    pattern: /\bwhere (unset|none|known|possible|given|wanted|needed|not)\b/i,
    reason: "a condition is 'if'",
    example: "The default where unset.",
    counterexample: "The default if unset.",
  },
  {
    pattern:
      /\b(leavings|stairs|stairway|staircase)\b|\b(ground floor|floor by floor|front door|small door|deep doors?|the house)\b/i,
    reason: "no metaphors: write layer, module, package, public API, leftover files",
    example: "The engine's front door.",
    counterexample: "The engine's public API.",
  },
  {
    pattern: /\b(mend|mends|mended|mending)\b/i,
    reason: "write 'fix'",
    example: "How to mend a broken rule.",
    counterexample: "How to fix a broken rule.",
  },
  {
    pattern: /\b(anew|seldom|lest|thereof|wherein|whereby|thrice|ere|nought|henceforth)\b/i,
    reason: "an old word: write 'again', 'rarely', 'so that ... not', and so on",
    example: "The list is read anew.",
    counterexample: "The list is read again.",
  },
  {
    pattern: /\b(underway|meanwhile)\b/i,
    reason: "write 'active', 'running', 'in progress', 'at the same time'",
    example: "An edit is underway.",
    counterexample: "An edit is in progress.",
  },
  {
    pattern: /\b(hangs? up|hung up|knocks?|gives? back|given back|taken? for good|for good)\b/i,
    reason: "write 'disconnects', 'pings', 'releases', 'permanently'",
    example: "Removes the meal for good.",
    counterexample: "Removes the meal permanently.",
  },
  {
    pattern:
      /\bwho (asks|calls|comes|sends|reads|types|looks|waits|writes|speaks|says|signs|wants|has|is|was) [a-z ]+ (is|are|gets?|waits?|may|must|will|sees?)\b(?!.*\b(person|user|caller|people|client|worker|member|anyone|someone|owner|attacker|those|he|she|they|one) who\b)/i,
    reason: "name the subject: 'a client that polls', 'a user who signs in'",
    example: "Who asks too often is limited.",
    counterexample: "A client that asks too often is limited.",
  },
  {
    pattern: /\bwhat(ever)? (came|comes|becomes|became) of\b/i,
    reason: "write 'the result', 'the status', 'also after a failure'",
    example: "Shows what came of the message.",
    counterexample: "Shows the result of the message.",
  },
  {
    pattern: /\bon (its|their) way\b/i,
    reason: "write 'while it is loading', 'until the response arrives', 'during the upload'",
    example: "Undefined while the photo is on its way.",
    counterexample: "Undefined while the photo is loading.",
  },
  {
    pattern: /@returns how to\b/i,
    reason: "write '@returns a function that stops it'",
    example: "@returns how to stop.",
    counterexample: "@returns a function that stops it.",
  },
  {
    pattern: /\bput(s|ting)? away\b/i,
    reason: "write 'dismiss', 'hide', 'remove'",
    example: "An insight can be put away.",
    counterexample: "An insight can be dismissed.",
  },
  {
    pattern: /\b(thought better of it|(is|are) as good|held against)\b/i,
    reason: "write 'cancelled', 'counts as well', 'compared with'",
    example: "The targets that a day is held against.",
    counterexample: "The targets that a day is compared with.",
  },
  {
    pattern: /^\s*\*?\s*(Gives|Tells) (how|what|whether|true|false|null|undefined)\b/,
    reason: "write 'Returns'",
    example: "Gives undefined without a session.",
    counterexample: "Gives an account a year of meals.",
  },
];
